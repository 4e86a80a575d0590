import { expect, test } from "vitest";
import { probe } from "./given.ts";

/** Keys 10, 20, … 1000; row n gives n. */
const rows = Array.from({ length: 100 }, (_, at) => `n: ${(at + 1) * 10}, gives: ${at + 1}`);
const keys = rows.map((_, at) => (at + 1) * 10);
const every = rows.map((_, at) => at + 1);

test("a long table finds every row, at its key and right beside it", async () => {
  const lookup = await probe(["n: { match: ceiling, above: none }"], rows);
  expect(keys.map((key) => lookup(key))).toEqual(every);
  expect(keys.map((key) => lookup(key - 9.99))).toEqual(every);
  expect([lookup(-5), lookup(1000.01)]).toEqual([1, null]);
});

test("so does one whose keys begin a stretch instead of ending it", async () => {
  const lookup = await probe(["n: { match: floor, below: none }"], rows);
  expect(keys.map((key) => lookup(key))).toEqual(every);
  expect(keys.map((key) => lookup(key + 9.99))).toEqual(every);
  expect([lookup(9.99), lookup(1e9)]).toEqual([null, 100]);
});
