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

/** The books with every cell that names a renamed row naming it by its present id; one without such a cell stays itself. */
export function inPresentRows(books: readonly Book[]): readonly Book[] {
  return books.map((book) => {
    // A table no erratum touches must stay one object in both editions.
    const done = new Map<Table, Table>();
    const present = (table: Table): Table => {
      const found = done.get(table) ?? withPresentNames(table, book, books);
      done.set(table, found);
      return found;
    };
    const { current, "as-printed": printed } = book.editions;
    const editions = { current: current.map(present), "as-printed": printed.map(present) };
    return [...done].every(([table, same]) => table === same) ? book : { ...book, editions };
  });
}

function withPresentNames(table: Table, book: Book, books: readonly Book[]): Table {
  const former = new Map<Column, ReadonlyMap<string, string>>();
  for (const [column] of referencesOf(table)) {
    const target = findTable(book, books, column.reference as string);
    const pairs = target ? rowsOf(target).flatMap((row) => row.aliases.map((alias) => [alias, row.id] as const)) : [];
    if (pairs.length > 0) former.set(column, new Map(pairs));
  }
  if (former.size === 0) return table;
  const named = <R extends Row>(row: R, columns: readonly Column[]): R => {
    const values = columns.flatMap((column) => {
      const value = former.get(column)?.get(String(row.values[column.id]));
      return value === undefined ? [] : [[column.id, value] as const];
    });
    return values.length === 0 ? row : { ...row, values: { ...row.values, ...Object.fromEntries(values) } };
  };
  if (table.shape === "lookup") {
    const { result } = table;
    const columns = result.layout === "columns" ? result.columns : [];
    return { ...table, rows: table.rows.map((row) => named(row, columns)) };
  }
  if (table.shape !== "catalog") return table;
  const inner = table.nested?.columns ?? [];
  const rows = table.rows.map((row) => ({
    ...named(row, table.columns),
    nested: row.nested.map((one) => named(one, inner)),
  }));
  return { ...table, rows };
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
