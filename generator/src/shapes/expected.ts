import { checkOrder } from "../axes/order.ts";
import { diagnostic, type Report } from "../diagnostics/diagnostic.ts";
import type { Order, Row } from "../model/index.ts";
import { child, childText, type SyntaxMap, type SyntaxNode } from "../source/syntax.ts";
import type { TableInput } from "../validate/input.ts";
import { plausible } from "../vocabulary/plausible.ts";

/**
 * Asks about values outside what the table, or their row, calls plausible, and about those that break the table's order.
 * @param runs rows that follow each other
 */
export function checkExpected(runs: readonly (readonly Row[])[], { root, scope }: TableInput, report: Report): void {
  const range = rangeIn(root, report);
  for (const { node } of runs.flat()) {
    const value = child(node, "value");
    const own = rangeIn(node, report) ?? range;
    const found = value && own && plausible.check(value, own, scope, {});
    if (found) report(found);
  }
  const order = childText(root, "order") as Order | undefined;
  if (!order) return;
  for (const rows of runs) checkOrder(rows, [{ id: "value", order: [{ field: null, order }] }], report);
}

function rangeIn(map: SyntaxMap, report: Report): readonly number[] | null {
  const node = child(map, "plausible");
  if (!node) return null;
  const ends = node.kind === "list" ? node.items.map(figureOf) : [];
  const [least = 0, most = 0] = ends;
  if (ends.length === 2 && least <= most) return ends;
  const params = { subject: "plausible", problem: "must be two numbers, the lesser first" };
  report(diagnostic("column/definition", node, params, { hint: "write plausible: [1, 40]" }));
  return null;
}

function figureOf(node: SyntaxNode): number {
  return node.kind === "scalar" ? Number(node.text) : Number.NaN;
}
