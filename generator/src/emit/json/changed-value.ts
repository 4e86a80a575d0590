import type { Book, Change, Row } from "../../model/index.ts";
import type { Value } from "../../values/value.ts";
import { correctedRow, rowAt } from "../output/corrections.ts";

/** The printed value of what a change corrects: a cell, or a row with its cells; undefined where nothing was read. */
export function wasValue({ editions }: Book, { steps, whole }: Change): Value | undefined {
  const [tableId, ...path] = steps;
  const table = editions["as-printed"].find(({ id }) => id === tableId);
  const row = table && rowAt(table, whole ? path : path.slice(0, -1));
  return row && (whole ? rowValue(row) : cellOf(row, path.at(-1) as string));
}

/** The value in its place. */
export function nowValue(book: Book, change: Change): Value | undefined {
  const row = correctedRow(book, change);
  return row && (change.whole ? rowValue(row) : cellOf(row, change.steps.at(-1) as string));
}

/** What every shape keeps in a row beside its cells. */
type AnyRow = Row & { readonly keys?: Readonly<Record<string, Value>>; readonly nested?: readonly Row[] };

function rowValue(row: AnyRow): Value {
  const { id, name, keys, values, nested = [] } = row;
  const inner = nested.length > 0 ? { nested: nested.map(rowValue) } : {};
  return { id, name, ...keys, ...values, ...inner };
}

function cellOf(row: AnyRow, column: string): Value | undefined {
  return row.values[column] ?? row.keys?.[column] ?? (row as unknown as Readonly<Record<string, Value>>)[column];
}
