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
    "that words go from the least to the most, and another order of them",
    "house/morale-table",
    (t) => Object.assign(t.result.columns[0], { ordered: true, words: t.result.columns[0].words.toReversed() }),
    ["house/morale-table/*/result ordered: order changed", "house/morale-table/*/result words: order changed"],
  ],
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
    ["house/half parameters.by: parameter changed"],
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
    (t) => (t.nested[0].columns.find(({ id }: Any) => id === "difficult").fields[0].unit = "yd"),
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
  ["other dice", hit, (t) => (t.axes[0].dice.count = 3), [`${hit}/*/roll dice: dice changed`]],
  [
    "another rounding",
    "house/half",
    (t) => (t.parameters.round = "down"),
    ["house/half parameters.round: shape changed"],
  ],
  [
    "a modifier in another group, and one that counts",
    "house/morale-modifiers",
    (t) => {
      rowOf(t, "leader").group = "command";
      rowOf(t, "leader").counted = true;
    },
    ["house/morale-modifiers/leader group: type changed", "house/morale-modifiers/leader counted: type changed"],
  ],
  [
    "a narrower domain",
    hit,
    (t) => (t.axes[0].domain = { from: 2, to: 12 }),
    [`${hit}/*/roll domain: domain narrowed`],
  ],
  ["another choice between two as near", hit, (t) => (t.axes[0].tie = "lower"), [`${hit}/*/roll tie: shape changed`]],
  ["a tie nobody decides any more", hit, (t) => (t.axes[0].tie = "unknown"), [`${hit}/*/roll tie: outcome added`]],
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

  test("a renamed table that a derived one names is told once", () => {
    const renamed = copyOf(books);
    for (const edition of ["current", "asPrinted"]) {
      tableOf(renamed, "house/rifle-shot", edition as "current").parameters.table = "guns";
      tableOf(renamed, arms, edition as "current").id = "guns";
      renamed.books.get("house")[edition].aliases = { rifles: "guns" };
    }
    expect(told(compare(books, renamed))).toEqual(["house aliases.rifles: alias added", "house/guns: table renamed"]);
    expect(compare(books, renamed).bump).toBe("minor");
  });

  test("the version alone is no difference", () => {
    expect(compare(books, { ...books, version: "9.9.9" })).toEqual({ changes: [], bump: null, reasons: [] });
  });
});

describe("an id means what it meant", () => {
  const exchange = (t: Any) => {
    for (const row of t.rows) row.id = row.id === "carbine" ? "musket" : row.id === "musket" ? "carbine" : row.id;
  };

  test("two ids exchanged", () => {
    const { changes, bump } = afterEdit(arms, exchange);
    const moved = changes.filter(({ change }) => change === "id moved");
    expect(moved.map(({ at, was, now }) => [at, was, now])).toEqual([
      [`${arms}/carbine`, "carbine", "musket"],
      [`${arms}/musket`, "musket", "carbine"],
      [`${arms}/flintlock`, "musket", "carbine"],
    ]);
    expect(bump).toBe("major");
  });

  test.for<readonly [string, (t: Any) => void, readonly string[]]>([
    [
      "an id given to a new row, its own row renamed",
      (t) => {
        const { rows } = t;
        rows.push({ ...rows[0], values: { ...rows[0].values, price: 7 } });
        rows[0].id = "old-carbine";
      },
      [`${arms}/carbine: id moved`],
    ],
    ["a former id given to another row", (t) => (t.aliases.flintlock = "carbine"), [`${arms}/flintlock: id moved`]],
    [
      "a former id that becomes the id of a new row",
      (t) => {
        t.aliases = {};
        t.rows.push({ ...t.rows[0], id: "flintlock", name: "Flintlock" });
      },
      [`${arms}/flintlock: id moved`],
    ],
    [
      "an id that becomes a former id of another row",
      (t) => {
        t.rows.shift();
        t.aliases.carbine = "musket";
      },
      [`${arms}/carbine: id moved`],
    ],
    [
      "two names exchanged",
      (t) => {
        rowOf(t, "carbine").name = "Musket";
        rowOf(t, "musket").name = "Carbine";
      },
      [`${arms}/carbine: name moved`, `${arms}/musket: name moved`],
    ],
    ["a name worded better", (t) => (rowOf(t, "carbine").name = "Short rifle"), []],
    [
      "a row renamed, and the former id of another follows it",
      (t) => {
        rowOf(t, "musket").id = "long-gun";
        t.aliases = { flintlock: "long-gun", musket: "long-gun" };
        rowOf(t, "long-gun").values.price = 91;
      },
      [],
    ],
    [
      "all lines cited anew",
      (t) => (t.rows = t.rows.map((row: Any, at: number) => ({ ...row, lines: [[at, at]] }))),
      [],
    ],
  ])("%s", ([, edit, expected]) => {
    const found = told(afterEdit(arms, edit)).filter((one) => one.endsWith(" moved"));
    expect(found).toEqual(expected);
  });

  test("an erratum that gives two rows each other's figures moves no id", () => {
    const { changes } = afterEdit(arms, exchange, ["current"]);
    expect(changes.filter(({ change }) => change === "id moved")).toEqual([]);
  });

  test("two tables with each other's ids", () => {
    const after = copyOf(books);
    for (const edition of ["current", "asPrinted"]) {
      const [one, other] = ["figures", "permissions"].map((id) => tableOf(after, `club/${id}`, edition as "current"));
      [one.id, other.id] = [other.id, one.id];
    }
    const moved = compare(books, after).changes.filter(({ change }) => change === "id moved");
    expect(moved.map(({ at }) => at)).toEqual(["club/figures", "club/permissions"]);
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
