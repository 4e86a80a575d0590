import type { BookFacts } from "../emit/output/output.ts";
import type { BookSummary } from "../names/summary.ts";
import { isSafePath } from "../write/paths.ts";
import { isCount, isExport, isFiles, isList, isName, isObject, isText, isWarning } from "./forms.ts";
import type { Files, Warning } from "./record.ts";

/** What is kept of each book without errors, as JSON. Nothing in it is ever run, or names a file outside `generated/`. */
export interface BookRecord {
  /** See `compilerName`. */
  readonly compiler: string;
  readonly books: Readonly<{ [id: string]: KeptBook }>;
}

export interface KeptBook {
  /** Hash of every text that decided what came of the book. */
  readonly key: string;
  readonly summary: BookSummary;
  readonly warnings: readonly Warning[];
  /** Null where it was checked only. */
  readonly made: { readonly facts: BookFacts; readonly files: Files } | null;
}

/** Whether what was kept is such a record, and not one that somebody made up. */
export function isBookRecord(read: unknown): read is BookRecord {
  if (!isObject(read) || !isText(read.compiler) || !isObject(read.books)) return false;
  return Object.entries(read.books).every(([id, book]) => isKeptBook(id, book));
}

function isKeptBook(id: string, read: unknown): boolean {
  if (!isObject(read) || !isText(read.key) || !isList(read.warnings, isWarning)) return false;
  return isBookSummary(id, read.summary) && (read.made === null || isMade(id, read.made));
}

function isBookSummary(id: string, read: unknown): boolean {
  if (!isObject(read) || !isName(id) || read.book !== id) return false;
  return isCount(read.tables) && isCount(read.rows) && isList(read.names, isExport);
}

function isMade(id: string, read: unknown): boolean {
  if (!isObject(read) || !isFiles(read.files) || !isObject(read.facts)) return false;
  const { title, author, year, hashes, odds } = read.facts;
  if (read.facts.id !== id || !isText(title) || typeof odds !== "boolean") return false;
  if ((author !== null && !isText(author)) || (year !== null && !isCount(year))) return false;
  if (!isList(hashes, (one) => one === null || isText(one)) || hashes.length !== 3 || hashes[0] !== id) return false;
  return Object.keys(read.files as object).every(isSafePath);
}
