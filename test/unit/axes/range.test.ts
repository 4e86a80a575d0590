import { expect, test } from "vitest";
import { probe } from "./given.ts";

const open = ["n: -8, gives: 1", "n: 9-13, gives: 2", "n: 14+, gives: 3"];
const closed = ["n: 2-6, gives: 1", "n: 7, gives: 2", "n: 8-12, gives: 3"];

test("open ends reach as far as numbers do", async () => {
  const lookup = await probe(["n: { match: range, dice: 2d6, modified: true }"], open);
  expect([-1000, 8, 9, 13, 14, 1000].map((n) => lookup(n))).toEqual([1, 1, 2, 2, 3, 3]);
});

test("rows may stand in any order", async () => {
  const lookup = await probe(["n: { match: range, values: whole }"], [...open].reverse());
  expect([8, 9, 13, 14].map((n) => lookup(n))).toEqual([1, 2, 2, 3]);
});

test("dice without modifiers roll nothing else", async () => {
  const lookup = await probe(["n: { match: range, dice: 2d6 }"], closed);
  expect([2, 6, 7, 8, 12].map((n) => lookup(n))).toEqual([1, 1, 2, 3, 3]);
  expect(() => lookup(1)).toThrow(new RangeError("lookupTable: n must be 2-12, got 1"));
  expect(() => lookup(13)).toThrow(new RangeError("lookupTable: n must be 2-12, got 13"));
  expect(() => lookup(2.5)).toThrow(new RangeError("lookupTable: n must be a whole number, got 2.5"));
  expect(() => lookup(Number.NaN)).toThrow(RangeError);
});

test.each([
  ["clamp", "clamp", 1, 3],
  ["none", "clamp", null, 3],
  ["{ cell: 0 }", "{ cell: 99 }", 0, 99],
  ["clamp", "none", 1, null],
  ["{ unknown: smudge }", "{ unknown: torn page }", { unknown: "smudge" }, { unknown: "torn page" }],
  ["none", "{ unknown: torn page }", null, { unknown: "torn page" }],
])("below: %s, above: %s", async (below, above, under, over) => {
  const axis = `n: { match: range, dice: 2d6, modified: true, below: ${below}, above: ${above} }`;
  const lookup = await probe([axis], closed);
  expect([-40, 1, 2, 12, 13, 40].map((n) => lookup(n))).toEqual([under, under, 1, 3, over, over]);
});

test("below: error and above: error throw with the value", async () => {
  const axis = "n: { match: range, dice: 2d6, modified: true, below: error, above: error }";
  const lookup = await probe([axis], closed);
  expect([2, 12].map((n) => lookup(n))).toEqual([1, 3]);
  expect(() => lookup(1)).toThrow(new RangeError("lookupTable: n must be within the table, got 1"));
  expect(() => lookup(13)).toThrow(new RangeError("lookupTable: n must be within the table, got 13"));
});

test("percentile dice are read as they are printed", async () => {
  const rows = ["n: 01-05, gives: 1", "n: 06-95, gives: 2", "n: 96-00, gives: 3"];
  const lookup = await probe(["n: { match: range, dice: d100 }"], rows);
  expect([1, 5, 6, 95, 96, 100].map((n) => lookup(n))).toEqual([1, 1, 2, 2, 3, 3]);
  expect(() => lookup(0)).toThrow(RangeError);
  expect(() => lookup(101)).toThrow(RangeError);
});
