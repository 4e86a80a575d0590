import type { Book, TableHead } from "../../../model/index.ts";
import { sourceWords } from "../../../names/words.ts";
import type { TablesOfEdition } from "../../../operations/named-table.ts";
import type { Doc, Parameter } from "../../typescript/module.ts";

/** What a declaration may refer to: the book, and all tables of the same edition. */
export interface Setting {
  readonly book: Book;
  readonly tables: TablesOfEdition;
}

/** Documentation of a table's data or function: what it is, and where the document prints it. */
export function tableDoc(
  book: Book,
  table: TableHead,
  text = `${table.title}. ${table.description}`.trim(),
  parameters: readonly Parameter[] = [],
): Doc {
  const source = [["source", sourceWords(book, table.citation)] as const];
  const again = (table.citation?.again ?? []).map((other) => ["source", sourceWords(book, other)] as const);
  const params = parameters.map(({ name, doc }) => ["param", doc === "" ? name : `${name} - ${doc}`] as const);
  return { text: [text], tags: [...params, ...source, ...again] };
}
