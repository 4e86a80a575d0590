import { expect, test } from "vitest";
import { readLines } from "../../../generator/src/numerals/lines.ts";

test.each([
  ["3146", [{ from: 3146, to: 3146 }]],
  ["3146-3341", [{ from: 3146, to: 3341 }]],
  [
    "2690, 2767-2781",
    [
      { from: 2690, to: 2690 },
      { from: 2767, to: 2781 },
    ],
  ],
  [
    "7,8",
    [
      { from: 7, to: 7 },
      { from: 8, to: 8 },
    ],
  ],
])("%s", (text, want) => {
  expect(readLines(text)).toStrictEqual(want);
});

test.each(["", "0", "007", "12-11", "12, 12", "12-15, 15", "20, 10", "12,", "12\u201315", "12-", "-5", "1.5", "12 13"])(
  "%s names no lines",
  (text) => {
    expect(readLines(text)).toBeNull();
  },
);
