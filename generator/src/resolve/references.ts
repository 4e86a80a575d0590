import { suggest } from "../diagnostics/cure.ts";
import { type Diagnostic, diagnostic, type Report } from "../diagnostics/diagnostic.ts";
import type { Book, Column, Erratum, Row, Table } from "../model/index.ts";
import { columnsOf, type NamedRow, namesOf, resultColumns } from "../model/rows-of.ts";
import { type Span, topOf } from "../source/source-file.ts";
import { child, type SyntaxNode } from "../source/syntax.ts";
import { idsIn, listedIn, type NamedId, targetsOf, withIds } from "../values/ids.ts";

/** The rows of a table that cells may name, by present and former ids; null while the table has errors of its own. */
export type Named = readonly NamedRow[] | null;

/** The rows of a table by its id. Where several books have the table, those of the first. */
export type Elsewhere = (table: string) => Named | undefined;

/** For a book that names no rows of another. */
export const nowhere: Elsewhere = () => undefined;

/** The tables whose rows other books may name. A copy, so that the book itself can be forgotten. */
export function namedRows(book: Book): ReadonlyMap<string, Named> {
  const copy = (rows: readonly NamedRow[]): Named => rows.map(({ id, aliases }) => ({ id, aliases }));
  const sound = book.editions.current.flatMap((table) =>
    [...namesOf(table)].map(([of, rows]) => [of, copy(rows)] as const),
  );
  return new Map([...book.withheld.map((id) => [id, null] as const), ...sound]);
}

/** Whether cells of a book name rows of another book's table. */
export function namesOthers(book: Book): boolean {
  const { current, "as-printed": printed } = book.editions;
  return [...current, ...printed].some((table) =>
    namingIn(table).some(({ column }) =>
      targetsOf(column.type).some((of) => of !== null && targetOf(book, of, nowhere) === undefined),
    ),
  );
}

/** Refuses a cell that names a row which does not exist. A table of the same book comes before one of another. */
export function checkReferences(book: Book, elsewhere: Elsewhere, report: Report): void {
  for (const table of book.editions.current) {
    const reported = new Set<Span>();
    for (const { column, rows } of namingIn(table)) {
      const nowhere = targetsOf(column.type).find((of) => of !== null && targetOf(book, of, elsewhere) === undefined);
      if (nowhere && column.place) {
        // All columns of a matrix share one definition.
        if (reported.has(column.place)) continue;
        reported.add(column.place);
        report(unknownTable(nowhere, book, "kind" in column.place ? column.place : topOf(table.file)));
        continue;
      }
      for (const row of rows) {
        const typed = child(row.node, column.id);
        // What is left out is the default, which the column names below.
        if (!typed && column.default !== null && column.place) continue;
        const place = typed ?? row.node;
        for (const named of idsIn(row.values[column.id] ?? null, column.type))
          checkId(named, place, book, elsewhere, report);
      }
      const ofDefault = column.place ? idsIn(column.default, column.type) : [];
      for (const named of [...ofDefault, ...idsInWords(column)])
        checkId(named, column.place ?? topOf(table.file), book, elsewhere, report);
    }
  }
}

/** The ids that words of a column stand for or are, used or not. */
function idsInWords({ notation, type, meanings, place }: Column): readonly NamedId[] {
  const fields = notation?.fields ?? [];
  const ofFields = fields.flatMap((field) => [...field.words.values()].flatMap((value) => idsIn(value, field.type)));
  const whole = [...(notation?.words.values() ?? []), ...meanings.values()];
  return [...ofFields, ...whole.flatMap((value) => idsIn(value, type)), ...(place ? listedIn(type) : [])];
}

/** The book with each renamed row named by its present id. A book that names none is returned itself. */
export function inPresentRows(book: Book, elsewhere: Elsewhere): Book {
  // A table that no erratum touches stays one object in both editions.
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
  const naming = namingIn(table);
  const present = ({ of, id }: NamedId): string => {
    const target = (of === null ? null : targetOf(book, of, elsewhere)) ?? [];
    return target.some((row) => row.id === id) ? id : (target.find(({ aliases }) => aliases.includes(id))?.id ?? id);
  };
  const renamed = <R extends Row>(row: R, columns: readonly Column[]): R => {
    const values = columns.flatMap((column) => {
      const value = row.values[column.id] ?? null;
      const now = withIds(value, column.type, present);
      return now === value ? [] : [[column.id, now] as const];
    });
    return values.length === 0 ? row : { ...row, values: { ...row.values, ...Object.fromEntries(values) } };
  };
  const all = <R extends Row>(rows: readonly R[], columns: readonly Column[]): readonly R[] => {
    const now = rows.map((row) => renamed(row, columns));
    return now.some((row, at) => row !== rows[at]) ? now : rows;
  };
  if (naming.length === 0) return table;
  if (table.shape === "lookup") {
    const rows = all(table.rows, resultColumns(table));
    return rows === table.rows ? table : { ...table, rows };
  }
  if (table.shape !== "catalog") return table;
  const rows = table.rows.map((row) => {
    const inner = row.nested.map((one) => renamed(one, columnsOf(table, one.within)));
    const nested = inner.some((one, at) => one !== row.nested[at]) ? inner : row.nested;
    const now = renamed(row, table.columns);
    return nested === row.nested ? now : { ...now, nested };
  });
  return rows.some((row, at) => row !== table.rows[at]) ? { ...table, rows } : table;
}

/** A column that names rows or tables, and the rows it belongs to. */
interface Naming {
  readonly column: Column;
  readonly rows: readonly Row[];
}

function namingIn(table: Table): readonly Naming[] {
  const naming = (columns: readonly Column[], rows: readonly Row[]): readonly Naming[] =>
    columns.filter(({ type }) => targetsOf(type).length > 0).map((column) => ({ column, rows }));
  if (table.shape === "lookup") return naming(resultColumns(table), table.rows);
  if (table.shape !== "catalog") return [];
  const inner = table.nested.flatMap(({ id, columns }) =>
    naming(
      columns,
      table.rows.flatMap(({ nested }) => nested.filter(({ within }) => within === id)),
    ),
  );
  return [...naming(table.columns, table.rows), ...inner];
}

function checkId(
  { of, id }: NamedId,
  place: SyntaxNode | Span,
  book: Book,
  elsewhere: Elsewhere,
  report: Report,
): void {
  const at = "kind" in place ? (scalarOf(place, id) ?? place) : place;
  if (of === null) {
    if (!tablesOf(book).includes(id)) report(unknownTable(id, book, at));
    return;
  }
  const target = targetOf(book, of, elsewhere);
  if (target === null) return;
  if (target === undefined) {
    report(noTarget(of, id, book, at));
    return;
  }
  const ids = target.flatMap((row) => [row.id, ...row.aliases]);
  if (ids.includes(id)) return;
  const out = book.errata.find((one) => takesOut(one, of, id));
  const cure = out
    ? { hint: `the erratum ${out.id} takes ${id} out: correct this cell there too` }
    : suggest(at, id, ids);
  report(diagnostic("table/reference", at, { text: id, target: of }, cure));
}

/** A kind names rows of a table that a book need not have. */
function noTarget(of: string, id: string, book: Book, at: Span): Diagnostic {
  const [table = of, part] = of.split("/");
  if (book.editions.current.some((one) => one.id === table)) {
    const hint = `add a row ${id} with group: ${part} to ${table}`;
    return diagnostic("table/reference", at, { text: id, target: of }, { hint });
  }
  const row = part === undefined ? `a row ${id}` : `a row ${id} with group: ${part}`;
  const cure = suggest(at, table, tablesOf(book), `add the table ${table}.yaml with ${row}, or leave this cell out`);
  return diagnostic("table/table-unknown", at, { text: table }, { hint: cure.hint });
}

/** Whether an erratum in force takes a row out of a table. */
function takesOut({ lifecycle, changes }: Erratum, table: string, id: string): boolean {
  return lifecycle.state === "applied" && changes.some(({ at, now }) => now === null && at === `${table}/${id}`);
}

function tablesOf(book: Book): readonly string[] {
  return [...book.editions.current.map((table) => table.id), ...book.withheld];
}

function unknownTable(id: string, book: Book, at: Span): Diagnostic {
  const place = "kind" in at ? (scalarOf(at as SyntaxNode, id) ?? at) : at;
  return diagnostic("table/table-unknown", place, { text: id }, suggest(place, id, tablesOf(book)));
}

/** Where in a cell an id is typed: an entry of a list, or a key. */
function scalarOf(node: SyntaxNode, text: string): Span | undefined {
  if (node.kind === "scalar") return node.text === text ? node : undefined;
  if (node.kind === "list") return node.items.map((item) => scalarOf(item, text)).find((found) => found !== undefined);
  const key = node.entries.get(text)?.key;
  return (
    key ?? [...node.entries.values()].map(({ value }) => scalarOf(value, text)).find((found) => found !== undefined)
  );
}

/** What may be named of a table, or of a part of it: in the same book, else in another. */
function targetOf(book: Book, of: string, elsewhere: Elsewhere): Named | undefined {
  const [id = of] = of.split("/");
  if (book.withheld.includes(id)) return null;
  const own = book.editions.current.find((table) => table.id === id);
  return own ? namesOf(own).get(of) : elsewhere(of);
}
