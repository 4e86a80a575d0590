import { areDigits } from "../../../axes/domain.ts";
import type { Axis, LookupRow, LookupTable } from "../../../model/index.ts";
import type { Value } from "../../../values/value.ts";
import { type Answer, type Answerer, type Argument, answerer, canOccur, refused } from "./answerer.ts";
import { triedAxis } from "./axis-values.ts";
import { type Matched, matchNumber } from "./match.ts";

/** A lookup: one axis after the other reduces the rows, and the row that remains answers. */
export function lookupAnswerer(table: LookupTable): Answerer {
  const tried = table.axes.map((axis, at) => triedAxis(table, axis, at === 0 || table.axes.length === 1));
  return answerer(tried, (given) => answerOf(table, given));
}

/** A matrix gives its cell, a sole column its value, any other table the whole row. */
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
  if (!row) return refused;
  const across = table.axes.find(({ headings }) => headings !== undefined);
  const heading = across ? headingOf(across, asked.at(-1) as number) : { key: asked.at(-1) as Value };
  return "key" in heading ? cellOf(table, row, heading.key) : heading.answer;
}

/** The heading a number belongs to, found as if the headings were keys of rows. */
function headingOf(axis: Axis, value: number): { readonly key: Value } | { readonly answer: Answer } {
  const rows = (axis.headings?.keys ?? []).map((key, at) => ({ id: axis.keys[at], keys: { [axis.id]: key } }));
  const found = matchNumber(axis, rows as never as readonly LookupRow[], value);
  return "answer" in found ? found : { key: found.rows[0]?.id ?? null };
}

/** The argument of an axis, with a present id in place of a former one; refused if it cannot occur. */
function present(axis: Axis, value: Argument): Answer {
  if (axis.match.kind !== "exact") {
    if (axis.dice?.digits && (typeof value !== "number" || !areDigits(value))) return refused;
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
