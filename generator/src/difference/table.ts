import type { RecordValue } from "../values/value.ts";
import { aliasesOf, compareAliases } from "./aliases.ts";
import { compareAxis } from "./axis.ts";
import type { Tell } from "./change.ts";
import { compareColumn, compareColumns, isOfOtherType } from "./column.ts";
import { record, records, same, tellParts, text, texts } from "./json.ts";
import { compareOperation } from "./operation.ts";
import { idsOf, type Pair, pairById } from "./pairs.ts";
import { compareRows, type RowList } from "./rows.ts";

const headParts = {
  title: "text changed",
  description: "text changed",
  source: "source changed",
  function: "function renamed",
  family: "shape changed",
  kind: "shape changed",
  print: "text changed",
} as const;

/** Compares a table of one edition; its parts stand at addresses inside the book. */
export function compareTable(pair: Pair, tell: Tell): void {
  const [before, after] = pair;
  const at = text(after.id);
  tellParts(at, pair, headParts, tell);
  compareAliases(pair, at, tell);
  if (!same(before.shape, after.shape)) {
    tellParts(at, pair, { shape: "shape changed" }, tell);
    return;
  }
  const rows = (name: string, more: Partial<RowList> = {}) =>
    compareRows(
      records(before[name]),
      records(after[name]),
      { at, aliases: aliasesOf(after), skip: new Set(), ...more },
      tell,
    );
  if (after.shape === "catalog") compareCatalog(pair, at, rows, tell);
  else if (after.shape === "lookup") compareLookup(pair, at, rows, tell);
  else if (after.shape === "derived") compareOperation(pair, at, tell);
  else {
    tellParts(at, pair, { unit: "unit changed" }, tell);
    rows(after.shape === "modifiers" ? "modifiers" : "constants");
  }
}

type Rows = (name: string, more: Partial<RowList>) => void;

function compareCatalog(pair: Pair, at: string, rows: Rows, tell: Tell): void {
  const [before, after] = pair;
  compareColumns(records(before.columns), records(after.columns), `${at}/*`, tell);
  const [earlier, later] = [record(before.nested), record(after.nested)];
  const name = text(later.id);
  if (!same(earlier.id, later.id)) {
    tell({ at, change: "shape changed", part: "nested", was: earlier.id ?? null, now: later.id ?? null });
  } else if (name !== "") {
    tellParts(at, [earlier, later], { title: "text changed" }, tell, "nested.");
    compareColumns(records(earlier.columns), records(later.columns), `${at}/*/${name}/*`, tell);
  }
  compareNotes(pair, at, tell);
  const nestedSkip = retyped(records(earlier.columns), records(later.columns));
  const inside = ([one, other]: Pair, inner: string) => {
    const aliases = aliasesOf(after, `${text(other.id)}/${name}/`);
    const list = { at: `${inner}/${name}`, aliases, skip: nestedSkip };
    compareRows(records(one.nested), records(other.nested), list, tell);
  };
  const skip = retyped(records(before.columns), records(after.columns));
  rows("rows", same(earlier.id, later.id) ? { skip, inside } : { skip });
}

function compareNotes([before, after]: Pair, at: string, tell: Tell): void {
  const numbered = (table: RecordValue) => new Map(records(table.notes).map((one) => [String(one.note), one]));
  const [earlier, later] = [numbered(before), numbered(after)];
  for (const note of new Set([...earlier.keys(), ...later.keys()])) {
    const pair: Pair = [earlier.get(note) ?? {}, later.get(note) ?? {}];
    tellParts(
      at,
      pair,
      { columns: "text changed", lines: "source changed", figure: "source changed", reading: "source changed" },
      tell,
      `notes.${note}.`,
    );
  }
}

function compareLookup(pair: Pair, at: string, rows: Rows, tell: Tell): void {
  const [before, after] = pair;
  const [was, now] = [records(before.axes), records(after.axes)];
  if (!same(idsOf(was), idsOf(now))) {
    tell({ at, change: "shape changed", part: "axes", was: idsOf(was), now: idsOf(now) });
  }
  const rowIds = new Set([...records(before.rows), ...records(after.rows)].map(({ id }) => text(id)));
  for (const one of pairById(was, now).pairs) {
    compareAxis(one, `${at}/*/${one[1].id}`, rowIds, tell);
    compareAliases(one, `${at}/*/${one[1].id}`, tell);
  }
  compareInverse([record(before.inverse), record(after.inverse)], at, tell);
  rows("rows", { skip: compareResult(pair, at, tell) });
}

/** Compares what a lookup gives; returns the columns whose cells cannot be compared. */
function compareResult([before, after]: Pair, at: string, tell: Tell): ReadonlySet<string> {
  const [earlier, later] = [record(before.result), record(after.result)];
  if (!same(earlier.layout, later.layout) || !same(earlier.axis, later.axis)) {
    tell({ at, change: "shape changed", part: "result", was: earlier.layout ?? null, now: later.layout ?? null });
    return new Set();
  }
  if (later.layout !== "matrix") {
    compareColumns(records(earlier.columns), records(later.columns), `${at}/*`, tell);
    return retyped(records(earlier.columns), records(later.columns));
  }
  const cell: Pair = [record(earlier.cell), record(later.cell)];
  compareColumn(cell, `${at}/*/*`, tell);
  const keysOf = (table: RecordValue) => texts(records(table.axes).find(({ id }) => id === later.axis)?.keys);
  const asColumns = (keys: readonly string[]) => keys.map((id) => ({ id, type: record(later.cell).type ?? null }));
  compareColumns(asColumns(keysOf(before)), asColumns(keysOf(after)), `${at}/*`, tell);
  return isOfOtherType(cell) ? new Set(keysOf(after)) : new Set();
}

/** A lookup backwards follows from the rows, but for its name and the way it matches. */
function compareInverse(pair: Pair, at: string, tell: Tell): void {
  const [before, after] = pair;
  const isNew = before.function === undefined && after.function !== undefined;
  if (isNew) {
    tell({ at, change: "column added", part: "inverse", was: null, now: after.function ?? null });
    return;
  }
  const parts = { function: "function renamed", column: "shape changed", match: "shape changed" } as const;
  tellParts(at, pair, { ...parts, description: "text changed" }, tell, "inverse.");
}

function retyped(before: readonly RecordValue[], after: readonly RecordValue[]): ReadonlySet<string> {
  return new Set(pairById(before, after).pairs.flatMap((pair) => (isOfOtherType(pair) ? [text(pair[1].id)] : [])));
}
