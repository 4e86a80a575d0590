import type { Book, CatalogTable } from "../../../model/index.ts";
import { isLarge } from "../../../model/large.ts";
import type { RecordValue } from "../../../values/value.ts";
import { type Code, code, runtime } from "../../typescript/code.ts";
import { literal } from "../../typescript/literal.ts";
import type { Declaration } from "../../typescript/module.ts";
import { exportedData } from "./aliases.ts";
import { tableDoc } from "./doc.ts";
import { largeData } from "./large-data.ts";
import { listOf } from "./list.ts";
import { nestedIds, nestedOfId } from "./nested-ids.ts";

/** Up to this many rows an id known only at run time is found in an object literal as fast as anywhere. */
const few = 40;

/** TypeScript of a catalog's types. */
export interface CatalogTypes {
  readonly row: Code;
  readonly id: Code;
  /** Of the data with the exact type of each row. */
  readonly documented: Code;
}

/**
 * The rows of a catalog, by id and as a list.
 * @param printed what declares the data where most rows are those of the current edition
 */
export function catalogData(
  table: CatalogTable,
  book: Book,
  rows: readonly (readonly [id: string, row: RecordValue])[],
  types: CatalogTypes,
  printed: readonly Declaration[] | null,
): readonly Declaration[] {
  const listed = code`${types.row} & { readonly id: ${types.id} }`;
  if (isLarge(table)) {
    const records = rows.map(([, row]) => row);
    const { nested } = table;
    const ofId = nested ? code`${types.row}<${nestedOfId(table, nested.title)}>` : types.row;
    return [
      ...(nested ? [nestedIds(table, nested.title)] : []),
      ...largeData(table, book, records, { row: listed, ofId, ids: types.id }, nested?.id),
    ];
  }
  const data = rows.length > few ? code`/* @__PURE__ */ (() => ${runtime.byId}(Object.values(data)))()` : "data";
  return [
    ...(printed ?? [written(rows, types)]),
    ...exportedData(table, tableDoc(book, table), types.documented, data),
    listOf(table, table.rows, listed),
  ];
}

function written(rows: readonly (readonly [id: string, row: RecordValue])[], { id, row }: CatalogTypes): Declaration {
  const value = code`${literal(Object.fromEntries(rows))} as const satisfies Record<${id}, ${row}>`;
  return { kind: "const", name: "data", exported: false, doc: null, value };
}
