import type { Table } from "../model/index.ts";
import { placedRows } from "../model/rows-of.ts";
import type { SyntaxNode } from "../source/syntax.ts";

/** A cell somebody typed, by its address inside the book. */
export interface TypedCell {
  readonly address: string;
  readonly node: SyntaxNode;
}

/** Every cell of a table, and what else its rows say of themselves. */
export function typedCells(table: Table): readonly TypedCell[] {
  return placedRows(table).flatMap(({ path, row }) =>
    [...row.node.entries].map(([name, { value }]) => ({ address: `${table.id}/${path}/${name}`, node: value })),
  );
}
