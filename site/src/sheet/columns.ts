import type { Column, Print, Row } from "../data/book.ts";
import { sameValue } from "../data/value.ts";

/** Columns nobody prints as such but some row fills, to stand after the printed ones. */
export function unprinted(
  print: Print,
  columns: readonly Column[],
  rows: readonly Row[],
  prefix: string,
): readonly string[] {
  const printed = new Set(print.flat());
  return columns
    .filter(({ id }) => id !== "printed" && !printed.has(prefix + id))
    .filter(({ id, default: unsaid }) => rows.some(({ values }) => !sameValue(values[id], unsaid)))
    .map(({ id }) => prefix + id);
}

export function isNumeric({ type }: Column): boolean {
  return type === "number" || type === "record" || type === "band";
}
