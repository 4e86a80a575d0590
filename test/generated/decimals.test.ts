import { expect, test } from "vitest";
import { energyLoadedWeight, energyWeapons, loadedWeight, movementLeft } from "../../generated/striker-ii/index.ts";

test("decimals leave what is left on paper", () => {
  expect(movementLeft(50, { clear: 28.2, forest: 2 })).toBe(17.8);
  expect(movementLeft(4.7, { clear: 0.1, forest: 2.3 })).toBe(0);
});

test("a row of an app's own adds up on paper, and what is no figure in it is refused", () => {
  expect(loadedWeight({ weight: 0.7 }, { weight: 0.2 })).toBe(0.9);
  const [weapon] = Object.values(energyWeapons);
  for (const weight of [Number.NaN, Number.POSITIVE_INFINITY, 1e308]) {
    expect(() => energyLoadedWeight({ ...weapon, weight } as never)).toThrow(RangeError);
  }
});

test("a figure too large to be kept exactly is refused with the function and the parameter", () => {
  expect(() => movementLeft(1e308, { forest: 1e308 })).toThrow(
    new RangeError("movementLeft: allowance must be a finite number within 1e15 of 0, got 1e+308"),
  );
});
