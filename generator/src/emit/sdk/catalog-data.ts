import type { Book, CatalogTable } from "../../model.ts";
import { listName } from "../../sdk-names.ts";
import type { RecordValue } from "../../value.ts";
import { literal } from "../literal.ts";
import type { ConstDeclaration, Declaration } from "../module.ts";
import { exportedData } from "./aliases.ts";
import { tableDoc } from "./doc.ts";
import { largeRows, many } from "./large-rows.ts";
import { listDoc, listOf, listType } from "./list.ts";

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
  if (rows.length > many) return largeData(table, book, rows, types.id, listed);
  const value = literal(Object.fromEntries(rows));
  const data = rows.length > few ? "/* @__PURE__ */ (() => byId(Object.values(data)))()" : "data";
  const exported = exportedData(table, types.documented, data);
  return [
    privateConst("data", `${value} as const satisfies Record<${types.id}, ${types.row}>`),
    ...exported.declarations,
    { kind: "const", name: table.dataName, exported: true, doc: tableDoc(book, table), ...typed(exported) },
    listOf(table, table.rows, listed),
  ];
}

function largeData(
  table: CatalogTable,
  book: Book,
  rows: readonly (readonly [id: string, row: RecordValue])[],
  id: string,
  listed: string,
): readonly Declaration[] {
  const made = largeRows(
    rows.map(([, row]) => row),
    table.nested?.id,
  );
  const type = `{ readonly [Id in ${id}]: ${listed} }`;
  const exported = exportedData(table, type, "/* @__PURE__ */ byId(data)");
  const list = { name: listName(table), doc: listDoc(table), type: listType(listed) };
  return [
    privateConst("data", made, listType(listed)),
    ...exported.declarations,
    { kind: "const", name: table.dataName, exported: true, doc: tableDoc(book, table), ...typed(exported) },
    { kind: "const", exported: true, ...list, value: "/* @__PURE__ */ freeze(data)" },
  ];
}

function privateConst(name: string, value: string, type?: string): ConstDeclaration {
  return { kind: "const", name, exported: false, doc: null, value, ...(type === undefined ? {} : { type }) };
}

function typed({ type, value }: { readonly type: string; readonly value: string }) {
  return { type, value };
}
