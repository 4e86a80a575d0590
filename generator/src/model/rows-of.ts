import type { Row, Table } from "./index.ts";

/** The rows of a table, whatever its shape. */
export function rowsOf(table: Table): readonly Row[] {
  switch (table.shape) {
    case "catalog":
    case "lookup":
      return table.rows;
    case "modifiers":
      return table.modifiers;
    case "constants":
      return table.constants;
    case "derived":
      return [];
    default:
      return table satisfies never;
  }
}
