import { diagnostic, type Report } from "../diagnostics/diagnostic.ts";
import type { Book, Column, Row, Table } from "../model/index.ts";
import { rowsOf } from "../model/rows-of.ts";
import { child } from "../source/syntax.ts";
import { nearest } from "../text/suggest.ts";

/** The rows of a table that cells may name, by present and former ids; null while the table has errors of its own. */
export type Named = readonly Pick<Row, "id" | "aliases">[] | null;

/** The rows of a table by its id; of several books' tables those of the first. */
export type Elsewhere = (table: string) => Named | undefined;

/** For a book that names no rows of another. */
export const nowhere: Elsewhere = () => undefined;

/** The tables other books may name rows of. A copy, so that the book itself can be forgotten. */
export function namedRows(book: Book): ReadonlyMap<string, Named> {
  const rows = (table: Table): Named => rowsOf(table).map(({ id, aliases }) => ({ id, aliases }));
  const sound = book.editions.current.map((table) => [table.id, rows(table)] as const);
  return new Map([...book.withheld.map((id) => [id, null] as const), ...sound]);
}

/** Whether cells of a book name rows of a table it does not have itself. */
export function namesOthers(book: Book): boolean {
  const { current, "as-printed": printed } = book.editions;
  return [...current, ...printed].some((table) =>
    referencesOf(table).some(([column]) => targetOf(book, column, nowhere) === undefined),
  );
}

/** Refuses a cell that names a row which is not there; a table of the same book comes before one of another. */
export function checkReferences(book: Book, elsewhere: Elsewhere, report: Report): void {
  for (const table of book.editions.current) {
    for (const [column, rows] of referencesOf(table)) {
      const target = targetOf(book, column, elsewhere);
      if (target !== null) checkColumn(target ?? [], column, rows, report);
    }
  }
}

/** The book with every cell that names a renamed row naming it by its present id; one without such a cell stays itself. */
export function inPresentRows(book: Book, elsewhere: Elsewhere): Book {
  // A table no erratum touches must stay one object in both editions.
  const done = new Map<Table, Table>();
  const present = (table: Table): Table => {
    const found = done.get(table) ?? withPresentNames(table, book, elsewhere);
    done.set(table, found);
    return found;
  };
  const { current, "as-printed": printed } = book.editions;
  const editions = { current: current.map(present), "as-printed": printed.map(present) };
  return [...done].every(([table, same]) => table === same) ? book : { ...book, editions };
}

function withPresentNames(table: Table, book: Book, elsewhere: Elsewhere): Table {
  const former = new Map<Column, ReadonlyMap<string, string>>();
  for (const [column] of referencesOf(table)) {
    const target = targetOf(book, column, elsewhere) ?? [];
    const pairs = target.flatMap((row) => row.aliases.map((alias) => [alias, row.id] as const));
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

function checkColumn(target: NonNullable<Named>, column: Column, rows: readonly Row[], report: Report): void {
  const ids = target.flatMap((row) => [row.id, ...row.aliases]);
  for (const row of rows) {
    const text = row.values[column.id];
    if (typeof text !== "string" || ids.includes(text)) continue;
    const near = nearest(text, ids);
    const place = child(row.node, column.id) ?? row.node;
    const params = { text, target: column.reference as string };
    report(diagnostic("table/reference", place, params, { hint: near && `did you mean ${near}?` }));
  }
}

/** The rows a column may name: of the table in its own book, else of one elsewhere. */
function targetOf(book: Book, { reference }: Column, elsewhere: Elsewhere): Named | undefined {
  if (reference === null || book.withheld.includes(reference)) return null;
  const own = book.editions.current.find(({ id }) => id === reference);
  return own ? rowsOf(own) : elsewhere(reference);
}
