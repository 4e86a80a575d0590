import type { Erratum } from "./errata.js";
import type { Source } from "./sources.js";

/** One step to an answer: a figure of the book, or what a function of the book makes of the steps before it. */
export interface Step {
  /** What it is, as the book names it: a row, a column, a function. */
  readonly what: string;
  /** The figure, word or record. */
  readonly value: unknown;
  /** Its address inside the book: table, table/row or table/row/column. */
  readonly at: string;
  /** First and last of each stretch of lines of the document; none where no document prints it. */
  readonly lines: Source["lines"];
  /** Ids of the errata that count there, and of the open questions. */
  readonly errata: readonly string[];
}

/** An answer, and the steps to it in the order of the book; the last step is the answer. */
export interface Explained<Value> {
  /** Version of this form, which `schema/explanation.schema.json` describes. */
  readonly format: 1;
  readonly value: Value;
  readonly steps: readonly Step[];
}

/** Where the book prints an address, and what is corrected or asked there. */
export interface Papers {
  /** Null where no document prints the book. */
  readonly sourceOf: ((address: string) => Source) | null;
  readonly errataAt: (address: string) => readonly Erratum[];
}

/** What a function is asked. Its own code has refused all that cannot occur before a step is made. */
export type Given = readonly unknown[];

/** Makes a step of an address. */
export type Note = (what: string, value: unknown, at: string) => Step;

/** The steps to an answer; of a function that composes tables, those before its answer. */
export type Steps = (given: Given, note: Note, value: unknown) => readonly Step[];

/** Asks a function of the book, and tells the steps. The answer is the function's own, so it cannot be another one. */
export function explain<Asked extends Given, Value>(
  { sourceOf, errataAt }: Papers,
  asked: (...given: Asked) => Value,
  given: Asked,
  stepsOf: Steps,
): Explained<Value> {
  const value = asked(...given);
  const note: Note = (what, found, at) => {
    const errata = errataAt(at).filter(({ state }) => state === "applied" || state === "open");
    return { what, value: found, at, lines: sourceOf?.(at).lines ?? [], errata: errata.map(({ id }) => id) };
  };
  return { format: 1, value, steps: stepsOf(given, note, value) };
}

/** Steps that end with what the function makes of them. */
export function thenAnswer(at: string, title: string, parts: Steps): Steps {
  return (given, note, value) => [...parts(given, note, value), note(title, value, at)];
}

/** A function with its steps, as another one asks it. */
export type Explainer = (...given: never[]) => Explained<unknown>;

/** Asks a function of which only the steps count. */
export function explained(explainer: Explainer, given: Given): Explained<unknown> {
  return explainer(...(given as never[]));
}
