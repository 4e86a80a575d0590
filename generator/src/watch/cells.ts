import type { Model } from "../model.ts";
import { rowsOf } from "../resolve/rows-of.ts";
import type { SyntaxNode } from "../syntax.ts";

/** The cells of each row of the current edition as an author types them: `book/table/row` → `column` → text. */
export type Cells = ReadonlyMap<string, ReadonlyMap<string, string>>;

export function cellsOf({ books }: Model): Cells {
  const cells = new Map<string, ReadonlyMap<string, string>>();
  for (const { id, editions } of books) {
    for (const table of editions.current) {
      for (const row of rowsOf(table)) cells.set(`${id}/${table.id}/${row.id}`, new Map(textsOf(row.node, [])));
    }
  }
  return cells;
}

function textsOf(node: SyntaxNode, path: readonly string[]): readonly (readonly [string, string])[] {
  switch (node.kind) {
    case "scalar":
      return [[path.join("/"), node.text]];
    case "map":
      return [...node.entries].flatMap(([name, { value }]) => textsOf(value, [...path, name]));
    case "list":
      return node.items.flatMap((item, index) => textsOf(item, [...path, String(index + 1)]));
    default:
      return node satisfies never;
  }
}
