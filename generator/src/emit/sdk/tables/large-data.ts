import type { Book, CatalogTable, LookupTable } from "../../../model/index.ts";
import { listName } from "../../../names/sdk-names.ts";
import type { RecordValue } from "../../../values/value.ts";
import { type Code, code, runtime } from "../../typescript/code.ts";
import { templateLiteral } from "../../typescript/literal.ts";
import type { Declaration } from "../../typescript/module.ts";
import { listType } from "../../typescript/types.ts";
import { exportedData } from "./aliases.ts";
import { cellsOf, fieldsOf, recordCode } from "./cells.ts";
import { tableDoc } from "./doc.ts";
import { listDoc } from "./list.ts";

/**
 * The rows of a large table, by id and as a list.
 * @param types TypeScript of the type of a row in the list, of the row of an `Id`, and of the union of the ids
 * @param nested the field that holds rows by id
 */
export function largeData(
  table: CatalogTable | LookupTable,
  book: Book,
  rows: readonly RecordValue[],
  { row, ofId, ids }: { readonly row: Code; readonly ofId: Code; readonly ids: Code },
  nested: string | null = null,
): readonly Declaration[] {
  const type = code`{ readonly [Id in ${ids}]: ${ofId} & { readonly id: Id } }`;
  const list = { name: listName(table), doc: listDoc(table), type: listType(row) };
  return [
    { kind: "const", name: "data", exported: false, doc: null, type: listType(row), value: made(rows, nested) },
    ...exportedData(table, tableDoc(book, table), type, code`/* @__PURE__ */ ${runtime.byId}(data)`),
    { kind: "const", exported: true, ...list, value: code`/* @__PURE__ */ ${runtime.freeze}(data)` },
  ];
}

/**
 * The expression for the rows: their cells as JSON, a line each, and the literal that names the cells. No compiler reads the
 * JSON, neither ours nor an app's, and what a name takes in text and memory is taken once.
 */
function made(rows: readonly RecordValue[], nested: string | null): Code {
  const fields = fieldsOf(rows, nested);
  const json = rows.map((row) => JSON.stringify(cellsOf(row, fields))).join(",\n");
  return code`/* @__PURE__ */ ${runtime.rowsOf}(${templateLiteral(`[\n${json}\n]`)}, (row) => (${recordCode(fields, "row")}))`;
}
