import type { AxisKey, LookupRow } from "../model/index.ts";
import type { TableInput } from "../validate/input.ts";
import { isAdded } from "./rows.ts";

/** The rows as printed, with those an erratum adds where their keys put them. */
export function inKeyOrder(rows: readonly LookupRow[], input: TableInput): readonly LookupRow[] {
  const ordered = rows.filter(({ node }) => !isAdded(node, input));
  const rank = ranking(ordered);
  for (const added of rows.filter(({ node }) => isAdded(node, input))) {
    const next = ordered.findIndex((row) => isBefore(rank(added), rank(row)));
    ordered.splice(next === -1 ? ordered.length : next, 0, added);
  }
  return ordered;
}

/** Numbers stand in rising order, ids in the order the book first prints them; a new id comes last. */
function ranking(printed: readonly LookupRow[]): (row: LookupRow) => readonly number[] {
  const ids = new Map<string, string[]>();
  for (const { keys } of printed) {
    for (const [axis, key] of Object.entries(keys))
      if (typeof key === "string") ids.set(axis, [...(ids.get(axis) ?? []), key]);
  }
  return ({ keys }) =>
    Object.entries(keys).map(([axis, key]) => {
      const place = typeof key === "string" ? (ids.get(axis) ?? []).indexOf(key) : startOf(key);
      return place === -1 && typeof key === "string" ? Number.POSITIVE_INFINITY : place;
    });
}

function startOf(key: Exclude<AxisKey, string>): number {
  return typeof key === "number" ? key : (key.from ?? Number.NEGATIVE_INFINITY);
}

function isBefore(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((place, index) => place !== other[index]);
  return at !== -1 && (one[at] as number) < (other[at] as number);
}
