import type { Table } from "../../../model/index.ts";
import type { Imported } from "../../typescript/code.ts";
import type { Setting } from "../../typescript/setting.ts";

/** A sister table of the shape a derived table needs; the resolver has proved that it is there. */
export function sister<S extends Table["shape"]>(setting: Setting, id: string, shape: S): Extract<Table, { shape: S }> {
  const found = setting.tables.get(id);
  if (found?.shape !== shape) throw new Error(`the table ${id} is no ${shape}`);
  return found as Extract<Table, { shape: S }>;
}

/** A name that the module of a table exports; types begin with a capital. */
export function exported({ id }: { readonly id: string }, name: string): Imported {
  return { name, from: { table: id }, isType: /^_*[A-Z]/.test(name) };
}
