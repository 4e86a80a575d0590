import { atLeast, chanceOf, type Dice, expected, map, odds } from "skirmish-tables/odds";
import { expect, test } from "vitest";

const itself = (roll: number) => roll;

test("chances are reduced fractions with their decimal, from the lowest roll up", () => {
  expect(odds("1d4", (roll) => roll > 1)).toEqual([
    { outcome: false, chance: { numerator: 1, denominator: 4, decimal: 0.25 } },
    { outcome: true, chance: { numerator: 3, denominator: 4, decimal: 0.75 } },
  ]);
});

test.for<[Dice, number, number]>([
  ["3d6", 3, 6],
  ["4d3", 4, 3],
  ["1d20", 1, 20],
])("%s comes up as often as counting every die says", ([dice, count, sides]) => {
  let sums = [0];
  for (let die = 0; die < count; die++)
    sums = sums.flatMap((sum) => [...Array(sides).keys()].map((face) => sum + face + 1));
  for (const { outcome, chance } of odds(dice, itself)) {
    const ways = sums.filter((sum) => sum === outcome).length;
    expect(chance.numerator * sums.length, `${outcome} on ${dice}`).toBe(ways * chance.denominator);
  }
  expect(chanceOf(odds(dice, itself), () => true)).toEqual({ numerator: 1, denominator: 1, decimal: 1 });
});

test("ten on two dice or more, and the average of two dice", () => {
  const roll = odds("2d6", itself);
  expect(atLeast(roll, itself, 10)).toMatchObject({ numerator: 1, denominator: 6 });
  expect(expected(roll, itself)).toEqual({ numerator: 7, denominator: 1, decimal: 7 });
  expect(expected(odds("1d2", itself), (face) => face * 0.1)).toMatchObject({ numerator: 3, denominator: 20 });
});

test("outcomes of the same content are one, in whatever order their fields stand", () => {
  const records = odds("1d6", (roll) => (roll % 2 ? { hits: 1, of: ["a"] } : { of: ["a"], hits: 1 }));
  expect(records).toHaveLength(1);
  expect(map(odds("2d6", itself), (roll) => roll > 6).map(({ chance }) => chance.numerator)).toEqual([5, 7]);
});

test("what cannot be exact is refused, not guessed", () => {
  const lost = odds("1d6", (roll) => (roll > 3 ? { unknown: "torn off" } : 1)) as never;
  expect(() => expected(lost, itself)).toThrow('odds: the figure must be a number in every outcome, got {"unknown"');
  expect(() => odds("20d100", itself)).toThrow("is too large to be exact");
});

test.for(["0d6", "2d", "d6", "2x6", "21d6", "1d101", "1.5d6", undefined])("%s are no dice", (dice) => {
  expect(() => odds(dice as Dice, itself)).toThrow(`odds: dice must be like 2d6, up to 20d100, got ${dice}`);
});
