import { expect, test } from "vitest";
import { grid, inverse, probe } from "./given.ts";

const axes = [
  "weapon: { match: exact }",
  "posture: { match: exact }",
  "n: { match: range, dice: 1d6, modified: true, above: none }",
];

const rows = [
  "weapon: rifle, posture: standing, n: -2, gives: 1",
  "weapon: rifle, posture: standing, n: 3-6, gives: 2",
  "weapon: rifle, posture: prone, n: -4, gives: 3",
  "weapon: rifle, posture: prone, n: 5, gives: 4",
  "weapon: pistol, posture: standing, n: -1, gives: 5",
  "weapon: pistol, posture: standing, n: 2+, gives: 6",
  "weapon: pistol, posture: prone, n: -6, gives: 7",
];

test("each outer id has bands of its own", async () => {
  const lookup = await probe(axes, rows);
  expect([-9, 2, 3, 6, 7].map((n) => lookup("rifle", "standing", n))).toEqual([1, 1, 2, 2, null]);
  expect([4, 5, 6].map((n) => lookup("rifle", "prone", n))).toEqual([3, 4, null]);
  expect([1, 2, 99].map((n) => lookup("pistol", "standing", n))).toEqual([5, 6, 6]);
  expect([6, 7].map((n) => lookup("pistol", "prone", n))).toEqual([7, null]);
});

test("a wrong id from untyped code is refused on every axis", async () => {
  const lookup = await probe(axes, rows);
  expect(() => lookup("bow", "standing", 3)).toThrow(
    new TypeError("lookupTable: weapon must be one of rifle, pistol, got bow"),
  );
  expect(() => lookup("rifle", "kneeling", 3)).toThrow(
    new TypeError("lookupTable: posture must be one of standing, prone, got kneeling"),
  );
  expect(() => lookup("constructor", "standing", 3)).toThrow(TypeError);
  expect(() => lookup(undefined, "standing", 3)).toThrow(TypeError);
  expect(() => lookup("rifle", "standing", 2.5)).toThrow(RangeError);
  expect(() => lookup("rifle", "standing", Number.NaN)).toThrow(RangeError);
});

test("numbers may come before ids", async () => {
  const lookup = await grid(
    ["n: { match: floor, below: clamp }", "distance: { match: exact, columns: [near, far] }"],
    ["n: 1, near: 10, far: 5", "n: 6, near: 20, far: 8"],
  );
  expect([0, 1, 5.9, 6].map((n) => [lookup(n, "near"), lookup(n, "far")])).toEqual([
    [10, 5],
    [10, 5],
    [10, 5],
    [20, 8],
  ]);
});

test("ids stand as rows and as columns", async () => {
  const lookup = await grid(
    ["weapon: { match: exact }", "distance: { match: exact, columns: [near, far] }"],
    ["weapon: rifle, near: 1, far: 2", "weapon: pistol, far: 4, near: 3"],
  );
  expect([lookup("rifle", "near"), lookup("rifle", "far")]).toEqual([1, 2]);
  expect([lookup("pistol", "near"), lookup("pistol", "far")]).toEqual([3, 4]);
  expect(() => lookup("rifle", "middle")).toThrow(
    new TypeError("lookupTable: distance must be one of near, far, got middle"),
  );
  expect(() => lookup("rifle", "toString")).toThrow(TypeError);
});

test("a stated cell answers in every column", async () => {
  const lookup = await grid(
    ["n: { match: floor, values: whole, below: { cell: 0 } }", "distance: { match: exact, columns: [near, far] }"],
    ["n: 3, near: 1, far: 2"],
  );
  expect([lookup(2, "near"), lookup(2, "far"), lookup(3, "far")]).toEqual([0, 0, 2]);
});

test("an outer id that lacks an inner one is told when the rules are compiled", async () => {
  const missing = rows.filter((row) => !row.startsWith("weapon: pistol, posture: prone"));
  await expect(probe(axes, missing)).rejects.toThrow("axis/gap posture must be covered: nothing covers prone");
});

const scale = ["n: 1, gives: 0.25", "n: 2, gives: 0.5", "n: 3, gives: 0.75"];

test.each([
  ["floor", "below: none", [null, 1, 1, 2, 3, 3]],
  ["floor", "below: { cell: 0 }", [0, 1, 1, 2, 3, 3]],
  ["floor", "below: { unknown: torn page }", [{ unknown: "torn page" }, 1, 1, 2, 3, 3]],
  ["floor", "below: clamp", [1, 1, 1, 2, 3, 3]],
  ["ceiling", "above: none", [1, 1, 2, 2, 3, null]],
  ["ceiling", "above: clamp", [1, 1, 2, 2, 3, 3]],
])("backwards by %s, %s", async (match, policy, answers) => {
  const back = await inverse([`match: ${match}`, policy], scale);
  expect([0.24, 0.25, 0.26, 0.5, 0.75, 0.76].map((figure) => back(figure))).toEqual(answers);
});

test("backwards, beyond the end with error", async () => {
  const back = await inverse(["match: ceiling", "above: error"], scale);
  expect(() => back(0.76)).toThrow(new RangeError("back: gives must be within the table, got 0.76"));
  expect(() => back(Number.NaN)).toThrow(RangeError);
});
