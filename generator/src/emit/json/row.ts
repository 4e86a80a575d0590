import type { Column, Row } from "../../model/index.ts";
import type * as data from "../../published/data.ts";
import { isRecord, type Value, type ValueType } from "../../values/value.ts";
import type { Correction, Corrections } from "../output/corrections.ts";
import { linesJson } from "./source.ts";

type Shared = Pick<data.Row, "id" | "name" | "lines" | "figure" | "reading" | "errata">;

/** What every row has; its cells follow in the shape's own way, errata come last. */
export function rowJson<Cells>(row: Row, cells: Cells, corrections: Corrections): Shared & Cells {
  const { id, name, citation } = row;
  return {
    id,
    name,
    ...linesJson(citation),
    ...cells,
    ...errataJson(corrections.get(row) ?? []),
  };
}

/** The cells of a row by column, in the order of the columns. */
export function valuesJson(row: Row, columns: readonly Column[]): data.Row["values"] {
  const values: Record<string, Value> = {};
  for (const { id, type } of columns) values[id] = ordered(row.values[id] ?? null, type);
  return values;
}

/** A record with its fields in the declared order, whatever the order in the YAML. */
function ordered(value: Value, type: ValueType): Value {
  if (type.type !== "record" || !isRecord(value)) return value;
  const fields: Record<string, Value> = {};
  for (const field of type.fields) fields[field.id] = ordered(value[field.id] ?? null, field.type);
  return fields;
}

function errataJson(corrections: readonly Correction[]): Pick<data.Row, "errata"> {
  if (corrections.length === 0) return {};
  return {
    errata: corrections.map(({ column, erratum, change }) => ({ column, erratum: erratum.id, printed: change.was })),
  };
}
