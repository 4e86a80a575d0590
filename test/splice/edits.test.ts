import { describe, expect, test } from "vitest";
import { contentAt, isList, isMap, type Operation, placeOfRow } from "../../generator/src/splice/index.ts";
import { at, edited, nastyValues, read, refusal, rulesFiles } from "./given.ts";

const armory = `# Club armory, checked by the quartermaster
kind: small-arms
title: Club armory   # keep short: it is a heading
noteLegend: { 1: { recoil: low }, 2: { recoil: high } }

rows:
  hand-bow:
    name: "Hand bow"
    aliases: [handbow]      # renamed in spring
    weight: .75
    price: 20
    loads:
      standard:
        magazine: 1
        difficult: 50(0)    # as printed
        damage: 'NO'


  # still to be weighed
  # and measured
  long-sling:
    techLevel: 1
    name: Long sling
    loads:
      standard: { magazine: 1, difficult: 40(0), damage: 1 }
`;

const crt = `axes:
  roll: { match: range }
rows:
  # routs
  - roll: -8
    result: routed   # 8C2
  - { roll: 9-13, result: suppressed }

  - roll: 14+
    result: passed`;

/** Edits, and the lines they take away and put there. */
const edits: readonly (readonly [what: string, text: string, operation: Operation, lines: readonly string[]])[] = [
  ["a value", armory, set("rows/hand-bow/price", "25", "20"), ["-    price: 20", "+    price: 25"]],
  [
    "a value with a remark, in single quotes, between braces",
    armory,
    set("rows/long-sling/loads/standard/difficult", "45(0)", "40(0)"),
    [
      "-      standard: { magazine: 1, difficult: 40(0), damage: 1 }",
      "+      standard: { magazine: 1, difficult: 45(0), damage: 1 }",
    ],
  ],
  [
    "quotes it had",
    armory,
    set("rows/hand-bow/loads/standard/damage", "it's", "NO"),
    ["-        damage: 'NO'", "+        damage: 'it''s'"],
  ],
  [
    "a blank, behind the column before it",
    armory,
    {
      ...set("rows/hand-bow/loads/standard/formidable", "90(0)", null),
      columns: ["magazine", "difficult", "formidable", "damage"],
    },
    ["+        formidable: 90(0)"],
  ],
  [
    "the first column of a row",
    armory,
    { ...set("rows/hand-bow/techLevel", "2", null), columns: ["techLevel", "name"] },
    ["+    techLevel: 2"],
  ],
  [
    "a lost figure",
    armory,
    {
      kind: "set",
      path: ["rows", "hand-bow", "price"],
      was: "20",
      content: { entries: [["unknown", "smudged, or 20"]] },
    },
    ["-    price: 20", '+    price: { unknown: "smudged, or 20" }'],
  ],
  [
    "a blank between braces",
    armory,
    set("rows/long-sling/loads/standard/weight", ".1", null),
    [
      "-      standard: { magazine: 1, difficult: 40(0), damage: 1 }",
      "+      standard: { magazine: 1, difficult: 40(0), damage: 1, weight: .1 }",
    ],
  ],
  ["a cleared cell", armory, clear("rows/hand-bow/weight", ".75"), ["-    weight: .75"]],
  [
    "a cleared cell with a remark",
    armory,
    clear("rows/hand-bow/loads/standard/difficult", "50(0)"),
    ["-        difficult: 50(0)    # as printed", "+        # as printed"],
  ],
  [
    "the first cell of a list's row",
    crt,
    { kind: "clear", path: ["rows", 0, "roll"], was: "-8" },
    ["-  - roll: -8", "-    result: routed   # 8C2", "+  - result: routed   # 8C2"],
  ],
  [
    "a row with its comments",
    armory,
    { kind: "delete", path: ["rows", "long-sling"], was: at(armory, ["rows", "long-sling"]) },
    armory
      .split("\n")
      .slice(17)
      .map((line) => `-${line}`),
  ],
  [
    "a row's id",
    armory,
    { kind: "rename", path: ["rows", "long-sling"], to: "sling" },
    ["-  long-sling:", "+  sling:"],
  ],
  [
    "a row laid out as the one before it, at the end",
    armory,
    {
      kind: "add",
      path: ["rows", "bow"],
      content: {
        entries: [
          ["name", "Bow #2"],
          ["loads", { entries: [["standard", { entries: [["damage", "2"]] }]] }],
        ],
      },
    },
    ["+", "+  bow:", '+    name: "Bow #2"', "+    loads:", "+      standard: { damage: 2 }", "+"],
  ],
  [
    "a row of a list, between braces as the one before it",
    crt,
    {
      kind: "add",
      path: ["rows", 2],
      content: {
        entries: [
          ["roll", "12-13"],
          ["result", "pinned, down"],
        ],
      },
    },
    ['+  - { roll: 12-13, result: "pinned, down" }'],
  ],
];

function set(path: string, content: string, was: string | null): Extract<Operation, { kind: "set" }> {
  return { kind: "set", path: path.split("/"), content, was };
}

function clear(path: string, was: string): Operation {
  return { kind: "clear", path: path.split("/"), was };
}

/** The lines that only one of two texts has, in order. */
function difference(before: string, after: string): readonly string[] {
  const [old, now] = [before.split("\n"), after.split("\n")];
  let start = 0;
  while (start < old.length && old[start] === now[start]) start += 1;
  let end = 0;
  while (end < old.length - start && end < now.length - start && old.at(-1 - end) === now.at(-1 - end)) end += 1;
  return [
    ...old.slice(start, old.length - end).map((line) => `-${line}`),
    ...now.slice(start, now.length - end).map((line) => `+${line}`),
  ];
}

describe("only what is edited changes", () => {
  test.for(edits)("%s", ([, text, operation, lines]) => {
    expect(difference(text, edited(text, operation))).toEqual(lines);
    const windows = text.replaceAll("\n", "\r\n");
    expect(edited(windows, operation)).toBe(edited(text, operation).replaceAll("\n", "\r\n"));
  });

  test("a row moves with its comments, and a file without a last line break stays so", () => {
    const now = edited(crt, { kind: "move", path: ["rows", 0], before: null });
    expect(now.split("rows:\n")[1]).toBe(
      "  - { roll: 9-13, result: suppressed }\n  - roll: 14+\n    result: passed\n\n  # routs\n  - roll: -8\n    result: routed   # 8C2",
    );
    expect(edited(now, { kind: "move", path: ["rows", 2], before: 0 })).toBe(crt);
  });

  test("a copied load keeps what is remarked in it, and takes another id", () => {
    const now = edited(armory, { kind: "duplicate", path: ["rows", "hand-bow"], to: "other-bow" });
    expect(at(now, ["rows", "other-bow"])).toEqual(at(armory, ["rows", "hand-bow"]));
    expect(now).toContain('  other-bow:\n    name: "Hand bow"\n    aliases: [handbow]      # renamed in spring\n');
  });
});

describe("any value reads back as it was typed", () => {
  const forms: readonly (readonly [string, string, readonly (string | number)[]])[] = [
    ["on a line", "rows:\n  a:\n    cell: 1\n    b: 2\n", ["rows", "a", "cell"]],
    ["between braces", "rows:\n  a: { cell: 1, b: 2 }\n", ["rows", "a", "cell"]],
    ["in single quotes", "rows:\n  a: { cell: '1', b: 2 }\n", ["rows", "a", "cell"]],
    ["in double quotes", 'rows:\n  a:\n    cell: "1"   # why\n    b: 2\n', ["rows", "a", "cell"]],
    ["in a list", "rows: [0, 1, 2]\n", ["rows", 1]],
    ["behind a dash", "rows:\n  - 0\n  - 1 # one\n  - 2\n", ["rows", 1]],
    ["as lines", "rows:\n  a:\n    cell: |\n      one\n\n      two\n    b: 2\n", ["rows", "a", "cell"]],
  ];
  test.for(forms)("%s", ([, text, path]) => {
    const was = at(text, path);
    for (const content of nastyValues) {
      const now = edited(text, { kind: "set", path, content, was });
      expect(at(now, path), now).toBe(content);
    }
  });

  test("as the key of a row", () => {
    const text = "rows:\n  a: { b: 1 }\n";
    for (const to of nastyValues.filter((value) => value !== "" && !value.includes("\n"))) {
      expect(at(edited(text, { kind: "rename", path: ["rows", "a"], to }), ["rows", to, "b"])).toBe("1");
    }
  });
});

describe("what cannot be done is said, and nothing is done", () => {
  test.for<[what: string, text: string, operation: Operation, said: string]>([
    [
      "another old value",
      armory,
      set("rows/hand-bow/price", "25", "21"),
      "conflict: rows/hand-bow/price holds 20, not 21",
    ],
    ["a row that is gone", armory, set("rows/bow/price", "25", "21"), "conflict: rows/bow is not there"],
    [
      "a blank that is filled",
      armory,
      set("rows/hand-bow/price", "25", null),
      "conflict: rows/hand-bow/price holds 20, not nothing",
    ],
    [
      "an id that is taken",
      armory,
      { kind: "rename", path: ["rows", "hand-bow"], to: "long-sling" },
      "conflict: long-sling is there already",
    ],
    [
      "the only cell",
      "rows:\n  a: { b: 1 }\n",
      clear("rows/a/b", "1"),
      "refused: rows/a/b: it is all there is; delete what it stands in",
    ],
    [
      "an error in the file",
      "rows: [\n",
      set("rows", "1", "2"),
      "refused: the file cannot be read; mend its errors first",
    ],
    [
      "a value two rows share",
      "a: &x 1\nb: *x\n",
      set("b", "2", "1"),
      "refused: b: something else would change too; edit it in the file",
    ],
    [
      "a character no rules file may hold",
      armory,
      set("rows/hand-bow/price", "2\u2028", "20"),
      "refused: rows/hand-bow/price: the result could not be read",
    ],
  ])("%s", ([, text, operation, said]) => {
    expect(refusal(text, operation)).toContain(said);
  });

  test("of several edits the first that fails is named", () => {
    expect(refusal(armory, set("rows/hand-bow/price", "25", "20"), set("rows/hand-bow/price", "30", "20"))).toContain(
      "25, not 20",
    );
  });
});

test("a row taken out of a lookup of numbers goes back to where it stood", () => {
  let tried = 0;
  for (const { path, text } of rulesFiles) {
    const table = read(text);
    const [rows, axes] = [contentAt(table, ["rows"]), contentAt(table, ["axes"])];
    if (!rows || !isList(rows) || rows.length < 2 || !axes || !isMap(axes)) continue;
    const own = axes.entries.filter(([, axis]) => contentAt(axis, ["columns"]) === undefined);
    if (own.some(([, axis]) => contentAt(axis, ["match"]) === "exact")) continue;
    for (const [index, row] of rows.entries()) {
      const without = edited(text, { kind: "delete", path: ["rows", index], was: row });
      const book = rulesFiles.find((file) => file.path === path.replace(/^(rules\/[^/]+)\/.*/, "$1/book.yaml"));
      const minus = /^minus: negative/m.test(book?.text ?? "") ? "negative" : "up-to";
      expect(placeOfRow(read(without), row, minus), `${path} ${index}`).toBe(index);
      tried += 1;
    }
  }
  expect(tried).toBeGreaterThan(75);
});

test("a new key of ids comes last, a known one behind its like", () => {
  const table = read(
    "axes:\n  side: { match: exact }\n  roll: { match: range }\nrows:\n  - { side: red, roll: 1-3 }\n  - { side: red, roll: 5+ }\n  - { side: blue, roll: 1+ }\n",
  );
  const place = (side: string, roll: string) =>
    placeOfRow(
      table,
      {
        entries: [
          ["side", side],
          ["roll", roll],
        ],
      },
      "up-to",
    );
  expect([place("red", "4"), place("red", "6+"), place("blue", "0"), place("green", "1")]).toEqual([1, 2, 2, 3]);
});
