import type { Memo } from "../../memo.ts";
import type { Book, EditionId } from "../../model.ts";
import { isRecord, type RecordValue, type Value } from "../../value.ts";
import { corrections } from "../corrections.ts";
import { erratumJson } from "./errata.ts";
import { hash } from "./hash.ts";
import { tableJson } from "./table.ts";

/** A book as data, and the hash of that. */
export interface Documents {
  readonly current: RecordValue;
  readonly asPrinted: RecordValue;
}

/** Both editions of a book as JSON. */
export function documentsOf(book: Book, dataVersion: string, memo: Memo): Documents {
  return memo(`documents ${book.id}`, [book, dataVersion], () => ({
    current: documentJson(book, "current", dataVersion),
    asPrinted: documentJson(book, "as-printed", dataVersion),
  }));
}

/** The same hash from the document itself, whatever hash it claims to have. */
export function hashOfDocument({ dataVersion: _, dataHash: __, ...rest }: RecordValue): string {
  const errata = Array.isArray(rest.errata) ? rest.errata.filter((one: Value) => isRecord(one)) : [];
  return hash({ ...rest, errata: errata.map(({ since: ___, ...unversioned }) => unversioned) });
}

/** One edition of a book as JSON. Its hash is of everything but the version, what depends on versions, and itself. */
function documentJson(book: Book, edition: EditionId, dataVersion: string): RecordValue {
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
  const data = { ...renamed, tables: book.editions[edition].map((table) => tableJson(table, corrected)) };
  const dataHash = hash({ ...header, errata: errata.map(({ since: _, ...unversioned }) => unversioned), ...data });
  return { ...header, dataVersion, dataHash, errata, ...data };
}
