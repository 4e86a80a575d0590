import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { Book } from "../model/index.ts";
import type { BookFiles } from "../project/layout.ts";
import {
  checkReferences,
  type Elsewhere,
  inPresentRows,
  type Named,
  namedRows,
  namesOthers,
  nowhere,
} from "./references.ts";
import { checkWordsOf } from "./words-of.ts";

/** What came of reading a book. */
export interface ReadBook {
  /** Null where the book cannot be made at all. */
  readonly book: Book | null;
  readonly found: readonly Diagnostic[];
}

/** A book whose cells name only rows that are there. */
export interface LinkedBook extends ReadBook {
  readonly files: BookFiles;
  /** Whether it depends on its own files alone. */
  readonly alone: boolean;
}

/**
 * Reads one book after the other; those that name rows of others come last. The caller may forget each before the next
 * is read, so that memory holds only one.
 * @param isKnown whether the result of a book is known already; then it is skipped
 */
export function* linked(
  books: readonly BookFiles[],
  isKnown: (files: BookFiles) => boolean,
  read: (files: BookFiles) => ReadBook,
): Generator<LinkedBook> {
  const named = new Map<BookFiles, ReadonlyMap<string, Named>>();
  const waiting: [files: BookFiles, book: Book, found: readonly Diagnostic[]][] = [];
  for (const files of books) {
    if (isKnown(files)) continue;
    const { book, found } = read(files);
    if (book) named.set(files, namedRows(book));
    if (book && namesOthers(book)) waiting.push([files, book, found]);
    else yield { files, alone: true, ...(book ? link(book, found, nowhere) : { book, found }) };
  }
  if (waiting.length === 0) return;
  const namesIn = (files: BookFiles): ReadonlyMap<string, Named> => {
    const { book } = read(files);
    return book ? namedRows(book) : new Map();
  };
  const all = books.map((files) => named.get(files) ?? namesIn(files));
  const elsewhere: Elsewhere = (table) => all.map((tables) => tables.get(table)).find((rows) => rows !== undefined);
  for (const [files, book, found] of waiting) yield { files, alone: false, ...link(book, found, elsewhere) };
}

function link(book: Book, found: readonly Diagnostic[], elsewhere: Elsewhere): ReadBook {
  const all = [...found];
  checkReferences(book, elsewhere, (one) => void all.push(one));
  checkWordsOf(book, (one) => void all.push(one));
  return { book: inPresentRows(book, elsewhere), found: all };
}
