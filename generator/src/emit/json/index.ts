import { printJson } from "../../values/print-json.ts";
import type { BookTarget } from "../output/output.ts";
import { printedDocument } from "./as-printed.ts";
import { documentsOf, withoutHash } from "./document.ts";

/** The same facts for every other language: `data/<book>.json` and `data/as-printed/<book>.json`. */
export const json: BookTarget = (book, { version }) => {
  const documents = documentsOf(book, version);
  return [
    { path: `data/${book.id}.json`, text: printJson(withoutHash(documents.current)) },
    { path: `data/as-printed/${book.id}.json`, text: printJson(withoutHash(printedDocument(documents)), "tables") },
  ];
};
