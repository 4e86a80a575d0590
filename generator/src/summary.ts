import type { Model, Table } from "./model.ts";
import { exportedNames } from "./sdk-names.ts";

/** What a compilation says of itself. */
export interface Summary {
  readonly books: number;
  readonly tables: number;
  /** Rows as printed: a weapon with two loads has two. */
  readonly rows: number;
  readonly exports: readonly { readonly book: string; readonly names: readonly string[] }[];
}

export function summarize({ books }: Model): Summary {
  const tables = books.flatMap(({ editions }) => editions.current);
  return {
    books: books.length,
    tables: tables.length,
    rows: tables.reduce((sum, table) => sum + rowCount(table), 0),
    exports: books.map(({ id, editions }) => ({ book: id, names: editions.current.flatMap(exportedNames) })),
  };
}

function rowCount(table: Table): number {
  switch (table.shape) {
    case "catalog":
      return table.rows.reduce((sum, row) => sum + Math.max(1, row.nested.length), 0);
    case "lookup":
      return table.rows.length;
    case "modifiers":
      return table.modifiers.length;
    case "constants":
      return table.constants.length;
    case "derived":
      return 0;
    default:
      return table satisfies never;
  }
}
