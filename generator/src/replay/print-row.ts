import { keyFields } from "../axes/written-key.ts";
import type { AxisKey, PrintColumn, PrintPart } from "../model/index.ts";
import { printNotation } from "../notation/print-notation.ts";
import { printDecimal } from "../numerals/numeral.ts";
import { isUnknown, sameValue, type Value } from "../values/value.ts";

/** A row as the published SDK holds it: id, key columns and cells by name. Rows of the model are turned into this. */
export type PlainRow = Readonly<Record<string, Value>>;

/** The row inside a row, and the property of the row that holds it. */
export type Inside = { readonly row: PlainRow; readonly within: string } | null;

/** A cell that prints something. */
export interface PrintedCell {
  readonly column: PrintColumn;
  readonly text: string;
}

/**
 * Prints a row the way its book does. A table with nested rows prints once for each of them.
 * @param first whether the nested row is the first of its row: the others leave the row's own columns blank
 */
export function printRow(print: readonly PrintColumn[], row: PlainRow, nested: Inside, first: boolean): string {
  return printCells(print, row, nested, first)
    .map(({ text }) => text)
    .join(" ");
}

/** The cells of a printed row; a blank one is left out. */
export function printCells(
  print: readonly PrintColumn[],
  row: PlainRow,
  nested: Inside,
  first: boolean,
): readonly PrintedCell[] {
  return print.flatMap((column) => {
    const parts = column.parts.map((part) => {
      if (part.nested !== null) {
        return printPart(part, nested?.within === part.nested ? (nested.row[part.column] ?? null) : null);
      }
      return first ? printPart(part, row[part.column] ?? null) : "";
    });
    const text = joinParts(parts);
    return text === "" ? [] : [{ column, text }];
  });
}

/** A blank before a part that prints keeps its slash (`/.5`); one after it leaves none. */
function joinParts(parts: readonly string[]): string {
  const printed = parts.map((text) => text !== "");
  return parts.slice(0, printed.lastIndexOf(true) + 1).join("/");
}

/** The print of one cell; empty where it prints nothing. */
export function printPart({ notation, key, default: unprinted = null }: PrintPart, value: Value): string {
  if (value === null || isUnknown(value) || sameValue(value, unprinted)) return "";
  if (notation) return printNotation(notation, key ? keyFields(value as AxisKey, notation) : value);
  if (typeof value === "number") return printDecimal(value);
  if (typeof value === "string") return value;
  return Array.isArray(value) ? value.map((item: Value) => printPlain(item)).join(",") : "";
}

function printPlain(value: Value): string {
  return typeof value === "number" ? printDecimal(value) : String(value);
}
