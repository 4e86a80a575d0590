import { expect, test } from "vitest";
import { contestOf } from "../../../generator/src/runtime/contest.ts";
import { meanOf } from "../../../generator/src/runtime/mean.ts";
import { cutEach, isReached, shareOf, wholeShareOf } from "../../../generator/src/runtime/share.ts";
import { priceOf } from "../../../generator/src/runtime/spend.ts";
import { spreadOver } from "../../../generator/src/runtime/spread.ts";
import { totalOf } from "../../../generator/src/runtime/total.ts";

test("a share is rounded as stated, and a whole one is not", () => {
  expect([shareOf(5, 1, 2, "down"), shareOf(5, 1, 2, "up"), shareOf(5, 1, 2, null)]).toEqual([2, 3, 2.5]);
  expect([wholeShareOf(5, 1, 2, "down"), wholeShareOf(5, 1, 2, "up"), wholeShareOf(6, 2, 3, "up")]).toEqual([2, 3, 4]);
  expect([shareOf(6, 2, 3, "down"), shareOf(6, 2, 3, "up")]).toEqual([4, 4]);
  // In binary these are a little more than 7 and a little less than 29.
  expect([shareOf(0.07, 100, 1, "up"), shareOf(0.29, 100, 1, "down")]).toEqual([7, 29]);
});

test("a threshold is reached at the very figure", () => {
  expect([isReached(6, 2, 1, 3), isReached(5.9, 2, 1, 3), isReached(1, 1, 3, 3)]).toEqual([true, false, true]);
  expect([isReached(0.3, 3, 1, 0.1), isReached(0.29, 3, 1, 0.1)]).toEqual([true, false]);
});

test("a figure is cut once for each, rounded each time, and no further than to where it stays", () => {
  expect([0, 1, 2, 3, 4].map((times) => cutEach(9, times, 1, 2, "down"))).toEqual([9, 4, 2, 1, 0]);
  expect(cutEach(9, 1e15, 1, 2, "up")).toBe(1);
});

test("the lower side takes the difference, and equal ones what a draw costs", () => {
  expect(contestOf(9, 4, 1)).toEqual({ first: 0, second: 5 });
  expect(contestOf(4, 9, 1)).toEqual({ first: 5, second: 0 });
  expect(contestOf(4, 4, 2)).toEqual({ first: 2, second: 2 });
});

test("seven over three is two each, and one gets another", () => {
  expect(spreadOver(7, 3)).toEqual({ each: 2, extra: 1 });
});

test("the mean of decimals is a decimal", () => {
  expect([meanOf(60, 105), meanOf(0.1, 0.2)]).toEqual([82.5, 0.15]);
});

test("whole lots are paid for, or parts of one", () => {
  expect([priceOf(5, 10, 3, false), priceOf(2.9, 10, 3, false), priceOf(6, 10, 3, false)]).toEqual([10, 0, 20]);
  expect([priceOf(1.5, 10, 3, true), priceOf(28.2, 2, 1, true), priceOf(0.3, 1, 0.1, false)]).toEqual([5, 56.4, 3]);
});

test("of two figures a blank counts as nothing, and what is lost or a word is all there is to say", () => {
  const lost = { unknown: "torn page" };
  expect([totalOf(0.7, 0.2), totalOf(0.7, null), totalOf(null, 0.2), totalOf(null, null)]).toEqual([
    0.9,
    0.7,
    0.2,
    null,
  ]);
  expect([totalOf("none", lost), totalOf(lost, 1), totalOf(1, "none"), totalOf(null, "none")]).toEqual([
    lost,
    lost,
    "none",
    "none",
  ]);
  expect(() => totalOf(Number.NaN, null)).toThrow(RangeError);
  expect(() => totalOf(Number.POSITIVE_INFINITY, 1)).toThrow(RangeError);
});
