import { describe, expect, test } from "vitest";
import { compare } from "../../../generator/src/difference/compare.ts";
import { type Any, afterEdit, copyOf, real, rowOf, tableOf, told } from "./given.ts";

type Row = readonly [what: string, table: string, edit: (table: Any) => void, told: readonly string[]];

const arms = "striker-ii/small-arms";
const hit = "striker-ii/hit-table";
const newGuns = Array.from({ length: 99 }, (_, at) => `new-gun-${at}`).sort();

const patch: readonly Row[] = [
  ["a figure", arms, (t) => (rowOf(t, "acr-7mm").values.price = 801), [`${arms}/acr-7mm/price: cell changed`]],
  [
    "a field of a load's cell",
    arms,
    (t) => (rowOf(t, "acr-7mm").nested[0].values.difficult.penetration = 4),
    [`${arms}/acr-7mm/loads/slugs/difficult: cell changed`],
  ],
  ["a key of a lookup", hit, (t) => (t.rows[0].keys.roll = 2), [`${hit}/3+/roll: cell changed`]],
  ["a title", arms, (t) => (t.title = "Rifles"), [`${arms} title: text changed`]],
  [
    "a note on a column",
    arms,
    (t) => (column(t, "techLevel").description = "New."),
    [`${arms}/*/techLevel description: text changed`],
  ],
  ["a line", arms, (t) => (rowOf(t, "acr-7mm").lines = [[1, 2]]), [`${arms}/acr-7mm lines: source changed`]],
  ["the order of rows", arms, (t) => t.rows.reverse(), [`${arms} rows: order changed`]],
  [
    "a modifier",
    "striker-ii/difficulty-adjustments",
    (t) => (rowOf(t, "firer-moved").value = 2),
    ["striker-ii/difficulty-adjustments/firer-moved/value: cell changed"],
  ],
  [
    "a figure of a derived table",
    "striker-ii/firing-teams",
    (t) => (t.parameters.denominator = 5),
    ["striker-ii/firing-teams parameters.denominator: parameter changed"],
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
    (t) => rowOf(t, "acr-7mm").nested.push({ ...t.rows[0].nested[0], id: "new-load" }),
    [`${arms}/acr-7mm/loads/new-load: row added`],
  ],
  [
    "an added column",
    arms,
    (t) => t.columns.push({ ...t.columns[0], id: "length" }),
    [`${arms}/*/length: column added`],
  ],
  ["an alias", arms, (t) => (t.aliases = { "old-gun": "acr-7mm" }), [`${arms} aliases.old-gun: alias added`]],
  [
    "a row renamed with an alias",
    arms,
    (t) => {
      rowOf(t, "acr-7mm").id = "combat-rifle";
      t.aliases = { "acr-7mm": "combat-rifle" };
    },
    [`${arms} aliases.acr-7mm: alias added`, `${arms}/combat-rifle: row renamed`],
  ],
];

const major: readonly Row[] = [
  ["a removed row", arms, (t) => t.rows.shift(), [`${arms}/sling: row removed`]],
  [
    "a removed column",
    arms,
    (t) => t.columns.splice(t.columns.indexOf(column(t, "techLevel")), 1),
    [`${arms}/*/techLevel: column removed`],
  ],
  [
    "a row renamed without an alias",
    arms,
    (t) => (rowOf(t, "acr-7mm").id = "combat-rifle"),
    [`${arms}/acr-7mm: row removed`, `${arms}/combat-rifle: row added`],
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
    "troopers/activation",
    (t) => (t.constants[0].value = "many"),
    ["troopers/activation/troopers-acting/value: type changed"],
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
    "striker-ii/morale-table",
    (t) => t.result.columns[0].words.push("panicked"),
    ["striker-ii/morale-table/*/result words: outcome added"],
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
    (t) => (rowOf(t, "acr-7mm").values.price = { unknown: "torn" }),
    [`${arms}/acr-7mm/price: cell unknown`],
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
  const without = copyOf(real);
  without.books.delete("walkers");

  test("a book more is minor, a book less is major", () => {
    expect(told(compare(without, real))).toEqual(["walkers: book added"]);
    expect(compare(without, real).bump).toBe("minor");
    expect(told(compare(real, without))).toEqual(["walkers: book removed"]);
    expect(compare(real, without).bump).toBe("major");
  });

  test("a table more is minor, a table less is major", () => {
    const fewer = copyOf(real);
    for (const edition of ["current", "asPrinted"]) fewer.books.get("troopers")[edition].tables.shift();
    expect(told(compare(fewer, real))).toEqual(["troopers/activation: table added"]);
    expect(compare(fewer, real).bump).toBe("minor");
    expect(told(compare(real, fewer))).toEqual(["troopers/activation: table removed"]);
    expect(compare(real, fewer).bump).toBe("major");
  });

  test("a table renamed with an alias is minor, and compared by its new id", () => {
    const renamed = copyOf(real);
    for (const edition of ["current", "asPrinted"]) {
      const table = tableOf(renamed, "troopers/squads", edition as "current");
      table.id = "teams";
      table.title = "Teams";
      renamed.books.get("troopers")[edition].aliases = { squads: "teams" };
    }
    expect(told(compare(real, renamed))).toEqual([
      "troopers aliases.squads: alias added",
      "troopers/teams: table renamed",
      "troopers/teams title: text changed",
    ]);
    expect(compare(real, renamed).bump).toBe("minor");
  });

  test("the version alone is no difference", () => {
    expect(compare(real, { ...real, version: "9.9.9" })).toEqual({ changes: [], bump: null, reasons: [] });
  });
});

test("an unknown that becomes known is minor", () => {
  const lost = copyOf(real);
  for (const edition of ["current", "asPrinted"]) {
    rowOf(tableOf(lost, arms, edition as "current"), "acr-7mm").values.price = { unknown: "torn" };
  }
  const difference = compare(lost, real);
  expect(told(difference)).toEqual([`${arms}/acr-7mm/price: cell known`]);
  expect(difference.bump).toBe("minor");
});

function column(table: Any, id: string): Any {
  return table.columns.find((one: Any) => one.id === id);
}
