import type { Diagnostic, Report } from "./diagnostics/diagnostic.ts";
import { asItWas, forgetful, type Memo, reporting } from "./memo.ts";
import type { Book, Model } from "./model/index.ts";
import { type BookFiles, filesOf, sortFiles } from "./project/layout.ts";
import type { Project } from "./project/project.ts";
import { type Releases, readReleases } from "./project/releases.ts";
import { evidenceOf } from "./replay/replay.ts";
import { resolveBook } from "./resolve/index.ts";
import {
  checkReferences,
  type Elsewhere,
  inPresentRows,
  type Named,
  namedRows,
  namesOthers,
  nowhere,
} from "./resolve/references.ts";
import { withRightBook } from "./resolve/wrong-book.ts";
import { validateBook } from "./validate/files.ts";
import { type Language, readLanguage } from "./validate/language.ts";

/** Every text that decides what becomes of a book: those that all books have in common, in one list for all, and its own. */
export interface Texts {
  readonly common: readonly string[];
  readonly own: readonly string[];
}

/** A book as its files say it is; nothing is held against its document yet. */
export interface ReadBook {
  readonly id: string;
  /** Null where the book cannot stand at all. */
  readonly book: Book | null;
  readonly diagnostics: readonly Diagnostic[];
  /** Null where texts of another book decide what becomes of it, too. */
  readonly from: Texts | null;
}

/**
 * Reads and resolves one book after the other. Whoever takes them may forget each before the next is read, so that memory
 * need hold only one; books that name rows of others come last.
 * @param isKnown whether what comes of a book is known already, by its id and those texts; then it is passed over
 * @throws SchemaProblem where a schema of the project cannot be used
 */
export function* readBooks(
  project: Project,
  report: Report,
  memo: Memo = forgetful,
  isKnown: (id: string, from: Texts) => boolean = () => false,
): Generator<ReadBook> {
  const schemas = project.schemas.flatMap(({ path, text }) => [path, text]);
  const language = memo("language", schemas, () => readLanguage(project));
  const recall = reporting(memo, report);
  const releases = recall("releases", [project.changes?.text], (tell) => readReleases(project.changes, tell));
  const common = [project.name ?? "", project.version, project.changes?.text ?? "", ...schemas];
  const rules = project.rules.map((file) => asItWas(file, memo));
  const named = new Map<string, ReadonlyMap<string, Named>>();
  const waiting: [book: Book, diagnostics: readonly Diagnostic[]][] = [];
  const books = sortFiles(rules, report);
  const read = (files: BookFiles) => {
    const { book, found } = readBook(files, language, releases, memo);
    return { book, found: book ? withRightBook(found, book, books) : found };
  };
  for (const files of books) {
    const { id } = files;
    const own = [...filesOf(files), ...evidenceOf(id, project.evidence)].flatMap(({ path, text }) => [path, text]);
    const from = { common, own };
    if (isKnown(id, from)) continue;
    const { book, found } = read(files);
    if (book) named.set(id, namedRows(book));
    if (book && namesOthers(book)) waiting.push([book, found]);
    else yield settled(id, book, found, nowhere, from);
  }
  const namesOf = (files: BookFiles): ReadonlyMap<string, Named> => {
    const known = named.get(files.id);
    if (known) return known;
    const { book } = read(files);
    return book ? namedRows(book) : new Map();
  };
  const all = waiting.length === 0 ? [] : books.map(namesOf);
  const elsewhere: Elsewhere = (table) => all.map((tables) => tables.get(table)).find((rows) => rows !== undefined);
  for (const [book, found] of waiting) yield settled(book.id, book, found, elsewhere, null);
}

/**
 * The model of a project as far as its rules are sound, before anything is held against the documents.
 * @throws SchemaProblem where a schema of the project cannot be used
 */
export function understand(project: Project, report: Report, memo: Memo = forgetful): Model {
  const books: Book[] = [];
  for (const { book, diagnostics } of readBooks(project, report, memo)) {
    for (const one of diagnostics) report(one);
    if (book) books.push(book);
  }
  return { name: project.name, version: project.version, books: inBookOrder(books) };
}

/** In the order of their folders' files, in whatever order they were read. */
export function inBookOrder<One extends { readonly id: string }>(books: readonly One[]): readonly One[] {
  return [...books].sort((a, b) => (`${a.id}/` < `${b.id}/` ? -1 : 1));
}

function readBook(files: BookFiles, language: Language, releases: Releases, memo: Memo) {
  const found: Diagnostic[] = [];
  const recall = reporting(memo, (one) => void found.push(one));
  const book = recall(`book ${files.id}`, [language, releases, ...filesOf(files)], (tell) => {
    const valid = validateBook(files, language, tell, memo);
    return valid && resolveBook(valid, language, releases, tell, memo);
  });
  return { book, found };
}

function settled(
  id: string,
  book: Book | null,
  found: readonly Diagnostic[],
  elsewhere: Elsewhere,
  from: Texts | null,
): ReadBook {
  if (!book) return { id, book, diagnostics: found, from };
  const diagnostics = [...found];
  checkReferences(book, elsewhere, (one) => void diagnostics.push(one));
  return { id, book: inPresentRows(book, elsewhere), diagnostics, from };
}
