import type { Memo } from "../../memo.ts";
import type { Model } from "../../model.ts";
import { documentsOf } from "./document.ts";
import { hash } from "./hash.ts";

/** The hash of all books of a model, from the hashes of their documents as they stand in the JSON. */
export function dataHash({ books, version }: Model, memo: Memo): string {
  const sorted = [...books].sort((a, b) => (a.id < b.id ? -1 : 1));
  const hashes = sorted.map((book) => {
    const { current, asPrinted } = documentsOf(book, version, memo);
    return [book.id, current.dataHash ?? null, asPrinted.dataHash ?? null];
  });
  return hash(hashes);
}
