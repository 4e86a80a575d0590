import { type Definition, definition, firstRow, hasColumns, newKinds, tableHead, typed } from "../compiler.ts";

/** A table as a person asks for it; keys and columns as `tablewright new` takes them. */
export interface TableWish {
  readonly title: string;
  /** One of those whose columns stand in the table, or one that brings them along. */
  readonly kind: string;
  readonly keys: readonly string[];
  readonly columns: readonly string[];
}

/** The text of a new table with an empty first row, or why there can be none. */
export function newTable({
  title,
  kind,
  keys,
  columns,
}: TableWish): { readonly text: string } | { readonly problem: string } {
  const open = newKinds.find((one) => one === kind);
  if (!open) return { text: `kind: ${kind}\ntitle: ${typed(title)}\nrows: {}\n` };
  const needed = [...(kind === "lookup" ? keys : []), ...(hasColumns(open) ? columns : [])];
  const wrong = needed.find((text) => definition(text) === null);
  if (wrong !== undefined) return { problem: `${wrong} must be a name, a colon and a space, and what it is` };
  const read = (texts: readonly string[]): readonly Definition[] => texts.flatMap((text) => definition(text) ?? []);
  const table = { title, kind: open, keys: read(keys), columns: read(columns) };
  if (hasColumns(open) && columns.length === 0) return { problem: "the table needs a column" };
  if (kind === "lookup" && keys.length === 0) return { problem: "say what it is looked up by" };
  return { text: tableHead(table) + firstRow(table) };
}
