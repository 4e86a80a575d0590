import { setFlagsFromString } from "node:v8";
import { expect, test } from "vitest";
import { figures } from "../../../generator/src/numerals/figures.ts";

test.each([
  ["300(3)+2", [300, 3, 2]],
  ["10mm Snub 6 HE C(1) .25/.03 150/10 1,2", [10, 6, 1, 0.25, 0.03, 150, 10, 1, 2]],
  ["100,000/65,000 2,6", [100000, 65000, 2, 6]],
  ["roll 8-10, DM+3, DM-2 or -1", [8, 10, 3, -2, -1]],
  ["50m-100m and (3)-2", [50, 100, 3, -2]],
  ["2D6 1d6+1 50m 10y TL10", [2, 6, 1, 6, 1, 50, 10, 10]],
  ["1/2 of an inch", [1, 2]],
  ["-.5 \u22122 +0 -0", [-0.5, -2, 0, 0]],
  ["One squad of twelve, Twice, DOUBLE", [1, 12, 2, 2]],
  ["half a turn, a quarter", [0.5, 0.25]],
  ["seventeen seven seventy a hundred", [17, 7, 70, 100]],
  ["first someone tend often", []],
  ["rule 7A2,3 and 3.1.2", [7, 2, 3, 3, 1, 2]],
  ["notes 1,2,000", [1, 2, 0]],
  ["", []],
])("%s", (text, want) => {
  expect(figures(text).map((figure) => figure.value)).toStrictEqual(want);
});

test("a figure has its text with the sign and its offset", () => {
  expect(figures("DM+3, Two at 10,000m")).toStrictEqual([
    { text: "+3", value: 3, start: 2 },
    { text: "Two", value: 2, start: 6 },
    { text: "10,000", value: 10000, start: 13 },
  ]);
});

// Work that grew with the square of these would not end while anyone waits. An engine that has compiled much stops looking
// ahead, and must not need to.
test.for([",111", "1.", "a", "a+", "1a", "+", "one"])("a hostile line is read: %s", (piece) => {
  setFlagsFromString("--no-regexp-optimization");
  const found = figures(`1${piece.repeat(400_000)}+1`);
  setFlagsFromString("--regexp-optimization");
  expect(found.at(-1)?.value).toBe(1);
});
