import type { TableHead } from "../../../model/index.ts";
import { listName } from "../../../names/sdk-names.ts";
import { type Code, code, runtime } from "../../typescript/code.ts";
import { access } from "../../typescript/literal.ts";
import type { ConstDeclaration, Doc } from "../../typescript/module.ts";
import { listType } from "../../typescript/types.ts";

/** All rows of a table in the book's order. */
export function listOf(table: TableHead, rows: readonly { readonly id: string }[], type: Code): ConstDeclaration {
  return {
    kind: "const",
    name: listName(table),
    exported: true,
    doc: listDoc(table),
    type: listType(type),
    // Frozen with all its rows, which are those of the data too. A bundler drops a call only where its arguments read nothing.
    value: code`/* @__PURE__ */ (() => ${runtime.freeze}(${inOrder(rows.map(({ id }) => id))}))()`,
  };
}

/** The rows of the data, one by one where JavaScript would put numbers first that come later in the book. */
function inOrder(ids: readonly string[]): string {
  const kept = Object.keys(Object.fromEntries(ids.map((id) => [id, id])));
  if (ids.every((id, at) => id === kept[at])) return "Object.values(data)";
  return `[\n${ids.map((id) => `  data${access(id)},\n`).join("")}]`;
}

export function listDoc(table: TableHead): Doc {
  return { text: [`All rows of “${table.title}”, in the book's order.`] };
}
