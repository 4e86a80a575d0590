import type { Texts } from "./books.ts";
import type { Diagnostic } from "./diagnostics/diagnostic.ts";
import type { BookFacts } from "./emit/output/target.ts";
import type { BookSummary, Summary } from "./names/summary.ts";

/** What came of all books. */
export interface Results {
  readonly diagnostics: readonly Diagnostic[];
  /** Null where there were errors. */
  readonly summary: Summary | null;
  readonly books: readonly BookResult[];
}

/** What came of one book. */
export interface BookResult {
  readonly id: string;
  /** Null where texts of another book decided it, too. */
  readonly from: Texts | null;
  /** All that was found, what only follows from something else included. */
  readonly diagnostics: readonly Diagnostic[];
  /** Null where there were errors. */
  readonly summary: BookSummary | null;
  /** Null where nothing was emitted. */
  readonly made: Made | null;
}

/** What was emitted of a book. */
export interface Made {
  readonly facts: BookFacts;
  /** Paths in the output folder. */
  readonly outputs: readonly string[];
}

/** Gives what came of a book in an earlier run if it would come of it again; see `BookResult`. */
export type Known = (id: string, from: Texts) => BookResult | null;
