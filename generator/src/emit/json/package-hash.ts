import type { Book, Model } from "../../model.ts";
import { documentHash } from "./document.ts";
import { hash } from "./hash.ts";

/** The hash of all books of a model. */
export function dataHash({ books }: Pick<Model, "books">): string {
  return packageHash(books.map(hashesOf));
}

/** The hash of all books from the hashes of their documents, as they stand in the JSON. */
export function packageHash(books: readonly BookHashes[]): string {
  const sorted = [...books].sort((a, b) => (a.book < b.book ? -1 : 1));
  return hash(sorted.map(({ book, current, asPrinted }) => [book, current, asPrinted]));
}

export interface BookHashes {
  readonly book: string;
  /** `dataHash` of each edition. */
  readonly current: string;
  readonly asPrinted: string;
}

function hashesOf(book: Book): BookHashes {
  return { book: book.id, current: documentHash(book, "current"), asPrinted: documentHash(book, "as-printed") };
}
