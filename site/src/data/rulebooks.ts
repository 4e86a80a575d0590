import { createRequire } from "node:module";
import { books } from "skirmish-tables";
import type { Book, Erratum, Source, Table } from "./book.ts";
import { withNames } from "./names.ts";

const require = createRequire(import.meta.url);

/** Every book of the package, its tables and errata in the order the document prints them. */
export const rulebooks: readonly Book[] = books.map(({ id }) =>
  withNames(inPrintOrder(require(`skirmish-tables/data/${id}.json`))),
);

/** The tables letter by letter as printed, in the order of the book's: those that differ, and all others as they are. */
export function printedTables({ book, tables }: Book): readonly Table[] {
  const printed = withNames(require(`skirmish-tables/data/as-printed/${book}.json`));
  const listed = new Map(printed.tables.map((table) => [table.id, table]));
  return tables.map((table) => listed.get(table.id) ?? table);
}

function inPrintOrder(book: Book): Book {
  const byLine = (one: Table | Erratum, other: Table | Erratum) => firstLine(one.source) - firstLine(other.source);
  return { ...book, tables: book.tables.toSorted(byLine), errata: book.errata.toSorted(byLine) };
}

function firstLine(source: Source | null): number {
  return source?.lines[0]?.[0] ?? Number.MAX_SAFE_INTEGER;
}
