import type { CatalogTable, InnerRow, Row } from "../../../model/index.ts";
import { rowOf } from "../../../operations/named-table.ts";
import type { Value } from "../../../values/value.ts";
import { type Argument, refused, type Tried } from "./answerer.ts";

/** The innermost rows of a catalog as a parameter, each by its address inside the table. */
export function triedRows(table: CatalogTable): Tried {
  const values = table.rows.flatMap((row) =>
    table.nested.length > 0 ? row.nested.map((one) => inner(row, one)) : [row.id],
  );
  return { name: rowOf(table).name, takes: "row", of: table.id, values };
}

/** The address of a row inside a row, such as `acr-7mm/loads/slugs`. */
export function inner(outer: Row, { within, id }: InnerRow): string {
  return `${outer.id}/${within}/${id}`;
}

/** The cell of the row at an address. */
export function cellAt({ rows }: CatalogTable, address: Argument, column: string): Value | typeof refused {
  const [id, within, inside] = String(address).split("/");
  const outer = rows.find((row) => row.id === id);
  const row = within === undefined ? outer : outer?.nested.find((one) => one.within === within && one.id === inside);
  return row ? (row.values[column] ?? null) : refused;
}

/** Of several catalogs, the first rows of each, each by its address inside the book: a function of its own has the others. */
export function triedRowsOf(tables: readonly CatalogTable[]): Tried {
  const [first, ...others] = tables as [CatalogTable, ...CatalogTable[]];
  if (others.length === 0) return triedRows(first);
  const values = tables.flatMap((table) =>
    triedRows(table)
      .values.slice(0, 3)
      .map((row) => `${table.id}/${row}`),
  );
  return { name: "row", takes: "row", of: tables.map(({ id }) => id), values };
}

/** The cell of a row of one or several catalogs; blank where its catalog has no such column. */
export function cellAmong(tables: readonly CatalogTable[], address: Argument, column: string): Value | typeof refused {
  const [first, ...others] = tables as [CatalogTable, ...CatalogTable[]];
  if (others.length === 0) return cellAt(first, address, column);
  const [id, ...path] = String(address).split("/");
  const table = tables.find((one) => one.id === id);
  return table ? cellAt(table, path.join("/"), column) : refused;
}
