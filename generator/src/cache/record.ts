import type { Summary } from "../summary.ts";

/** What is kept of a run without errors, as JSON. Nothing in it is ever run, or names a file that is then opened. */
export interface Record {
  /** See `compilerName`. */
  readonly compiler: string;
  /** What the run read. */
  readonly inputs: Files;
  /** What then stood in `generated/`; null where the run wrote nothing. */
  readonly outputs: Files | null;
  /** How many files of those are the compiler's. */
  readonly written: number;
  readonly summary: Summary;
  readonly warnings: readonly Warning[];
}

/** Files by path, each with its stamp and the hash of its bytes. */
export type Files = Readonly<{ [path: string]: readonly [stamp: string, hash: string] }>;

/** A diagnostic without the text of its files. */
export interface Warning {
  readonly code: string;
  readonly message: string;
  readonly at: Place;
  readonly related?: readonly { readonly message: string; readonly at: Place }[];
  readonly hint?: string;
}

export type Place = readonly [path: string, start: number, end: number];

/** Reads a record; null for anything else, such as half a file or one that somebody made up. */
export function readRecord(text: string): Record | null {
  try {
    const read: unknown = JSON.parse(text);
    return isRecord(read) ? read : null;
  } catch {
    return null;
  }
}

function isRecord(read: unknown): read is Record {
  if (!isObject(read) || typeof read.compiler !== "string" || !isCount(read.written)) return false;
  const { inputs, outputs, summary, warnings } = read;
  return isFiles(inputs) && (outputs === null || isFiles(outputs)) && isSummary(summary) && isList(warnings, isWarning);
}

function isFiles(read: unknown): boolean {
  return isObject(read) && Object.values(read).every((pair) => isList(pair, isText) && pair.length === 2);
}

function isSummary(read: unknown): boolean {
  if (!isObject(read) || ![read.books, read.tables, read.rows].every(isCount)) return false;
  // Printed as they stand: a name that is no identifier is none the compiler exports.
  return isList(
    read.exports,
    (one) => isObject(one) && isName(one.book) && isList(one.names, (name) => isName(name) && !name.includes("-")),
  );
}

function isWarning(read: unknown): boolean {
  if (!isObject(read) || !isText(read.code) || !isText(read.message) || !isPlace(read.at)) return false;
  if (read.hint !== undefined && !isText(read.hint)) return false;
  return (
    read.related === undefined || isList(read.related, (one) => isObject(one) && isText(one.message) && isPlace(one.at))
  );
}

function isPlace(read: unknown): boolean {
  return Array.isArray(read) && read.length === 3 && isText(read[0]) && isCount(read[1]) && isCount(read[2]);
}

function isObject(read: unknown): read is Readonly<{ [name: string]: unknown }> {
  return typeof read === "object" && read !== null && !Array.isArray(read);
}

function isList(read: unknown, isItem: (item: unknown) => boolean): read is readonly unknown[] {
  return Array.isArray(read) && read.every(isItem);
}

function isText(read: unknown): read is string {
  return typeof read === "string";
}

function isName(read: unknown): read is string {
  return isText(read) && /^[\w$-]+$/.test(read);
}

function isCount(read: unknown): boolean {
  return Number.isSafeInteger(read) && (read as number) >= 0;
}
