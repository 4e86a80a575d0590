import { wholePrint } from "../emit/json/as-printed.ts";
import { decode } from "../parse/decode.ts";
import { misfitIn } from "../published/form.ts";
import type { Files } from "./archive.ts";
import type { BookDocument, RuleSet } from "./rule-set.ts";
import { failure } from "./rule-set.ts";

/** Deepest nesting of a document: three times what the largest book has. */
const deepest = 64;

/** `striker-ii.json`, `as-printed/striker-ii.json`; ids are spelled as everywhere, other files are not ours. */
const documentPath = /^(as-printed\/)?([a-z0-9]+(?:[.-][a-z0-9]+)*)\.json$/;

/**
 * The rule set of published documents, by their paths in the folder of data.
 * @param name what they are called in a complaint
 * @throws RuleSetFailure if they are no such documents
 */
export function readDocuments(files: Files, name: string): RuleSet {
  const current = new Map<string, BookDocument>();
  const asPrinted = new Map<string, BookDocument>();
  for (const path of [...files.keys()].sort()) {
    const [, printed, book] = documentPath.exec(path) ?? [];
    if (book === undefined || book.endsWith(".cases")) continue;
    (printed ? asPrinted : current).set(book, readDocument(files.get(path) as Uint8Array, book, `${path} of ${name}`));
  }
  const books = [...current].map(([book, document]) => {
    const other = asPrinted.get(book);
    if (!other) throw failure(`${name} has no as-printed/${book}.json`);
    return [book, { current: document, asPrinted: wholePrint(document, other) }] as const;
  });
  if (books.length === 0) throw failure(`${name} holds no data of any book`);
  return { version: [...current.values()][0]?.dataVersion ?? "0.0.0", books: new Map(books) };
}

function readDocument(bytes: Uint8Array, book: string, name: string): BookDocument {
  const document = parse(bytes);
  const misfit = isShallow(document, deepest) ? misfitIn(document) : "";
  if (misfit !== null) throw failure(`${name} is not the data of a book${misfit === "" ? "" : ` (at ${misfit})`}`);
  const read = document as BookDocument;
  if (read.book !== book || !read.tables) throw failure(`${name} is not the data of a book`);
  return read;
}

function parse(bytes: Uint8Array): unknown {
  const decoded = decode(bytes);
  if (!("text" in decoded)) return null;
  try {
    return JSON.parse(decoded.text);
  } catch {
    return null;
  }
}

function isShallow(value: unknown, levels: number): boolean {
  if (typeof value !== "object" || value === null) return true;
  return levels > 0 && Object.values(value).every((part) => isShallow(part, levels - 1));
}
