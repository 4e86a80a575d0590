import { suggest } from "../diagnostics/cure.ts";
import { diagnostic, type Report } from "../diagnostics/diagnostic.ts";
import { readCells } from "../kinds/cells.ts";
import type { Column, Row } from "../model/index.ts";
import { child, childMap, childText, childTexts, type SyntaxMap } from "../source/syntax.ts";
import { readCites, readRowCitation } from "../tables/citation.ts";
import { type Legend, readNotes } from "../tables/legend.ts";
import type { TableInput } from "../validate/input.ts";

/** The maps under a key of ids, in file order. */
export function entriesOf(map: SyntaxMap, key: string): readonly (readonly [string, SyntaxMap])[] {
  const rows = childMap(map, key)?.entries ?? new Map();
  return [...rows].flatMap(([id, { value }]) => (value.kind === "map" ? [[id, value] as const] : []));
}

/** Whether a row was added by an erratum: no line prints it, and the erratum says where it comes from. */
export function isAdded(row: SyntaxMap, { file }: TableInput): boolean {
  return row.file.path !== file.path;
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
  const row: Row = {
    id,
    name: childText(map, "name") ?? id,
    aliases: childTexts(map, "aliases"),
    values: { ...readCells(map, columns), ...notes },
    citation: readRowCitation(map, isAdded(map, input) ? { ...input, cited: false } : input, report),
    cites: readCites(map),
    node: map,
  };
  checkCites(row, columns, input, report);
  return row;
}

/** A cited cell must be a column of the row, and a row that cites cells alone must cite each figure it holds. */
function checkCites(row: Row, columns: readonly Column[], input: TableInput, report: Report): void {
  const ids = [...columns.map(({ id }) => id), ...input.kind.keys];
  for (const [column, { key }] of childMap(row.node, "cites")?.entries ?? []) {
    if (ids.includes(column)) continue;
    report(diagnostic("table/column-unknown", key, { column, table: input.id }, suggest(key, column, ids)));
  }
  if (row.citation || !input.cited || isAdded(row.node, input) || Object.keys(row.cites).length === 0) return;
  for (const { id } of columns) {
    if (typeof row.values[id] !== "number" || row.cites[id]) continue;
    const what = `the figure of ${id}`;
    const hint = `add ${id}: { line, figure } to cites`;
    report(diagnostic("table/source-missing", child(row.node, id) ?? row.node, { what }, { hint }));
  }
}
