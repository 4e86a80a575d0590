import { expect, test } from "vitest";
import { book, told } from "./given.ts";

const gates = (axis: string, rows: string) =>
  `kind: lookup\ntitle: Gates\naxes:\n  knowledge: { match: exact }\n  roll: { match: range, dice: d6${axis} }\n${rows}\n`;
const outcomes = ", outcomes: [lost, there]";

test.each([
  [
    "a row whose bands leave a number out",
    gates(outcomes, "rows:\n  - { knowledge: own, lost: 1-2, there: 4-6 }"),
    "7:41 roll must be covered: nothing covers 3 | write 3-6",
  ],
  [
    "a row whose bands meet",
    gates(outcomes, "rows:\n  - { knowledge: own, lost: 1-3, there: 3-6 }"),
    "7:41 roll must be covered once: 3 is covered twice | write 4-6",
  ],
  [
    "an outcome of another name",
    gates(outcomes, "rows:\n  - { knowledge: own, lsot: 1-2, there: 3-6 }"),
    "7:23 lsot is not a column of this table | did you mean lost?",
  ],
  [
    "a row that leads nowhere",
    gates(outcomes, "rows:\n  - { knowledge: own }"),
    "7:5 this row leads to no outcome | add one of lost, there, with the band that leads to it",
  ],
  [
    "columns beside bands in cells",
    gates(outcomes, "columns:\n  cost: integer\nrows:\n  - { knowledge: own, lost: 1-2, there: 3-6 }"),
    "6:1 this lookup has bands in its cells, so what a row gives are the outcomes | take columns: out",
  ],
  [
    "no outcome at all",
    gates(", outcomes: []", "rows:\n  - { knowledge: own, lost: 1-2, there: 3-6 }"),
    "5:9 the axis roll must list what its cells lead to | write outcomes: [lost, there]",
  ],
])("%s", async (_, text, expected) => {
  expect(await told(book({ "magic/gates": text }))).toEqual([`magic/gates.yaml:${expected}`]);
});

const boats = (rows: string, more = "") =>
  `kind: catalog\ntitle: Boats\ntransposed: true\n${more}columns:\n  crew: integer\n  speed: integer\n${rows}\n`;

test.each([
  [
    "a cell left out",
    boats("rows:\n  crew: { raft: 2, barge: 6 }\n  speed: { raft: 3 }"),
    "8:20 barge needs the field speed | type speed: and a number; where rows may leave it blank, add blank: yes to the column speed",
  ],
  [
    "a cell of another type",
    boats("rows:\n  crew: { raft: two }\n  speed: { raft: 3 }"),
    "8:17 two is a number word; write it in figures | write 2",
  ],
  [
    "a line of another name",
    boats("rows:\n  crew: { raft: 2 }\n  sped: { raft: 3 }"),
    "9:3 raft has no field sped | did you mean speed?",
  ],
  [
    "a line that is no line",
    boats("rows:\n  crew: 2\n  speed: { raft: 3 }"),
    "8:9 a table printed sideways must give each heading its cell | write crew: { heading: cell }",
  ],
])("printed sideways: %s", async (_, text, expected) => {
  expect(await told(book({ "travel/boats": text }))).toEqual([`travel/boats.yaml:${expected}`]);
});

test("one axis alone stands across", async () => {
  const text =
    "kind: lookup\ntitle: Tides\ntransposed: true\naxes:\n  moon: { match: exact }\n  month: { match: exact }\ncolumns:\n  height: integer\nrows:\n  height: { new: 1 }\n";
  expect(await told(book({ "travel/tides": text }))).toEqual([
    "travel/tides.yaml:3:1 a table printed sideways keeps no place for the axis month: one axis alone can stand across | take transposed: out and write a row for each combination of keys",
  ]);
});
