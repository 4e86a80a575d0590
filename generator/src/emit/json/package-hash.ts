import type { Book } from "../../model/index.ts";
import type { BookHashes } from "../output/target.ts";
import { documentsOf } from "./document.ts";
import { hash } from "./hash.ts";

/** The hash of each edition of a book, as it stands in its JSON. */
export function hashesOf(book: Book, version: string): BookHashes {
  const { current, asPrinted } = documentsOf(book, version);
  return [book.id, current.dataHash ?? null, asPrinted.dataHash ?? null];
}

/** The hash of all books from those of their documents. */
export function packageHash(books: readonly BookHashes[]): string {
  return hash([...books].sort(([a], [b]) => (a < b ? -1 : 1)));
}
