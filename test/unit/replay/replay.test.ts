import { describe, expect, test } from "vitest";
import { analyze } from "../../../generator/src/compile.ts";
import { complaints, given, said, tsv } from "./given.ts";
import * as tables from "./tables.ts";

function replayed(path: string, text: string, evidence: readonly string[]): readonly string[] {
  return complaints(given({ [path]: text }, tsv(...evidence))).map(said);
}

const sound = [
  ["weapon/arms.yaml", tables.smallArms, tables.smallArmsEvidence],
  ["armor/ratings.yaml", tables.armorRating, tables.armorRatingEvidence],
  ["morale/morale.yaml", tables.morale, [...tables.moraleEvidence, ...tables.moraleTwice]],
  ["hit/modifiers.yaml", tables.modifiers, tables.modifiersEvidence],
  ["walker/damage.yaml", tables.damage, tables.damageEvidence],
  ["walker/attacks.yaml", tables.attacks, tables.attacksEvidence],
] as const;

test.each(sound)("%s prints its lines", (path, text, evidence) => {
  expect(replayed(path, text, evidence)).toStrictEqual([]);
});

/** Table, what is changed in it, and what is said of that. */
const wrong: readonly (readonly [number, string, string, string])[] = [
  [0, "450(3)+2", "450(5)+2", "arms.yaml:31:20 evidence/differs line 12 prints 450(3)+2, here 450(5)+2 [450(5)+2]"],
  [0, "weight: 3", "weight: 4", "arms.yaml:12:13 evidence/differs line 10 prints 3, here 4 [4]"],
  [0, "price: 10", "price: 11", "arms.yaml:25:16 evidence/differs line 10 prints 10, here 11 [11]"],
  [0, "notes: 1,3", "notes: 3", "arms.yaml:37:16 evidence/differs line 12 prints 1,3, here 3 [3]"],
  [0, "printed: LAG", "printed: LAW", "arms.yaml:41:14 evidence/differs line 14 prints LAG, here LAW [LAW]"],
  [0, "formidable: 600(2)\n        ", "", "arms.yaml:16:15 evidence/differs line 10 prints 600(2), here nothing [10]"],
  [0, "burstSize: 0", "burstSize: 1", "arms.yaml:5:19 evidence/differs line 90 prints 0, here 1 [1]"],
  [1, "thickness: 2,", "thickness: 2.1,", "ratings.yaml:9:28 evidence/differs line 20 prints 2.00, here 2.1 [2.1]"],
  [
    1,
    "thickness: 2.25",
    "thickness: 2.35",
    "ratings.yaml:10:28 evidence/differs line 21 prints 2.25, here 2.35 [2.35]",
  ],
  [
    2,
    "result: passed",
    "result: routed",
    "morale.yaml:9:26 evidence/differs line 34 prints passed, here routed [routed]",
  ],
  [3, "value: 2,", "value: 1,", "modifiers.yaml:5:18 evidence/differs line 40 prints +2, here 1 [1]"],
  [3, "value: -2", "value: 2", "modifiers.yaml:6:20 evidence/differs line 41 prints two, here 2 [2]"],
  [3, ", decrease: true", "", "modifiers.yaml:6:20 evidence/differs line 41 prints two, here -2 [-2]"],
  [3, "figure: 2", "figure: 3", "modifiers.yaml:5:18 evidence/differs line 40 prints no figure 3, here 2 [2]"],
  [
    3,
    ", reading: the prose says no modifier applies",
    "",
    "modifiers.yaml:7:18 evidence/differs line 42 prints nothing in its place, here 0 [0]",
  ],
  [4, "Control Hit", "Control Loss", "damage.yaml:7:42 evidence/differs line 50 prints Hit, here Loss [Control Loss]"],
  [4, "skillLoss: 1", "skillLoss: 2", "damage.yaml:7:66 evidence/differs line 50 prints 1, here 2 [2]"],
  [4, "movementFactor: half, ", "", "damage.yaml:8:66 evidence/differs line 51 prints Half, here nothing [51]"],
  [5, "by: 1/2", "by: 1/3", "attacks.yaml:7:7 evidence/differs line 70 prints half, here 0.3333333333333333 [70]"],
];

test.each(wrong)("table %i: %j as %j", (index, from, to, want) => {
  const [path, text, evidence] = sound[index] as (typeof sound)[number];
  expect(text).toContain(from);
  expect(replayed(path, text.replace(from, to), evidence)).toStrictEqual([want]);
});

test("says what to restore and where corrections go", () => {
  const project = given(
    { "morale/morale.yaml": tables.morale.replace("-8", "-7").replace("9-13", "8-13") },
    tsv(...tables.moraleEvidence, ...tables.moraleTwice),
  );
  expect(complaints(project).map(({ hint }) => hint)).toStrictEqual([
    "restore -8; to correct the book, write an erratum in rules/sample/errata/",
    "restore 9-13; to correct the book, write an erratum in rules/sample/errata/",
  ]);
});

describe("two cells in each other's place are one complaint that names both", () => {
  test.for<[string, string, string, string, string]>([
    [
      "that print alone",
      "difficult: 300(3)+2",
      "formidable: 600(2)",
      "arms.yaml:19:20 evidence/differs line 10 prints 300(3)+2, here 600(2) [600(2)]",
      "swap the two cells: write difficult: 300(3)+2 in line 19 and formidable: 600(2) in line 20",
    ],
    [
      "that print as one, where the book leaves out a zero",
      "weight: 3",
      "weight: .4",
      "arms.yaml:12:13 evidence/differs line 10 prints 3/.4, here 0.4/3 [.4]",
      "swap the two cells: write weight: 3 in line 12 and weight: .4 in line 24",
    ],
    [
      "that print joined with others",
      "weight: 3",
      "price: 10",
      "arms.yaml:12:13 evidence/differs line 10 prints 3/.4, here 10/0.4 [10]",
      "swap the two cells: write weight: 3 in line 12 and price: 10 in line 25",
    ],
  ])("%s", ([, first, second, said_, hint]) => {
    const [name, text] = first.split(": ");
    const [otherName, otherText] = second.split(": ");
    const marked = tables.smallArms.replace(first, `${name}: @`).replace(second, `${otherName}: ${text}`);
    const found = complaints(
      given({ "weapon/arms.yaml": marked.replace("@", otherText ?? "") }, tsv(...tables.smallArmsEvidence)),
    );
    expect(found.map(said)).toEqual([said_]);
    expect(found[0]?.hint).toBe(hint);
  });

  test("quotes come with what needs them", () => {
    const hits =
      "kind: hit-table\ntitle: Hits\naxes:\n" +
      '  roll: { match: floor, form: "{key}+", dice: 2d6, modified: true, below: clamp }\n' +
      "  difficulty: { match: exact, columns: [simple, routine] }\n" +
      'rows:\n  - roll: 3+\n    simple: "-"\n    routine: M\n    line: 60\n';
    const [found] = complaints(given({ "hit/hits.yaml": hits }, tsv("60 | row | 3+ M -")));
    expect(found?.hint).toBe('swap the two cells: write simple: M in line 8 and routine: "-" in line 9');
  });

  test("a cell that is wrong beside a right one is told alone", () => {
    const wrong = tables.smallArms.replace("magazine: 20", "magazine: 3").replace("damage: 3", "damage: 2");
    const [found] = complaints(given({ "weapon/arms.yaml": wrong }, tsv(...tables.smallArmsEvidence)));
    expect(found?.hint).toBe("restore 20; to correct the book, write an erratum in rules/sample/errata/");
  });
});

describe("evidence that is not as it should be", () => {
  test("a missing line is named at the row that cites it", () => {
    const [, ...rest] = tables.moraleEvidence;
    expect(replayed("morale/morale.yaml", tables.morale, [...rest, ...tables.moraleTwice])).toStrictEqual([
      "morale.yaml:7:39 evidence/missing no evidence is recorded for line 30 [30]",
    ]);
  });

  test("a row that cites a wrong line is asked about the line that prints it", () => {
    const evidence = tsv(...tables.moraleEvidence, ...tables.moraleTwice);
    const [first = ""] = tables.moraleEvidence;
    expect(first).toMatch(/^30 /);
    const wrongLine = given({ "morale/morale.yaml": tables.morale.replace("line: 30", "line: 300") }, evidence);
    expect(complaints(wrongLine).map(({ code, hint }) => [code, hint])).toStrictEqual([
      ["evidence/missing", "did you mean 30?"],
    ]);
  });

  test("a line that nothing prints may be wrong or new", () => {
    const [, ...rest] = tables.moraleEvidence;
    const found = complaints(given({ "morale/morale.yaml": tables.morale }, tsv(...rest, ...tables.moraleTwice)));
    expect(found.map(({ hint }) => hint)).toStrictEqual([
      "mend the line number; where it is right, run npx tablewright evidence sample --write, which needs the document, and review the line it adds",
    ]);
  });

  test("the end of a range must be there", () => {
    const [first, second] = tables.moraleEvidence as [string, string];
    expect(replayed("morale/morale.yaml", tables.morale, [first, second, ...tables.moraleTwice])).toStrictEqual([
      'morale.yaml:8:46 evidence/missing no evidence is recorded for line 33 ["31-33"]',
    ]);
  });

  test("a line nobody cites is named in the file", () => {
    const evidence = [...tables.moraleEvidence, ...tables.moraleTwice, "99 | row | left over"];
    expect(replayed("morale/morale.yaml", tables.morale, evidence)).toStrictEqual([
      "sample.tsv:7:1 evidence/uncited line 99 is recorded as evidence but no table cites it [99\trow\tleft over]",
    ]);
  });

  test("a malformed line gives one complaint, not another at its row", () => {
    const evidence = ["30 | rows | -8 routed", ...tables.moraleEvidence.slice(1), ...tables.moraleTwice];
    expect(replayed("morale/morale.yaml", tables.morale, evidence)).toStrictEqual([
      "sample.tsv:2:1 evidence/malformed rows must be row, label:<number of characters> or figures [30\trows\t-8 routed]",
    ]);
  });

  test("a book without evidence gives one complaint", () => {
    expect(complaints(given({ "morale/morale.yaml": tables.morale })).map(said)).toStrictEqual([
      "book.yaml:2:1 evidence/none sample has a document but no evidence in test/golden/sample.tsv [document]",
    ]);
  });
});

test("a plus sign before a whole figure is only a way of writing it", () => {
  const text =
    "kind: modifiers\ntitle: M\nprint: [printed, value]\nrows:\n  nco: { printed: NCO, value: 1, line: 40 }\n";
  expect(replayed("hit/modifiers.yaml", text, ["40 | row | NCO +1"])).toStrictEqual([]);
  expect(replayed("hit/modifiers.yaml", text, ["40 | row | NCO -1"])).toStrictEqual([
    "modifiers.yaml:5:31 evidence/differs line 40 prints -1, here 1 [1]",
  ]);
});

test("the evidence of a withheld table is not called uncited", () => {
  const rules = { "morale/morale.yaml": tables.morale.replace("14+", "15+"), "hit/modifiers.yaml": tables.modifiers };
  const evidence = tsv(...tables.moraleEvidence, tables.moraleTwice[0] as string, ...tables.modifiersEvidence);
  expect(analyze(given(rules, evidence)).diagnostics.map(({ code }) => code)).toStrictEqual(["axis/gap"]);
});

test("house rules need no evidence", () => {
  const text =
    "kind: morale-table\ntitle: House\naxes:\n  roll: { match: range, dice: 2d6 }\nrows:\n  - { roll: 2-12, result: passed }\n";
  const book = "title: House\ndocument: none\nminus: up-to\n";
  expect(complaints(given({ "book.yaml": book, "morale/house.yaml": text }))).toStrictEqual([]);
});

test("the correction of an erratum is not held against the print", () => {
  const erratum = `status: accepted
authority: document
changes:
  - { at: arms/acr/loads/he/targets, was: "1/", now: 1/2 }
because: The other load prints both.
source: { lines: 10-12 }
`;
  const project = given(
    { "weapon/arms.yaml": tables.smallArms, "errata/targets.yaml": erratum },
    tsv(...tables.smallArmsEvidence),
  );
  const reading = { path: "test/golden/sample.errata.tsv", text: "address\tnow\narms/acr/loads/he/targets\t1/2\n" };
  expect(complaints({ ...project, evidence: [...project.evidence, reading] })).toStrictEqual([]);
});

test("a cell that two lines print is told once", () => {
  const twice = tables.smallArms.replace(
    "        magazine: 20\n        difficult: 300(3)+2",
    "        magazine: 21\n        cites: { magazine: { line: 16, figure: 1 } }\n        difficult: 300(3)+2",
  );
  const evidence = tables.smallArmsEvidence.flatMap((line) =>
    line.startsWith("14 ") ? [line, "16 | figures | 20"] : line,
  );
  expect(replayed("weapon/arms.yaml", twice, evidence)).toStrictEqual([
    "arms.yaml:18:19 evidence/differs line 10 prints 20, here 21 [21]",
  ]);
});
