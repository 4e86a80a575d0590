import { describe, expect, test } from "vitest";
import { drawEvidence, readEvidence } from "../../../generator/src/replay/evidence.ts";
import { said, tsv } from "./given.ts";

describe("drawing a line", () => {
  test.each([
    ["row", "  3298\t20 DS   450(3)+2 ", "3298 20 DS 450(3)+2"],
    ["figures", "Walkers get half their hull, so 4 attacks; DM-2, 8-10, 10,000 and .5", "half 4 -2 8 10 10,000 .5"],
    ["figures", "no figures at all", ""],
    ["label:13", "3\tControl Hit - skill falls by 1. If 0 already, all is lost.", "3 Control Hit 1 0"],
    ["label:13", "5\tFlesh Wound - nothing more", "5 Flesh Wound"],
    ["row", "| Untrained | -2 | Unarmoured | -1 |", "Untrained -2 Unarmoured -1"],
    ["row", "| Kick in Doors; | 4+ | ||", "Kick in Doors; 4+"],
    ["row", "Rifle 1|2 3 |4", "Rifle 1|2 3 |4"],
    ["label:1", "12 Explodes 3", "1 12 3"],
    ["label:5", '| Light | 8" | Cloth, helmet; |', "Light 8"],
  ] as const)("%s of %j", (mode, line, want) => {
    expect(drawEvidence(line, mode)).toBe(want);
  });
});

function read(...entries: readonly string[]) {
  return readEvidence({ path: "test/golden/sample.tsv", text: tsv(...entries) });
}

describe("reading a file", () => {
  test("gives line, mode and text with its place", () => {
    const { lines, diagnostics } = read("7 | row | 7 Sling", "12 | label:5 | Sling 4", "90 | figures | ");
    expect(diagnostics).toStrictEqual([]);
    expect([...lines.values()].map(({ line, mode, text }) => [line, mode, text])).toStrictEqual([
      [7, "row", "7 Sling"],
      [12, "label:5", "Sling 4"],
      [90, "figures", ""],
    ]);
    expect(lines.get(12)?.span).toMatchObject({ start: 29, end: 47 });
  });

  test.each([
    ["8 | row", "an entry must be a line number, a mode and a text with a tab between each"],
    ["8 | row | a | b", "an entry must be a line number, a mode and a text with a tab between each"],
    ["08 | row | a", "an entry must start with the number of a line, counting every line from 1"],
    ["8 | rows | a", "rows must be row, label:<number of characters> or figures"],
    ["8 | label:0 | a", "label:0 must be row, label:<number of characters> or figures"],
    ["8 | label:9 | abc", "the label must be 9 characters of the text, which has 3"],
    ["8 | row | ", "a row must have a text"],
    ["8 | figures | 3 of them", "only figures may stand here, found 3 of them"],
    ["8 | label:3 | abc 3 and a sentence", "after its label only figures may stand, found 3 and a sentence"],
    ["7 | row | again", "line 7 is recorded twice"],
    ["6 | row | a", "line 6 must stand before line 7"],
  ])("complains of %j in its place", (entry, problem) => {
    const { diagnostics } = read("7 | row | a", entry, "9 | row | b");
    const line = entry.replaceAll(" | ", "\t");
    expect(diagnostics.map(said)).toStrictEqual([`sample.tsv:3:1 evidence/malformed ${problem} [${line}]`]);
  });

  test("wants its header", () => {
    const { diagnostics } = readEvidence({ path: "sample.tsv", text: "line,mode,text\n" });
    expect(diagnostics.map(said)).toStrictEqual([
      "sample.tsv:1:1 evidence/malformed the first line must be line, mode and text with a tab between each [line,mode,text]",
    ]);
  });
});
