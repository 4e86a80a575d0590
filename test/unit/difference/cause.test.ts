import { describe, expect, test } from "vitest";
import { slipOf } from "../../../generator/src/difference/cell.ts";
import { compare } from "../../../generator/src/difference/compare.ts";
import { compileRuleSet } from "../../../generator/src/rule-set/compile.ts";
import type { RuleSet } from "../../../generator/src/rule-set/rule-set.ts";
import { houseBook, projectOf } from "../../given/project.ts";
import { told } from "./given.ts";

interface Given {
  readonly slope?: number;
  readonly threshold?: string;
  readonly errata?: Readonly<Record<string, string>>;
}

/** A book with one lookup, whose rows go by their keys. */
function rules({ slope = 3, threshold = "4+", errata = {} }: Given = {}): RuleSet {
  const table = `kind: hit-table
title: Our hit table
axes:
  roll: { match: floor, dice: 1d6, modified: true, form: "{key}+", below: { cell: "-" } }
  difficulty: { match: exact, columns: [near, far] }
rows:
  - roll: ${threshold}
    near: ${slope}
    far: M
  - roll: 6+
    near: 5
    far: 1
`;
  const files = Object.entries(errata).map(([id, text]) => ({ path: `rules/house/errata/${id}.yaml`, text }));
  const { ruleSet, diagnostics } = compileRuleSet(
    projectOf([houseBook("house"), { path: "rules/house/hit/hit-table.yaml", text: table }, ...files]),
  );
  if (!ruleSet) throw new Error(diagnostics.map(({ message }) => message).join("\n"));
  return ruleSet;
}

const change = (at: string, was: string, now: string, more = "") =>
  `status: accepted\nauthority: author\n${more}changes:\n  - { at: ${at}, was: "${was}", now: "${now}" }\nbecause: Said so.\n`;

const corrected = { "near-hits": change("hit-table/4+/near", "3", "2") };

describe("a changed value", () => {
  test("is explained by the erratum that changes it, in the current edition alone", () => {
    const { changes, reasons, bump } = compare(rules(), rules({ errata: corrected }));
    expect(changes.map(({ at, edition, cause, errata }) => [at, edition, cause, errata])).toEqual([
      ["house/errata/near-hits", "current", null, []],
      ["house/hit-table/4+/near", "current", "erratum", ["near-hits"]],
    ]);
    expect(changes[1]?.fields).toEqual([{ field: "hits", was: 3, now: 2 }]);
    expect(reasons).toEqual([{ book: "house", id: "near-hits", because: "Said so.", lines: [] }]);
    expect(bump).toBe("patch");
  });

  test("may stand beside the rows", () => {
    const errata = {
      below: change("hit-table/axes/roll/below/cell", "-", "1"),
      dice: change("hit-table/axes/roll/dice", "1d6", "2d6"),
    };
    const { changes, bump } = compare(rules(), rules({ errata }));
    expect(changes.slice(2).map(({ at, part, cause, errata: ids }) => [at, part, cause, ids])).toEqual([
      ["house/hit-table/*/roll", "dice", "erratum", ["dice"]],
      ["house/hit-table/*/roll", "below", "erratum", ["below"]],
    ]);
    expect(bump).toBe("major");
  });

  test("is a matter of transcription where the print was read anew, and listed once", () => {
    const { changes } = compare(rules(), rules({ slope: 4 }));
    expect(changes.map(({ at, edition, cause }) => [at, edition, cause])).toEqual([
      ["house/hit-table/4+/near", "both", "transcription"],
    ]);
  });

  test("is unexplained where it changed in the current edition alone and no erratum says so", () => {
    const [before, after] = [rules(), rules({ slope: 4 })];
    const [book, other] = [before.books.get("house"), after.books.get("house")];
    if (!book || !other) throw new Error("there is no such book");
    const house = { current: other.current, asPrinted: book.asPrinted };
    const mixed = { version: "0.0.0", books: new Map([["house", house]]) };
    expect(compare(before, mixed).changes.map(({ edition, cause }) => [edition, cause])).toEqual([
      ["current", "unexplained"],
    ]);
  });

  test("keeps its address where the row goes by a key that was corrected", () => {
    const errata = { "lower-threshold": change("hit-table/4+/roll", "4+", "3+") };
    const { changes, bump } = compare(rules(), rules({ errata }));
    expect(changes.map(({ at, change, was, now, errata }) => [at, change, was, now, errata])).toEqual([
      ["house/errata/lower-threshold", "erratum added", null, "applied", []],
      ["house/hit-table/4+/roll", "cell changed", 4, 3, ["lower-threshold"]],
    ]);
    expect(bump).toBe("patch");
  });

  test("is explained by the erratum that takes the correction back", () => {
    const back = "status: accepted\nauthority: author\nwithdraws: near-hits\nbecause: The print was right.\n";
    const { changes } = compare(rules({ errata: corrected }), rules({ errata: { ...corrected, back } }));
    expect(changes.map(({ at, change, errata }) => [at, change, errata])).toEqual([
      ["house/errata/back", "erratum added", []],
      ["house/errata/near-hits", "erratum withdrawn", []],
      ["house/hit-table/4+/near", "cell changed", ["back"]],
    ]);
  });
});

test("an open erratum that is accepted, and one whose words change", () => {
  const open = {
    doubt: "status: open\nauthority: author\nbecause: Odd.\noptions: [two, three]\nconcerns: [hit-table/4+/near]\n",
  };
  const accepted = { doubt: corrected["near-hits"].replace("Said so.", "Odd.") };
  expect(told(compare(rules({ errata: open }), rules({ errata: accepted })))).toEqual([
    "house/errata/doubt: erratum accepted",
    "house/hit-table/4+/near: cell changed",
  ]);
  const reworded = { "near-hits": corrected["near-hits"].replace("Said so.", "The author says so.") };
  expect(told(compare(rules({ errata: corrected }), rules({ errata: reworded })))).toEqual([
    "house/errata/near-hits because: erratum edited",
  ]);
});

test.for([
  [-1, 1, "sign"],
  [300, 30, "digits"],
  [0.5, 5, "digits"],
  [120, 102, "digits"],
  [120, 125, undefined],
  [0, 5, undefined],
  [1, 11, undefined],
] as const)("from %d to %d: slip %s", ([was, now, slip]) => {
  expect(slipOf(was, now)).toBe(slip);
  expect(slipOf({ range: was, hits: 2 }, { range: now, hits: 2 })).toBe(slip);
});
