// Made by tablewright. Do not edit.
/**
 * Rows by id. Without a prototype it finds an id known only at run time as fast as a Map does, and none that is no row's, be it
 * `constructor`.
 */
export function byId<T>(rows: readonly { readonly id: string }[]): T {
  const found: Record<string, unknown> = Object.create(null);
  for (const row of rows) found[row.id] = row;
  return found as T;
}
