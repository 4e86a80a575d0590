import type { Diagnostic } from "../diagnostics/diagnostic.ts";

/** How diagnostics are shown; only `pretty` looks at it. */
export interface FormatOptions {
  readonly color: boolean;
  /** Columns of source text a code frame may take; 80 if absent. */
  readonly width?: number;
}

/** Turns diagnostics, in the order given, into one text. */
export type Formatter = (found: readonly Diagnostic[], options: FormatOptions) => string;
