import type { LineRange } from "../numerals/lines.ts";

export type { LineRange };

/** Where a figure stands in the source document; line numbers count every line from 1. */
export interface Citation {
  readonly rule: string | null;
  readonly heading: string | null;
  readonly lines: readonly LineRange[];
  /** Which figure of its line, number words included; null where the row prints whole. */
  readonly figure: number | null;
  /** The book prints the figure without its sign, as a decrease. */
  readonly decrease: boolean;
  /** How the row was read where the print does not show it; null where it does. */
  readonly reading: string | null;
  /** Other printings of the same thing. */
  readonly again: readonly Citation[];
}

export type Cites = Readonly<Record<string, Citation>>;
