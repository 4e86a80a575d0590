import type { FunctionMeta } from "skirmish-tables/data";
import { html } from "../html.ts";
import { briefOdds, chancesView } from "./answer/chances.ts";
import { stepsView } from "./answer/steps.ts";
import { bookOf, type Chance, functionOf, type LiveBook, oddsTold, type Step } from "./book.ts";
import { fieldsOf, givenOf, rolledOf, unrolled } from "./fields.ts";
import type { Fields, Values } from "./form/field.ts";
import { mountAsking } from "./form/mount.ts";
import { said } from "./said.ts";

/** What a function makes of what was answered. */
export interface Worked {
  readonly says: string;
  /** Those of the explanation; before the roll, those that no roll changes. */
  readonly steps: readonly Step[];
  /** What the dice decide, where the roll is not made yet. */
  readonly odds: readonly Chance<string>[];
}

/** A function of a book as a form, its answer and the steps to it: `data-book`, `data-function`. */
export function mountFunction(root: HTMLElement): void {
  const book = bookOf(root);
  const of = functionOf(book, root.dataset.function ?? "");
  const fields = fieldsOf(book, of);
  mountAsking(root, {
    fields,
    asks: () => true,
    shared: root.dataset.shared === "yes",
    ...(isFight(fields) ? { common: measuresIn(fields) } : {}),
    view: (values) => workedView(book, of, work(book, of, values)),
  });
}

export function workedView(book: LiveBook, of: FunctionMeta, { says, steps, odds }: Worked) {
  return {
    says,
    brief: odds.length > 0 && briefOdds(odds),
    shows: html`${odds.length > 0 && chancesView("What the dice make of it", odds)}<h2>Step by step</h2>${stepsView(book, of, steps)}`,
  };
}

/** Asks the function; what it refuses is told in its words. */
export function work(
  book: LiveBook,
  of: FunctionMeta,
  values: Values<Fields>,
  told = (answer: unknown) => said(answer, of.answers),
): Worked {
  const rolled = rolledOf(of);
  const isWaiting = rolled !== undefined && Object.values(values).includes(unrolled);
  const tell = (roll?: number) =>
    book.explain[of.name]?.(...givenOf(book, of, values, roll)) ?? { value: null, steps: [] };
  try {
    if (!isWaiting) {
      const { value, steps } = tell();
      return { says: `${told(value)}.`, steps, odds: [] };
    }
    const [lowest, highest] = [rolled.from, rolled.to].map((roll) => tell(roll ?? 0).steps);
    const isSame = (step: Step) => highest?.some(({ at, value }) => at === step.at && same(value, step.value));
    const odds = oddsOf(book, of, values, told);
    const [likeliest] = odds.toSorted((one, other) => other.chance.decimal - one.chance.decimal);
    return {
      says: odds.length === 1 ? `${likeliest?.outcome}.` : `Most often: ${likeliest?.outcome.toLowerCase()}.`,
      steps: lowest?.filter(isSame) ?? [],
      odds,
    };
  } catch (refused) {
    const why = refused instanceof Error ? refused.message.replace(/^\w+: /, "") : String(refused);
    return { says: `This cannot be: ${why}.`, steps: [], odds: [] };
  }
}

/** The odds of the answer, each outcome in words once. */
function oddsOf(
  book: LiveBook,
  of: FunctionMeta,
  values: Values<Fields>,
  told: (answer: unknown) => string,
): readonly Chance<string>[] {
  const given = givenOf(book, of, values);
  const rest = given.filter((_, at) => of.parameters[at] !== rolledOf(of));
  return oddsTold(book, of.name, rest, told);
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Two sides may do to each other what takes a row, a measure and a roll. */
function isFight(fields: Fields): boolean {
  const all = Object.values(fields);
  return measuresIn(fields).length > 0 && all.some((one) => one.type === "choice" && one.start === unrolled);
}

/** What both sides have in common: how far apart they are. */
function measuresIn(fields: Fields): readonly string[] {
  return Object.entries(fields).flatMap(([name, one]) => (one.type === "number" && one.unit !== "" ? [name] : []));
}
