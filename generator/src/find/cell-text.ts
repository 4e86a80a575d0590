import { absent, isLost } from "../resolve/change.ts";
import { childText, type SyntaxNode } from "../source/syntax.ts";

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
