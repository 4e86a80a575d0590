import { expect, test } from "vitest";
import { drawBookEvidence } from "../../../generator/src/replay/draw.ts";
import { given, modelOf, tsv } from "./given.ts";
import * as tables from "./tables.ts";

const lines = new Map([
  [30, "-8\trouted"],
  [31, "9-13"],
  [32, "|"],
  [33, "suppressed"],
  [34, "14+  passed"],
  [40, "troop quality: average +1, high +2"],
  [41, "subtract two from the roll, or 4 at night"],
  [42, "no modifier is applied"],
  [60, "14+ passed"],
]);
const document = Array.from({ length: 60 }, (_, index) => lines.get(index + 1) ?? "").join("\n");

function draw(existing: string | null): string {
  const { books } = modelOf(given({ "morale/morale.yaml": tables.morale, "hit/modifiers.yaml": tables.modifiers }));
  const file = existing === null ? null : { path: "test/golden/sample.tsv", text: existing };
  return drawBookEvidence(books[0] as (typeof books)[number], document, file);
}

const drawn = [
  "30 | row | -8 routed",
  "31 | row | 9-13",
  "33 | row | suppressed",
  "34 | row | 14+ passed",
  "40 | figures | +1 +2",
  "41 | figures | two 4",
  "42 | figures | ",
  "60 | row | 14+ passed",
];

test("draws every cited line, and no more of it than is held against it", () => {
  expect(draw(null)).toBe(tsv(...drawn));
});

test("keeps the modes a person chose and drops lines nobody cites any more", () => {
  const kept = tsv("12 | row | gone", "30 | figures | 7", "34 | label:3 | old", "41 | nonsense | x");
  const want = drawn.map((entry) => {
    if (entry.startsWith("30")) return "30 | figures | -8";
    return entry.startsWith("34") ? "34 | label:3 | 14+" : entry;
  });
  expect(draw(kept)).toBe(tsv(...want));
});

test("a citation beyond the end of the document ends there", () => {
  const { books } = modelOf(given({ "morale/morale.yaml": tables.morale.replace("31-33", "31-33, 50-999999999") }));
  const text = drawBookEvidence(books[0] as (typeof books)[number], document, null);
  expect(text).toBe(tsv(...drawn.filter((entry) => !entry.startsWith("4"))));
});
