import { createRequire } from "node:module";
import { books } from "skirmish-tables";
import type { Book, Erratum, Source, Table, Value } from "./book.ts";
import { withNames } from "./names.ts";

const require = createRequire(import.meta.url);

/** Every book of the package, its tables and errata in the order the document prints them. */
export const rulebooks: readonly Book[] = books.map(({ id }) =>
  withNames(inPrintOrder(require(`skirmish-tables/data/${id}.json`))),
);

/** What the site reads of `changes.json`, which a release writes: versions, newest first. */
export interface Released {
  readonly version: string;
  readonly date: string;
  readonly changes: readonly Changed[];
}

export interface Changed {
  /** Book and address. */
  readonly at: string;
  readonly change: string;
  readonly edition: "current" | "as-printed";
  readonly was: Value;
  readonly now: Value;
  readonly errata: readonly string[];
}

export const { versions } = require("skirmish-tables/changes.json") as { readonly versions: readonly Released[] };

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
