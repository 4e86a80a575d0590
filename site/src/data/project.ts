import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { FunctionMeta } from "skirmish-tables/data";
import { label } from "../words.ts";
import type { Book, Erratum, Released, Source, Table } from "./book.ts";
import { type Checks, checksOf } from "./checks.ts";
import { withNames } from "./names.ts";

/** A packed project, as the site shows it. */
export interface Project {
  /** Its name in words. */
  readonly title: string;
  /** The package an app imports. */
  readonly name: string;
  readonly books: readonly Shown[];
  /** What a release wrote into `changes.json`: versions, newest first. */
  readonly versions: readonly Released[];
  /** Files of a release that lie in the root of the site too. */
  readonly feeds: readonly string[];
  readonly tools: readonly Tool[];
}

/** A book with all that is shown of it. */
export interface Shown extends Book {
  /** The tables letter by letter as printed, in the order of the book's. */
  readonly printed: readonly Table[];
  readonly functions: readonly FunctionMeta[];
  readonly checks: Checks;
}

/** A picture or calculator of a project's own: `pictures/pictures.json` lists them, `pictures/index.ts` draws them. */
export interface Tool {
  readonly id: string;
  readonly book: string;
  readonly title: string;
  /** A sentence for its page; one without has none. */
  readonly says?: string;
  /** The table it stands below, as `book/table`. */
  readonly below?: string;
  /** Whether it draws rows side by side, which it finds in `data-rows`. */
  readonly compares?: boolean;
  /** What a row of some tables, as `book/table`, is put into it as; what the button says. */
  readonly takes?: { readonly words: string; readonly name: string; readonly tables: readonly string[] };
}

/** Reads what `tablewright package` has made in a project. */
export async function readProject(folder: string): Promise<Project> {
  const { name } = readJson(join(folder, "package.json")) as { readonly name: string };
  const own = [join(folder, "pictures/pictures.json")].filter((path) => existsSync(path));
  const changes = [join(folder, "changes.json")].filter((path) => existsSync(path));
  const index = (await import(pathToFileURL(join(folder, "dist/index.js")).href)) as {
    readonly books: readonly { readonly id: string }[];
  };
  return {
    title: label(name.replace(/^.*\//, "")),
    name,
    books: await Promise.all(index.books.map(({ id }) => readBook(folder, id))),
    versions: changes.flatMap((path) => (readJson(path) as { readonly versions: readonly Released[] }).versions),
    feeds: readdirSync(folder).filter((file) => /^errata-feed\.\w+$/.test(file)),
    tools: own.flatMap((path) => readJson(path) as readonly Tool[]),
  };
}

async function readBook(folder: string, id: string): Promise<Shown> {
  const current = inPrintOrder(withNames(readJson(join(folder, `dist/data/${id}.json`)) as Book));
  const asPrinted = withNames(readJson(join(folder, `dist/data/as-printed/${id}.json`)) as Book);
  const listed = new Map(asPrinted.tables.map((table) => [table.id, table]));
  const { functions } = (await import(pathToFileURL(join(folder, `dist/meta/${id}.js`)).href)) as Pick<
    Shown,
    "functions"
  >;
  const printed = current.tables.map((table) => listed.get(table.id) ?? table);
  return { ...current, printed, functions, checks: checksOf(id, join(folder, "test/golden")) };
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, "utf8"));
}

function inPrintOrder(book: Book): Book {
  const byLine = (one: Table | Erratum, other: Table | Erratum) => firstLine(one.source) - firstLine(other.source);
  return { ...book, tables: book.tables.toSorted(byLine), errata: book.errata.toSorted(byLine) };
}

function firstLine(source: Source | null): number {
  return source?.lines[0]?.[0] ?? Number.MAX_SAFE_INTEGER;
}
