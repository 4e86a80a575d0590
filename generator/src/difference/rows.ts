import type { AddChange } from "./change.ts";
import { idsOf, type Pair, type Pairing, pairById, pairing } from "./pairs.ts";
import { same } from "./parts.ts";
import { compareRow, linesOf, type RowRead } from "./row.ts";

/** How the rows of a list are told apart and held against each other. */
export interface RowList {
  /** Address of the table or of the outer row. */
  readonly at: string;
  /** Former id → present id. */
  readonly aliases: ReadonlyMap<string, string>;
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
  const { pairs, added, removed, isReordered } = withMovedKeys(before, after, pairById(before, after, aliases));
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
