import { expect, test } from "vitest";
import { citedRows } from "../../../generator/src/replay/cited-rows.ts";
import { complaints, given, modelOf, said, tsv } from "./given.ts";

const compare = `kind: compare
title: Effect
function: effectOf
figure: { name: penetration, description: Penetration. }
against: { name: armor, description: Armor. }
of: { name: damage, description: Damage. }
steps:
  - { times: 2, keeps: 1, line: 80, figure: 1 }
  - { times: 1, keeps: 1/2, round: down, line: 81, figure: 2 }
positive: casualty
otherwise: none
`;
const evidence = ["80 | figures | twice", "81 | figures | one half"];

function check(from: string, to: string, kept: readonly string[] = evidence): readonly string[] {
  return complaints(given({ "armor/effect.yaml": compare.replace(from, to) }, tsv(...kept))).map(said);
}

test("every line an operation cites is evidence", () => {
  const [book] = modelOf(given({ "armor/effect.yaml": compare })).books;
  expect(book && citedRows(book).map(({ citation, figures }) => [citation.lines, citation.figure, figures])).toEqual([
    [[{ from: 80, to: 80 }], 1, true],
    [[{ from: 81, to: 81 }], 2, true],
  ]);
});

test("one of the figures beside a citation must be the figure it names", () => {
  expect(check("", "")).toStrictEqual([]);
  expect(check("times: 2", "times: 3")).toStrictEqual([
    "effect.yaml:8:14 evidence/differs line 80 prints twice, here 3 and 1 [3]",
  ]);
  expect(check("keeps: 1/2", "keeps: 1/3")).toStrictEqual([
    "effect.yaml:9:14 evidence/differs line 81 prints half, here 1 and 1/3 [1]",
  ]);
  expect(check("figure: 1 }", "figure: 2 }")).toStrictEqual([
    "effect.yaml:8:14 evidence/differs line 80 prints no figure 2, here 2 and 1 [2]",
  ]);
});

test("a citation without a figure only asks for the line", () => {
  expect(check(", figure: 1 }", " }", ["80 | figures | ", "81 | figures | one half"])).toStrictEqual([]);
  expect(check("", "", ["81 | figures | one half"])).toStrictEqual([
    "effect.yaml:8:33 evidence/missing no evidence is recorded for line 80 [80]",
  ]);
});
