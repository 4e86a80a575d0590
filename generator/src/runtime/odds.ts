import { exact, type Fraction, fraction, plus, times } from "./fraction.js";
import type { DiceAmount } from "./types.js";

/** Dice that are added up, as players write them: `2d6`, `1d20`. */
export type Dice = `${number}d${number}`;

/** One thing that can happen, and its exact chance. */
export interface Likelihood<T> {
  readonly outcome: T;
  readonly chance: Fraction;
}

/** Everything that can happen, each outcome once; the chances add up to 1. From the lowest roll up. */
export type Odds<T> = readonly Likelihood<T>[];

/**
 * The exact odds of whatever a roll decides: `odds("2d6", (roll) => attack(roll, "formidable"))`.
 * @param dice - Up to 20 dice of up to 100 sides, such as 2d6.
 * @param outcomeOf - What a roll gives. Outcomes with the same content count as one.
 * @throws RangeError for other dice, TypeError for outcomes that cannot be compared, such as a Set
 */
export function odds<T>(dice: Dice, outcomeOf: (roll: number) => T): Odds<T> {
  const [count = 0, sides = 0] = /^\d+d\d+$/i.test(dice) ? dice.split(/d/i).map(Number) : [];
  if (count < 1 || count > 20 || sides < 1 || sides > 100) {
    throw new RangeError(`odds: dice must be like 2d6, up to 20d100, got ${String(dice)}`);
  }
  return merged(
    waysToRoll(count, sides).map((ways, above) => ({
      outcome: outcomeOf(count + above),
      chance: fraction(ways, BigInt(sides) ** BigInt(count)),
    })),
  );
}

/**
 * The exact odds of an amount of dice as a cell holds it: `oddsOf(weapons.sling.damage)`. A plain number is sure.
 * @throws RangeError for more than 20 dice or 100 sides
 */
export function oddsOf({ dice, sides, plus: added, times: factor }: DiceAmount): Odds<number> {
  if (dice === 0) return certain(added * factor);
  return odds(`${dice}d${sides}`, (roll) => (roll + added) * factor);
}

/** The exact average of an amount of dice as a cell holds it: 7 of `2d6`, 35 of `2d6x5`. */
export function mean({ dice, sides, plus: added, times: factor }: DiceAmount): Fraction {
  return fraction((dice * (sides + 1) + 2 * added) * factor, 2);
}

/** The odds of a certain outcome, for a branch where nothing is rolled. */
export function certain<T>(outcome: T): Odds<T> {
  return [{ outcome, chance: fraction(1, 1) }];
}

/** The odds of something that follows from each outcome; outcomes that become equal count as one. */
export function map<T, U>(of: Odds<T>, becomes: (outcome: T) => U): Odds<U> {
  return merged(of.map(({ outcome, chance }) => ({ outcome: becomes(outcome), chance })));
}

/** The odds after a second roll, whose odds may depend on the first: hits, then the morale check they cause. */
export function andThen<T, U>(of: Odds<T>, next: (outcome: T) => Odds<U>): Odds<U> {
  return merged(
    of.flatMap((first) =>
      next(first.outcome).map(({ outcome, chance }) => ({ outcome, chance: times(first.chance, chance) })),
    ),
  );
}

/** The chance that something holds: `chanceOf(odds, ({ hits }) => hits > 0)`. */
export function chanceOf<T>(of: Odds<T>, holds: (outcome: T) => boolean): Fraction {
  return of.reduce((sum, { outcome, chance }) => (holds(outcome) ? plus(sum, chance) : sum), fraction(0, 1));
}

/** The chance of a figure of at least so much: `atLeast(odds, ({ hits }) => hits, 2)`. */
export function atLeast<T>(of: Odds<T>, figure: (outcome: T) => number, least: number): Fraction {
  return chanceOf(of, (outcome) => numberOf(figure(outcome)) >= least);
}

/**
 * The average of a figure over all outcomes: `expected(odds, ({ hits }) => hits)`.
 * @throws TypeError where an outcome has no such number, for example because the print lost it
 */
export function expected<T>(of: Odds<T>, figure: (outcome: T) => number): Fraction {
  return of.reduce(
    (sum, { outcome, chance }) => plus(sum, times(exact(numberOf(figure(outcome))), chance)),
    fraction(0, 1),
  );
}

/** The number of ways to roll each sum, from the lowest up. */
function waysToRoll(count: number, sides: number): readonly bigint[] {
  if (count === 0) return [1n];
  const fewer = waysToRoll(count - 1, sides);
  let ways = 0n;
  return Array.from({ length: count * (sides - 1) + 1 }, (_, above) => {
    ways += (fewer[above] ?? 0n) - (fewer[above - sides] ?? 0n);
    return ways;
  });
}

function merged<T>(found: Odds<T>): Odds<T> {
  const byContent = new Map<string, Likelihood<T>>();
  for (const { outcome, chance } of found) {
    const content = contentOf(outcome);
    const before = byContent.get(content);
    byContent.set(content, before ? { ...before, chance: plus(before.chance, chance) } : { outcome, chance });
  }
  return [...byContent.values()];
}

/** The same text for the same content, whatever the order of its fields. */
function contentOf(value: unknown, above: readonly object[] = []): string {
  if (typeof value === "string") return JSON.stringify(value);
  if (typeof value === "bigint") return `${value}n`;
  if (typeof value === "function" || typeof value === "symbol") throw incomparable(`a ${typeof value}`);
  if (typeof value !== "object" || value === null) return String(value);
  if (above.includes(value)) throw incomparable("an object inside itself");
  const inside = (one: unknown) => contentOf(one, [...above, value]);
  if (Array.isArray(value)) return `[${value.map(inside)}]`;
  if ("toJSON" in value && typeof value.toJSON === "function") return inside(value.toJSON());
  const fields = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  if (fields.length === 0 && isInstance(value)) throw incomparable(`a ${value.constructor.name}`);
  return `{${fields.map(([name, one]) => `${JSON.stringify(name)}:${inside(one)}`)}}`;
}

/** Whether an object is of a class: what a Set or a private field holds cannot be seen from outside. */
function isInstance(value: object): boolean {
  const prototype = Object.getPrototypeOf(value);
  return prototype !== null && Object.getPrototypeOf(prototype) !== null;
}

function incomparable(got: string): TypeError {
  return new TypeError(`odds: an outcome must be made of values, lists and records that can be compared, got ${got}`);
}

function numberOf(figure: unknown): number {
  if (typeof figure === "number" && Number.isFinite(figure)) return figure;
  throw new TypeError(`odds: the figure must be a number in every outcome, got ${JSON.stringify(figure)}`);
}
