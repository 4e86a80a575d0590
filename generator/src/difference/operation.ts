import type { Table } from "../published/data.ts";
import type { AsRead } from "../rule-set/rule-set.ts";
import { isRecord, type Value } from "../values/value.ts";
import type { AddChange } from "./change.ts";
import type { Pair } from "./pairs.ts";
import { asValue, compareParts, own, same } from "./parts.ts";
import type { ChangeKind } from "./policy.ts";

/** Compares how a derived table is composed. */
export function compareOperation(pair: Pair<AsRead<Table>>, at: string, add: AddChange): void {
  const [before, after] = pair;
  compareParts(at, pair, { operation: "shape changed" }, add);
  if (!same(before.operation, after.operation)) return;
  compareParts(at, pair, { lines: "source changed", figure: "source changed", reading: "source changed" }, add);
  for (const { part, was, now } of leaves(asWritten(before.parameters), asWritten(after.parameters), "parameters")) {
    add({ at, change: parameterChange(part, was, now), part, was, now });
  }
}

/** Parameters by the keys their author wrote: a fraction is one value, such as `by: 1/4`. */
function asWritten(parameters: unknown): Value {
  const whole = (_: string, value: Value) => {
    if (!isRecord(value) || !("numerator" in value && "denominator" in value)) return value;
    const { numerator, denominator, ...others } = value;
    const share = denominator === 1 ? String(numerator) : `${numerator}/${denominator}`;
    return Object.keys(others).length === 0 ? share : { by: share, ...others };
  };
  return asValue(JSON.parse(JSON.stringify(parameters ?? null), whole));
}

interface Leaf {
  readonly part: string;
  readonly was: Value;
  readonly now: Value;
}

/** The innermost parameters that differ. */
function leaves(was: Value, now: Value, part: string): readonly Leaf[] {
  if (same(was, now)) return [];
  const areLists = Array.isArray(was) && Array.isArray(now) && was.length === now.length;
  if (areLists) return was.flatMap((one: Value, index) => leaves(one, now[index] ?? null, `${part}.${index}`));
  if (!isRecord(was) || !isRecord(now)) return [{ part, was, now }];
  const names = [...new Set([...Object.keys(was), ...Object.keys(now)])];
  return names.flatMap((name) => leaves(own(was, name), own(now, name), `${part}.${name}`));
}

/** A figure may be corrected; another table, column or word of the answer makes another function of it. */
function parameterChange(part: string, was: Value, now: Value): ChangeKind {
  if (isSource(part)) return "source changed";
  if (/description$/i.test(part)) return "text changed";
  return isFigure(was) && isFigure(now) ? "parameter changed" : "shape changed";
}

function isFigure(value: Value): boolean {
  return typeof value === "number" || (typeof value === "string" && /^\d+(\/\d+)?$/.test(value));
}

/** Where a stated figure is printed; a function's own `figure` is what it asks for. */
function isSource(part: string): boolean {
  return /\.(lines(\.\d+)*|figure|reading)$/.test(part) && !/^parameters\.figure$/.test(part);
}
