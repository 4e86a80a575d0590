import type { Value } from "../values/value.ts";
import type { PlainRow } from "./print-row.ts";

/** Which properties each note gives the rows that carry it. */
export type NoteColumns = readonly (readonly [note: number, columns: readonly string[]])[];

/**
 * The notes of a table, read back from the published rows that carry them.
 * @param list the rows of the table
 * @param nested the property that holds the rows inside a row, or null where the rows carry the notes themselves
 */
export function noteRows(list: readonly object[], nested: string | null, notes: NoteColumns): readonly PlainRow[] {
  const rows = list as readonly PlainRow[];
  const all =
    nested === null ? rows : rows.flatMap((row) => Object.values((row[nested] ?? {}) as PlainRow) as PlainRow[]);
  return notes.map(([note, columns]) => {
    const carrying = all.filter(({ notes: carried }) => Array.isArray(carried) && carried.includes(note));
    const given = columns.map((column): [string, Value] => [
      column,
      shared(carrying.map((row) => row[column] ?? null)),
    ]);
    return { id: String(note), note, ...Object.fromEntries(given) };
  });
}

/** What all rows have; a list of everything they have where they differ, which prints unlike any one of them. */
function shared(values: readonly Value[]): Value {
  const found = [...new Set(values)];
  return found.length === 1 ? (found[0] as Value) : found;
}
