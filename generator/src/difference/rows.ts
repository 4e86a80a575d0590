import type { Constant, Modifier, Row, Table } from "../published/data.ts";
import type { AsRead } from "../rule-set/rule-set.ts";
import type { Value } from "../values/value.ts";
import { cellChange } from "./cell.ts";
import type { AddChange, Lines } from "./change.ts";
import { compareIdentity, type Thing } from "./identity.ts";
import { idsOf, type Pair, type Pairing, pairById, pairing } from "./pairs.ts";
import { asValue, compareParts, own, same } from "./parts.ts";
import type { ChangeKind } from "./policy.ts";

/** How the rows of a list are told apart and held against each other. */
export interface RowList {
  /** Address of the table or of the outer row. */
  readonly at: string;
  /** Former id → present id, of both sides. */
  readonly aliases: Pair<ReadonlyMap<string, string>>;
  /** Columns whose type changed, so that their cells cannot be compared. */
  readonly skip: ReadonlySet<string>;
  /** Compares what stands inside a row. */
  readonly inside?: (pair: Pair<RowRead>, at: string) => void;
}

/** Compares lists of rows. */
export function compareRows(
  before: readonly RowRead[],
  after: readonly RowRead[],
  { at, aliases, skip, inside }: RowList,
  add: AddChange,
): void {
  const { pairs, added, removed, isReordered } = withMovedKeys(before, after, pairById(before, after, aliases[1]));
  compareIdentity(
    [
      { things: before.flatMap(thingOf), aliases: aliases[0] },
      { things: after.flatMap(thingOf), aliases: aliases[1] },
    ],
    at,
    add,
  );
  for (const one of removed) {
    add({ at: `${at}/${one.id}`, change: "row removed", was: one.name ?? null, now: null, lines: linesOf(one) });
  }
  for (const one of added) {
    add({ at: `${at}/${one.id}`, change: "row added", was: null, now: one.name ?? null, lines: linesOf(one) });
  }
  for (const pair of pairs) {
    const [earlier, later] = pair;
    const isRenamed = earlier.id !== later.id;
    if (isRenamed && isMoved(pair)) {
      // Errata name a row by its printed id, whichever side has that.
      const here = `${at}/${earlier.id}`;
      const there = `${at}/${later.id}`;
      compareRow(pair, here, skip, (found) => add({ ...found, alias: there + found.at.slice(here.length) }));
      continue;
    }
    const here = `${at}/${later.id}`;
    if (isRenamed) add({ at: here, change: "row renamed", was: earlier.id ?? null, now: later.id ?? null });
    compareRow(pair, here, skip, add);
    inside?.(pair, here);
  }
  if (isReordered) add({ at, change: "order changed", part: "rows", was: idsOf(before), now: idsOf(after) });
}

/**
 * A lookup row without an id of its own goes by its key, so a corrected key is another id. Where as many rows went as
 * came between the same two neighbors, they are the same rows.
 */
function withMovedKeys(
  before: readonly RowRead[],
  after: readonly RowRead[],
  found: Pairing<RowRead>,
): Pairing<RowRead> {
  const partner = new Map(found.pairs.map(([earlier, later]) => [later, earlier]));
  const earlierOnes = runs(before, new Map(found.pairs.map(([earlier, later]) => [earlier, later.id ?? ""])));
  const laterOnes = runs(after, new Map(found.pairs.map(([, later]) => [later, later.id ?? ""])));
  for (const [anchor, later] of laterOnes) {
    const earlier = earlierOnes.get(anchor) ?? [];
    if (earlier.length !== later.length) continue;
    later.forEach((one, index) => {
      const other = earlier[index] as RowRead;
      if (isMoved([other, one])) partner.set(one, other);
    });
  }
  return partner.size === found.pairs.length ? found : pairing(before, after, partner);
}

/** Rows without a partner by the row with one that stands before them. */
function runs(rows: readonly RowRead[], names: ReadonlyMap<RowRead, string>): ReadonlyMap<string, readonly RowRead[]> {
  const found = new Map<string, RowRead[]>();
  let anchor = "";
  for (const row of rows) {
    const name = names.get(row);
    if (name === undefined) found.set(anchor, [...(found.get(anchor) ?? []), row]);
    else anchor = name;
  }
  return found;
}

function isMoved([before, after]: Pair<RowRead>): boolean {
  const [earlier, later] = [before.keys ?? {}, after.keys ?? {}];
  const isOwn = (row: RowRead) => row.id === row.name;
  const isNumber = (key: unknown) => typeof key !== "string";
  return isOwn(before) && isOwn(after) && Object.values(later).some(isNumber) && !same(earlier, later);
}

/** A row as what its id denotes. A row of a lookup that is found by a number is called by that number alone. */
function thingOf(row: RowRead): readonly Thing[] {
  const { id = "", name, lines, figure, printed, nested = [] } = row;
  if (Object.values(row.keys ?? {}).some((key) => typeof key !== "string")) return [];
  const inner = nested.map((one) => [one.within, one.id, cellsOf(one), one.lines]);
  return [{ id, name, cells: text([cellsOf(row), printed, inner]), place: text([lines, figure]) }];
}

function text(parts: readonly unknown[]): string {
  return JSON.stringify(parts);
}

/** A row of any table, as it may be read. */
export type RowRead = AsRead<Row> & AsRead<Omit<Modifier, "value">> & AsRead<Constant>;

/** The rows, modifiers or figures of a table; a derived one has none. */
export function rowsOf({ rows, modifiers, constants }: AsRead<Table>): readonly RowRead[] {
  return rows ?? modifiers ?? constants ?? [];
}

/** Of modifiers and constants: what stands beside the figure, and what a change of it means to an app. */
const figureParts = {
  printed: "text changed",
  description: "text changed",
  unit: "unit changed",
  group: "type changed",
  counted: "type changed",
  most: "type changed",
} as const satisfies Record<string, ChangeKind>;

const sourceParts = { lines: "source changed", figure: "source changed", reading: "source changed" } as const;

/** Compares what a row holds. Cells of the columns to skip are not held against each other. */
function compareRow(pair: Pair<RowRead>, at: string, skip: ReadonlySet<string>, add: AddChange): void {
  const [before, after] = pair;
  const lines = linesOf(after);
  const addHere: AddChange = (found) => add({ ...found, lines });
  // A name left out is the id, and a renamed id is listed already.
  if (before.name !== before.id || after.name !== after.id) {
    compareParts(at, pair, { name: "text changed" }, addHere);
  }
  compareParts(at, pair, { ...figureParts, ...sourceParts }, addHere);
  const [earlier, later] = [cellsOf(before), cellsOf(after)];
  for (const [column, now] of Object.entries(later)) {
    const was = own(earlier, column);
    if (skip.has(column) || !Object.hasOwn(earlier, column) || same(was, now)) continue;
    // A single figure has no column that declares its type.
    const isRetyped = "value" in after && isScalar(was) && isScalar(now) && typeof was !== typeof now;
    addHere({ at: `${at}/${column}`, change: isRetyped ? "type changed" : cellChange(was, now), was, now });
  }
}

function isScalar(value: Value): boolean {
  return value !== null && typeof value !== "object";
}

function cellsOf(row: RowRead): Readonly<Record<string, Value>> {
  const cells = { ...row.keys, ...row.values, ...("value" in row ? { value: row.value } : {}) };
  return Object.fromEntries(Object.entries(cells).map(([name, cell]) => [name, asValue(cell)]));
}

/** Where a row is printed; what its inner rows share is printed where they are. */
function linesOf({ lines = [], nested = [] }: RowRead): Lines {
  return lines.length > 0 ? lines : nested.flatMap((inner) => inner.lines ?? []);
}
