import type { Table } from "../../../model/index.ts";
import type { Import } from "../../typescript/module.ts";
import type { Setting } from "../../typescript/table-module.ts";

/** A sister table of the shape a derived table needs; the resolver has proved that it is there. */
export function sister<S extends Table["shape"]>(setting: Setting, id: string, shape: S): Extract<Table, { shape: S }> {
  const found = setting.tables.get(id);
  if (found?.shape !== shape) throw new Error(`the table ${id} is no ${shape}`);
  return found as Extract<Table, { shape: S }>;
}

/** Imports names of a sister table's module. */
export function fromSister(setting: Setting, id: string, names: readonly string[], typeOnly = false): Import {
  return { from: setting.pathOf(id), names, typeOnly };
}
