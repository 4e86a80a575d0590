import type { Outside } from "../model/index.ts";
import { child, childText, type SyntaxNode } from "../source/syntax.ts";
import type { Value } from "../values/value.ts";

/** Reads a stated cell the way the table's own cells are read; undefined after a complaint. */
export type CellReader = (node: SyntaxNode) => Value | undefined;

/** A `below` or `above` policy; undefined where the author gave none, or one that cannot be read. */
export function readOutside(node: SyntaxNode | undefined, cell: CellReader): Outside | undefined {
  if (!node) return undefined;
  if (node.kind === "scalar") return { kind: node.text as "none" | "clamp" | "error" };
  if (node.kind !== "map") return undefined;
  const because = childText(node, "unknown");
  if (because !== undefined) return { kind: "unknown", because };
  const stated = child(node, "cell");
  if (!stated) return undefined;
  const value = cell(stated);
  // A policy that cannot be read is still a policy: the complaint about its cell is enough.
  return value === undefined ? { kind: "none" } : { kind: "cell", value };
}
