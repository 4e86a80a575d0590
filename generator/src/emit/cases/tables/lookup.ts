import type { Axis, LookupRow, LookupTable } from "../../../model/index.ts";
import type { Value } from "../../../values/value.ts";
import { type Answer, type Answerer, type Argument, answerer, refused } from "./answerer.ts";
import { triedAxis } from "./axis-values.ts";
import { type Matched, matchNumber } from "./match.ts";
import { canOccur } from "./numbers.ts";

/** A lookup: the axes choose one after the other, and what is left is the answer. */
export function lookupAnswerer(table: LookupTable): Answerer {
  const tried = table.axes.map((axis, at) => triedAxis(table, axis, at === 0 || table.axes.length === 1));
  return answerer(tried, (given) => answerOf(table, given));
}

/** A matrix gives its cell, a sole column its value, any other table the row: id, keys and columns. */
function answerOf(table: LookupTable, given: readonly Argument[]): Answer {
  const asked = table.axes.map((axis, at) => present(axis, given[at] ?? null));
  if (asked.includes(refused)) return refused;
  let rows = table.rows;
  for (const [at, axis] of table.axes.entries()) {
    if (axis.columns) continue;
    const found = match(axis, rows, asked[at] as Value);
    if ("answer" in found) return found.answer;
    rows = found.rows;
  }
  const [row] = rows;
  return row ? cellOf(table, row, asked.at(-1) as Value) : refused;
}

/** The value an axis is asked for, by its present id; what cannot occur is refused. */
function present(axis: Axis, value: Argument): Answer {
  if (axis.match.kind !== "exact") {
    return canOccur(value, axis.whole, axis.domain?.from, axis.domain?.to) ? value : refused;
  }
  const id = axis.aliases[String(value)] ?? value;
  return axis.keys.includes(String(id)) ? id : refused;
}

function match(axis: Axis, rows: readonly LookupRow[], value: Value): Matched {
  if (axis.match.kind === "exact") return { rows: rows.filter(({ keys }) => keys[axis.id] === value) };
  return matchNumber(axis, rows, value as number);
}

function cellOf({ result }: LookupTable, { id, keys, values }: LookupRow, column: Value): Value {
  if (result.layout === "matrix") return values[String(column)] ?? null;
  const [first, second] = result.columns;
  if (first && !second) return values[first.id] ?? null;
  const columns = result.columns.map((one) => [one.id, values[one.id] ?? null] as const);
  return { id, ...(keys as Readonly<Record<string, Value>>), ...Object.fromEntries(columns) };
}
