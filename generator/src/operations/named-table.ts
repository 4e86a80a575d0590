import type { CatalogTable, Column, Table } from "../model/index.ts";
import { parameterName } from "../names/sdk-names.ts";
import type { Field } from "../values/value.ts";

/** The tables of one edition of a book, by id. */
export type TablesOfEdition = ReadonlyMap<string, Table>;

/** A table that an operation names, of the shape it needs. The check has proved that it exists. */
export function namedTable<S extends Table["shape"]>(
  tables: TablesOfEdition,
  id: string,
  shape: S,
): Extract<Table, { shape: S }> {
  const found = tables.get(id);
  if (found?.shape !== shape) throw new Error(`the table ${id} is no ${shape}`);
  return found as Extract<Table, { shape: S }>;
}

/** The catalogs an operation takes rows of: one, or several alike. */
export function catalogsOf(
  tables: TablesOfEdition,
  of: { readonly table?: string; readonly tables?: readonly string[] },
): readonly CatalogTable[] {
  return (of.tables ?? [of.table ?? ""]).map((id) => namedTable(tables, id, "catalog"));
}

/** The innermost rows of a catalog, which has one column of rows at most: what one is called as a parameter and in a sentence, and its columns. */
export function rowOf({ nested: [nested], columns }: CatalogTable) {
  if (!nested) return { name: "row", noun: "row", columns };
  const noun = nested.title.toLowerCase();
  return { name: parameterName(noun.replace(/[^a-z0-9]+/g, "-")), noun, columns: nested.columns };
}

/** The fields of a column that holds several; none where it holds one value. */
export function fieldsOf({ type }: Pick<Column, "type">): readonly Field[] {
  return type.type === "record" ? type.fields : [];
}

/** The words a column may hold in place of its number. */
export function wordsOf({ type }: Column): readonly string[] {
  return type.type === "number" ? type.words : [];
}
