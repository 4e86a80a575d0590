import type { RecordValue, Value } from "../values/value.ts";
import { cellChange } from "./cell.ts";
import type { Tell } from "./change.ts";
import { record, records, same, tellParts } from "./json.ts";
import type { Pair } from "./pairs.ts";
import type { ChangeKind } from "./policy.ts";

/** Of modifiers and constants: what stands beside the figure, and what a change of it means to an app. */
const figureParts = {
  printed: "text changed",
  description: "text changed",
  unit: "unit changed",
  group: "type changed",
  counted: "type changed",
} as const satisfies Record<string, ChangeKind>;

const sourceParts = { lines: "source changed", figure: "source changed", reading: "source changed" } as const;

/** Compares what a row holds. Cells of the columns to skip are not held against each other. */
export function compareRow(pair: Pair, at: string, skip: ReadonlySet<string>, tell: Tell): void {
  const [before, after] = pair;
  const lines = linesOf(after);
  const told: Tell = (found) => tell({ ...found, lines });
  // A name left out is the id, and a renamed id is told already.
  if (before.name !== before.id || after.name !== after.id) {
    tellParts(at, pair, { name: "text changed" }, told);
  }
  tellParts(at, pair, { ...figureParts, ...sourceParts }, told);
  const [earlier, later] = [cellsOf(before), cellsOf(after)];
  for (const [column, now] of Object.entries(later)) {
    const was = earlier[column] ?? null;
    if (skip.has(column) || !Object.hasOwn(earlier, column) || same(was, now)) continue;
    // A single figure has no column that declares its type.
    const isRetyped = "value" in after && isScalar(was) && isScalar(now) && typeof was !== typeof now;
    told({ at: `${at}/${column}`, change: isRetyped ? "type changed" : cellChange(was, now), was, now });
  }
}

function isScalar(value: Value): boolean {
  return value !== null && typeof value !== "object";
}

function cellsOf(row: RecordValue): RecordValue {
  return { ...record(row.keys), ...record(row.values), ...("value" in row ? { value: row.value ?? null } : {}) };
}

/** Where a row is printed; what its inner rows share is printed where they are. */
export function linesOf(row: RecordValue): Value {
  const own = Array.isArray(row.lines) ? row.lines : [];
  return own.length > 0 ? own : records(row.nested).flatMap(({ lines }) => (Array.isArray(lines) ? lines : []));
}
