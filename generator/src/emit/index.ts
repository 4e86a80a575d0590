import type { Book } from "../model/index.ts";
import type { Project } from "../project/project.ts";
import { cases } from "./cases/index.ts";
import { addresses } from "./errata/addresses.ts";
import { errata } from "./errata/index.ts";
import { explain } from "./explain/index.ts";
import { functions } from "./functions.ts";
import { golden } from "./golden.ts";
import { hashesOf } from "./json/document.ts";
import { json } from "./json/index.ts";
import { odds, oddsIndex } from "./odds.ts";
import type { BookFacts, BookTarget, OutputFile, Package, PackageTarget } from "./output/output.ts";
import { packageIndex, version } from "./package.ts";
import { reference } from "./reference/index.ts";
import { sdk } from "./sdk/index.ts";
import { sources } from "./sources.ts";

/** Everything a build makes. Adding an output is a file and a line here. */
const bookTargets: readonly BookTarget[] = [
  sdk,
  addresses,
  json,
  cases,
  golden,
  reference,
  errata,
  odds,
  sources,
  explain,
  functions,
];
const packageTargets: readonly PackageTarget[] = [packageIndex, oddsIndex, version];

/** The files of a book, and what other files say of it. */
export interface EmittedBook {
  readonly outputs: readonly OutputFile[];
  readonly facts: BookFacts;
}

/** Everything a build makes of one book. */
export function emitBook(book: Book, of: Package): EmittedBook {
  const outputs = bookTargets.flatMap((target) => target(book, of));
  const { id, title, author, year } = book;
  const hashes = hashesOf(book, of.version);
  const hasOdds = outputs.some(({ path }) => path === `odds/${id}.ts`);
  return { outputs, facts: { id, title, author, year, hashes, odds: hasOdds } };
}

/** Everything a build makes of all books together, and the small functions that every SDK carries. */
export function emitPackage(
  books: readonly BookFacts[],
  of: Pick<Project, keyof Package | "runtime">,
): readonly OutputFile[] {
  const runtime = of.runtime.map(({ path, text }) => ({ path, text: `// Made by tablewright. Do not edit.\n${text}` }));
  return [...packageTargets.flatMap((target) => target(books, of)), ...runtime];
}
