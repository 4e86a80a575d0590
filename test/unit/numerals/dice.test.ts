import { expect, test } from "vitest";
import { readDice } from "../../../generator/src/numerals/dice.ts";

test.each([
  ["2d6", 2, 6],
  ["1d6", 1, 6],
  ["2D6", 2, 6],
  ["d100", 1, 100],
  ["100d1000", 100, 1000],
  ["1d2", 1, 2],
])("%s", (text, count, sides) => {
  expect(readDice(text)).toStrictEqual({ count, sides });
});

test.each(["", "6", "0d6", "101d6", "1d1", "1d1001", "2d6+1", "2 d6", "02d6", "dd6", "1e9d6"])(
  "%s is no dice",
  (text) => {
    expect(readDice(text)).toBeNull();
  },
);
