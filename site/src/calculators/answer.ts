import type { Fraction } from "skirmish-tables/odds";
import type { Fields, Values } from "./field.ts";

/** The books a calculator may stand in. */
export type BookId = "striker-ii" | "walkers" | "infantry-moves";

/** A tool that follows one chain of rules. Everything it says comes from the tables. */
export interface Calculator<Of extends Fields = Fields> {
  readonly book: BookId;
  readonly fields: Of;
  /** Whether a field matters for these values; a field that does not is hidden. */
  readonly asks: (field: keyof Of & string, values: Values<Of>) => boolean;
  readonly answer: (values: Values<Of>) => Answer;
  /** What both sides of a fight have in common; left out where there are no sides to swap. */
  readonly common?: readonly (keyof Of & string)[];
}

export interface Answer {
  /** The result in a line. */
  readonly result: string;
  readonly steps: readonly Step[];
  /** What the dice decide, where no roll is given. */
  readonly odds: readonly Chance[];
  /** What the rules ask next; left out where they ask nothing. */
  readonly next?: Next;
}

/** Another calculator, with what is known already. */
export interface Next {
  readonly label: string;
  readonly calculator: string;
  /** As its address has it. */
  readonly state: string;
}

export interface Chance {
  readonly outcome: string;
  readonly chance: Fraction;
}

/** One step of the rules, in their order. */
export interface Step {
  readonly title: string;
  /** What it comes to, as the book names it. */
  readonly result: string;
  /** How it comes to that; blank where the result says it all. */
  readonly how: string;
  /** Addresses of the figures used, inside the book. */
  readonly at: readonly string[];
  /** `unknown`: the print lost the figure or gives none; nothing follows from it. */
  readonly state: "known" | "unknown";
}

export function step(title: string, result: string, how: string, ...at: readonly string[]): Step {
  return { title, result, how, at, state: "known" };
}

/** A step no further one can follow. */
export function unknownStep(title: string, reason: string, ...at: readonly string[]): Step {
  return { title, result: "Unknown", how: reason, at, state: "unknown" };
}

/** Binds the types of a calculator's fields to its answer, then lets every calculator be treated alike. */
export function calculator<const Of extends Fields>(of: Calculator<Of>): Calculator {
  return of as unknown as Calculator;
}
