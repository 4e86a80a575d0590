import type { Book, EditionId } from "../../model.ts";
import type { RecordValue } from "../../value.ts";
import { corrections } from "../corrections.ts";
import { erratumJson } from "./errata.ts";
import { hash } from "./hash.ts";
import { tableJson } from "./table.ts";

/** One edition of a book as JSON. */
export function documentJson(book: Book, edition: EditionId, dataVersion: string): RecordValue {
  const { header, errata, data } = documentOf(book, edition);
  return { ...header, dataVersion, dataHash: documentHash(book, edition), ...errata, ...data };
}

/** The hash of an edition: of everything but the version, what depends on versions, and itself. */
export function documentHash(book: Book, edition: EditionId): string {
  const { header, errata, data } = documentOf(book, edition);
  return hash({ ...header, errata: errata.errata.map(({ since: _, ...unversioned }) => unversioned), ...data });
}

function documentOf(book: Book, edition: EditionId) {
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
  const errata = { errata: edition === "current" ? book.errata.map((one) => erratumJson(book, one)) : [] };
  const renamed = Object.keys(book.aliases).length === 0 ? {} : { aliases: book.aliases };
  const data = { ...renamed, tables: book.editions[edition].map((table) => tableJson(table, corrected)) };
  return { header, errata, data };
}
