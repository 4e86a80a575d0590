import { createHash } from "node:crypto";
import type { Book, EditionId, Table } from "../../model/index.ts";
import type { Rulebook, Table as TableData } from "../../published/data.ts";
import { corrections } from "../output/corrections.ts";
import type { BookHashes } from "../output/output.ts";
import { erratumJson } from "./errata.ts";
import { tableJson } from "./table.ts";

/** A book as data; a table that no accepted erratum touches is one object in both editions. */
export interface Documents {
  readonly current: Rulebook;
  readonly asPrinted: Rulebook;
}

/** Several outputs use the documents of a book, so they are kept as long as the book is. */
const kept = new WeakMap<Book, Documents>();

/** Both editions of a book as JSON. */
export function documentsOf(book: Book, dataVersion: string): Documents {
  const known = kept.get(book);
  if (known?.current.dataVersion === dataVersion) return known;
  const tables = new Map<Table, TableData>();
  const current = documentJson(book, "current", dataVersion, tables);
  const documents = { current, asPrinted: documentJson(book, "as-printed", dataVersion, tables) };
  kept.set(book, documents);
  return documents;
}

/** The hash worked out from a document, whatever hash it claims to have. */
export function hashOfDocument({ dataVersion: _, dataHash: __, ...rest }: Hashed): string {
  return hash({ ...rest, errata: rest.errata?.map(({ since: ___, ...unversioned }) => unversioned) ?? [] });
}

/** A document as it is committed: each edit changes the hash, so it stands in `version.ts` alone until the data is packed. */
export function withoutHash({ dataHash: _, ...rest }: Rulebook): Omit<Rulebook, "dataHash"> {
  return rest;
}

/**
 * A document as it is published, with its hash behind its version.
 * @param whole the same edition with all its tables
 */
export function withHash(document: object, whole: Hashed): object {
  const entries = Object.entries(document).flatMap((entry) =>
    entry[0] === "dataVersion" ? [entry, ["dataHash", hashOfDocument(whole)] as const] : [entry],
  );
  return Object.fromEntries(entries);
}

/** The fields a hash depends on; documents of other versions have them too. */
interface Hashed extends Partial<Pick<Rulebook, "dataVersion" | "dataHash">> {
  readonly errata?: readonly { readonly since?: string | null }[];
}

/**
 * One edition of a book as JSON. Its hash leaves out the version, what depends on the version, and the hash itself.
 * @param known tables of the other edition, which are reused; the tables of this one are added
 */
function documentJson(book: Book, edition: EditionId, dataVersion: string, known: Map<Table, TableData>): Rulebook {
  const header = {
    book: book.id,
    title: book.title,
    author: book.author,
    year: book.year,
    rights: book.rights,
    document: book.document && { file: book.document.file, sha256: book.document.sha256 },
    edition,
  };
  const corrected = corrections(book, edition);
  // The print has no errata, so a new erratum leaves that edition as it is.
  const errata = edition === "current" ? book.errata.map((one) => erratumJson(book, one)) : [];
  const units = book.units.size === 0 ? {} : { units: Object.fromEntries(book.units) };
  const renamed = Object.keys(book.aliases).length === 0 ? {} : { aliases: book.aliases };
  const once = (table: Table) => {
    const found = known.get(table) ?? tableJson(table, corrected);
    known.set(table, found);
    return found;
  };
  const data = { ...renamed, ...units, tables: book.editions[edition].map(once) };
  const dataHash = hash({ ...header, errata: errata.map(({ since: _, ...unversioned }) => unversioned), ...data });
  return { ...header, dataVersion, dataHash, errata, ...data };
}

/** SHA-256 of the compact JSON of a value, keys in the order they were built in. */
function hash(value: object): string {
  return createHash("sha256").update(JSON.stringify(value)).digest("hex");
}

/** The hash of each edition of a book, as it stands in its JSON. */
export function hashesOf(book: Book, version: string): BookHashes {
  const { current, asPrinted } = documentsOf(book, version);
  return [book.id, current.dataHash ?? null, asPrinted.dataHash ?? null];
}

/** The hash of all books from those of their documents. */
export function packageHash(books: readonly BookHashes[]): string {
  return hash([...books].sort(([a], [b]) => (a < b ? -1 : 1)));
}
