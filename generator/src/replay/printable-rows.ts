import type { Value } from "../values/value.ts";
import type { TablePlan } from "./plan.ts";
import type { PlainRow } from "./print-row.ts";

/** One line's worth of a table's data. */
export interface PrintableRow {
  /** `acr-7mm/ds` or `sling`. */
  readonly name: string;
  readonly row: PlainRow;
  readonly nested: PlainRow | null;
  /** False where a row above has already printed the row's own columns. */
  readonly first: boolean;
}

/** Takes the published data of a table apart into printed rows, in its own order. */
export function printableRows({ shape, nested }: TablePlan, data: object): readonly PrintableRow[] {
  if (shape === "constants") return Object.entries(data).map(([id, value]) => single({ id, value: value as Value }));
  if (shape === "modifiers") return Object.entries(data).map(([id, row]) => single({ ...(row as PlainRow), id }));
  return (Array.isArray(data) ? data : []).flatMap((row: PlainRow) => {
    const inner = nested === undefined ? [] : Object.entries((row[nested] ?? {}) as PlainRow);
    if (inner.length === 0) return [single(row)];
    return inner.map(([id, one], index) => {
      return { name: `${row.id}/${id}`, row, nested: one as PlainRow, first: index === 0 };
    });
  });
}

function single(row: PlainRow): PrintableRow {
  return { name: String(row.id), row, nested: null, first: true };
}
