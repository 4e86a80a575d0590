import type { Memo } from "../../memo.ts";
import type { Model } from "../../model.ts";
import type { Value } from "../../value.ts";
import { documentsOf } from "./document.ts";
import { hash } from "./hash.ts";

/** A book with the hash of each edition. */
export type BookHashes = readonly [book: string, current: Value, asPrinted: Value];

/** The hash of all books of a model, from the hashes of their documents as they stand in the JSON. */
export function dataHash({ books, version }: Model, memo: Memo): string {
  return packageHash(
    books.map((book): BookHashes => {
      const { current, asPrinted } = documentsOf(book, version, memo);
      return [book.id, current.dataHash ?? null, asPrinted.dataHash ?? null];
    }),
  );
}

/** The hash of all books from those of their documents. */
export function packageHash(books: readonly BookHashes[]): string {
  return hash([...books].sort(([a], [b]) => (a < b ? -1 : 1)));
}
