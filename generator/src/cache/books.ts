import type { Known, Texts } from "../book/result.ts";
import type { Loaded } from "../project/load.ts";
import type { SourceFile } from "../source/source-file.ts";
import { isBookRecord, type KeptBook } from "./book-record.ts";
import { sameFiles } from "./compare.ts";
import { hashOf, type Stamp, stampOf } from "./disk.ts";
import { compilerName, readKept } from "./place.ts";
import type { Files } from "./record.ts";
import { withTexts } from "./warnings.ts";

/** The books of an earlier run. */
export interface KnownBooks {
  readonly known: Known;
  /** What was found so far to stand in `generated/` as a former build left it. */
  readonly sure: Files;
}

/** Reads what is kept of a project's books. */
export function recallBooks(project: Loaded): KnownBooks {
  const { books, recorded } = keptBooks(project.folder);
  const files = new Map([...project.rules, ...project.evidence].map((file) => [file.path, file]));
  const fileAt = (path: string): SourceFile => files.get(path) ?? { path, text: "" };
  const keyOf = createKeys();
  const sure: { [path: string]: Files[string] } = {};
  const known: Known = (id, from) => {
    const kept = Object.hasOwn(books, id) ? books[id] : undefined;
    if (!kept || kept.key !== keyOf(from)) return null;
    const diagnostics = withTexts(kept.warnings, fileAt);
    if (!diagnostics) return null;
    const present = kept.made && sameOutput(`${project.folder}/generated`, kept.made.files, recorded);
    if (present) Object.assign(sure, present);
    const made = kept.made && present ? { facts: kept.made.facts, outputs: Object.keys(present) } : null;
    return { id, from, diagnostics, summary: kept.summary, made };
  };
  return { known, sure };
}

/** Hashes the texts of books; those they have in common only once. */
export function createKeys(): (from: Texts) => string {
  const ofLists = new Map<readonly string[], string>();
  const hash = (texts: readonly string[]) => hashOf(Buffer.from(JSON.stringify(texts)));
  return ({ common, own }) => {
    const first = ofLists.get(common) ?? hash(common);
    ofLists.set(common, first);
    return hashOf(Buffer.from(first + hash(own)));
  };
}

interface BooksKept {
  readonly books: Readonly<{ [id: string]: KeptBook }>;
  readonly recorded: number;
}

function keptBooks(folder: string): BooksKept {
  const kept = readKept(folder, "books");
  if (!kept || !isBookRecord(kept.content) || kept.content.compiler !== compilerName())
    return { books: {}, recorded: 0 };
  return { books: kept.content.books, recorded: kept.recorded };
}

function sameOutput(folder: string, files: Files, recorded: number): Files | null {
  const found = new Map<string, Stamp>();
  for (const path in files) found.set(path, stampOf(`${folder}/${path}`));
  return sameFiles(folder, found, files, recorded);
}
