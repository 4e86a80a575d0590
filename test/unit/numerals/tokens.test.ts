import { expect, test } from "vitest";
import { sameTokens, tokens } from "../../../generator/src/numerals/tokens.ts";

test.each([
  [
    "10 7mm (ACR) 20 slugs 300(3)+2 3/.4 800/10 3",
    ["10", "7mm", "(ACR)", "20", "slugs", "300(3)+2", "3/0.4", "800/10", "3"],
  ],
  ["  12\t11  10 ", ["12", "11", "10"]],
  ["", []],
  [".5 0.50 00.5", ["0.5", "0.5", "0.5"]],
  ["10,000/2500 100,000/65,000", ["10000/2500", "100000/65000"]],
  ["1,3 1,4,7 2,6", ["1,3", "1,4,7", "2,6"]],
  ["1,000,20 0,500 1000,000", ["1,000,20", "0,500", "1000,000"]],
  ["007 M16 TL10 C(0)", ["7", "M16", "TL10", "C(0)"]],
  ["3.1.20 3.10.2 No.50 2.", ["3.1.20", "3.10.2", "No.50", "2."]],
  ["0.1234567890123456789 12345678901234567890.10", ["0.1234567890123456789", "12345678901234567890.1"]],
  ["-8 +2 8-10 1/ -", ["-8", "+2", "8-10", "1/", "-"]],
])("%s", (text, want) => {
  expect(tokens(text)).toStrictEqual(want);
});

test.each([
  [".5  10,000", "0.50 10000", true],
  ["450(3)+2", "450(5)+2", false],
  ["1,3", "13", false],
  ["1,3", "1 3", false],
  ["3.1.2", "3.1.20", false],
  ["3.1.2", "3.10.2", false],
  ["3.5.2", "3.05.2", false],
  ["0,50", "0,050", false],
  ["No.5", "No.50", false],
  ["0.1234567890123456789", "0.1234567890123456788", false],
  ["slugs", "Slugs", false],
  ["1 2", "1", false],
])("%s and %s: %s", (a, b, same) => {
  expect(sameTokens(a, b)).toBe(same);
  expect(sameTokens(b, a)).toBe(same);
});

// Work that grew with the square of these would not end while anyone waits.
test.for([",111", "1.", "0", "1,", ".", "a.1"])("a hostile line is split: %s", (piece) => {
  const line = `1${piece.repeat(400_000)}`;
  expect(tokens(`${line} ${line}`)).toHaveLength(2);
});
