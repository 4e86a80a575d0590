import type { CatalogTable, LookupTable } from "./index.ts";

/** Beyond this many rows the exact type of each costs an app's compiler more than it tells the developer. */
const many = 100;

/** A table whose cells have the types of their columns alone. */
export function isLarge({ rows }: CatalogTable | LookupTable): boolean {
  return rows.length > many;
}
