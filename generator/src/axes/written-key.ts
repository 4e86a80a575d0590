import type { Axis, AxisKey } from "../model/index.ts";
import type { Notation } from "../notation/notation.ts";
import { printNotation } from "../notation/print-notation.ts";
import { readNotation } from "../notation/read-notation.ts";
import { type Band, type RecordValue, sameValue } from "../values/value.ts";

/** A band as the table writes its keys; undefined where its form has no way to write it. */
export function writtenKey({ notation, bands }: Axis, band: Band): string | undefined {
  if (!notation || (!bands && (band.from === null || band.from !== band.to))) return undefined;
  const fields = keyFields(bands ? band : (band.from as number), notation);
  const text = printNotation(notation, fields);
  const back = readNotation(notation, text);
  return back.ok && sameValue(back.value, fields) ? text : undefined;
}

/** The fields a key's notation prints. */
export function keyFields(key: AxisKey, notation: Notation): RecordValue {
  const fields = typeof key === "object" ? endsOf(key) : { key, from: null, to: null };
  return only(
    fields,
    notation.fields.map(({ id }) => id),
  );
}

export function only(fields: RecordValue, ids: readonly string[]): RecordValue {
  return Object.fromEntries(ids.map((id) => [id, fields[id] ?? null]));
}

/** A band by the fields a form may have: a single number is a `key`. */
export function endsOf({ from, to }: Band): RecordValue {
  return from === to ? { key: from, from: null, to: null } : { key: null, from, to };
}
