import type { Book } from "../model/index.ts";
import type { Project } from "../project/project.ts";
import { cases } from "./cases/index.ts";
import { errata } from "./errata/index.ts";
import { golden } from "./golden.ts";
import { json } from "./json/index.ts";
import { hashesOf } from "./json/package-hash.ts";
import { odds, oddsIndex } from "./odds/index.ts";
import type { OutputFile } from "./output/output.ts";
import type { BookFacts, BookTarget, Package, PackageTarget } from "./output/target.ts";
import { packageIndex } from "./package-index.ts";
import { reference } from "./reference/index.ts";
import { copyRuntime } from "./runtime.ts";
import { sdk } from "./sdk/index.ts";
import { sources } from "./sources/index.ts";
import { version } from "./version.ts";

/** Everything a build makes. Adding an output is a file and a line here. */
const bookTargets: readonly BookTarget[] = [sdk, json, cases, golden, reference, errata, odds, sources];
const packageTargets: readonly PackageTarget[] = [packageIndex, oddsIndex, version];

/** What comes of a book: its files, and what is told of it elsewhere. */
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
  return [...packageTargets.flatMap((target) => target(books, of)), ...copyRuntime(of.runtime)];
}
