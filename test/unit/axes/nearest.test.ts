import { expect, test } from "vitest";
import { probe } from "./given.ts";

const rows = ["n: 60, gives: 1", "n: 80, gives: 2", "n: 110, gives: 3"];

test.each([
  ["lower", 1, 2],
  ["higher", 2, 3],
  ["unknown", { unknown: "70 is equally close to 60 and 80" }, { unknown: "95 is equally close to 80 and 110" }],
])("tie: %s", async (tie, at70, at95) => {
  const lookup = await probe([`n: { match: nearest, tie: ${tie} }`], rows);
  expect([60, 69.9, 70, 70.1, 80].map((n) => lookup(n))).toEqual([1, 1, at70, 2, 2]);
  expect([94.9, 95, 95.1, 110].map((n) => lookup(n))).toEqual([2, at95, 3, 3]);
});

test("beyond the ends the closest row answers", async () => {
  const lookup = await probe(["n: { match: nearest, tie: lower }"], rows);
  expect([-1000, 0, 59, 111, 1e9].map((n) => lookup(n))).toEqual([1, 1, 1, 3, 3]);
});

test("a domain still ends the table", async () => {
  const lookup = await probe(["n: { match: nearest, tie: lower, domain: 30+ }"], rows);
  expect(lookup(30)).toBe(1);
  expect(() => lookup(29)).toThrow(new RangeError("lookupTable: n must be 30 and more, got 29"));
});

test("a tie that no whole number can meet is no tie", async () => {
  const lookup = await probe(
    ["n: { match: nearest, tie: unknown, values: whole }"],
    ["n: 1, gives: 1", "n: 2, gives: 2"],
  );
  expect([1, 2].map((n) => lookup(n))).toEqual([1, 2]);
});
