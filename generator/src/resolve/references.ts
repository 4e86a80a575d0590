import { diagnostic } from "../diagnostics/diagnostic.ts";
import type { Book, Column, Row, Table } from "../model.ts";
import { nearest } from "../suggest.ts";
import { child } from "../syntax.ts";
import type { Report } from "./input.ts";
import { rowsOf } from "./rows-of.ts";

/** Refuses a cell that names a row which is not there; a table of the same book comes before one of another. */
export function checkReferences(books: readonly Book[], report: Report): void {
  for (const book of books) {
    for (const table of book.editions.current) {
      for (const [column, rows] of referencesOf(table)) checkColumn(book, books, column, rows, report);
    }
  }
}

type Reference = readonly [column: Column, rows: readonly Row[]];

/** The columns of a table that name rows, each with the rows it stands in. */
function referencesOf(table: Table): readonly Reference[] {
  const naming = (columns: readonly Column[], rows: readonly Row[]): readonly Reference[] => {
    return columns.filter(({ reference }) => reference !== null).map((column) => [column, rows]);
  };
  if (table.shape === "lookup") {
    return naming(table.result.layout === "matrix" ? [table.result.cell] : table.result.columns, table.rows);
  }
  if (table.shape !== "catalog") return [];
  const inner = table.nested
    ? naming(
        table.nested.columns,
        table.rows.flatMap(({ nested }) => nested),
      )
    : [];
  return [...naming(table.columns, table.rows), ...inner];
}

function checkColumn(book: Book, books: readonly Book[], column: Column, rows: readonly Row[], report: Report): void {
  const id = column.reference as string;
  if (book.withheld.includes(id)) return;
  const target = findTable(book, books, id);
  const ids = target ? rowsOf(target).flatMap((row) => [row.id, ...row.aliases]) : [];
  for (const row of rows) {
    const text = row.values[column.id];
    if (typeof text !== "string" || ids.includes(text)) continue;
    const near = nearest(text, ids);
    const place = child(row.node, column.id) ?? row.node;
    report(diagnostic("table/reference", place, { text, target: id }, { hint: near && `did you mean ${near}?` }));
  }
}

/** The table a column refers to: of its own book, else of the first book that has one. */
export function findTable(book: Book, books: readonly Book[], id: string): Table | undefined {
  const inBook = (one: Book) => one.editions.current.find((table) => table.id === id);
  return inBook(book) ?? books.map(inBook).find((table) => table !== undefined);
}
