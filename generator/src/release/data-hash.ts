import { hashOfDocument, packageHash } from "../emit/json/document.ts";
import type { BookHashes } from "../emit/output/output.ts";
import type { RuleSet } from "../rule-set/rule-set.ts";

/** The hash of the data of all books, from the data itself: what a document claims its hash to be does not count. */
export function dataHashOf({ books }: RuleSet): string {
  const hashes = [...books].map(
    ([book, { current, asPrinted }]): BookHashes => [book, hashOfDocument(current), hashOfDocument(asPrinted)],
  );
  return packageHash(hashes);
}

/** Books whose data differs between two rule sets, those only one of them has included. */
export function booksThatDiffer(one: RuleSet, other: RuleSet): readonly string[] {
  const ids = [...new Set([...one.books.keys(), ...other.books.keys()])].sort();
  const alone = ({ books }: RuleSet, id: string) => {
    const book = books.get(id);
    return book ? dataHashOf({ version: "", books: new Map([[id, book]]) }) : null;
  };
  return ids.filter((id) => alone(one, id) !== alone(other, id));
}
