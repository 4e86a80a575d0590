/**
 * Rows by id. The object has no prototype, so it finds an id known only at run time as fast as a Map does, and finds nothing
 * for a name such as `constructor`.
 */
export function byId<T>(rows: readonly { readonly id: string }[]): T {
  const found: Record<string, unknown> = Object.create(null);
  for (const row of rows) found[row.id] = row;
  return found as T;
}

/** The rows of a few ids, frozen. A name that every object has, such as `constructor`, finds none of them. */
export function withoutPrototype<T>(rows: object): T {
  return Object.freeze(Object.setPrototypeOf(rows, null));
}
