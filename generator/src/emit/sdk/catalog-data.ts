import type { Book, CatalogTable } from "../../model.ts";
import type { RecordValue } from "../../value.ts";
import { literal } from "../literal.ts";
import type { Declaration } from "../module.ts";
import { exportedData } from "./aliases.ts";
import { tableDoc } from "./doc.ts";
import { isLarge, largeData } from "./large-data.ts";
import { listOf } from "./list.ts";

/** Up to this many rows an id known only at run time is found in an object literal as fast as anywhere. */
const few = 40;

/** TypeScript of a catalog's types. */
interface Types {
  readonly row: string;
  readonly id: string;
  /** Of the data with the exact type of each row. */
  readonly documented: string;
}

/** The rows of a catalog, by id and as a list. */
export function catalogData(
  table: CatalogTable,
  book: Book,
  rows: readonly (readonly [id: string, row: RecordValue])[],
  types: Types,
): readonly Declaration[] {
  const listed = `${types.row} & { readonly id: ${types.id} }`;
  if (isLarge(table)) {
    const records = rows.map(([, row]) => row);
    return largeData(table, book, records, { row: listed, id: types.id }, table.nested?.id);
  }
  const value = literal(Object.fromEntries(rows));
  const data = rows.length > few ? "/* @__PURE__ */ (() => byId(Object.values(data)))()" : "data";
  const exported = exportedData(table, types.documented, data);
  return [
    {
      kind: "const",
      name: "data",
      exported: false,
      doc: null,
      value: `${value} as const satisfies Record<${types.id}, ${types.row}>`,
    },
    ...exported.declarations,
    {
      kind: "const",
      name: table.dataName,
      exported: true,
      doc: tableDoc(book, table),
      type: exported.type,
      value: exported.value,
    },
    listOf(table, table.rows, listed),
  ];
}
