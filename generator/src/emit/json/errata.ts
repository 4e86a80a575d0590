import type { Book, Change, Erratum, Row } from "../../model/index.ts";
import type * as data from "../../published/data.ts";
import type { Value } from "../../values/value.ts";
import { correctedRow, rowAt } from "../output/corrections.ts";
import { sourceJson } from "./source.ts";

/** An erratum as data: what it changes in which cells, why, who says so, and whether it still counts. */
export function erratumJson(book: Book, erratum: Erratum): data.Erratum {
  const { id, status, lifecycle, authority, because, since } = erratum;
  return {
    id,
    status,
    state: lifecycle.state,
    replacedBy: lifecycle.by,
    supersedes: erratum.supersedes,
    withdraws: erratum.withdraws,
    authority,
    because,
    source: sourceJson(erratum.citation),
    since,
    changes: erratum.changes.map((change) => changeJson(book, erratum, change)),
    options: erratum.options,
    concerns: erratum.concerns,
  };
}

/** A change as printed texts, and as values where it applies: only cells that apply are read. */
function changeJson(book: Book, { lifecycle }: Erratum, change: Change): data.Change {
  const { at, was, now } = change;
  const before = was === null ? undefined : wasValue(book, change);
  const after = now === null || lifecycle.state !== "applied" ? undefined : nowValue(book, change);
  return {
    at,
    was,
    now,
    ...(before === undefined ? {} : { wasValue: before }),
    ...(after === undefined ? {} : { nowValue: after }),
  };
}

/** The printed value of what a change corrects: a cell, or a row with its cells; undefined where nothing was read. */
function wasValue({ editions }: Book, { steps, whole }: Change): Value | undefined {
  const [tableId, ...path] = steps;
  const table = editions["as-printed"].find(({ id }) => id === tableId);
  const row = table && rowAt(table, whole ? path : path.slice(0, -1));
  return row && (whole ? rowValue(row) : cellOf(row, path.at(-1) as string));
}

/** The corrected value. */
function nowValue(book: Book, change: Change): Value | undefined {
  const row = correctedRow(book, change);
  return row && (change.whole ? rowValue(row) : cellOf(row, change.steps.at(-1) as string));
}

/** What every shape keeps in a row beside its cells. */
type AnyRow = Row & {
  readonly keys?: Readonly<Record<string, Value>>;
  readonly nested?: readonly Row[];
  readonly within?: string;
};

function rowValue(row: AnyRow): Value {
  const { id, name, keys, values, nested = [] } = row;
  const inner = nested.length > 0 ? { nested: nested.map(rowValue) } : {};
  return { id, name, ...keys, ...values, ...inner };
}

function cellOf(row: AnyRow, column: string): Value | undefined {
  return row.values[column] ?? row.keys?.[column] ?? (row as unknown as Readonly<Record<string, Value>>)[column];
}
