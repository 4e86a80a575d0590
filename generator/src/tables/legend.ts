import { type Cure, write } from "../diagnostics/cure.ts";
import { diagnostic, type Report } from "../diagnostics/diagnostic.ts";
import { readCells } from "../kinds/cells.ts";
import type { Column, Note } from "../model/index.ts";
import { childMap, childText, type SyntaxMap, type SyntaxNode } from "../source/syntax.ts";
import type { Value } from "../values/value.ts";
import { readLineCitation } from "./citation.ts";

/** Note number → the properties it gives a row. */
export type Legend = ReadonlyMap<string, SyntaxMap>;

/** The table's `noteLegend`. */
export function readLegend(root: SyntaxMap): Legend {
  const legend = new Map<string, SyntaxMap>();
  for (const [note, entry] of childMap(root, "noteLegend")?.entries ?? []) {
    if (entry.value.kind === "map") legend.set(note, entry.value);
  }
  return legend;
}

/** Complains of legend entries no row could name. */
export function checkLegend(root: SyntaxMap, report: Report): void {
  for (const { key } of childMap(root, "noteLegend")?.entries.values() ?? []) {
    if (/^[1-9]\d{0,3}$/.test(key.text)) continue;
    report(diagnostic("name/id", key, { id: key.text, problem: "must be the number of a note" }));
  }
}

/** The notes of a legend, with the properties each gives. */
export function legendNotes(legend: Legend, columns: readonly Column[]): readonly Note[] {
  return [...legend].map(([note, node]) => ({
    note: Number(note),
    columns: columns.filter(({ id }) => node.entries.has(id)).map(({ id }) => id),
    citation: readLineCitation(node),
    node,
  }));
}

/** Turns the note numbers of a row into properties; a property no note gives has its default. */
export function readNotes(
  row: SyntaxMap,
  legend: Legend,
  columns: readonly Column[],
  report: Report,
): Record<string, Value> {
  const values: Record<string, Value> = Object.fromEntries(columns.map((column) => [column.id, column.default]));
  const given = new Map<string, string>();
  const cell = row.entries.get("notes")?.value;
  if (cell?.kind === "map") {
    const lost = { unknown: childText(cell, "unknown") ?? "" };
    return Object.fromEntries(columns.map((column) => [column.id, lost]));
  }
  for (const note of notesOf(cell)) {
    const entry = legend.get(note);
    if (!entry) {
      if (cell) report(diagnostic("cell/note", cell, { note }, legendCure(cell, note, legend)));
      continue;
    }
    const named = columns.filter((column) => entry.entries.has(column.id));
    for (const [property, value] of Object.entries(readCells(entry, named))) {
      const before = given.get(property);
      if (before !== undefined && values[property] !== value && cell) {
        report(diagnostic("cell/note-conflict", cell, { property, notes: `${before} and ${note}` }));
      }
      values[property] = value;
      given.set(property, note);
    }
  }
  return values;
}

/** The notes meant, where others than commas stand between them; else those there are. */
function legendCure(cell: SyntaxNode, note: string, legend: Legend): Cure {
  const parts = note.match(/\d+/g) ?? [];
  const known = parts.length > 1 && parts.every((part) => legend.has(part));
  return known ? write(cell, parts.join(",")) : { hint: `the legend has ${[...legend.keys()].join(", ")}` };
}

function notesOf(cell: SyntaxNode | undefined): readonly string[] {
  return cell?.kind === "scalar" ? cell.text.split(",").map((note) => note.trim()) : [];
}
