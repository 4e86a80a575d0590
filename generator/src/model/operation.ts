import type { Chain } from "./chain.ts";
import type { Citation } from "./citation.ts";
import type { Union } from "./union.ts";

/** The closed list of ways tables compose. */
export type Operation =
  | Add
  | BandBy
  | Chain
  | Choose
  | Compare
  | Contest
  | Mean
  | Product
  | Roll
  | ScaleBy
  | Shift
  | Spend
  | Spread
  | Sum
  | SumThrough
  | TargetNumber
  | Total
  | Union;

export type OperationName = Operation["operation"];

/** The operations that answer what they are asked from figures; a union only finds rows. */
export type AskedOperation = Exclude<Operation, Union>;

export type OperationNamed<Name extends OperationName> = Extract<Operation, { readonly operation: Name }>;

/** A parameter of a derived function, as its author names it. */
export interface NamedParameter {
  readonly name: string;
  readonly description: string;
}

/** A whole number or a fraction. */
export interface Share {
  readonly numerator: number;
  readonly denominator: number;
}

export type Rounding = "up" | "down";

export interface Add {
  readonly operation: "add";
  readonly tables: readonly string[];
  /** Tables that count only where their own axes are given; null where there are none. */
  readonly optional: readonly string[] | null;
  /** Table → which part of its answer is added; null where all give numbers. */
  readonly columns: Readonly<Record<string, string>> | null;
}

export interface BandBy {
  readonly operation: "band-by";
  readonly table?: string;
  /** Catalogs whose rows are all asked alike, in place of the one table; a column that one lacks is blank there. */
  readonly tables?: readonly string[];
  /** A column that must not be blank; left out where there is no such column. */
  readonly needs?: string;
  readonly columns: readonly string[];
  readonly field: string;
  /** `cell` answers with the band and the cell of its column; left out, with the band alone. */
  readonly gives?: "cell";
  /** A blank column reaches every distance; left out, none. */
  readonly blankReaches?: true;
  /** The word for a distance beyond the last column; null where the cell is given. */
  readonly beyond: string | null;
}

export interface Choose {
  readonly operation: "choose";
  readonly table: string;
  readonly column: string;
  readonly parameter: NamedParameter;
  readonly cases: readonly { readonly word: string; readonly fields: readonly string[] }[];
  /** The answer where all fields of a case are blank. */
  readonly none: number;
  readonly citation: Citation | null;
}

export interface Compare {
  readonly operation: "compare";
  readonly figure: NamedParameter;
  readonly against: NamedParameter;
  readonly of: NamedParameter;
  /** From the highest threshold down. */
  readonly steps: readonly CompareStep[];
  readonly positive: string;
  readonly otherwise: string;
}

export interface CompareStep {
  readonly times: Share;
  /** Null where reaching the threshold is all that is needed. */
  readonly keeps: Share | null;
  readonly round: Rounding | null;
  readonly citation: Citation | null;
}

export interface Contest {
  readonly operation: "contest";
  readonly first: NamedParameter;
  readonly second: NamedParameter;
  /** What each side takes where both totals are equal. */
  readonly draw: number;
  readonly citation: Citation | null;
}

export interface Mean {
  readonly operation: "mean";
  readonly table: string;
  readonly axis: string;
}

export interface Product {
  readonly operation: "product";
  readonly base: string;
  /** Which part of the base is multiplied; null where it gives a number. */
  readonly column: string | null;
  readonly by: readonly string[];
  /** A flag, and the figure (`table/row`) it divides by. */
  readonly divide: (NamedParameter & { readonly by: string }) | null;
  /** A count; each one cuts the base to a share before it is multiplied. */
  readonly repeat: Repeat | null;
}

export interface Repeat extends NamedParameter {
  readonly by: Share;
  readonly round: Rounding;
  /** The answer where a cut finds nothing left; null where the answer is then 0. */
  readonly atZero: string | null;
  readonly citation: Citation | null;
}

export interface Roll {
  readonly operation: "roll";
  readonly table: string;
  readonly axis: string;
  /** Other axes → the key they are always asked for; left out where there are none. */
  readonly fixed?: Readonly<Record<string, string>>;
  readonly plus: readonly NamedParameter[];
  readonly by: string | null;
}

export interface ScaleBy {
  readonly operation: "scale-by";
  readonly parameter: string;
  readonly parameterDescription: string;
  readonly numerator: number;
  readonly denominator: number;
  readonly round: Rounding;
  readonly times: string | null;
  readonly timesDescription: string | null;
  /** The line, and the figure of it, that states the fraction. */
  readonly citation: Citation | null;
}

export interface Shift {
  readonly operation: "shift";
  readonly table: string;
  readonly axis: string;
  readonly by: string | null;
  /** Why the answer beyond either end is unknown. */
  readonly beyond: string;
}

export interface Spend {
  readonly operation: "spend";
  readonly costs: string;
  readonly allowance: NamedParameter;
}

export interface Spread {
  readonly operation: "spread";
  readonly what: NamedParameter;
  readonly over: NamedParameter;
}

export interface Sum {
  readonly operation: "sum";
  readonly base: string | null;
  /** Which part of the base is added to; null where it gives a number. */
  readonly column: string | null;
  readonly figure: NamedParameter | null;
  readonly by: string;
  /** A catalog of modifiers that spare a key of the base (`exempt`) or forbid another modifier (`forbids`). */
  readonly exceptions: string | null;
  readonly least: { readonly value: number; readonly citation: Citation | null } | null;
}

export interface SumThrough {
  readonly operation: "sum-through";
  readonly table: string;
}

export interface TargetNumber {
  readonly operation: "target";
  /** `table/row` of a table of figures. */
  readonly needed: string;
  readonly by: string;
}

export interface Total {
  readonly operation: "total";
  readonly table: string;
  readonly column: string;
  /** The column of the row inside the row; null where both are of one row. */
  readonly nested: string | null;
  /** The second column of the one row; null where rows stand inside rows. */
  readonly plus: string | null;
  /** Words in place of a number → what they count as; null where a word is the answer. */
  readonly words: Readonly<Record<string, number>> | null;
}
