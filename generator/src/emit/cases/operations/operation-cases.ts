import type { Table } from "../../../model/index.ts";
import type { Operation } from "../../../model/operation.ts";
import type { Answerer } from "../tables/answerer.ts";
import { lookupAnswerer } from "../tables/lookup.ts";

/** Answers an operation from the tables it is made of. */
export type OperationCases<O extends Operation> = (operation: O, tables: TablesOfEdition) => Answerer;

export type TablesOfEdition = ReadonlyMap<string, Table>;

/** A table an operation names; the resolver has proved that it is there. */
export function named<S extends Table["shape"]>(
  tables: TablesOfEdition,
  id: string,
  shape: S,
): Extract<Table, { shape: S }> {
  const found = tables.get(id);
  if (found?.shape !== shape) throw new Error(`the table ${id} is no ${shape}`);
  return found as Extract<Table, { shape: S }>;
}

/** The lookup an operation asks, answered. */
export function lookupOf(tables: TablesOfEdition, id: string) {
  const table = named(tables, id, "lookup");
  return { table, ...lookupAnswerer(table) };
}
