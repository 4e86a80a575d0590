import { suggest } from "../diagnostics/cure.ts";
import { diagnostic, type Report } from "../diagnostics/diagnostic.ts";
import type { Axis, Column, Inverse, LookupRow } from "../model/index.ts";
import { child, childMap, childText, type SyntaxNode } from "../source/syntax.ts";
import type { TableInput } from "../validate/input.ts";
import { readOutside } from "./outside.ts";
import { readStatedCell } from "./stated-cell.ts";
import { type Step, stepSegments } from "./steps.ts";
import { reportNeedless, startUsage } from "./usage.ts";

/** Reads a table's `inverse`; the column it looks up must be proved to rise. */
export function readInverse(
  input: TableInput,
  rows: readonly LookupRow[],
  columns: readonly Column[],
  report: Report,
): Inverse | null {
  const map = childMap(input.root, "inverse");
  if (!map) return null;
  const name = childText(map, "column") ?? "";
  const column = columns.find(({ id }) => id === name);
  if (column?.type.type !== "number") {
    const params = { column: name, table: input.id };
    const place = child(map, "column") ?? map;
    const known = columns.map(({ id }) => id);
    report(diagnostic("table/column-unknown", place, params, suggest(place, name, known)));
    return null;
  }
  // What a policy states is a key of the table, a plain number as the figures of the column are.
  const stated: Column = { ...column, type: { ...column.type, whole: false }, notation: null, reading: "plain" };
  const cell = (node: SyntaxNode) => readStatedCell(node, [stated], input.scope, report);
  const axis: Axis = {
    id: name,
    description: column.description,
    unit: column.unit,
    match: { kind: childText(map, "match") as "floor" | "ceiling" },
    whole: false,
    dice: null,
    domain: null,
    below: readOutside(child(map, "below"), cell),
    above: readOutside(child(map, "above"), cell),
    keys: [],
    aliases: {},
    exceptions: [],
    notation: null,
    bands: false,
    columns: false,
    span: map,
  };
  const steps = rows.flatMap((row, index) => {
    const value = row.values[name];
    const span = child(row.node, name) ?? row.node;
    return typeof value === "number" ? [{ key: value, to: { kind: "row" as const, row: index }, span }] : [];
  });
  if (!rising(name, steps, report)) return null;
  const usage = startUsage();
  const ownPolicy: Report = (found) =>
    report(found.hint === undefined ? found : { ...found, hint: found.hint.replace(`the axis ${name}`, "inverse") });
  const segments = stepSegments(axis, steps, usage, ownPolicy);
  reportNeedless(axis, usage, report);
  return {
    name: childText(map, "name") ?? "",
    column: name,
    match: axis.match.kind as "floor" | "ceiling",
    description: column.description,
    segments,
  };
}

/** A column that falls or stays level somewhere leads back to no one row. */
function rising(column: string, steps: readonly Step[], report: Report): boolean {
  const falls = steps.flatMap((step, at) => {
    const before = steps[at - 1];
    return before && before.key >= step.key ? [{ step, before }] : [];
  });
  for (const { step, before } of falls) {
    const related = [{ message: "the figure before", span: before.span }];
    const params = { column, text: String(step.key), before: String(before.key) };
    report(diagnostic("axis/not-monotone", step.span, params, { related }));
  }
  return falls.length === 0;
}
