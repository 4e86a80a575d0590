import { axisMap, readAxis } from "../axes/axis.ts";
import { readInverse } from "../axes/inverse.ts";
import { readKey } from "../axes/key.ts";
import { buildTree, type KeyedRow } from "../axes/tree.ts";
import { diagnostic } from "../diagnostics/diagnostic.ts";
import type { Axis, AxisKey, Column, LookupResult, LookupRow, LookupTable } from "../model.ts";
import { pascalCase } from "../names.ts";
import { readCell } from "../resolve/cells.ts";
import { readHead } from "../resolve/head.ts";
import type { Report, TableInput } from "../resolve/input.ts";
import { rowId } from "../resolve/overlay.ts";
import { readPrint } from "../resolve/print.ts";
import { nearest } from "../suggest.ts";
import { childList, type SyntaxMap, type SyntaxScalar } from "../syntax.ts";
import type { Value } from "../value.ts";
import { readRow } from "./rows.ts";
import type { Shape } from "./shape.ts";

/** One or more axes that lead to a cell or a row. */
export const lookup: Shape = {
  shape: "lookup",
  read(input, report): LookupTable | null {
    const axes = readAxes(input, report);
    const rowAxes = axes.filter((axis) => !axis.columns);
    const columnAxis = axes.find((axis) => axis.columns);
    if (input.kind.cell && !columnAxis) {
      report(diagnostic("axis/columns-missing", input.root, {}));
      return null;
    }
    const columns = columnAxis && input.kind.cell ? cellColumns(columnAxis, input.kind.cell) : input.kind.columns;
    const keyed: KeyedRow[] = [];
    const rows = rowMaps(input.root).flatMap((map): LookupRow[] => {
      const keys = readKeys(map, rowAxes, input, report);
      if (!keys) return [];
      keyed.push({ keys: Object.values(keys), spans: rowAxes.map((axis) => keyNode(map, axis)) });
      if (columnAxis) checkCells(map, columnAxis, input, report);
      const id = rowId(
        map,
        rowAxes.map((axis) => axis.id),
      );
      return [{ ...readRow(id, map, columns, input, report), keys }];
    });
    const tree = buildTree(rowAxes, keyed, report);
    if (!tree) return null;
    const keyColumns = rowAxes.map(({ id, notation }) => ({
      id,
      notation,
      reading: "plain" as const,
      key: true as const,
    }));
    const print = readPrint(input.root, { columns: [...keyColumns, ...columns], nested: null }, report);
    return {
      ...readHead(input, print),
      shape: "lookup",
      lookupName: `lookup${pascalCase(input.id.replace(/-table$/, ""))}`,
      axes: withKeys(axes, rows),
      result: resultOf(input, columnAxis),
      rows,
      tree,
      inverse: readInverse(input, rows, columns, report),
    };
  },
};

function readAxes(input: TableInput, report: Report): readonly Axis[] {
  const cell = (node: Parameters<typeof readCell>[0]): Value => {
    const column = input.kind.cell ?? input.kind.columns[0];
    return column ? readCell(node, column) : null;
  };
  return [...input.kind.axisDescriptions.keys()].flatMap((id) => {
    const map = axisMap(input, id);
    return map ? [readAxis(id, map, input, cell, report)] : [];
  });
}

function resultOf(input: TableInput, columnAxis: Axis | undefined): LookupResult {
  if (columnAxis && input.kind.cell) return { layout: "matrix", axis: columnAxis.id, cell: input.kind.cell };
  return { layout: "columns", columns: input.kind.columns };
}

function cellColumns(axis: Axis, cell: Column): readonly Column[] {
  return axis.keys.map((key) => ({ ...cell, id: key }));
}

function rowMaps(root: SyntaxMap): readonly SyntaxMap[] {
  return (childList(root, "rows")?.items ?? []).flatMap((item) => (item.kind === "map" ? [item] : []));
}

function keyNode(map: SyntaxMap, axis: Axis): SyntaxScalar {
  return map.entries.get(axis.id)?.value as SyntaxScalar;
}

function readKeys(
  map: SyntaxMap,
  axes: readonly Axis[],
  input: TableInput,
  report: Report,
): Record<string, AxisKey> | null {
  const keys: Record<string, AxisKey> = {};
  let whole = true;
  for (const axis of axes) {
    const key = readKey(keyNode(map, axis), axis, input.scope, report);
    if (key === undefined) whole = false;
    else keys[axis.id] = key;
  }
  return whole ? keys : null;
}

/** In a matrix every column key needs a cell, and no other key may stand in the row. */
function checkCells(map: SyntaxMap, axis: Axis, input: TableInput, report: Report): void {
  const known = new Set([...axis.keys, ...input.kind.keys, "id", "line", "lines", "figure", "aliases", "reading"]);
  for (const [name, { key }] of map.entries) {
    if (known.has(name)) continue;
    const near = nearest(name, axis.keys);
    report(diagnostic("axis/cell-unknown", key, { column: name }, { hint: near && `did you mean ${near}?` }));
  }
  const slip = [...map.entries.keys()].some((name) => !known.has(name));
  for (const key of axis.keys) {
    if (map.entries.has(key) || slip) continue;
    const row = [...map.entries.values()][0];
    report(
      diagnostic("axis/cell-missing", row?.key ?? map, {
        column: key,
        row: row?.value.kind === "scalar" ? row.value.text : "",
      }),
    );
  }
}

function withKeys(axes: readonly Axis[], rows: readonly LookupRow[]): readonly Axis[] {
  return axes.map((axis) => {
    if (axis.columns || axis.match.kind !== "exact") return axis;
    return { ...axis, keys: [...new Set(rows.map((row) => String(row.keys[axis.id])))] };
  });
}
