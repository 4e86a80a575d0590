import type { Value } from "../values/value.ts";
import type { TablePlan } from "./plan.ts";
import type { Inside, PlainRow } from "./print-row.ts";

/** One line's worth of a table's data. */
export interface PrintableRow {
  /** `acr-7mm/ds` or `sling`. */
  readonly name: string;
  readonly row: PlainRow;
  readonly nested: Inside;
  /** False where a row above has already printed the row's own columns. */
  readonly first: boolean;
}

/** Takes the published data of a table apart into printed rows, in its own order. */
export function printableRows({ shape, nested }: TablePlan, data: object): readonly PrintableRow[] {
  if (shape === "constants") return Object.entries(data).map(([id, value]) => single({ id, value: value as Value }));
  if (shape === "modifiers") return Object.entries(data).map(([id, row]) => single({ ...(row as PlainRow), id }));
  return (Array.isArray(data) ? data : []).flatMap((row: PlainRow) => {
    const inner = (nested ?? []).flatMap((within) =>
      Object.entries((row[within] ?? {}) as PlainRow).map(([id, one]) => ({ within, id, one })),
    );
    if (inner.length === 0) return [single(row)];
    return inner.map(({ within, id, one }, index) => {
      return { name: `${row.id}/${id}`, row, nested: { row: one as PlainRow, within }, first: index === 0 };
    });
  });
}

function single(row: PlainRow): PrintableRow {
  return { name: String(row.id), row, nested: null, first: true };
}

/** Which properties each note gives the rows that carry it. */
export type NoteColumns = readonly (readonly [note: number, columns: readonly string[]])[];

/**
 * The notes of a table, read back from the published rows that carry them.
 * @param list the rows of the table
 * @param nested the properties that hold the rows inside a row
 */
export function noteRows(list: readonly object[], nested: readonly string[], notes: NoteColumns): readonly PlainRow[] {
  const rows = list as readonly PlainRow[];
  const inner = rows.flatMap((row) =>
    nested.flatMap((within) => Object.values((row[within] ?? {}) as PlainRow) as PlainRow[]),
  );
  const all = [...rows, ...inner];
  return notes.map(([note, columns]) => {
    const carrying = all.filter(({ notes: carried }) => Array.isArray(carried) && carried.includes(note));
    const given = columns.map((column): [string, Value] => [
      column,
      shared(carrying.map((row) => row[column] ?? null)),
    ]);
    return { id: String(note), note, ...Object.fromEntries(given) };
  });
}

/** What all rows have. Where they differ, a list of all their values, which prints unlike any single one. */
function shared(values: readonly Value[]): Value {
  const found = [...new Set(values)];
  return found.length === 1 ? (found[0] as Value) : found;
}
