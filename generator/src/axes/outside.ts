import type { Outside } from "../model.ts";
import { child, type SyntaxNode } from "../syntax.ts";
import type { Value } from "../value.ts";

/** Reads a stated cell the way the table's own cells are read. */
export type CellReader = (node: SyntaxNode) => Value;

/** A `below` or `above` policy; undefined where the author gave none. */
export function readOutside(node: SyntaxNode | undefined, cell: CellReader): Outside | undefined {
  if (!node) return undefined;
  if (node.kind === "scalar") return { kind: node.text as "none" | "clamp" | "error" };
  const stated = node.kind === "map" ? child(node, "cell") : undefined;
  return stated && { kind: "cell", value: cell(stated) };
}
