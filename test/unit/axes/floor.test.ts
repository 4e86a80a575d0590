import { expect, test } from "vitest";
import { probe } from "./given.ts";

const rows = ["n: 3, gives: 1", "n: 7, gives: 2", "n: 11, gives: 3"];

test("the largest key not above the value answers", async () => {
  const lookup = await probe(["n: { match: floor, values: whole, below: none }"], rows);
  expect([3, 6, 7, 10, 11, 12, 1000].map((n) => lookup(n))).toEqual([1, 1, 2, 2, 3, 3, 3]);
});

test("fractions fall to the key below them where they can occur", async () => {
  const lookup = await probe(["n: { match: floor, below: none }"], rows);
  expect([2.999, 3, 6.999, 7.001, 11.5].map((n) => lookup(n))).toEqual([null, 1, 1, 2, 3]);
});

test.each([
  ["none", null],
  ["clamp", 1],
  ["{ unknown: torn page }", { unknown: "torn page" }],
  ["{ cell: 9 }", 9],
])("below: %s", async (below, answer) => {
  const lookup = await probe([`n: { match: floor, values: whole, below: ${below} }`], rows);
  expect([2, 0, -1000].map((n) => lookup(n))).toEqual([answer, answer, answer]);
  expect(lookup(3)).toBe(1);
});

test("below: error throws and names the value", async () => {
  const lookup = await probe(["n: { match: floor, values: whole, below: error }"], rows);
  expect(lookup(3)).toBe(1);
  expect(() => lookup(2)).toThrow(new RangeError("lookupTable: n must be within the table, got 2"));
});

test("a domain ends the table on both sides", async () => {
  const lookup = await probe(["n: { match: floor, values: whole, domain: 3-20 }"], rows);
  expect([3, 20].map((n) => lookup(n))).toEqual([1, 3]);
  expect(() => lookup(2)).toThrow(new RangeError("lookupTable: n must be 3-20, got 2"));
  expect(() => lookup(21)).toThrow(RangeError);
});

test("values no game can produce are refused", async () => {
  const lookup = await probe(["n: { match: floor, dice: 2d6, modified: true, below: none }"], rows);
  expect(() => lookup(2.5)).toThrow(new RangeError("lookupTable: n must be a whole number, got 2.5"));
  expect(() => lookup(Number.NaN)).toThrow(new RangeError("lookupTable: n must be a whole number, got NaN"));
  expect(() => lookup(Number.POSITIVE_INFINITY)).toThrow(RangeError);
  expect(() => lookup("7")).toThrow(new TypeError("lookupTable: n must be a number, got string"));
  expect(() => lookup(undefined)).toThrow(TypeError);
});

test("more rows than a chain of comparisons takes are searched", async () => {
  const many = Array.from({ length: 60 }, (_, index) => `n: ${index * 10}, gives: ${index}`);
  const lookup = await probe(["n: { match: floor, below: none }"], many);
  expect([-0.5, 0, 9.9, 10, 299.9, 300, 590, 5000].map((n) => lookup(n))).toEqual([null, 0, 0, 1, 29, 30, 59, 59]);
});

test("a long table that throws at an end throws there alone", async () => {
  const many = Array.from({ length: 60 }, (_, index) => `n: ${index * 10}, gives: ${index}`);
  const below = await probe(["n: { match: floor, below: error }"], many);
  expect([0, 9, 10, 305, 590, 9999].map((n) => below(n))).toEqual([0, 0, 1, 30, 59, 59]);
  expect(() => below(-1)).toThrow(new RangeError("lookupTable: n must be within the table, got -1"));
  const above = await probe(["n: { match: ceiling, above: error }"], many);
  expect([-5, 0, 1, 10, 590].map((n) => above(n))).toEqual([0, 0, 1, 1, 59]);
  expect(() => above(591)).toThrow(RangeError);
});
