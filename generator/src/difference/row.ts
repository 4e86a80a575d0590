import type { Constant, Modifier, Row, Table } from "../published/data.ts";
import type { AsRead } from "../rule-set/rule-set.ts";
import type { Value } from "../values/value.ts";
import { cellChange } from "./cell.ts";
import type { AddChange, Lines } from "./change.ts";
import type { Pair } from "./pairs.ts";
import { asValue, compareParts, own, same } from "./parts.ts";
import type { ChangeKind } from "./policy.ts";

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
export function compareRow(pair: Pair<RowRead>, at: string, skip: ReadonlySet<string>, add: AddChange): void {
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
export function linesOf({ lines = [], nested = [] }: RowRead): Lines {
  return lines.length > 0 ? lines : nested.flatMap((inner) => inner.lines ?? []);
}
