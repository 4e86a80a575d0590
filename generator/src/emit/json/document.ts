import type { Book, EditionId, Table } from "../../model/index.ts";
import type { RulebookData, Table as TableData } from "../../published/data.ts";
import { corrections } from "../output/corrections.ts";
import { erratumJson } from "./errata.ts";
import { hash } from "./hash.ts";
import { tableJson } from "./table.ts";

/** A book as data; a table that no accepted erratum touches is one object in both editions. */
export interface Documents {
  readonly current: RulebookData;
  readonly asPrinted: RulebookData;
}

/** Several outputs speak of a book's documents, so they are kept as long as the book is. */
const kept = new WeakMap<Book, Documents>();

/** Both editions of a book as JSON. */
export function documentsOf(book: Book, dataVersion: string): Documents {
  const known = kept.get(book);
  if (known?.current.dataVersion === dataVersion) return known;
  const made = new Map<Table, TableData>();
  const current = documentJson(book, "current", dataVersion, made);
  const documents = { current, asPrinted: documentJson(book, "as-printed", dataVersion, made) };
  kept.set(book, documents);
  return documents;
}

/** The same hash from the document itself, whatever hash it claims to have. */
export function hashOfDocument({ dataVersion: _, dataHash: __, ...rest }: Hashed): string {
  return hash({ ...rest, errata: rest.errata?.map(({ since: ___, ...unversioned }) => unversioned) ?? [] });
}

/** What a hash looks at of a document, be it one of another version. */
interface Hashed extends Partial<Pick<RulebookData, "dataVersion" | "dataHash">> {
  readonly errata?: readonly { readonly since?: string | null }[];
}

/**
 * One edition of a book as JSON. Its hash is of everything but the version, what depends on versions, and itself.
 * @param made the tables of the edition before, which are not made twice; those of this one are added
 */
function documentJson(book: Book, edition: EditionId, dataVersion: string, made: Map<Table, TableData>): RulebookData {
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
  // As printed nothing is applied, so that a new erratum leaves that edition as it is.
  const errata = edition === "current" ? book.errata.map((one) => erratumJson(book, one)) : [];
  const renamed = Object.keys(book.aliases).length === 0 ? {} : { aliases: book.aliases };
  const once = (table: Table) => {
    const found = made.get(table) ?? tableJson(table, corrected);
    made.set(table, found);
    return found;
  };
  const data = { ...renamed, tables: book.editions[edition].map(once) };
  const dataHash = hash({ ...header, errata: errata.map(({ since: _, ...unversioned }) => unversioned), ...data });
  return { ...header, dataVersion, dataHash, errata, ...data };
}
