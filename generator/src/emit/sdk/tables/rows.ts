import type { Book, CatalogTable, Column, TableHead } from "../../../model/index.ts";
import { recordTypeName } from "../../../names/sdk-names.ts";
import { sourceWords } from "../../../names/words.ts";
import { exported, type Imported, union } from "../../typescript/code.ts";
import type { InterfaceDeclaration, Property } from "../../typescript/module.ts";
import { fieldDoc, fieldTypes } from "../../typescript/types.ts";
import type { Setting } from "./doc.ts";

/** A table that may have rows inside its rows. */
type Columned = TableHead & { readonly nested?: CatalogTable["nested"] };

/** A column as a property of a row interface; its record type is named after the column `named`. */
export function columnProperty({ book }: Setting, table: Columned, column: Column, named: Column = column): Property {
  const name = column === named ? column.label : null;
  const text = [...(name === null ? [] : [`${name}.`]), ...fieldDoc(column, book).text];
  const tags = [["source", sourceWords(book, table.citation)] as const, ...correctionTags(book, table, column)];
  const type = union(fieldTypes(column, recordType(table, named)));
  return { name: column.id, type, doc: { text, tags } };
}

/** The interface of a record column; null where the column is no record. */
export function recordType(table: TableHead, column: Column): Imported | null {
  const name = recordTypeName(table, column);
  return name === null ? null : exported(table, name);
}

/** What accepted errata changed in a column, one tag per cell. */
function correctionTags(book: Book, table: Columned, column: Column): readonly (readonly [string, string])[] {
  // A load's price is no price of its weapon: `table/row/price`, `table/row/loads/load/price`.
  const within = table.nested?.find(({ columns }) => columns.includes(column))?.id;
  const accepted = book.errata.filter(({ lifecycle }) => lifecycle.state === "applied");
  return accepted.flatMap(({ id, because, changes }) => {
    const own = changes.filter(
      ({ steps }) =>
        steps[0] === table.id &&
        steps.length === (within === undefined ? 3 : 5) &&
        (within === undefined || steps[2] === within) &&
        steps.at(-1) === column.id,
    );
    return own.map(({ at, was, now }) => {
      const words = `${at}: printed ${was ?? "nothing"}, read ${now ?? "nothing"} (${id}). ${because}`;
      return ["erratum", words] as const;
    });
  });
}

/** Record interfaces, each name once; columns of the same form share one. */
export function distinct(found: readonly (InterfaceDeclaration | null)[]): readonly InterfaceDeclaration[] {
  const byName = new Map<string, InterfaceDeclaration>();
  for (const one of found) if (one && !byName.has(one.name)) byName.set(one.name, one);
  return [...byName.values()];
}
