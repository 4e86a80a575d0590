import type { Citation } from "../model/index.ts";
import type { PlacedRow } from "../model/rows-of.ts";
import { absent, isLost } from "../resolve/erratum.ts";
import { childText, type SyntaxNode } from "../source/syntax.ts";

/** Where a cell is printed. What a row has in common with the rows inside it stands on the line of the first of them. */
export function citationOf({ row, inner }: PlacedRow, column: string | null): Citation | null {
  return (column === null ? undefined : row.cites[column]) ?? row.citation ?? inner[0]?.citation ?? null;
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
