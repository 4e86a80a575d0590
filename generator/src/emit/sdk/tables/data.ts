import type { Book, CatalogTable, LookupTable, TableHead } from "../../../model/index.ts";
import { listName } from "../../../names/sdk-names.ts";
import type { RecordValue } from "../../../values/value.ts";
import { type Code, code, runtime } from "../../typescript/code.ts";
import { access, templateLiteral } from "../../typescript/literal.ts";
import type { ConstDeclaration, Declaration, Doc } from "../../typescript/module.ts";
import { listType } from "../../typescript/types.ts";
import { exportedData } from "./aliases.ts";
import { cellsOf, fieldsOf, recordCode } from "./cells.ts";
import { tableDoc } from "./doc.ts";

/**
 * The rows of a large table, by id and as a list.
 * @param types TypeScript of the type of a row in the list, of the row of an `Id`, and of the union of the ids
 * @param nested the fields that hold rows by id
 */
export function largeData(
  table: CatalogTable | LookupTable,
  book: Book,
  rows: readonly RecordValue[],
  { row, ofId, ids }: { readonly row: Code; readonly ofId: Code; readonly ids: Code },
  nested: readonly string[] = [],
): readonly Declaration[] {
  const type = code`{ readonly [Id in ${ids}]: ${ofId} & { readonly id: Id } }`;
  const list = { name: listName(table), doc: listDoc(table), type: listType(row) };
  return [
    { kind: "const", name: "data", exported: false, doc: null, type: listType(row), value: rowsCode(rows, nested) },
    ...exportedData(table, tableDoc(book, table), type, code`/* @__PURE__ */ ${runtime.byId}(data)`),
    { kind: "const", exported: true, ...list, value: code`/* @__PURE__ */ ${runtime.freeze}(data)` },
  ];
}

/**
 * The expression for the rows: their cells as JSON, one row per line, and the object literal that names the cells. No
 * compiler has to read the JSON, and each field name is stored once.
 */
function rowsCode(rows: readonly RecordValue[], nested: readonly string[]): Code {
  const fields = fieldsOf(rows, nested);
  const json = rows.map((row) => JSON.stringify(cellsOf(row, fields))).join(",\n");
  return code`/* @__PURE__ */ ${runtime.rowsOf}(${templateLiteral(`[\n${json}\n]`)}, (row) => (${recordCode(fields, "row")}))`;
}

/** All rows of a table in the book's order. */
export function listOf(table: TableHead, rows: readonly { readonly id: string }[], type: Code): ConstDeclaration {
  return {
    kind: "const",
    name: listName(table),
    exported: true,
    doc: listDoc(table),
    type: listType(type),
    // This freezes the rows of the data too. The call is wrapped because bundlers drop one only if its arguments read nothing.
    value: code`/* @__PURE__ */ (() => ${runtime.freeze}(${inOrder(rows.map(({ id }) => id))}))()`,
  };
}

/** The rows of the data in the book's order; one by one where JavaScript would move ids that are numbers to the front. */
function inOrder(ids: readonly string[]): string {
  const kept = Object.keys(Object.fromEntries(ids.map((id) => [id, id])));
  if (ids.every((id, at) => id === kept[at])) return "Object.values(data)";
  return `[\n${ids.map((id) => `  data${access(id)},\n`).join("")}]`;
}

function listDoc(table: TableHead): Doc {
  return { text: [`All rows of “${table.title}”, in the book's order.`] };
}
