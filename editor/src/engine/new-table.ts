import { type Definition, definition, firstRow, hasColumns, type NewKind, tableHead } from "../compiler.ts";

/** A table as a person asks for it; keys and columns as `tablewright new` takes them. */
export interface TableWish {
  readonly title: string;
  readonly kind: NewKind;
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
  const needed = [...(kind === "lookup" ? keys : []), ...(hasColumns(kind) ? columns : [])];
  const wrong = needed.find((text) => definition(text) === null);
  if (wrong !== undefined) return { problem: `${wrong} must be a name, a colon and a space, and what it is` };
  const read = (texts: readonly string[]): readonly Definition[] => texts.flatMap((text) => definition(text) ?? []);
  const table = { title, kind, keys: read(keys), columns: read(columns) };
  if (hasColumns(kind) && columns.length === 0) return { problem: "the table needs a column" };
  if (kind === "lookup" && keys.length === 0) return { problem: "say what it is looked up by" };
  return { text: tableHead(table) + firstRow(table) };
}
