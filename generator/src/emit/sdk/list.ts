import type { TableHead } from "../../model.ts";
import { access } from "../literal.ts";
import type { ConstDeclaration } from "../module.ts";

/** All rows of a table in the book's order. */
export function listOf(table: TableHead, rows: readonly { readonly id: string }[], type: string): ConstDeclaration {
  return {
    kind: "const",
    name: `${table.dataName}List`,
    exported: true,
    doc: { text: [`All rows of ${table.title}, in the book's order.`] },
    type: `readonly (${type})[]`,
    value: `[\n${rows.map(({ id }) => `  data${access(id)},\n`).join("")}]`,
  };
}
