import type { Inverse, Table } from "../published/data.ts";
import type { AsRead } from "../rule-set/rule-set.ts";
import { aliasesOf, compareAliases } from "./aliases.ts";
import { compareAxis } from "./axis.ts";
import type { AddChange, WordColumn } from "./change.ts";
import { type ColumnRead, compareColumn, compareColumns, isOfOtherType } from "./column.ts";
import { compareOperation } from "./operation.ts";
import { idsOf, type Pair, pairById } from "./pairs.ts";
import { compareParts, same } from "./parts.ts";
import { compareRows, type RowList, type RowRead } from "./rows.ts";

const headParts = {
  title: "text changed",
  description: "text changed",
  source: "source changed",
  function: "function renamed",
  family: "shape changed",
  kind: "shape changed",
  print: "text changed",
} as const;

type TableRead = AsRead<Table>;

/** Compares a table of one edition; its parts stand at addresses inside the book. */
export function compareTable(pair: Pair<TableRead>, report: AddChange): void {
  const add = withWordsOnce(report);
  const [before, after] = pair;
  const at = after.id ?? "";
  compareParts(at, pair, headParts, add);
  compareAliases(pair, at, add);
  if (!same(before.shape, after.shape)) {
    compareParts(at, pair, { shape: "shape changed" }, add);
    return;
  }
  const rows: Rows = (name, more = {}) => {
    const [earlier, later]: Pair<readonly RowRead[]> = [before[name] ?? [], after[name] ?? []];
    compareRows(earlier, later, { at, aliases: [aliasesOf(before), aliasesOf(after)], skip: new Set(), ...more }, add);
  };
  if (after.shape === "catalog") compareCatalog(pair, at, rows, add);
  else if (after.shape === "lookup") compareLookup(pair, at, rows, add);
  else if (after.shape === "derived") compareOperation(pair, at, add);
  else {
    compareParts(at, pair, { unit: "unit changed" }, add);
    rows(after.shape === "modifiers" ? "modifiers" : "constants");
  }
}

/** Columns of one type share its words: what one of them means is told once, with all its columns. */
function withWordsOnce(report: AddChange): AddChange {
  const columns = new Map<string, WordColumn[]>();
  return (found) => {
    if (!found.columns) return report(found);
    const key = JSON.stringify([found.part, found.was, found.now]);
    const known = columns.get(key);
    if (known) known.push(...found.columns);
    else report({ ...found, columns: columns.set(key, [...found.columns]).get(key) ?? [] });
  };
}

type Rows = (name: "rows" | "modifiers" | "constants", more?: Partial<RowList>) => void;

function compareCatalog(pair: Pair<TableRead>, at: string, rows: Rows, add: AddChange): void {
  const [before, after] = pair;
  compareColumns(before.columns, after.columns, `${at}/*`, add);
  const { pairs, added, removed } = pairById(before.nested ?? [], after.nested ?? []);
  for (const { id = "" } of removed) add({ at: `${at}/*/${id}`, change: "column removed", was: id, now: null });
  for (const { id = "" } of added) add({ at: `${at}/*/${id}`, change: "column added", was: null, now: id });
  for (const [earlier, later] of pairs) {
    compareParts(
      at,
      [earlier, later],
      { title: "text changed", description: "text changed", blank: "text changed" },
      add,
      `nested.${later.id}.`,
    );
    compareColumns(earlier.columns, later.columns, `${at}/*/${later.id}/*`, add);
  }
  compareNotes(pair, at, add);
  const inside = ([one, other]: Pair<RowRead>, outer: string) => {
    for (const [earlier, { id: name, columns }] of pairs) {
      const own = ({ nested = [] }: RowRead) => nested.filter(({ within }) => within === name);
      const aliases = [aliasesOf(before, `${one.id}/${name}/`), aliasesOf(after, `${other.id}/${name}/`)] as const;
      const list = { at: `${outer}/${name}`, aliases, skip: retyped(earlier.columns, columns) };
      compareRows(own(one), own(other), list, add);
    }
  };
  rows("rows", { skip: retyped(before.columns, after.columns), inside });
}

function compareNotes([before, after]: Pair<TableRead>, at: string, add: AddChange): void {
  const numbered = ({ notes = [] }: TableRead) => new Map(notes.map((one) => [one.note, one]));
  const [earlier, later] = [numbered(before), numbered(after)];
  for (const note of new Set([...earlier.keys(), ...later.keys()])) {
    const pair = [earlier.get(note) ?? {}, later.get(note) ?? {}] as const;
    compareParts(
      at,
      pair,
      { columns: "text changed", lines: "source changed", figure: "source changed", reading: "source changed" },
      add,
      `notes.${note}.`,
    );
  }
}

function compareLookup(pair: Pair<TableRead>, at: string, rows: Rows, add: AddChange): void {
  const [before, after] = pair;
  const [was, now] = [before.axes ?? [], after.axes ?? []];
  if (!same(idsOf(was), idsOf(now))) {
    add({ at, change: "shape changed", part: "axes", was: idsOf(was), now: idsOf(now) });
  }
  const rowIds = new Set([...(before.rows ?? []), ...(after.rows ?? [])].map(({ id = "" }) => id));
  for (const one of pairById(was, now).pairs) {
    compareAxis(one, `${at}/*/${one[1].id}`, rowIds, add);
    compareAliases(one, `${at}/*/${one[1].id}`, add);
  }
  compareInverse([before.inverse ?? {}, after.inverse ?? {}], at, add);
  rows("rows", { skip: compareResult(pair, at, add) });
}

/** Compares what a lookup gives; returns the columns whose cells cannot be compared. */
function compareResult([before, after]: Pair<TableRead>, at: string, add: AddChange): ReadonlySet<string> {
  const [earlier, later] = [before.result ?? {}, after.result ?? {}];
  if (earlier.layout !== later.layout || earlier.axis !== later.axis) {
    add({ at, change: "shape changed", part: "result", was: earlier.layout ?? null, now: later.layout ?? null });
    return new Set();
  }
  if (later.layout !== "matrix") {
    compareColumns(earlier.columns, later.columns, `${at}/*`, add);
    return retyped(earlier.columns, later.columns);
  }
  const cell: Pair<ColumnRead> = [earlier.cell ?? {}, later.cell ?? {}];
  compareColumn(cell, `${at}/*/*`, add);
  const keysOf = ({ axes = [] }: TableRead) => axes.find(({ id }) => id === later.axis)?.keys ?? [];
  const asColumns = (keys: readonly string[]) =>
    keys.map((id): ColumnRead => ({ id, type: cell[1].type }) as ColumnRead);
  compareColumns(asColumns(keysOf(before)), asColumns(keysOf(after)), `${at}/*`, add);
  return isOfOtherType(cell) ? new Set(keysOf(after)) : new Set();
}

/** A lookup backwards follows from the rows, but for its name and the way it matches. */
function compareInverse(pair: Pair<AsRead<Inverse>>, at: string, add: AddChange): void {
  const [before, after] = pair;
  const isNew = before.function === undefined && after.function !== undefined;
  if (isNew) {
    add({ at, change: "column added", part: "inverse", was: null, now: after.function ?? null });
    return;
  }
  const parts = { function: "function renamed", column: "shape changed", match: "shape changed" } as const;
  compareParts(at, pair, { ...parts, description: "text changed" }, add, "inverse.");
}

function retyped(before: readonly ColumnRead[] = [], after: readonly ColumnRead[] = []): ReadonlySet<string> {
  return new Set(pairById(before, after).pairs.flatMap((pair) => (isOfOtherType(pair) ? [pair[1].id ?? ""] : [])));
}
