import type { Book, Table } from "../../model/index.ts";

/** Where a table is being declared: its book, and its sister tables of the same edition. */
export interface Setting {
  readonly book: Book;
  readonly tables: ReadonlyMap<string, Table>;
}
