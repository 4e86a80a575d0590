import { describe, expect, test } from "vitest";
import type { Change, Difference } from "../../../generator/src/difference/change.ts";
import { markdown } from "../../../generator/src/difference/report/markdown.ts";
import { pretty } from "../../../generator/src/difference/report/pretty.ts";

const sides = {
  from: { name: "revision HEAD", version: "1.0.0" },
  to: { name: "the working folder", version: "1.0.0" },
};

const cell: Change = {
  at: "striker-ii/small-arms/arl/loads/heap/targets",
  change: "cell changed",
  edition: "current",
  was: { single: 1, automatic: null },
  now: { single: 1, automatic: 2 },
  fields: [{ field: "automatic", was: null, now: 2 }],
  cause: "erratum",
  errata: ["arl-heap-targets"],
  lines: [[3298, 3298]],
  bump: "patch",
};
const modifier: Change = {
  at: "striker-ii/hit-modifiers/moving/value",
  change: "cell changed",
  edition: "current",
  was: -1,
  now: 1,
  slip: "sign",
  cause: "unexplained",
  errata: [],
  lines: [],
  bump: "patch",
};
const domain: Change = {
  at: "walkers/walker-points/*/base",
  change: "domain narrowed",
  part: "domain",
  edition: "both",
  was: null,
  now: { from: 0, to: null },
  cause: null,
  errata: [],
  lines: [],
  bump: "major",
};
const { part: _, ...whole } = domain;
const table: Change = {
  ...whole,
  at: "troopers/fight",
  change: "table added",
  was: null,
  now: "Fight\u202e",
  bump: "minor",
};
const difference: Difference = {
  changes: [cell, modifier, domain],
  bump: "major",
  reasons: [{ book: "striker-ii", id: "arl-heap-targets", because: "The others print both.", lines: [[3310, 3319]] }],
};

describe("in a terminal", () => {
  test("by table, with the reason beneath and what to look at twice", () => {
    expect(pretty(difference, sides, false)).toBe(`from revision HEAD to the working folder

striker-ii/small-arms
  arl/loads/heap/targets  automatic blank → 2
    arl-heap-targets: The others print both.

striker-ii/hit-modifiers
  moving/value  -1 → 1  (the sign turned; no erratum explains this)

walkers/walker-points
  */base domain  domain narrowed: every number → from 0

3 changes; needs a major version: domain narrowed walkers/walker-points/*/base
`);
  });

  test("color only if asked for, and no text that could move the cursor", () => {
    const one: Difference = { changes: [table], bump: "minor", reasons: [] };
    expect(pretty(one, sides, false)).toContain("\ntroopers/fight\n  table added: Fight<U+202E>\n");
    expect(pretty(one, sides, true)).toContain("\u001b[1mtroopers/fight\u001b[0m");
  });
});

test("in a pull request: where, old → new, because, source", () => {
  expect(markdown(difference, sides).split("\n").slice(2)).toEqual([
    "| where | old → new | because | source |",
    "| --- | --- | --- | --- |",
    "| striker-ii/small-arms/arl/loads/heap/targets | automatic blank → 2 | arl-heap-targets: The others print both. | lines 3310-3319 |",
    "| striker-ii/hit-modifiers/moving/value | -1 → 1 **(the sign turned; no erratum explains this)** |  |  |",
    "| walkers/walker-points/\\*/base domain | domain narrowed: every number → from 0 |  |  |",
    "",
  ]);
});
