import { expect, test } from "vitest";
import { probe } from "./given.ts";

const rows = ["n: 10, gives: 1", "n: 20, gives: 2", "n: 30, gives: 3"];

test("the smallest key not below the value answers", async () => {
  const lookup = await probe(["n: { match: ceiling, above: none }"], rows);
  expect([-5, 0, 10, 10.01, 20, 20.01, 30].map((n) => lookup(n))).toEqual([1, 1, 1, 2, 2, 3, 3]);
});

test.each([
  ["none", null],
  ["clamp", 3],
  ["{ unknown: torn page }", { unknown: "torn page" }],
  ["{ cell: 0 }", 0],
])("above: %s", async (above, answer) => {
  const lookup = await probe([`n: { match: ceiling, above: ${above} }`], rows);
  expect([30, 30.01, 1e9].map((n) => lookup(n))).toEqual([3, answer, answer]);
});

test("above: error throws", async () => {
  const lookup = await probe(["n: { match: ceiling, above: error }"], rows);
  expect(lookup(30)).toBe(3);
  expect(() => lookup(31)).toThrow(new RangeError("lookupTable: n must be within the table, got 31"));
});

test("a domain ends the table on both sides", async () => {
  const lookup = await probe(["n: { match: ceiling, domain: 0-30 }"], rows);
  expect([0, 30].map((n) => lookup(n))).toEqual([1, 3]);
  expect(() => lookup(-0.1)).toThrow(RangeError);
  expect(() => lookup(30.1)).toThrow(new RangeError("lookupTable: n must be 0-30, got 30.1"));
});

test("values no game can produce are refused", async () => {
  const lookup = await probe(["n: { match: ceiling, above: none }"], rows);
  expect(() => lookup(Number.NaN)).toThrow(new RangeError("lookupTable: n must be a finite number, got NaN"));
  expect(() => lookup(null)).toThrow(TypeError);
});
