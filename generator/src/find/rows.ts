import type { Citation, Column, Row, Table } from "../model/index.ts";
import { resultColumns, rowsOf } from "../model/rows-of.ts";
import { absent, isLost } from "../resolve/erratum.ts";
import { childText, type SyntaxNode } from "../source/syntax.ts";

/** A row with its place in its table. */
export interface PlacedRow {
  /** `acr-7mm`, or `acr-7mm/loads/ds`. */
  readonly path: string;
  readonly row: Row;
  /** The row around it, such as the weapon of a load. */
  readonly outer: Row | null;
  /** The rows inside it. */
  readonly inner: readonly Row[];
}

/** Every row of a table, those inside rows after the one around them. */
export function placedRows(table: Table): readonly PlacedRow[] {
  if (table.shape !== "catalog") return rowsOf(table).map((row) => ({ path: row.id, row, outer: null, inner: [] }));
  return table.rows.flatMap((row) => [
    { path: row.id, row, outer: null, inner: row.nested },
    ...row.nested.map((one) => ({ path: `${row.id}/${table.nested?.id}/${one.id}`, row: one, outer: row, inner: [] })),
  ]);
}

/** Where a cell is printed. What a row has in common with the rows inside it stands on the line of the first of them. */
export function citationOf({ row, inner }: PlacedRow, column: string | null): Citation | null {
  return (column === null ? undefined : row.cites[column]) ?? row.citation ?? inner[0]?.citation ?? null;
}

/** The columns a row of a table may fill; of a row inside a row its own. */
export function columnsOf(table: Table, isNested: boolean): readonly Column[] {
  switch (table.shape) {
    case "catalog":
      return isNested ? (table.nested?.columns ?? []) : table.columns;
    case "lookup":
      return resultColumns(table);
    case "modifiers":
    case "constants":
    case "derived":
      return [];
    default:
      return table satisfies never;
  }
}

/** A cell as an erratum writes it in `was`. */
export function cellText(node: SyntaxNode | undefined): string {
  if (!node) return absent;
  return node.kind === "scalar" ? node.text : "unknown";
}

/** A cell as a person reads it. */
export function cellWords(node: SyntaxNode | undefined): string {
  if (!node) return "(blank)";
  if (node.kind === "scalar") return node.text === "" ? '""' : node.text;
  if (isLost(node)) return `unknown (${childText(node as Extract<SyntaxNode, { kind: "map" }>, "unknown")})`;
  if (node.kind === "list") return node.items.map(cellWords).join(", ");
  return [...node.entries].map(([key, { value }]) => `${key} ${cellWords(value)}`).join(", ");
}
