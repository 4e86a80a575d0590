import type { Book, EditionId, Erratum } from "../../model.ts";
import type { RecordValue } from "../../value.ts";
import { corrections } from "../corrections.ts";
import { hash } from "./hash.ts";
import { sourceJson } from "./source.ts";
import { tableJson } from "./table.ts";

/** One edition of a book as JSON. The hash is of everything but the version and itself. */
export function documentJson(book: Book, edition: EditionId, dataVersion: string): RecordValue {
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
  const data = {
    // As printed nothing is applied, so that a new erratum leaves that edition as it is.
    errata: edition === "current" ? book.errata.map(erratumJson) : [],
    tables: book.editions[edition].map((table) => tableJson(table, corrected)),
  };
  return { ...header, dataVersion, dataHash: hash({ ...header, ...data }), ...data };
}

function erratumJson({ id, status, authority, because, citation, changes, options, concerns }: Erratum): RecordValue {
  return {
    id,
    status,
    authority,
    because,
    source: sourceJson(citation),
    changes: changes.map(({ at, was, now }) => ({ at, was, now })),
    options,
    concerns,
  };
}
