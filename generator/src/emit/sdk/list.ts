import type { TableHead } from "../../model.ts";
import { listName } from "../../sdk-names.ts";
import { access } from "../literal.ts";
import type { ConstDeclaration } from "../module.ts";

/** All rows of a table in the book's order. */
export function listOf(table: TableHead, rows: readonly { readonly id: string }[], type: string): ConstDeclaration {
  return {
    kind: "const",
    name: listName(table),
    exported: true,
    doc: { text: [`All rows of “${table.title}”, in the book's order.`] },
    type: listType(type),
    value: `[\n${rows.map(({ id }) => `  data${access(id)},\n`).join("")}]`,
  };
}

/** `readonly T[]`, with a union or intersection in brackets. */
export function listType(type: string): string {
  return /[|&]/.test(type) ? `readonly (${type})[]` : `readonly ${type}[]`;
}
