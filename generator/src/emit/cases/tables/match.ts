import type { Axis, AxisException, AxisKey, LookupRow, Outside } from "../../../model/index.ts";
import type { Band } from "../../../values/value.ts";
import { type Answer, refused } from "./answerer.ts";

/** Where an axis leads: to the rows that remain, or to an answer beside the rows. */
export type Matched = { readonly rows: readonly LookupRow[] } | { readonly answer: Answer };

/** The rows a number belongs to, by the definition of the axis. The number is known to be possible. */
export function matchNumber(axis: Axis, rows: readonly LookupRow[], value: number): Matched {
  const keyOf = (row: LookupRow) => row.keys[axis.id];
  const { kind } = axis.match;
  if (kind === "range") return matchBand(axis, rows, value);
  const keys = [...new Set(rows.map((row) => Number(keyOf(row))))];
  const withKey = (key: number): Matched => ({ rows: rows.filter((row) => keyOf(row) === key) });
  switch (kind) {
    case "floor": {
      const reached = keys.filter((key) => key <= value);
      return reached.length > 0 ? withKey(Math.max(...reached)) : outside(axis.below, withKey(Math.min(...keys)));
    }
    case "ceiling": {
      const reaching = keys.filter((key) => key >= value);
      return reaching.length > 0 ? withKey(Math.min(...reaching)) : outside(axis.above, withKey(Math.max(...keys)));
    }
    case "nearest": {
      const distance = Math.min(...keys.map((key) => Math.abs(key - value)));
      const close = keys.filter((key) => Math.abs(key - value) === distance);
      const [low, high] = [Math.min(...close), Math.max(...close)];
      const tie = low === high ? "lower" : tieOf(axis);
      if (tie === "unknown") return { answer: { unknown: `${value} is equally close to ${low} and ${high}` } };
      return withKey(tie === "higher" ? high : low);
    }
    case "exact":
      return { rows: rows.filter((row) => keyOf(row) === String(value)) };
    default:
      return kind satisfies never;
  }
}

function tieOf({ match }: Axis) {
  return match.kind === "nearest" ? match.tie : "unknown";
}

function matchBand(axis: Axis, rows: readonly LookupRow[], value: number): Matched {
  const bandOf = (row: LookupRow) => asBand(row.keys[axis.id]);
  const holding = rows.filter((row) => holds(bandOf(row), value));
  const bands = distinct(holding.map(bandOf));
  if (bands.length === 1) return { rows: holding };
  const inside = axis.exceptions.find(
    ({ at, kind }) => kind === (bands.length > 1 ? "overlap" : "gap") && holds(at, value),
  );
  if (inside) return excused(inside, rows, bandOf, value);
  const below = rows.every((row) => value < (bandOf(row).from ?? Number.NEGATIVE_INFINITY));
  const above = rows.every((row) => value > (bandOf(row).to ?? Number.POSITIVE_INFINITY));
  if (axis.listed && !below && !above) return { answer: refused };
  const end = distinct(rows.map(bandOf))
    .sort((a, b) => (a.from ?? -Infinity) - (b.from ?? -Infinity))
    .at(below ? 0 : -1);
  return outside(below ? axis.below : axis.above, { rows: rows.filter((row) => same(bandOf(row), end)) });
}

/** The answer in a gap or an overlap, as its exception says: unknown, or the earlier or later row of the book. */
function excused(
  { kind, gives, because }: AxisException,
  rows: readonly LookupRow[],
  bandOf: (row: LookupRow) => Band,
  value: number,
): Matched {
  if (gives === "unknown") return { answer: { unknown: because } };
  const bands = distinct(rows.map(bandOf));
  const before = bands
    .filter(({ to }) => to !== null && to < value)
    .sort((a, b) => (a.to ?? 0) - (b.to ?? 0))
    .at(-1);
  const after = bands
    .filter(({ from }) => from !== null && from > value)
    .sort((a, b) => (a.from ?? 0) - (b.from ?? 0))[0];
  const sides =
    kind === "overlap"
      ? bands.filter((band) => holds(band, value))
      : bands.filter((band) => band === before || band === after);
  const chosen = sides.at(gives === "first" ? 0 : -1);
  return { rows: rows.filter((row) => same(bandOf(row), chosen)) };
}

function outside(policy: Outside | undefined, end: Matched): Matched {
  if (policy === undefined || policy.kind === "clamp") return end;
  if (policy.kind === "unknown") return { answer: { unknown: policy.because } };
  if (policy.kind === "cell") return { answer: policy.value };
  return { answer: policy.kind === "none" ? null : refused };
}

function holds({ from, to }: Band, value: number): boolean {
  return (from === null || from <= value) && (to === null || value <= to);
}

/** A key as a band; a plain number is a band from itself to itself. */
function asBand(key: AxisKey | undefined): Band {
  return typeof key === "object" ? key : { from: Number(key), to: Number(key) };
}

function distinct(bands: readonly Band[]): Band[] {
  return bands.filter((band, at) => bands.findIndex((other) => same(other, band)) === at);
}

function same(one: Band, other: Band | undefined): boolean {
  return one.from === other?.from && one.to === other.to;
}
