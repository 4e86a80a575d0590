import type { Inverse, Outside, Table } from "../model/index.ts";
import { child, type SyntaxNode } from "../source/syntax.ts";
import { writtenValue } from "./written-cell.ts";

/**
 * What a table states outside its rows, as a reading writes it: the cell beyond an axis (`roll/below`) or a backward
 * lookup (`inverse/below`), and what an operation is made of (`steps/1/keeps`); null where the address leads nowhere.
 */
export function textOutsideRows(table: Table, path: string): string | null {
  const [first = "", side = "", ...more] = path.split("/");
  if (table.shape === "derived") return textAt(table.root, path.split("/"));
  if (table.shape !== "lookup" || (side !== "below" && side !== "above") || more.length > 0) return null;
  const axis = table.axes.find(({ id }) => id === first);
  const outside = axis ? axis[side] : first === "inverse" ? beyond(table.inverse, side) : undefined;
  return outside?.kind === "cell" ? writtenValue(outside.value) : null;
}

function beyond(inverse: Inverse | null, side: "below" | "above"): Outside | undefined {
  const to = inverse?.segments.at(side === "below" ? 0 : -1)?.to;
  return to?.kind === "outside" ? to.outside : undefined;
}

function textAt(node: SyntaxNode | undefined, path: readonly string[]): string | null {
  const [step, ...rest] = path;
  if (!node) return null;
  if (step === undefined) return node.kind === "scalar" ? node.text : null;
  if (node.kind === "scalar") return null;
  return textAt(node.kind === "list" ? node.items[Number(step)] : child(node, step), rest);
}
