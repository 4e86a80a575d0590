import { andThen, atLeast, chanceOf, type Dice, expected, map, type Odds, odds } from "skirmish-tables/odds";
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
    expect(Number(chance.numerator) * sums.length, `${outcome} on ${dice}`).toBe(ways * Number(chance.denominator));
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

class Crew {
  readonly hits: number;
  constructor(hits: number) {
    this.hits = hits;
  }
}

test("outcomes that differ stay apart, whatever tells them apart", () => {
  const kinds: readonly ((roll: number) => unknown)[] = [
    (roll) => BigInt(roll),
    (roll) => (roll === 6 ? Number.NaN : null),
    (roll) => ({ of: [roll === 6 ? Number.NaN : undefined] }),
    (roll) => (roll === 6 ? "1" : 1),
    (roll) => new Crew(roll),
    (roll) => new Date(roll),
  ];
  expect(kinds.map((outcomeOf) => odds("1d6", outcomeOf).length)).toEqual([6, 2, 2, 2, 6, 6]);
});

test("outcomes that cannot be compared are refused with what to give", () => {
  class Hidden {
    readonly #hits = 1;
    read = () => this.#hits;
  }
  class Empty {}
  const endless: { self?: unknown } = {};
  endless.self = { of: [endless] };
  const refused = (outcome: unknown) => {
    try {
      return odds("1d6", () => outcome);
    } catch (error) {
      return String(error);
    }
  };
  const words = "TypeError: odds: an outcome must be made of values, lists and records that can be compared, got";
  expect(
    [new Set([1]), [new Map()], new Empty(), new Hidden(), { of: () => 1 }, Symbol("x"), endless].map(refused),
  ).toEqual([
    `${words} a Set`,
    `${words} a Map`,
    `${words} a Empty`,
    `${words} a function`,
    `${words} a function`,
    `${words} a symbol`,
    `${words} an object inside itself`,
  ]);
});

test("chances beyond 2^53 stay exact: thirty dice of which none is a one", () => {
  let survives: Odds<boolean> = odds("1d6", (roll) => roll > 1);
  for (let die = 1; die < 30; die++) {
    survives = andThen(survives, (all) => odds("1d6", (roll) => all && roll > 1));
  }
  const [lost, unhurt] = survives;
  expect(unhurt?.chance).toEqual({
    numerator: 931322574615478515625n,
    denominator: 221073919720733357899776n,
    decimal: expect.closeTo(0.004212720233, 12),
  });
  expect(lost?.chance.decimal).toBeCloseTo(0.995787279767, 12);
  expect(chanceOf(survives, () => true)).toEqual({ numerator: 1, denominator: 1, decimal: 1 });
  expect(odds("20d100", itself)[0]?.chance).toMatchObject({ numerator: 1, denominator: 10n ** 40n });
  let rare: Odds<boolean> = odds("1d100", (roll) => roll === 1);
  for (let die = 1; die < 160; die++) rare = andThen(rare, (all) => odds("1d100", (roll) => all && roll === 1));
  expect(rare.map(({ chance }) => chance.decimal)).toEqual([0, 1]);
});

test("what cannot be exact is refused, not guessed", () => {
  const lost = odds("1d6", (roll) => (roll > 3 ? { unknown: "torn off" } : 1)) as never;
  expect(() => expected(lost, itself)).toThrow('odds: the figure must be a number in every outcome, got {"unknown"');
  expect(() => expected(odds("1d6", itself), () => 1 / 3)).toThrow("has too many digits to be exact");
  expect(() => expected(odds("1d6", itself), () => 1e-23)).toThrow("has too many digits to be exact");
});

test.for(["0d6", "2d", "d6", "2x6", "21d6", "1d101", "1.5d6", undefined])("%s are no dice", (dice) => {
  expect(() => odds(dice as Dice, itself)).toThrow(`odds: dice must be like 2d6, up to 20d100, got ${dice}`);
});
