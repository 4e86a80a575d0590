import type { Row } from "../published/data.ts";
import type { Value } from "../values/value.ts";
import type { Bump, ChangeKind } from "./policy.ts";

/** Where a change holds: in the corrected tables, in the print, or in both alike. */
export type Edition = "current" | "as-printed" | "both";

/**
 * Why a value changed: an erratum says so; the print was read wrongly before; a printed word means something else; or
 * nothing explains it. `null` where that is no question, as for a new table.
 */
export type Cause = "erratum" | "transcription" | "word" | "unexplained" | null;

/** A change of figures that looks like a slip of the hand: −1 → 1, or 300 → 30 and 120 → 102. */
export type Slip = "sign" | "digits";

/** Lines of the book's document, first and last. */
export type Lines = Row["lines"];

/** One thing that differs. */
export interface Change {
  /** `book/table/row[/loads/load]/column`; a `*` stands for every row, `book/errata/<id>` is an erratum. */
  readonly at: string;
  readonly change: ChangeKind;
  /** Which property of the thing at the address changed (`unit`, `above`, `title`); absent for a cell. */
  readonly part?: string;
  readonly edition: Edition;
  /** `null` where there was nothing, or a blank. */
  readonly was: Value;
  readonly now: Value;
  /** Of a record: the fields that differ. */
  readonly fields?: readonly FieldChange[];
  readonly slip?: Slip;
  readonly cause: Cause;
  /** Of a cell that changed with a printed word of its table: the word. It is told with the change of that word. */
  readonly word?: string;
  /** Ids of the errata of this book that explain it. */
  readonly errata: readonly string[];
  readonly lines: Lines;
  readonly bump: Bump;
}

export interface FieldChange {
  readonly field: string;
  readonly was: Value;
  readonly now: Value;
}

/** An erratum some change names, for a reader who wants the reason. */
export interface Reason {
  readonly book: string;
  readonly id: string;
  readonly because: string;
  readonly lines: Lines;
}

/** All that differs between two rule sets, in the order of the books. */
export interface Difference {
  readonly changes: readonly Change[];
  /** The bump the next version needs; null if nothing differs. */
  readonly bump: Bump | null;
  readonly reasons: readonly Reason[];
}

/** A change in one edition, before the editions are laid together and its cause is sought. */
export interface EditionChange {
  /** Inside a book: `table/row/column`. */
  readonly at: string;
  /** The same place by the row's other id, where the row was renamed or its key corrected. */
  readonly alias?: string;
  readonly change: ChangeKind;
  readonly part?: string;
  readonly was: Value;
  readonly now: Value;
  readonly lines?: Lines | undefined;
  /** Of a printed word: the columns that have it, and the field it stands for in a record. */
  readonly columns?: readonly WordColumn[];
}

export interface WordColumn {
  /** `*` for every column of a matrix. */
  readonly column: string;
  readonly field: string | null;
}

export type AddChange = (found: EditionChange) => void;
