import type { Book } from "../../model/index.ts";
import type { TablesOfEdition } from "../../operations/named-table.ts";

/** Where a table is being declared: its book, and its sister tables of the same edition. */
export interface Setting {
  readonly book: Book;
  readonly tables: TablesOfEdition;
}
