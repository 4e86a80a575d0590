import type { CatalogTable, Citation, Note } from "../model.ts";
import { linesText } from "./lines.ts";
import { type NoteColumns, noteRows } from "./note-rows.ts";
import type { TablePlan } from "./plan.ts";
import { plainTable } from "./plan-table.ts";

/** A note that stands on a line of the document. */
export interface CitedNote extends Note {
  readonly citation: Citation;
}

/** The cited notes of a table that some row carries: the others are published nowhere. */
export function citedNotes({ notes, nested, rows }: CatalogTable): readonly CitedNote[] {
  const all = nested ? rows.flatMap((row) => row.nested) : rows;
  const carried = new Set(all.flatMap(({ values }) => (Array.isArray(values.notes) ? values.notes : [])));
  return notes.flatMap((one) => (one.citation && carried.has(one.note) ? [{ ...one, citation: one.citation }] : []));
}

/** How the notes of a table print: the number of the note, then the figures it gives a row. */
export function planNotes(table: CatalogTable): TablePlan | null {
  const notes = citedNotes(table);
  if (notes.length === 0) return null;
  const columns = [...new Set(notes.flatMap((note) => note.columns))];
  return {
    shape: "lookup",
    print: ["note", ...columns].map((column) => [column]),
    rows: notes.map(({ note, citation }) => ({ id: String(note), lines: linesText(citation.lines) })),
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
