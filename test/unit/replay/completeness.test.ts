import { expect, test } from "vitest";
import type { Diagnostic } from "../../../generator/src/diagnostics/diagnostic.ts";
import { checkCompleteness, unaccounted } from "../../../generator/src/replay/completeness.ts";
import { given, modelOf, said } from "./given.ts";

/** Lines 3 to 6 are the table; what stands before and after is prose. */
const document = [
  "Teams of three", // 1
  "stay together.", // 2
  "Roll  Result", // 3
  "-8 routed", // 4
  "|", // 5
  "9+ passed", // 6
  "Move 40 m", // 7
  "", // 8
  "or 20 at night", // 9
].join("\n");
const table = `kind: morale-table
title: Morale
source: { lines: 3-6 }
print: [roll, result]
axes:
  roll: { match: range, dice: 2d6, modified: true }
rows:
  - { roll: -8, result: routed, line: 4 }
  - { roll: 9+, result: passed, line: 6 }
`;
const { books } = modelOf(given({ "morale/morale.yaml": table }));
const book = books[0] as (typeof books)[number];

function check(...entries: readonly string[]): readonly string[] {
  const text = ["lines\treason", ...entries.map((entry) => entry.replace(" | ", "\t")), ""].join("\n");
  const found: Diagnostic[] = [];
  checkCompleteness(book, document, { path: "test/golden/sample.uncited.tsv", text }, (one) => found.push(one));
  return found.map(said);
}

test("every line that no row cites is unaccounted for, with its figures or without one", () => {
  expect(unaccounted(book, document, null)).toStrictEqual([
    { line: 1, figures: ["three"] },
    { line: 2, figures: [] },
    { line: 3, figures: [] },
    { line: 7, figures: ["40"] },
    { line: 9, figures: ["20"] },
  ]);
});

test("lines listed with a reason are accounted for", () => {
  expect(check("1-2 | an example", "3 | the heading", "7-9 | prose")).toStrictEqual([]);
});

test("what is left is named at the document of the book, neighbors joined", () => {
  expect(check("1 | an example")).toStrictEqual([
    "book.yaml:2:1 evidence/unaccounted 4 lines of the document are neither cited nor listed: 2-3, 7-9 [document]",
  ]);
  expect(check("1-2 | an example", "3 | the heading", "7 | prose")).toStrictEqual([
    "book.yaml:2:1 evidence/unaccounted line 9 of the document is neither cited nor listed [document]",
  ]);
});

test("a listed line that is cited, or that prints nothing, is reported", () => {
  expect(check("1-2 | x", "3-4 | x", "7-9 | x")).toStrictEqual([
    "sample.uncited.tsv:3:1 evidence/listed-needlessly line 4 is cited [3-4\tx]",
  ]);
  expect(check("1-3 | x", "7-8 | x", "9 | x")).toStrictEqual([
    "sample.uncited.tsv:3:1 evidence/listed-needlessly line 8 prints nothing [7-8\tx]",
  ]);
  expect(check("1-3 | x", "7-9 | x", "900 | x")).toStrictEqual([
    "sample.uncited.tsv:4:1 evidence/listed-needlessly line 900 prints nothing [900\tx]",
  ]);
});

test("an entry must be lines and a reason, in the order of the document", () => {
  expect(check("1", "3 | x", "7-9 | x").slice(0, 1)).toStrictEqual([
    "sample.uncited.tsv:2:1 evidence/malformed an entry must be lines and reason with a tab between [1]",
  ]);
  expect(check("1-2 | x", "3 | x", "nine | x", "7-9 | x")).toStrictEqual([
    "sample.uncited.tsv:4:1 evidence/malformed nine must be a line or lines, such as 3146 or 3146-3150 [nine\tx]",
  ]);
  expect(check("3 | x", "1-2 | x", "7-9 | x")).toStrictEqual([
    "sample.uncited.tsv:3:1 evidence/malformed 1-2 must stand before line 3 [1-2\tx]",
  ]);
});
