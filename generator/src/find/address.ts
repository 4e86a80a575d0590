import { isHeaded } from "../model/address.ts";
import type { Aliases, Book, Model, Table } from "../model/index.ts";
import { columnsOf, type PlacedRow, placedRows } from "../model/rows-of.ts";
import type { SyntaxNode } from "../source/syntax.ts";
import { nearest } from "../text/suggest.ts";

/** Where an address leads, in present ids. */
export interface Located {
  readonly book: Book;
  /** As printed, where the print has it; else with the accepted errata. */
  readonly table: Table;
  /** Null where the address stops at the table. */
  readonly row: PlacedRow | null;
  /** Null where the address stops at a row. */
  readonly column: string | null;
  /** `book/table[/row[/loads/load]][/column]` */
  readonly address: string;
}

/** Why an address leads nowhere, with the nearest one that leads somewhere. */
export interface NotFound {
  readonly problem: string;
  readonly near?: string;
}

/** Follows an address, with or without its book, through former ids too. */
export function follow(model: Model, typed: string): Located | NotFound {
  const address = typed.trim().replace(/^\/|\/$/g, "");
  const steps = address.split("/");
  const [first = "", ...rest] = steps;
  const named = model.books.find(({ id }) => id === first);
  if (named) return rest.length === 0 ? isBook(named) : inBook(named, rest);
  const holding = model.books.filter((book) => tablesOf(book, first).length > 0);
  const [only, ...more] = holding.map((book) => inBook(book, steps));
  if (only && more.length === 0) return only;
  if (only) return ambiguous(address, holding);
  return { problem: `there is no table ${first}`, ...nearestTable(model, steps) };
}

function isBook({ id, editions }: Book): NotFound {
  const [table] = editions.current;
  return { problem: `${id} is a whole book`, ...(table ? { near: `${id}/${table.id}` } : {}) };
}

function ambiguous(address: string, books: readonly Book[]): NotFound {
  const [first] = books;
  return {
    problem: `${books.map(({ id }) => id).join(" and ")} each have ${address}`,
    near: `${first?.id}/${address}`,
  };
}

function nearestTable({ books }: Model, [first = "", second = "", ...rest]: readonly string[]): Pick<NotFound, "near"> {
  const book = nearest(
    first,
    books.map(({ id }) => id),
  );
  const inside = books.find(({ id }) => id === book);
  if (inside && second !== "") {
    const table =
      nearest(
        second,
        inside.editions.current.map(({ id }) => id),
      ) ?? second;
    return { near: [inside.id, table, ...rest].join("/") };
  }
  const tables = books.flatMap(({ editions }) => editions.current);
  const near =
    nearest(
      first,
      tables.map(({ id }) => id),
    ) ?? tables.flatMap((table) => (hasRow(table, first) ? `${table.id}/${first}` : []))[0];
  return near === undefined ? {} : { near: [near, second, ...rest].filter((step) => step !== "").join("/") };
}

/** An id may be typed without its table. */
function hasRow(table: Table, id: string): boolean {
  return placedRows(table).some(({ path }) => path === id);
}

/** A table of both editions, the printed one first. */
function tablesOf({ editions, aliases }: Book, typed: string): readonly Table[] {
  const id = presentId(typed, aliases);
  return [...editions["as-printed"], ...editions.current].filter((table) => table.id === typed || table.id === id);
}

function presentId(typed: string, aliases: Aliases): string | undefined {
  return Object.hasOwn(aliases, typed) ? aliases[typed] : undefined;
}

function inBook(book: Book, [first = "", ...path]: readonly string[]): Located | NotFound {
  const tables = tablesOf(book, first);
  const [table] = tables;
  if (!table) {
    const near = nearest(
      first,
      book.editions.current.map(({ id }) => id),
    );
    const more = near === undefined ? {} : { near: [book.id, near, ...path].join("/") };
    return { problem: `${book.id} has no table ${first}`, ...more };
  }
  // A row an erratum adds stands in the current edition alone, one it takes out in the print alone.
  const found = tables.map((one) => inTable(book, one, path));
  return found.find((one) => "book" in one) ?? (found[0] as NotFound);
}

function inTable(book: Book, table: Table, path: readonly string[]): Located | NotFound {
  const start = `${book.id}/${table.id}`;
  if (path.length === 0) return { book, table, row: null, column: null, address: start };
  const rows = placedRows(table);
  const named = (depth: number) => rows.find((one) => sameRow(one, path.slice(0, depth)));
  const row = named(3) ?? named(1);
  if (!row) {
    const ids = rows.filter(({ outer }) => outer === null).map((one) => one.path);
    return notFoundAt(`${table.id} has no row ${path[0]}`, [start], path[0] as string, ids, path.slice(1));
  }
  const depth = row.outer ? 3 : 1;
  const [column, ...more] = isHeaded(table) ? [path.slice(1).join("/")].filter((one) => one !== "") : path.slice(depth);
  const address = `${start}/${row.path}`;
  if (column === undefined) return { book, table, row, column: null, address };
  if (more.length === 0 && holds(table, row, column))
    return { book, table, row, column, address: `${address}/${column}` };
  return notFoundInRow(table, row, address, [column, ...more]);
}

function notFoundInRow(
  table: Table,
  row: PlacedRow,
  address: string,
  [step = "", ...more]: readonly string[],
): NotFound {
  const inner = placedRows(table).filter(({ outer }) => outer === row.row);
  if (nestedIn(table).includes(step) && more[0] !== undefined) {
    const ids = inner.flatMap((one) => (one.within === step ? [one.row.id] : []));
    return notFoundAt(`${row.path} has no ${more[0]} in its ${step}`, [address, step], more[0], ids, more.slice(1));
  }
  // A column of the loads, typed without the load it stands in.
  const below = inner.find((one) => holds(table, one, step));
  if (below && more.length === 0) {
    return {
      problem: `${step} belongs to the ${below.within} of ${row.path}`,
      near: `${address}/${below.within}/${below.row.id}/${step}`,
    };
  }
  return notFoundAt(`${row.path} has no ${step}`, [address], step, columnNames(table, row), more);
}

function notFoundAt(
  problem: string,
  above: readonly string[],
  step: string,
  known: readonly string[],
  below: readonly string[],
): NotFound {
  const near = nearest(step, known) ?? known.find((one) => one.includes(step));
  if (near !== undefined) return { problem, near: [...above, near, ...below].join("/") };
  const few = known.length > 0 && known.length <= 16 ? `; it has ${known.join(", ")}` : "";
  return { problem: problem + few };
}

/** The columns of a table that hold rows. */
function nestedIn(table: Table): readonly string[] {
  return table.shape === "catalog" ? table.nested.map(({ id }) => id) : [];
}

function sameRow({ row, outer, path }: PlacedRow, typed: readonly string[]): boolean {
  const steps = path.split("/");
  if (typed.length !== (outer ? 3 : 1)) return false;
  const isRow = (one: { id: string; aliases: readonly string[] }, id: string | undefined) =>
    id !== undefined && (one.id === id || one.aliases.includes(id));
  if (!outer) return isRow(row, typed[0]);
  return isRow(outer, typed[0]) && steps[1] === typed[1] && isRow(row, typed[2]);
}

/** Columns a row fills or may fill, and the fields every row has that an erratum may correct. */
export function columnNames(table: Table, { row, outer, within }: PlacedRow): readonly string[] {
  const declared = columnsOf(table, within)
    .filter(({ reading }) => reading !== "derived")
    .map(({ id }) => id);
  const nested = outer ? [] : nestedIn(table);
  const filled = [...row.node.entries.keys()].filter((key) => !nested.includes(key) && !aboutRow.has(key));
  return [...new Set([...filled, ...declared])];
}

/** What a row says of itself, and no document prints. */
const aboutRow: ReadonlySet<string> = new Set(["id", "aliases", "line", "lines", "figure", "reading", "cites"]);

function holds(table: Table, row: PlacedRow, column: string): boolean {
  return columnNames(table, row).includes(column);
}

/** The cell as typed in a row, where it is not blank. */
export function cellNode({ row, column }: Pick<Located, "row" | "column">): SyntaxNode | undefined {
  return column === null ? undefined : row?.row.node.entries.get(column)?.value;
}
