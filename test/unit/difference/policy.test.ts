import { describe, expect, test } from "vitest";
import { compare } from "../../../generator/src/difference/compare.ts";
import { type Any, afterEdit, books, copyOf, rowOf, tableOf, told } from "./given.ts";

type Row = readonly [what: string, table: string, edit: (table: Any) => void, told: readonly string[]];

const arms = "house/rifles";
const hit = "house/hit-table";
const newGuns = Array.from({ length: 99 }, (_, at) => `new-gun-${at}`).sort();

const patch: readonly Row[] = [
  ["a figure", arms, (t) => (rowOf(t, "carbine").values.price = 201), [`${arms}/carbine/price: cell changed`]],
  [
    "a field of a load's cell",
    arms,
    (t) => (rowOf(t, "carbine").nested[0].values.difficult.penetration = 4),
    [`${arms}/carbine/loads/standard/difficult: cell changed`],
  ],
  ["a key of a lookup", hit, (t) => (t.rows[0].keys.roll = 2), [`${hit}/3+/roll: cell changed`]],
  ["a title", arms, (t) => (t.title = "Guns"), [`${arms} title: text changed`]],
  [
    "a note on a column",
    arms,
    (t) => (column(t, "techLevel").description = "New."),
    [`${arms}/*/techLevel description: text changed`],
  ],
  ["a line", arms, (t) => (rowOf(t, "carbine").lines = [[1, 2]]), [`${arms}/carbine lines: source changed`]],
  ["the order of rows", arms, (t) => t.rows.reverse(), [`${arms} rows: order changed`]],
  [
    "a modifier",
    "house/morale-modifiers",
    (t) => (rowOf(t, "leader").value = 3),
    ["house/morale-modifiers/leader/value: cell changed"],
  ],
  [
    "a figure of a derived table",
    "house/half",
    (t) => (t.parameters.denominator = 5),
    ["house/half parameters.denominator: parameter changed"],
  ],
];

const minor: readonly Row[] = [
  [
    "an added row",
    arms,
    (t) => t.rows.push({ ...t.rows[0], id: "new-gun", name: "New gun" }),
    [`${arms}/new-gun: row added`],
  ],
  [
    "growing past a hundred rows, which ends exact types",
    arms,
    (t) => t.rows.push(...newGuns.map((id) => ({ ...t.rows[0], id, name: id }))),
    newGuns.map((id) => `${arms}/${id}: row added`),
  ],
  [
    "an added load",
    arms,
    (t) => rowOf(t, "carbine").nested.push({ ...t.rows[0].nested[0], id: "new-load" }),
    [`${arms}/carbine/loads/new-load: row added`],
  ],
  [
    "an added column",
    arms,
    (t) => t.columns.push({ ...t.columns[0], id: "length" }),
    [`${arms}/*/length: column added`],
  ],
  ["an alias", arms, (t) => (t.aliases["old-gun"] = "carbine"), [`${arms} aliases.old-gun: alias added`]],
  [
    "a row renamed with an alias",
    arms,
    (t) => {
      rowOf(t, "carbine").id = "combat-rifle";
      t.aliases.carbine = "combat-rifle";
    },
    [`${arms} aliases.carbine: alias added`, `${arms}/combat-rifle: row renamed`],
  ],
];

const major: readonly Row[] = [
  ["a removed row", arms, (t) => t.rows.shift(), [`${arms}/carbine: row removed`]],
  [
    "a removed column",
    arms,
    (t) => t.columns.splice(t.columns.indexOf(column(t, "techLevel")), 1),
    [`${arms}/*/techLevel: column removed`],
  ],
  [
    "a row renamed without an alias",
    arms,
    (t) => (rowOf(t, "carbine").id = "combat-rifle"),
    [`${arms}/carbine: row removed`, `${arms}/combat-rifle: row added`],
  ],
  ["another type", arms, (t) => (column(t, "techLevel").type = "text"), [`${arms}/*/techLevel type: type changed`]],
  [
    "fractions in whole numbers",
    arms,
    (t) => (column(t, "techLevel").whole = false),
    [`${arms}/*/techLevel type: type changed`],
  ],
  ["another unit", arms, (t) => (column(t, "weight").unit = "lb"), [`${arms}/*/weight unit: unit changed`]],
  [
    "another unit of a field",
    arms,
    (t) => (t.nested.columns.find(({ id }: Any) => id === "difficult").fields[0].unit = "yd"),
    [`${arms}/*/loads/*/difficult range.unit: unit changed`],
  ],
  [
    "a single figure that becomes a word",
    "club/figures",
    (t) => (t.constants[0].value = "many"),
    ["club/figures/walk/value: type changed"],
  ],
  ["a renamed function", hit, (t) => (t.function = "hitLookup"), [`${hit} function: function renamed`]],
  [
    "a blank where there was none",
    arms,
    (t) => (column(t, "techLevel").blank = true),
    [`${arms}/*/techLevel blank: outcome added`],
  ],
  [
    "an unknown where there was none",
    hit,
    (t) => (t.result.cell.unknowable = true),
    [`${hit}/*/* unknowable: outcome added`],
  ],
  [
    "a new word in a result",
    "house/morale-table",
    (t) => t.result.columns[0].words.push("panicked"),
    ["house/morale-table/*/result words: outcome added"],
  ],
  [
    "no answer beyond the last row",
    hit,
    (t) => (t.axes[0].below = { gives: "none" }),
    [`${hit}/*/roll below: outcome added`],
  ],
  ["another shape", hit, (t) => (t.shape = "catalog"), [`${hit} shape: shape changed`]],
  ["another match", hit, (t) => (t.axes[0].match = "ceiling"), [`${hit}/*/roll match: shape changed`]],
  [
    "a figure that becomes unknown",
    arms,
    (t) => (rowOf(t, "carbine").values.price = { unknown: "torn" }),
    [`${arms}/carbine/price: cell unknown`],
  ],
];

describe.for([
  ["patch", patch],
  ["minor", minor],
  ["major", major],
] as const)("%s", ([bump, rows]) => {
  test.for(rows)("%s", ([, table, edit, expected]) => {
    const difference = afterEdit(table, edit);
    expect(told(difference)).toEqual(expected);
    expect(difference.bump).toBe(bump);
    expect(difference.changes.map(({ edition }) => edition)).toEqual(expected.map(() => "both"));
  });
});

describe("books and tables", () => {
  const without = copyOf(books);
  without.books.delete("club");

  test("a book more is minor, a book less is major", () => {
    expect(told(compare(without, books))).toEqual(["club: book added"]);
    expect(compare(without, books).bump).toBe("minor");
    expect(told(compare(books, without))).toEqual(["club: book removed"]);
    expect(compare(books, without).bump).toBe("major");
  });

  test("a table more is minor, a table less is major", () => {
    const fewer = copyOf(books);
    for (const edition of ["current", "asPrinted"]) fewer.books.get("club")[edition].tables.shift();
    expect(told(compare(fewer, books))).toEqual(["club/figures: table added"]);
    expect(compare(fewer, books).bump).toBe("minor");
    expect(told(compare(books, fewer))).toEqual(["club/figures: table removed"]);
    expect(compare(books, fewer).bump).toBe("major");
  });

  test("a table renamed with an alias is minor, and compared by its new id", () => {
    const renamed = copyOf(books);
    for (const edition of ["current", "asPrinted"]) {
      const table = tableOf(renamed, "club/permissions", edition as "current");
      table.id = "teams";
      table.title = "Teams";
      renamed.books.get("club")[edition].aliases = { permissions: "teams" };
    }
    expect(told(compare(books, renamed))).toEqual([
      "club aliases.permissions: alias added",
      "club/teams: table renamed",
      "club/teams title: text changed",
    ]);
    expect(compare(books, renamed).bump).toBe("minor");
  });

  test("the version alone is no difference", () => {
    expect(compare(books, { ...books, version: "9.9.9" })).toEqual({ changes: [], bump: null, reasons: [] });
  });
});

test("an unknown that becomes known is minor", () => {
  const lost = copyOf(books);
  for (const edition of ["current", "asPrinted"]) {
    rowOf(tableOf(lost, arms, edition as "current"), "carbine").values.price = { unknown: "torn" };
  }
  const difference = compare(lost, books);
  expect(told(difference)).toEqual([`${arms}/carbine/price: cell known`]);
  expect(difference.bump).toBe("minor");
});

function column(table: Any, id: string): Any {
  return table.columns.find((one: Any) => one.id === id);
}
