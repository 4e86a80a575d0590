import { diagnostic } from "../diagnostics/diagnostic.ts";
import type { Axis, Column, Inverse, LookupRow } from "../model.ts";
import { readCell } from "../resolve/cells.ts";
import type { Report, TableInput } from "../resolve/input.ts";
import { nearest } from "../suggest.ts";
import { child, childMap, childText } from "../syntax.ts";
import { readOutside } from "./outside.ts";
import { stepSegments } from "./steps.ts";

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
  if (!column || column.type.type !== "number") {
    const near = nearest(
      name,
      columns.map(({ id }) => id),
    );
    const params = { column: name, table: input.id };
    report(
      diagnostic("table/column-unknown", child(map, "column") ?? map, params, {
        hint: near && `did you mean ${near}?`,
      }),
    );
    return null;
  }
  const key = input.kind.keys[0] as string;
  const stated: Column = { ...column, id: key, notation: null, reading: "plain" };
  const axis: Axis = {
    id: name,
    description: column.description,
    unit: column.unit,
    match: { kind: childText(map, "match") as "floor" | "ceiling" },
    whole: false,
    dice: null,
    domain: null,
    below: readOutside(child(map, "below"), (node) => readCell(node, stated)),
    above: readOutside(child(map, "above"), (node) => readCell(node, stated)),
    keys: [],
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
  return {
    name: childText(map, "name") ?? "",
    column: name,
    match: axis.match.kind as "floor" | "ceiling",
    description: column.description,
    segments: stepSegments(axis, steps, report),
  };
}
