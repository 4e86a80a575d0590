import type { RecordValue } from "../values/value.ts";

/** One edition of a book with all its tables, as `data.schema.json` describes it. */
export type BookDocument = RecordValue;

/** A book in both editions. */
export interface BookEditions {
  readonly current: BookDocument;
  readonly asPrinted: BookDocument;
}

/** What is compared and released: every book of one state of the rules, in both editions. */
export interface RuleSet {
  /** Version of the data package, such as `0.1.0`. */
  readonly version: string;
  /** By id of the book; ids are checked, so no key is a name JavaScript gives a meaning of its own. */
  readonly books: Readonly<Record<string, BookEditions>>;
}
