import type { Table } from "../model/index.ts";

/** The tables of one edition of a book, by id. */
export type TablesOfEdition = ReadonlyMap<string, Table>;

/** A table that an operation names, of the shape it needs; the check has proved that it is there. */
export function namedTable<S extends Table["shape"]>(
  tables: TablesOfEdition,
  id: string,
  shape: S,
): Extract<Table, { shape: S }> {
  const found = tables.get(id);
  if (found?.shape !== shape) throw new Error(`the table ${id} is no ${shape}`);
  return found as Extract<Table, { shape: S }>;
}
