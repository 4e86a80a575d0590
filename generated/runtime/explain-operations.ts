// Made by tablewright. Do not edit.
import { exactSum } from "./decimal.js";
import { type Explained, type Explainer, explained, type Given, type Note, type Step, type Steps } from "./explain.js";
import { type Catalog, cellIn } from "./explain-rows.js";
import { meanOf } from "./mean.js";
import { cutEach, isReached, shareOf, wholeShareOf } from "./share.js";

/** What stands in a row or a record, by name. */
type Fields = Readonly<Record<string, unknown>>;

/** A lookup, the places of its arguments among those of the function that asks it, and the part of its answer that counts. */
type Asked = readonly [explain: Explainer, places: readonly number[], part: string | null];

type Share = readonly [numerator: number, denominator: number];
type Rounding = "up" | "down" | null;

/** A function that has no steps before its answer. */
export const alone: Steps = () => [];

/** Lookups that are asked one after the other; one whose own arguments are left out is not asked. */
export function lookups(...asked: readonly Asked[]): Steps {
  return (given, note) =>
    asked
      .filter(([, places]) => places.every((at) => given[at] !== undefined))
      .flatMap((one) => figureOf(one, given, note));
}

/**
 * The steps of functions that are asked one after the other, by the statements of the function itself.
 * @param run the statements: `told` gives the answer of a function, `cell` tells of a cell that is read
 */
export function chained<Asked>(
  given: Asked,
  run: (
    given: Asked,
    told: <Value>(explained: Explained<Value>) => Value,
    cell: (catalogs: readonly Catalog[], row: object, column: string, label: string) => void,
  ) => unknown,
): Steps {
  return (_, note) => {
    const steps: Step[] = [];
    run(
      given,
      (explained) => {
        steps.push(...explained.steps);
        return explained.value;
      },
      (catalogs, row, column, label) => {
        const cell = (row as Fields)[column];
        if (cell !== undefined) steps.push(note(label, cell, cellIn(catalogs, row, column)));
      },
    );
    return steps;
  };
}

/** The first threshold that is reached, and what it keeps. */
export function compare(
  at: string,
  names: readonly [against: string, of: string],
  thresholds: readonly (readonly [times: Share, keeps: Share | null, round: Rounding])[],
): Steps {
  return ([figure, against, of], note) => {
    const place = thresholds.findIndex(([[above, below]]) => isReached(Number(figure), above, below, Number(against)));
    const [times, keeps, round = null] = thresholds[place] ?? [];
    if (!times) return [];
    const address = `${at}/steps/${place}`;
    const reached = note(shareText(times, names[0], null), shareOf(Number(against), ...times, null), address);
    if (!keeps) return [reached];
    return [reached, note(shareText(keeps, names[1], round), shareOf(Number(of), ...keeps, round), address)];
  };
}

/** What each side takes on a draw. */
export function contest(at: string, draw: number): Steps {
  return ([first, second], note) => (first === second ? [note("Draw", draw, at)] : []);
}

/** A lookup asked with the mean of two arguments. */
export function mean(explain: Explainer, place: number, at: string): Steps {
  return (given, note) => {
    const middle = meanOf(Number(given[place]), Number(given[place + 1]));
    const asked = [...given.slice(0, place), middle, ...given.slice(place + 2)];
    return [note("Mean", middle, at), ...explained(explain, asked).steps];
  };
}

/** Figures looked up; the first is cut to a share as often as an argument says. */
export function product(
  asked: Steps,
  repeat: readonly [at: string, place: number, name: string, share: Share, round: "up" | "down"] | null,
  divide: readonly [at: string, place: number, name: string, figure: unknown] | null,
): Steps {
  return (given, note, value) => {
    const [base, ...factors] = asked(given, note, value);
    const steps = base ? [base] : [];
    const times = repeat ? Number(given[repeat[1]]) : 0;
    if (repeat && times > 0 && typeof base?.value === "number") {
      const [at, , name, share, round] = repeat;
      steps.push(note(name, cutEach(base.value, times, ...share, round), at));
    }
    steps.push(...factors);
    if (divide && given[divide[1]] === true) steps.push(note(divide[2], divide[3], divide[0]));
    return steps;
  };
}

/**
 * A lookup asked with a roll, to which figures and modifiers are added.
 * @param order the place of each of its arguments among those given, or what it is always asked with
 * @param added the places of the roll and of the figures added to it
 */
export function roll(
  at: string,
  explain: Explainer,
  order: readonly (number | string)[],
  added: readonly number[],
  by: readonly [explain: Explainer, place: number] | null,
): Steps {
  return (given, note) => {
    const modified = by ? explained(by[0], [given[by[1]]]) : { value: 0, steps: [] };
    // A word in place of a sum is the answer.
    if (typeof modified.value !== "number") return modified.steps;
    const total = added.map((place) => Number(given[place])).reduce(exactSum, modified.value);
    const asked = order.map((one) => (typeof one === "string" ? one : one === added[0] ? total : given[one]));
    return [...modified.steps, note("Total", total, at), ...explained(explain, asked).steps];
  };
}

/** A count cut to a share, before it is multiplied. */
export function scaleBy(at: string, name: string, share: Share, round: "up" | "down"): Steps {
  return ([count], note) => [note(shareText(share, name, round), wholeShareOf(Number(count), ...share, round), at)];
}

/** Modifiers, each with what it adds, and their sum. */
export function modified(by: Explainer, place: number): Steps {
  return (given) => explained(by, [given[place]]).steps;
}

interface Exception {
  readonly id: string;
  readonly forbids?: unknown;
  readonly exempt?: unknown;
}

/** A figure, modifiers, what is excepted from them, and the least the answer may be. */
export function sum(
  start: Steps,
  by: Steps,
  exceptions: readonly [at: string, rows: readonly Exception[]] | null,
  least: readonly [at: string, value: number] | null,
): Steps {
  return (given, note, value) => {
    const steps = by(given, note, value);
    const applied = new Map(steps.map((one) => [one.at.split("/")[1], one.value]));
    const [table, rows] = exceptions ?? ["", []];
    const excepted = rows.flatMap(({ id, forbids, exempt }) => {
      if (!applied.has(id)) return [];
      const at = `${table}/${id}`;
      if (applied.has(String(forbids))) return [note("Forbidden", forbids, `${at}/forbids`)];
      return given.includes(exempt) ? [note("Exempt", -Number(applied.get(id)), `${at}/exempt`)] : [];
    });
    const floor = least && value === least[1] ? [note("At least", least[1], least[0])] : [];
    return [...start(given, note, value), ...steps, ...excepted, ...floor];
  };
}

/** Two values converted on a scale, and their sum converted back. */
export function sumThrough(scale: Explainer, back: Explainer, at: string): Steps {
  return (given, note) => {
    const converted = given.map((value) => explained(scale, [value]));
    const total = converted.map(({ value }) => value).reduce((one, other) => exactSum(Number(one), Number(other)));
    const steps = converted.flatMap((one) => one.steps);
    return [...steps, note("Sum", total, at), ...explained(back, [total]).steps];
  };
}

/** A figure of the book. */
export function figure(at: string, name: string, value: unknown): Steps {
  return (_, note) => [note(name, value, at)];
}

/** Steps one after the other. */
export function inTurn(...parts: readonly Steps[]): Steps {
  return (given, note, value) => parts.flatMap((part) => part(given, note, value));
}

/** The step of a lookup; of a row, the part that counts. */
function figureOf([explain, places, part]: Asked, given: Given, note: Note): readonly Step[] {
  return explained(
    explain,
    places.map((at) => given[at]),
  ).steps.map((step) => {
    const row = step.value;
    if (part === null || typeof row !== "object" || row === null || !(part in row)) return step;
    return note(step.what, (row as Fields)[part], step.at.includes("/") ? `${step.at}/${part}` : step.at);
  });
}

function shareText([numerator, denominator]: Share, of: string, round: Rounding): string {
  const share = denominator === 1 ? String(numerator) : `${numerator}/${denominator}`;
  return `${share} × ${of}${round === null ? "" : `, rounded ${round}`}`;
}
