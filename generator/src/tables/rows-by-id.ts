import { childText, type SyntaxEntry, type SyntaxMap, type SyntaxNode } from "../source/syntax.ts";

/** The rows of a table's tree by id, whether they stand as a map or, in a lookup, as a list. */
export function rowsById(root: SyntaxMap, keys: readonly string[]): SyntaxMap {
  const rows = root.entries.get("rows")?.value;
  if (rows?.kind === "map") return rows;
  const items = rows?.kind === "list" ? rows.items : [];
  const entries = items.flatMap((item): readonly (readonly [string, SyntaxEntry])[] => {
    if (item.kind !== "map") return [];
    const id = rowId(item, keys);
    return [[id, { key: { ...item, kind: "scalar", text: id, quoted: false }, value: item }]];
  });
  return { ...root, entries: new Map(entries) };
}

/** The same tree with these rows, standing as its own do. */
export function withRows(root: SyntaxMap, rows: SyntaxMap): SyntaxMap {
  const entry = root.entries.get("rows");
  if (!entry) return root;
  const isList = entry.value.kind === "list";
  const items = [...rows.entries.values()].map(({ value }) => value);
  const value: SyntaxNode = isList ? { ...entry.value, kind: "list", items } : rows;
  return { ...root, entries: new Map(root.entries).set("rows", { ...entry, value }) };
}

/** The id of a lookup row: its own, or the text of its keys. */
export function rowId(row: SyntaxMap, keys: readonly string[]): string {
  return childText(row, "id") ?? keys.map((key) => childText(row, key) ?? "").join(" ");
}
