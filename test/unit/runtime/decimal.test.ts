import { describe, expect, test } from "vitest";
import { exactProduct, exactQuotient, exactSum } from "../../../generator/src/runtime/decimal.ts";

test("sums are those on paper", () => {
  expect(exactSum(0.1, 0.2)).toBe(0.3);
  expect(exactSum(0.7, 0.2)).toBe(0.9);
  expect(exactSum(50, -28.2)).toBe(21.8);
  expect([0.1, 2.3, 2.3].reduce((left, paid) => exactSum(left, -paid), 4.7)).toBe(0);
  expect(exactSum(1.005, 0.000_000_1)).toBe(1.0050001);
  expect(exactSum(5, -8)).toBe(-3);
});

test("so are products and quotients", () => {
  expect(exactProduct(3, -0.1)).toBe(-0.3);
  expect(exactProduct(1.1, 1.1)).toBe(1.21);
  expect(exactProduct(7, 6)).toBe(42);
  expect(exactQuotient(0.3, 0.1)).toBe(3);
  expect(exactQuotient(0.3, 2)).toBe(0.15);
  expect(exactQuotient(7, 2)).toBe(3.5);
});

test("what has no end on paper is as near as a number comes", () => {
  const third = exactQuotient(1, 3);
  expect(third).toBe(1 / 3);
  expect(exactSum(third, 0.1)).toBeCloseTo(0.43333333, 8);
  expect(exactProduct(third, 3)).toBe(1);
});

describe.each([Number.NaN, Number.POSITIVE_INFINITY, 1e308, -1e308])("%d is no figure", (figure) => {
  test.each([exactSum, exactProduct, exactQuotient])("to $name", (arithmetic) => {
    expect(() => arithmetic(figure, 0.5)).toThrow(RangeError);
    expect(() => arithmetic(2, figure)).toThrow(`figures must be within 1e15 of 0, got 2 and ${figure}`);
  });
});
