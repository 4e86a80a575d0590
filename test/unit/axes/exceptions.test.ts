import { describe, expect, test } from "vitest";
import { probe } from "./given.ts";

const because = { unknown: "The print says so." };

/** A range axis of one exception. */
function axis(values: "whole" | "any", domain: string, at: string, kind: "gap" | "overlap", gives: string): string[] {
  const exception = `{ at: ${at}, kind: ${kind}, gives: ${gives}, because: The print says so. }`;
  return [`n: { match: range, values: ${values}, domain: ${domain}, exceptions: [${exception}] }`];
}

// The answer at the place: of the exception as the rows stand, and of the same exception with the rows in the other order.
const outcomes = [
  ["unknown", because, because],
  ["first", 1, 2],
  ["last", 2, 1],
] as const;

describe.each(outcomes)("gives: %s", (gives, inOrder, reversed) => {
  const bothOrders = async (axes: readonly string[], rows: readonly string[], values: readonly number[]) => {
    const lookup = await probe(axes, rows);
    const turned = await probe(axes, [...rows].reverse());
    return [values.map((n) => lookup(n)), values.map((n) => turned(n))];
  };

  test("a gap between whole numbers", async () => {
    const rows = ["n: 1-3, gives: 1", "n: 6-8, gives: 2"];
    expect(await bothOrders(axis("whole", "1-8", "4-5", "gap", gives), rows, [1, 3, 4, 5, 6, 8])).toEqual([
      [1, 1, inOrder, inOrder, 2, 2],
      [1, 1, reversed, reversed, 2, 2],
    ]);
  });

  test("a gap where fractions occur: both its ends belong to the rows", async () => {
    const rows = ["n: 0-90, gives: 1", "n: 100-180, gives: 2"];
    expect(await bothOrders(axis("any", "0-180", "90-100", "gap", gives), rows, [0, 90, 90.1, 99.9, 100, 180])).toEqual(
      [
        [1, 1, inOrder, inOrder, 2, 2],
        [1, 1, reversed, reversed, 2, 2],
      ],
    );
  });

  test("an overlap of whole numbers", async () => {
    const rows = ["n: 1-5, gives: 1", "n: 4-8, gives: 2"];
    expect(await bothOrders(axis("whole", "1-8", "4-5", "overlap", gives), rows, [1, 3, 4, 5, 6, 8])).toEqual([
      [1, 1, inOrder, inOrder, 2, 2],
      [1, 1, reversed, reversed, 2, 2],
    ]);
  });

  test("an overlap where fractions occur: both its ends belong to it", async () => {
    const rows = ["n: 0-100, gives: 1", "n: 90-180, gives: 2"];
    const values = [0, 89.9, 90, 100, 100.1, 180];
    expect(await bothOrders(axis("any", "0-180", "90-100", "overlap", gives), rows, values)).toEqual([
      [1, 1, inOrder, inOrder, 2, 2],
      [1, 1, reversed, reversed, 2, 2],
    ]);
  });

  test("rows that share a sole point", async () => {
    const rows = ["n: 0-90, gives: 1", "n: 90-180, gives: 2"];
    expect(await bothOrders(axis("any", "0-180", "90", "overlap", gives), rows, [89.9, 90, 90.1])).toEqual([
      [1, inOrder, 2],
      [1, reversed, 2],
    ]);
  });

  test("a row inside another", async () => {
    const rows = ["n: 1-10, gives: 1", "n: 5-6, gives: 2"];
    expect(await bothOrders(axis("whole", "1-10", "5-6", "overlap", gives), rows, [1, 4, 5, 6, 7, 10])).toEqual([
      [1, 1, inOrder, inOrder, 1, 1],
      [1, 1, reversed, reversed, 1, 1],
    ]);
  });

  test("a row at the start of another", async () => {
    const rows = ["n: 0, gives: 1", "n: -90, gives: 2"];
    expect(await bothOrders(axis("any", "0-90", "0", "overlap", gives), rows, [0, 0.1, 90])).toEqual([
      [inOrder, 2, 2],
      [reversed, 2, 2],
    ]);
  });
});

test("an exception of an inner axis stands where only one of the outer rows needs it", async () => {
  const n = axis("whole", "1-8", "4-5", "gap", "unknown");
  const lookup = await probe(
    ["weapon: { match: exact }", ...n],
    [
      "weapon: rifle, n: 1-3, gives: 1",
      "weapon: rifle, n: 6-8, gives: 2",
      "weapon: pistol, n: 1-4, gives: 3",
      "weapon: pistol, n: 5-8, gives: 4",
    ],
  );
  expect([3, 4, 6].map((value) => lookup("rifle", value))).toEqual([1, because, 2]);
  expect([4, 5].map((value) => lookup("pistol", value))).toEqual([3, 4]);
});
