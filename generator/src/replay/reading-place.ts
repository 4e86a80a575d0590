import type { Table } from "../model/index.ts";
import { rowsOf } from "../model/rows-of.ts";
import type { Span } from "../source/source-file.ts";
import { child, type SyntaxNode } from "../source/syntax.ts";

/** Where the author typed what an address inside a table leads to: the cell, else the row that leaves it out. */
export function placeOfReading(table: Table, path: string): Span {
  if (table.shape === "derived") return deepest(table.root, path);
  const [first = "", second = "", ...rest] = path.split("/");
  if (first === "noteLegend" && table.shape === "catalog") {
    const note = table.notes.find((one) => String(one.note) === second);
    if (note) return deepest(note.node, rest.join("/"));
  }
  const rows = rowsOf(table).filter(({ id }) => path === id || path.startsWith(`${id}/`));
  const row = rows.sort((a, b) => b.id.length - a.id.length)[0];
  if (row) return deepest(row.node, path.slice(row.id.length + 1));
  const axis = table.shape === "lookup" ? table.axes.find(({ id }) => id === first) : undefined;
  return axis?.span ?? { file: table.file, start: 0, end: 0 };
}

/** The last node of a path that is there. */
function deepest(node: SyntaxNode, path: string): SyntaxNode {
  const whole = node.kind === "map" ? child(node, path) : undefined;
  if (whole) return whole;
  const [step = "", ...rest] = path.split("/");
  const next = node.kind === "map" ? child(node, step) : node.kind === "list" ? node.items[Number(step)] : undefined;
  return next ? deepest(next, rest.join("/")) : node;
}
