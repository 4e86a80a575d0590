import type { Column } from "../model/index.ts";
import { readNotation } from "../notation/read-notation.ts";
import { readDecimal } from "../numerals/decimal.ts";
import { childText, type SyntaxMap, type SyntaxNode } from "../source/syntax.ts";
import type { Value } from "../values/value.ts";

/** Reads the cells of a row that passed its schema; a key left out gives the column's default. */
export function readCells(row: SyntaxMap, columns: readonly Column[]): Record<string, Value> {
  const values: Record<string, Value> = {};
  for (const column of columns) {
    if (column.reading === "derived" && !row.entries.has(column.id)) continue;
    const node = row.entries.get(column.id)?.value;
    values[column.id] = node ? readCell(node, column) : column.default;
  }
  return values;
}

/** Reads one cell that passed its schema. */
export function readCell(node: SyntaxNode, column: Column): Value {
  const { item, type } = column;
  if (node.kind === "map" && item && type.type === "map") {
    return Object.fromEntries([...node.entries].map(([id, { value }]) => [id, readCell(value, item)]));
  }
  if (node.kind === "map") return { unknown: childText(node, "unknown") ?? "" };
  if (node.kind === "list") return node.items.map((one) => readCell(one, item ?? column));
  const { text } = node;
  const meant = column.meanings.get(text);
  if (meant !== undefined) return meant;
  if (column.reading === "notes") return text.split(",").map(Number);
  if (column.notation) {
    const read = readNotation(column.notation, text);
    if (!read.ok) throw new Error(`the cell ${text} passed its schema but not its notation`);
    return read.value;
  }
  if (type.type === "boolean") return /^(?:true|yes)$/i.test(text);
  if (type.type !== "number") return text;
  const read = readDecimal(text);
  if (!read.ok) throw new Error(`the cell ${text} passed its schema but is no number`);
  return read.value;
}
