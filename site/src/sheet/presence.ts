import type { Row } from "../data/book.ts";
import type { Presence } from "./sheet.ts";

/** The rows of both editions in order; a row an erratum took out stands where it is printed. */
export function bothEditions<R extends Pick<Row, "id" | "errata">>(
  current: readonly R[],
  printed: readonly R[],
): readonly { readonly row: R; readonly presence: Presence }[] {
  const kept = new Set(current.map(({ id }) => id));
  const after = new Map<string | undefined, R[]>();
  let last: string | undefined;
  for (const row of printed) {
    if (kept.has(row.id)) last = row.id;
    else after.set(last, [...(after.get(last) ?? []), row]);
  }
  const removedAfter = (id: string | undefined) =>
    (after.get(id) ?? []).map((row) => ({ row, presence: "as-printed" as const }));
  const whole = (row: R): Presence => (row.errata?.some(({ column }) => column === null) ? "current" : "both");
  return [
    ...removedAfter(undefined),
    ...current.flatMap((row) => [{ row, presence: whole(row) }, ...removedAfter(row.id)]),
  ];
}
