import type { RecordValue } from "../../value.ts";
import { templateLiteral } from "../literal.ts";
import { cellsOf, fieldsOf, recordCode } from "./cells.ts";

/** Beyond this many rows the exact type of each costs an app's compiler more than it tells the developer. */
export const many = 100;

/**
 * The expression for the rows of a large table: their cells as JSON, a line each, and the literal that names the cells. No
 * compiler reads the JSON, neither ours nor an app's, and what a name takes in text and memory is taken once.
 * @param nested the field that holds rows by id
 */
export function largeRows(rows: readonly RecordValue[], nested: string | null = null): string {
  const fields = fieldsOf(rows, nested);
  const json = rows.map((row) => JSON.stringify(cellsOf(row, fields))).join(",\n");
  return `/* @__PURE__ */ rowsOf(${templateLiteral(`[\n${json}\n]`)}, (row) => (${recordCode(fields, "row")}))`;
}
