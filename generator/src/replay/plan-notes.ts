import type { CatalogTable } from "../model/index.ts";
import { printLines } from "../numerals/lines.ts";
import { citedNotes } from "./cited-rows.ts";
import { type NoteColumns, noteRows } from "./note-rows.ts";
import type { TablePlan } from "./plan.ts";
import { plainTable } from "./plan-table.ts";

/** How the notes of a table print: the number of the note, then the figures it gives a row. */
export function planNotes(table: CatalogTable): TablePlan | null {
  const notes = citedNotes(table);
  if (notes.length === 0) return null;
  const columns = [...new Set(notes.flatMap((note) => note.columns))];
  return {
    shape: "lookup",
    print: ["note", ...columns].map((column) => [column]),
    rows: notes.map(({ note, citation }) => ({ id: String(note), lines: printLines(citation.lines) })),
  };
}

/** The properties of each note that `planNotes` plans. */
export function noteColumns(table: CatalogTable): NoteColumns {
  return citedNotes(table).map(({ note, columns }) => [note, columns] as const);
}

/** The notes of a table as `noteRows` reads them back from its published rows. */
export function plainNotes(table: CatalogTable): readonly object[] {
  return noteRows(plainTable(table) as readonly object[], table.nested?.id ?? null, noteColumns(table));
}
