import type { Value } from "../../../values/value.ts";

/** The answer to arguments that no game can produce. */
export const refused = Symbol("refused");

export type Answer = Value | typeof refused;

/** One argument of a call: a plain value, an object of named values, or the address of a row inside its table. */
export type Argument = Value;

/**
 * A function of the SDK, answered from the tables row by row, as a player would. It shares the arithmetic of the runtime with
 * the SDK. The code that finds figures and refuses arguments is its own, so a mistake in either shows as a difference.
 */
export interface Answerer {
  readonly parameters: readonly Parameter[];
  /** Arguments worth a case, in the order of the parameters. */
  readonly trials: readonly (readonly Argument[])[];
  readonly answer: (given: readonly Argument[]) => Answer;
  /** The arguments are the fields of one object. */
  readonly together?: true;
}

export interface Parameter {
  readonly name: string;
  /** `row` takes the address of a row: inside the table `of`, or inside the book where `of` are several; `named` an object of modifiers or amounts by name. */
  readonly takes: "number" | "id" | "flag" | "row" | "named";
  readonly of?: string | readonly string[];
}

/** A parameter and what to try for it, something ordinary first. */
export type Tried = Parameter & { readonly values: readonly Argument[] };

/** More trials than this prove nothing more about a function. */
const most = 250;

/** Every combination if these are few; else each value in turn, with ordinary values for the rest. */
function combinations(tried: readonly Tried[]): readonly (readonly Argument[])[] {
  const count = tried.reduce((product, { values }) => product * values.length, 1);
  if (count <= most) {
    return tried.reduce<readonly (readonly Argument[])[]>(
      (before, { values }) => before.flatMap((start) => values.map((value) => [...start, value])),
      [[]],
    );
  }
  const ordinary = tried.map(({ values }) => values[0] ?? null);
  const inTurn = tried.flatMap(({ values }, at) => values.slice(1).map((value) => put(ordinary, at, value)));
  return [ordinary, ...inTurn];
}

/** A list with one of its values replaced. */
export function put<T>(list: readonly T[], at: number, value: T): readonly T[] {
  return list.map((one, place) => (place === at ? value : one));
}

/** An answerer of parameters that are tried in combination. */
export function answerer(tried: readonly Tried[], answer: Answerer["answer"]): Answerer {
  const parameters = tried.map(({ values: _, ...parameter }) => parameter);
  return { parameters, trials: combinations(tried), answer };
}

/**
 * Whether a number can occur: it is within 1e15 of 0, whole where only whole numbers occur, and between the ends if there are
 * any.
 */
export function canOccur(
  value: unknown,
  whole: boolean,
  from: number | null = null,
  to: number | null = null,
): value is number {
  if (typeof value !== "number" || !(Math.abs(value) <= 1e15)) return false;
  if (whole && !Number.isInteger(value)) return false;
  return (from === null || value >= from) && (to === null || value <= to);
}

/** A figure a function is given: a few ordinary ones, the least one, one too small, and a part of a whole. */
export function figure(name: string, least: number | null): Tried {
  const start = least ?? -2;
  const ordinary = [7, 1, 2, 3, 4, 8, 11].filter((value) => value > start);
  return { name, takes: "number", values: [...ordinary, start, ...(least === null ? [] : [least - 1]), 2.5] };
}
