import type { Rulebook } from "../published/data.ts";
import type { Value } from "../values/value.ts";

/**
 * What is read of published JSON: it may be of another version of the compiler, so anything can be missing. What is there has
 * the form its schema gives.
 */
export type AsRead<Part> = [Value] extends [Part]
  ? Part
  : Part extends readonly (number | string)[]
    ? Part
    : Part extends readonly (infer Item)[]
      ? readonly AsRead<Item>[]
      : Part extends object
        ? { readonly [Name in keyof Part]?: AsRead<Part[Name]> }
        : Part;

/** One edition of a book with all its tables. */
export type BookDocument = AsRead<Rulebook>;

/** A book in both editions. */
export interface BookEditions {
  readonly current: BookDocument;
  readonly asPrinted: BookDocument;
}

/** What is compared and released: every book of one state of the rules, in both editions. */
export interface RuleSet {
  /** Version of the data package, such as `0.1.0`. */
  readonly version: string;
  /** By id of the book. */
  readonly books: ReadonlyMap<string, BookEditions>;
}

/** Something the user can mend: the command line shows the message and nothing else. */
export function failure(message: string): Error {
  return Object.assign(new Error(message), { name: "RuleSetFailure" });
}
