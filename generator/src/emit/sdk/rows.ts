import type { Book, Column, TableHead } from "../../model.ts";
import { recordTypeName } from "../../sdk-names.ts";
import type { InterfaceDeclaration, Property } from "../module.ts";
import { fieldDoc, fieldType } from "../types.ts";
import { sourceWords } from "../words.ts";

/** A column as a property of a row interface; `named` is the column its record type is named after. */
export function columnProperty(book: Book, table: TableHead, column: Column, named: Column = column): Property {
  const { text } = fieldDoc(column);
  const tags = [["source", sourceWords(book, table.citation)] as const, ...correctionTags(book, table, column)];
  return { name: column.id, type: fieldType(column, recordTypeName(table, named)), doc: { text, tags } };
}

/** What accepted errata changed in a column, one tag a cell. */
function correctionTags(book: Book, table: TableHead, column: Column): readonly (readonly [string, string])[] {
  const accepted = book.errata.filter(({ status }) => status === "accepted");
  return accepted.flatMap(({ id, because, changes }) => {
    const own = changes.filter(({ at }) => at.startsWith(`${table.id}/`) && at.endsWith(`/${column.id}`));
    return own.map(({ at, was, now }) => {
      const words = `${at}: printed ${was ?? "nothing"}, read ${now ?? "nothing"} (${id}). ${because}`;
      return ["erratum", words] as const;
    });
  });
}

/** Record interfaces by name; columns written alike share one. */
export function distinct(found: readonly (InterfaceDeclaration | null)[]): readonly InterfaceDeclaration[] {
  const byName = new Map<string, InterfaceDeclaration>();
  for (const one of found) if (one && !byName.has(one.name)) byName.set(one.name, one);
  return [...byName.values()];
}
