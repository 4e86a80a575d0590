import type { Notation } from "../notation/notation.ts";
import type { Dice } from "../numerals/dice.ts";
import type { Span } from "../source/source-file.ts";
import type { SyntaxScalar } from "../source/syntax.ts";
import type { Band, Value } from "../values/value.ts";

/** Former ids → present ids: a renamed table, row or key is still found by the id it had. */
export type Aliases = Readonly<Record<string, string>>;

export type { Dice };

/** One axis of a lookup, decided. */
export type Branch = IdBranch | NumberBranch;

export interface IdBranch {
  readonly by: "id";
  readonly axis: string;
  readonly cases: readonly { readonly key: string; readonly to: Target }[];
}

export interface NumberBranch {
  readonly by: "number";
  readonly axis: string;
  /** From the lowest up; together they cover every number. */
  readonly segments: readonly Segment[];
}

/** The values up to `upper` (and above the segment before); null has no upper end. */
export interface Segment {
  readonly upper: number | null;
  /** Whether `upper` itself belongs to the segment. */
  readonly closed: boolean;
  readonly to: Target;
}

/** Where a value leads: the next axis, a row by its place in `rows`, or a stated answer. */
export type Target =
  | { readonly kind: "branch"; readonly branch: Branch }
  | { readonly kind: "row"; readonly row: number }
  | { readonly kind: "outside"; readonly outside: StatedOutside }
  | { readonly kind: "unknown"; readonly because: string };

export type AxisKey = string | number | Band;

export interface Axis {
  readonly id: string;
  readonly description: string;
  readonly unit: string | null;
  readonly match: Match;
  /** Whole numbers only (dice), or any number (distances). */
  readonly whole: boolean;
  readonly dice: Dice | null;
  /** Values a lookup accepts after modifiers; null accepts every number. */
  readonly domain: Band | null;
  /** What lies beyond the first and last key; undefined where no value can lie there. */
  readonly below: Outside | undefined;
  readonly above: Outside | undefined;
  /** Ids of an exact axis, in book order; empty for numbers. */
  readonly keys: readonly string[];
  /** Former ids of the keys of an exact axis. */
  readonly aliases: Aliases;
  readonly exceptions: readonly AxisException[];
  /** How keys are written on a row axis; null where they are ids or the axis stands as columns. */
  readonly notation: Notation | null;
  /** True where keys are bands; a range axis whose form is a sole {key} has plain numbers. */
  readonly bands: boolean;
  /** Columns (`table/column`) whose words are the keys of this exact axis; left out where the axis lists its own. */
  readonly wordsOf?: readonly SyntaxScalar[];
  /** True where the keys of this axis stand as columns. */
  readonly columns: boolean;
  /** Accepts only printed values; any other is refused. */
  readonly listed?: boolean;
  /** Headings that are ratios of two figures. */
  readonly ratio?: Ratio;
  /** Headings that are numbers or bands in the printed order, and the segments that lead from a number to a heading. */
  readonly headings?: { readonly keys: readonly AxisKey[]; readonly segments: readonly Segment[] };
  readonly span: Span;
}

/** How two figures lead to a heading. */
export interface Ratio {
  /** The function that gives the heading. */
  readonly name: string;
  readonly of: readonly [first: string, second: string];
  /** Whom a ratio between two headings favors: `second` uses the lower heading, `first` the higher. */
  readonly favors: "first" | "second";
  /** The headings from the lowest up. */
  readonly sizes: readonly (readonly [number, number])[];
  readonly below: "none" | "clamp" | "error";
  readonly above: "none" | "clamp" | "error";
}

export type Match =
  | { readonly kind: "exact" | "range" | "floor" | "ceiling" }
  | { readonly kind: "nearest"; readonly tie: "lower" | "higher" | "unknown" };

/** What a lookup gives beyond the table's first or last key: unknown where the print is silent, or a stated answer. */
export type Outside = { readonly kind: "unknown"; readonly because: string } | StatedOutside;

export type StatedOutside =
  | { readonly kind: "none" | "clamp" | "error" }
  | { readonly kind: "cell"; readonly value: Value };

/** A gap or an overlap in the print itself, and what a lookup gives there. */
export interface AxisException {
  readonly at: Band;
  readonly kind: "gap" | "overlap";
  readonly gives: "unknown" | "first" | "last";
  readonly because: string;
  readonly span: Span;
}

/** Looks a monotone one-axis table up backwards. */
export interface Inverse {
  readonly name: string;
  readonly column: string;
  readonly match: "floor" | "ceiling";
  readonly description: string;
  /** Leads from a figure of the column to a row. */
  readonly segments: readonly Segment[];
}
