/** A table as its book lays it out. */
export interface Sheet {
  /** What the first column names: the row, or the key it is looked up by. */
  readonly stub: string;
  readonly columns: readonly Heading[];
  readonly groups: readonly Group[];
  /** Whether rows cite lines of the document. */
  readonly cited: boolean;
}

export interface Heading {
  /** Id of its column; of the rows inside a row `loads.damage`. */
  readonly id: string;
  readonly text: string;
  readonly unit: string;
  readonly numeric: boolean;
  /** Keys of an axis that stand as columns share its name above them. */
  readonly over: string | null;
  /** Names the rows inside a row. */
  readonly naming: boolean;
}

/** The editions a row stands in. */
export type Presence = "both" | "current" | "as-printed";

/** A row, with a line for each row inside it. */
export interface Group {
  readonly address: string;
  readonly name: string;
  /** The name as printed, where it is another. */
  readonly printed: Cell | null;
  readonly presence: Presence;
  readonly lines: readonly Line[];
}

export interface Line {
  /** Address of the row inside the row; null where the line is the row itself. */
  readonly address: string | null;
  readonly presence: Presence;
  /** For each column the parts it joins by a slash; null where the row's first line has it for all. */
  readonly cells: readonly (readonly Cell[] | null)[];
  readonly source: string;
  /** How its figures were read, where that needs saying. */
  readonly reading: string | null;
}

export interface Cell {
  readonly address: string;
  /** As the book writes it, corrected; empty for a blank. */
  readonly text: string;
  /** The same in words, where the book's writing is not words already. */
  readonly words: string;
  /** Why the print does not say, where it lost the figure or a part of it. */
  readonly lost: string | null;
  readonly correction: { readonly printed: string; readonly erratum: string } | null;
  /** Ids of the open questions about it. */
  readonly questions: readonly string[];
}
