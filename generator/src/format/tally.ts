import type { Diagnostic } from "../diagnostics/diagnostic.ts";

/** How many errors and warnings there are, and in how many files. */
export interface Tally {
  readonly errors: number;
  readonly warnings: number;
  readonly files: number;
}

/** Counts diagnostics. */
export function tally(found: readonly Diagnostic[]): Tally {
  const errors = found.filter((one) => one.severity === "error").length;
  return { errors, warnings: found.length - errors, files: new Set(found.map((one) => one.span.file.path)).size };
}

/** `1 table`, `2 tables`. */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}
