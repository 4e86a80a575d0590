/** Functions of the book asked one after the other, each with what those before it answered. */
export interface Chain {
  readonly operation: "chain";
  /** What it is given, by name: its rows first, then every other parameter in the order the steps name it. */
  readonly takes: readonly string[];
  /** Rows it is given, each of one of several catalogs. */
  readonly rows: readonly ChainRow[];
  readonly steps: readonly ChainStep[];
  readonly gives: readonly ChainResult[];
}

/** A row that is given. */
export interface ChainRow {
  readonly name: string;
  readonly description: string;
  readonly tables: readonly string[];
}

/** A part of the answer. */
export interface ChainResult {
  readonly name: string;
  readonly description: string;
  readonly value: ChainValue;
}

export interface ChainStep {
  readonly name: string;
  /** The table whose function is asked. */
  readonly ask: string;
  /** What its parameters are asked with, in their order. */
  readonly with: readonly { readonly parameter: string; readonly value: ChainValue | ChainNamed }[];
  /** An answer after which nothing more is asked → what the whole then gives. */
  readonly stops?: Readonly<Record<string, string>>;
  /** What the whole gives where this answer is null. */
  readonly beyond?: string;
  /** The answer is 0 where the first parameter it takes is left out. */
  readonly optional?: true;
}

/**
 * A value by its name: a parameter, an answer, `row.column`, `answer.field` or the figure `table/row`; alone, or counted
 * under a condition. Without `of` it is whether the condition holds.
 */
export type ChainValue = string | ChainCounted;

export interface ChainCounted {
  readonly of?: string;
  readonly times?: string;
  readonly most?: ChainValue;
  /** The value a condition is about: that it is not blank, or is this word. */
  readonly when?: string;
  readonly is?: string;
  /** The value where the condition does not hold; left out, none, and 0 for what is multiplied or bounded. */
  readonly otherwise?: string;
}

/** An object of named values, with all that a parameter has besides. */
export interface ChainNamed {
  readonly fields: readonly { readonly name: string; readonly value: ChainValue }[];
  readonly besides?: string;
}
