import type { Column, Row } from "../model.ts";
import { readCells } from "../resolve/cells.ts";
import { readRowCitation } from "../resolve/citation.ts";
import type { Report, TableInput } from "../resolve/input.ts";
import { type Legend, readNotes } from "../resolve/legend.ts";
import { childList, childMap, childText, type SyntaxMap } from "../syntax.ts";

/** The maps under a key of ids, in file order. */
export function entriesOf(map: SyntaxMap, key: string): readonly (readonly [string, SyntaxMap])[] {
  const rows = childMap(map, key)?.entries ?? new Map();
  return [...rows].flatMap(([id, { value }]) => (value.kind === "map" ? [[id, value] as const] : []));
}

/** What every row has: id, name, aliases, cells, citation. */
export function readRow(
  id: string,
  map: SyntaxMap,
  columns: readonly Column[],
  input: TableInput,
  report: Report,
  legend?: Legend,
): Row {
  const noted = legend && columns.some((column) => column.reading === "notes");
  const notes = noted ? readNotes(map, legend, input.kind.noteColumns, report) : {};
  return {
    id,
    name: childText(map, "name") ?? id,
    aliases: (childList(map, "aliases")?.items ?? []).flatMap((item) => (item.kind === "scalar" ? [item.text] : [])),
    values: { ...readCells(map, columns), ...notes },
    citation: readRowCitation(map, input, report),
    node: map,
  };
}
