import type { Book, Table } from "../model/index.ts";
import { exportedNames } from "./sdk-names.ts";

/** The counts and exports of a compilation. */
export interface Summary {
  readonly books: number;
  readonly tables: number;
  /** Rows as printed: a weapon with two loads has two. */
  readonly rows: number;
  readonly exports: readonly { readonly book: string; readonly names: readonly string[] }[];
}

/** The same for one book. */
export interface BookSummary {
  readonly book: string;
  readonly tables: number;
  readonly rows: number;
  readonly names: readonly string[];
}

export function summarizeBook({ id, editions: { current } }: Book): BookSummary {
  const rows = current.reduce((sum, table) => sum + rowCount(table), 0);
  return { book: id, tables: current.length, rows, names: current.flatMap(exportedNames) };
}

export function summarize(books: readonly BookSummary[]): Summary {
  const sum = (of: "tables" | "rows") => books.reduce((sum, book) => sum + book[of], 0);
  const exports = books.map(({ book, names }) => ({ book, names }));
  return { books: books.length, tables: sum("tables"), rows: sum("rows"), exports };
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
