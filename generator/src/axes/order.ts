import { diagnostic, type Report } from "../diagnostics/diagnostic.ts";
import type { Axis, AxisKey, Column, LookupRow, Order, OrderRule, Row } from "../model/index.ts";
import { child } from "../source/syntax.ts";
import { isRecord, type Value } from "../values/value.ts";

type Ordered = Pick<Column, "id" | "order">;

/** Asks about figures that break the order their column declares, from row to row. */
export function checkOrder(rows: readonly Row[], columns: readonly Ordered[], report: Report): void {
  for (const column of columns) for (const rule of column.order) checkRule(rows, column, rule, report);
}

/** The same for a lookup: rows follow each other along one axis, while the keys of all others stay. */
export function checkOrderAlong(
  axes: readonly Axis[],
  rows: readonly LookupRow[],
  columns: readonly Column[],
  report: Report,
): void {
  for (const run of runsAlong(axes, rows)) checkOrder(run, columns, report);
}

/** The rows that follow each other along one axis, while the keys of all others stay. */
export function runsAlong(axes: readonly Axis[], rows: readonly LookupRow[]): readonly (readonly LookupRow[])[] {
  const along = axes.find(({ match }) => match.kind !== "exact") ?? axes.at(-1);
  const runs = new Map<string, LookupRow[]>();
  for (const row of rows) {
    const others = axes.filter((axis) => axis !== along).map(({ id }) => row.keys[id]);
    const run = JSON.stringify(others);
    runs.set(run, [...(runs.get(run) ?? []), row]);
  }
  const placeOf = (row: LookupRow) => (along ? placeOfKey(row.keys[along.id]) : 0);
  return [...runs.values()].map((run) => [...run].sort((a, b) => placeOf(a) - placeOf(b)));
}

/** Where a single figure stands on its axis, wherever its row stands in the file; ids and bands stay as they are written. */
function placeOfKey(key: AxisKey | undefined): number {
  return typeof key === "number" ? key : 0;
}

function checkRule(rows: readonly Row[], column: Ordered, { field, order }: OrderRule, report: Report): void {
  let before: { readonly figure: number; readonly row: Row } | undefined;
  for (const row of rows) {
    const figure = figureOf(row.values[column.id] ?? null, field);
    if (figure === null) continue;
    if (before && !keeps(order, before.figure, figure)) {
      const name = field === null || field === column.id ? column.id : `${field} of ${column.id}`;
      const place = child(row.node, column.id) ?? row.node;
      const related = [{ message: "the figure before", span: child(before.row.node, column.id) ?? before.row.node }];
      const params = { column: name, text: String(figure), before: String(before.figure), rule: spoken[order] };
      const hint = "compare both with the book";
      report(diagnostic("cell/order", place, params, { related, hint }));
    }
    before = { figure, row };
  }
}

const spoken: Readonly<Record<Order, string>> = {
  rises: "rise",
  "never-falls": "never fall",
  falls: "fall",
  "never-rises": "never rise",
};

function keeps(order: Order, before: number, figure: number): boolean {
  switch (order) {
    case "rises":
      return figure > before;
    case "never-falls":
      return figure >= before;
    case "falls":
      return figure < before;
    case "never-rises":
      return figure <= before;
    default:
      return order satisfies never;
  }
}

function figureOf(value: Value, field: string | null): number | null {
  const figure = field !== null && isRecord(value) ? value[field] : value;
  return typeof figure === "number" ? figure : null;
}
