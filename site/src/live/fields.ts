import type { FunctionMeta, ParameterMeta } from "skirmish-tables/data";
import { type LiveBook, rowAt, rowsTaken } from "./book.ts";
import { choice, type Field, type Fields, number, tick, type Values } from "./form/field.ts";

/** In a choice: nothing is given, which no id of a book can be, and a roll that is not made yet. */
export const none = "";
export const unrolled = "any";

/** A parameter, or a part of an object, with its name in an address. */
interface Asked {
  readonly key: string;
  readonly of: ParameterMeta;
}

/** What is asked for to call a function: a field for each parameter, and for each part of an object that it takes. */
export function fieldsOf(book: LiveBook, { name, parameters }: FunctionMeta): Fields {
  const canWait = book.odds[`${name}Odds`] !== undefined;
  return Object.fromEntries(askedOf(parameters).map(({ key, of }) => [key, fieldOf(book, of, canWait)]));
}

/** The arguments of a function by what was answered; `roll` in place of a roll that is not made yet. */
export function givenOf(
  book: LiveBook,
  { parameters }: FunctionMeta,
  values: Values<Fields>,
  roll?: number,
): unknown[] {
  const keys = new Map(askedOf(parameters).map(({ key, of }) => [of, key]));
  const given = (of: ParameterMeta): unknown => {
    if (of.type === "named") {
      const parts = of.parts.map((part) => [part.name, given(part)] as const);
      return Object.fromEntries(parts.filter(([, value]) => value !== undefined));
    }
    const value = values[keys.get(of) ?? ""];
    if (value === none) return undefined;
    if (of.type === "row") return rowAt(book, String(value));
    if (isRoll(of)) return value === unrolled ? roll : Number(value);
    return of.optional && (value === false || value === 0) ? undefined : value;
  };
  return parameters.map(given);
}

/** The parameter that dice decide, if there is one. */
export function rolledOf({ parameters }: FunctionMeta): (ParameterMeta & { readonly type: "number" }) | undefined {
  const all = askedOf(parameters).map(({ of }) => of);
  return all.find((of): of is ParameterMeta & { readonly type: "number" } => isRoll(of));
}

/** A roll before anything is added; what a table is asked by after that is a number like any other. */
function isRoll(of: ParameterMeta): boolean {
  return of.type === "number" && of.dice !== null && of.from !== null;
}

/** The name of a part stands alone, unless two have it. */
function askedOf(parameters: readonly ParameterMeta[]): readonly Asked[] {
  const flat = (of: ParameterMeta, under: string): readonly (Asked & { readonly long: string })[] => {
    if (of.type !== "named") return [{ key: of.name, long: `${under}${of.name}`, of }];
    return of.parts.flatMap((part) => flat(part, `${of.name}.`));
  };
  const all = parameters.flatMap((one) => flat(one, ""));
  const isShared = (key: string) => all.filter((one) => one.key === key).length > 1;
  return all.map(({ key, long, of }) => ({ key: isShared(key) ? long : key, of }));
}

function fieldOf(book: LiveBook, of: ParameterMeta, canWait: boolean): Field {
  const { label } = of;
  switch (of.type) {
    case "number":
      if (isRoll(of)) return rollField(of, canWait);
      return number(
        label,
        { from: of.from, to: of.to, whole: of.whole, unit: of.unit ?? "" },
        Math.max(0, of.from ?? 0),
      );
    case "word":
      return optional(
        of,
        of.words.map(({ id, label }) => ({ value: id, label })),
      );
    case "flag":
      return tick(label);
    case "row":
      return optional(of, rowsTaken(book, of));
    case "named":
      throw new TypeError(`${of.name} is asked for by its parts`);
    default:
      return of satisfies never;
  }
}

function optional(of: ParameterMeta, options: Parameters<typeof choice>[1]): Field {
  const all = of.optional ? [{ value: none, label: "None" }, ...options] : options;
  return choice(of.label, all, all[0]?.value ?? none);
}

function rollField({ label, from, to, dice }: ParameterMeta & { readonly type: "number" }, canWait: boolean): Field {
  const [low, high] = [from ?? 0, to ?? 0];
  const all = Array.from({ length: high - low + 1 }, (_, at) => String(low + at));
  const rolls = dice === "d66" ? all.filter((roll) => /^[1-6]{2}$/.test(roll)) : all;
  const options = rolls.map((roll) => ({ value: roll, label: roll }));
  const wait = { value: unrolled, label: "Not yet rolled: show the odds" };
  return choice(`${label} of ${dice}`, canWait ? [wait, ...options] : options, canWait ? unrolled : (rolls[0] ?? ""));
}
