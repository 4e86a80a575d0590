import type { LookupTable } from "./table.ts";

/** The id of the only result column, or null where a lookup gives the whole row. */
export function soleColumn({ result }: LookupTable): string | null {
  if (result.layout === "matrix" || result.columns.length !== 1) return null;
  return result.columns[0]?.id ?? null;
}
