import { expect, test } from "vitest";
import { canonical, exactNumber, numeralAt, printDecimal } from "../../../generator/src/numerals/numeral.ts";

test.each([
  [".5", "0.5"],
  ["0.50", "0.5"],
  ["10,000", "10000"],
  ["007", "7"],
  ["000", "0"],
  ["0.0", "0"],
  ["100", "100"],
  ["2.0", "2"],
  ["0.1234567890123456789000", "0.1234567890123456789"],
])("canonical %s is %s", (text, want) => {
  expect(canonical(text)).toBe(want);
});

test.each([
  [1e-7, "0.0000001"],
  [-1.25e-9, "-0.00000000125"],
  [0.5, "0.5"],
  [9007199254740991, "9007199254740991"],
  [1.5e21, "1500000000000000000000"],
])("%d prints without an exponent", (value, want) => {
  expect(printDecimal(value)).toBe(want);
});

test("a number is read only where it is kept exactly", () => {
  expect(exactNumber("-0.075")).toBe(-0.075);
  expect(exactNumber("-0")).toBe(0);
  expect(exactNumber("9007199254740993")).toBeUndefined();
});

test.each([
  ["a300(3)", 1, "300"],
  ["10,000/2", 0, "10,000"],
  ["10,00", 0, "10"],
  ["1,000,5", 0, "1"],
  [".5/.1", 0, ".5"],
  ["5.", 0, "5"],
  ["007", 0, ""],
  ["x", 0, ""],
])("in %s at %d stands %s", (text, at, want) => {
  expect(numeralAt(text, at, { thousands: true })).toBe(want);
});

test("without thousands a comma ends the numeral", () => {
  expect(numeralAt("1,300", 0, { thousands: false })).toBe("1");
});
