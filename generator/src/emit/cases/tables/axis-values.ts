import type { Axis, AxisKey, LookupTable } from "../../../model/index.ts";
import { exactSum } from "../../../runtime/decimal.ts";
import { meanOf } from "../../../runtime/mean.ts";
import type { Value } from "../../../values/value.ts";
import type { Tried } from "./answerer.ts";

/** An axis of a lookup as a parameter, tried with every id, or with every key, both sides of it, and what lies beyond the ends. */
export function triedAxis({ rows }: LookupTable, axis: Axis, alsoIds: boolean): Tried {
  const { id: name } = axis;
  if (axis.match.kind === "exact") {
    const strange = alsoIds ? ["no-such-id"] : [];
    return { name, takes: "id", values: [...axis.keys, ...Object.keys(axis.aliases), ...strange] };
  }
  const keys = axis.columns ? (axis.headings?.keys ?? []) : rows.flatMap((row) => row.keys[name] ?? []);
  return { name, takes: "number", values: numbersToTry(axis, keys) };
}

function numbersToTry(axis: Axis, keys: readonly AxisKey[]): readonly Value[] {
  const step = axis.whole ? 1 : 0.25;
  const ends = keys.flatMap((key) => (typeof key === "object" ? [key.from, key.to] : [Number(key)]));
  const known = [...ends, axis.domain?.from, axis.domain?.to].filter((end) => typeof end === "number");
  const edges = [...known, ...middles(axis, known)].flatMap((at) => [exactSum(at, -step), at, exactSum(at, step)]);
  const far = [exactSum(Math.min(...known), -10), exactSum(Math.max(...known), 10)];
  const values = [...new Set([...edges, ...far])].sort((a, b) => a - b);
  const ordinary = values[Math.floor(values.length / 2)] ?? 0;
  return [ordinary, ...values.filter((value) => value !== ordinary), ...(axis.whole ? [ordinary + 0.5] : [])];
}

/** Where the nearest key changes. */
function middles(axis: Axis, keys: readonly number[]): readonly number[] {
  if (axis.match.kind !== "nearest") return [];
  const sorted = [...keys].sort((a, b) => a - b);
  return sorted.slice(1).map((key, at) => meanOf(key, sorted[at] as number));
}
