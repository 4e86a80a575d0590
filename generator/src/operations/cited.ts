import { diagnostic, type Report } from "../diagnostics/diagnostic.ts";
import type { DerivedTable } from "../model/index.ts";
import { child, type SyntaxNode } from "../source/syntax.ts";

/** Complains about figures that an operation states without a citation. Only for books that have a document. */
export function expectCited({ operation, root }: DerivedTable, report: Report): void {
  for (const node of uncited(operation, root)) {
    const place = node === root ? (child(root, "function") ?? root) : node;
    const hint = "add line: with its number beside the figure";
    report(diagnostic("table/source-missing", place, { what: "a figure that an operation states" }, { hint }));
  }
}

/** The nodes whose `citation` is missing. */
function uncited(value: unknown, node: SyntaxNode): readonly SyntaxNode[] {
  if (typeof value !== "object" || value === null) return [];
  const own = "citation" in value && value.citation === null ? [node] : [];
  return [...own, ...Object.entries(value).flatMap(([key, part]) => uncited(part, partOf(node, key) ?? node))];
}

function partOf(node: SyntaxNode, key: string): SyntaxNode | undefined {
  if (node.kind === "scalar") return undefined;
  return node.kind === "map" ? child(node, key) : node.items[Number(key)];
}
