import { axisMap, readAxis } from "../axes/axis.ts";
import { readInverse } from "../axes/inverse.ts";
import { readKey } from "../axes/key.ts";
import { asSlips } from "../axes/misspelt.ts";
import { checkOrderAlong } from "../axes/order.ts";
import { readStatedCell } from "../axes/stated-cell.ts";
import { buildTree, type KeyedRow } from "../axes/tree.ts";
import { reportNeedless, startUsage } from "../axes/usage.ts";
import { suggest } from "../diagnostics/cure.ts";
import { type Diagnostic, diagnostic, type Report } from "../diagnostics/diagnostic.ts";
import { rowFields } from "../kinds/row-fields.ts";
import type { Axis, AxisKey, Column, LookupResult, LookupRow, LookupTable } from "../model/index.ts";
import { lookupFunctionName } from "../names/sdk-names.ts";
import { child, childMaps, type SyntaxMap, type SyntaxNode, type SyntaxScalar } from "../source/syntax.ts";
import { checkAliases, readRenamed } from "../tables/aliases.ts";
import { readHead } from "../tables/head.ts";
import { readPrint } from "../tables/print.ts";
import { rowId } from "../tables/rows-by-id.ts";
import { idProblem } from "../text/ids.ts";
import { nearest } from "../text/suggest.ts";
import type { TableInput } from "../validate/input.ts";
import { checkHeadings } from "./headings.ts";
import { inKeyOrder } from "./key-order.ts";
import { readRow } from "./rows.ts";
import type { Shape } from "./shape.ts";

/** One or more axes that lead to a cell or a row. */
export const lookup: Shape = {
  shape: "lookup",
  read(input, report): LookupTable | null {
    let named = true;
    const axes = readAxes(input, (one) => {
      named &&= one.code !== "name/id" && one.code !== "axis/columns";
      report(one);
    });
    // Cells under a heading that is none would only say the same again.
    if (!named || !standRight(axes, input, report)) return null;
    const rowAxes = axes.filter((axis) => !axis.columns);
    const columnAxis = axes.find((axis) => axis.columns);
    const columns = columnAxis && input.kind.cell ? cellColumns(columnAxis, input.kind.cell) : input.kind.columns;
    const maps = childMaps(input.root, "rows");
    const read = maps.flatMap((map): LookupRow[] => {
      if (columnAxis) checkCells(map, columnAxis, input, report);
      const keys = readKeys(map, rowAxes, input, report);
      if (!keys) return [];
      const names = rowAxes.map((axis) => axis.id);
      return [{ ...readRow(rowId(map, names), map, columns, input, report), keys }];
    });
    const rows = inKeyOrder(read, input);
    const keyed = rows.map((row): KeyedRow => {
      return { keys: Object.values(row.keys), spans: rowAxes.map((axis) => keyNode(row.node, axis)) };
    });
    // A row without a key would leave a gap that is not the author's mistake.
    const found: Diagnostic[] = [];
    const tree = rows.length === maps.length ? buildTree(rowAxes, keyed, (one) => void found.push(one)) : null;
    asSlips(rowAxes, keyed, found).forEach(report);
    if (!tree) return null;
    checkRowIds(rows, report);
    if (input.cited) checkHeadings(rows, rowAxes, input, report);
    checkOrderAlong(rowAxes, rows, columns, report);
    checkAliases(
      rows.map(({ id, node }) => [id, node]),
      report,
    );
    for (const axis of axes.filter(({ columns, headings }) => columns && !headings))
      reportNeedless(axis, startUsage(), report);
    const keyColumns = rowAxes.map(({ id, notation }) => ({
      id,
      notation,
      reading: "plain" as const,
      key: true as const,
    }));
    const print = readPrint(input.root, { columns: [...keyColumns, ...columns], nested: [] }, report);
    return {
      ...readHead(input, print),
      shape: "lookup",
      named: input.kind.named,
      lookupName: lookupFunctionName(input.id),
      axes: withKeys([...rowAxes, ...(columnAxis ? [columnAxis] : [])], rows, input, report),
      result: resultOf(input, columnAxis),
      rows,
      tree,
      inverse: readInverse(input, rows, columns, report),
    };
  },
};

function readAxes(input: TableInput, report: Report): readonly Axis[] {
  const columns = input.kind.cell ? [input.kind.cell] : input.kind.columns;
  const cell = (node: SyntaxNode) => readStatedCell(node, columns, input.scope, report);
  return [...input.kind.axisDescriptions.keys()].flatMap((id) => {
    const map = axisMap(input, id);
    return map ? [readAxis(id, map, input, cell, report)] : [];
  });
}

/** Whether the axes stand where the kind has them: in the rows, or as the columns. */
function standRight(axes: readonly Axis[], { kind }: TableInput, report: Report): boolean {
  const wrong = axes.filter((axis) => axis.columns === kind.keys.includes(axis.id));
  for (const { id, columns, span } of wrong) {
    if (columns) report(diagnostic("axis/columns", span, { axis: id, why: "the rows hold its keys" }));
    else report(diagnostic("axis/columns-missing", span, { axis: id }, { hint: "list their ids under columns:" }));
  }
  return wrong.length === 0;
}

function resultOf(input: TableInput, columnAxis: Axis | undefined): LookupResult {
  if (columnAxis && input.kind.cell) return { layout: "matrix", axis: columnAxis.id, cell: input.kind.cell };
  return { layout: "columns", columns: input.kind.columns };
}

function cellColumns(axis: Axis, cell: Column): readonly Column[] {
  return axis.keys.map((key) => ({ ...cell, id: key, label: null }));
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
  const known = new Set([...axis.keys, ...input.kind.keys, ...rowFields]);
  const missing = new Set(axis.keys.filter((key) => !map.entries.has(key) && !rowFields.has(key)));
  for (const [name, { key }] of map.entries) {
    if (known.has(name)) continue;
    const cure = suggest(key, name, missing);
    const listed = `the columns are ${axis.keys.join(", ")}`;
    // A column that has its cell may be meant all the same, but then one of the two is another.
    const { hint } = suggest(key, name, axis.keys, listed);
    // The cell it was meant for says the same, and at a worse place.
    missing.delete(nearest(name, missing) ?? "");
    report(diagnostic("axis/cell-unknown", key, { column: name }, cure.hint === undefined ? { hint } : cure));
  }
  const [first] = map.entries.values();
  const row = first?.value.kind === "scalar" ? first.value.text : "";
  for (const column of missing) {
    const hint = `add ${column}: to the row`;
    report(diagnostic("axis/cell-missing", first?.key ?? map, { column, row }, { hint }));
  }
}

/** Rows are data by their id, so no two may share one. */
function checkRowIds(rows: readonly LookupRow[], report: Report): void {
  const owners = new Map<string, LookupRow>();
  for (const row of rows) {
    const owner = owners.get(row.id);
    const span = child(row.node, "id") ?? row.node;
    const found = row.id === "__proto__" ? idProblem(row.id) : null;
    if (found) report(diagnostic("name/id", span, { id: row.id, problem: found.problem }));
    if (row.id.includes("/") && !row.node.entries.has("id")) report(slashed(row));
    // The axis reports two rows of one key.
    if (owner && (row.node.entries.has("id") || owner.node.entries.has("id"))) {
      const related = [{ message: "the first", span: child(owner.node, "id") ?? owner.node }];
      report(diagnostic("name/duplicate", span, { id: row.id, what: "the row" }, { related }));
    }
    owners.set(row.id, row);
  }
}

/** The complaint that the key of a row parts its address in two. */
function slashed({ id, keys, node }: LookupRow): Diagnostic {
  const cells = Object.keys(keys).map((axis) => child(node, axis));
  const key = cells.find((cell) => cell?.kind === "scalar" && cell.text.includes("/")) ?? node;
  const problem = "holds a slash, which parts addresses, so this row needs an id";
  const meant = idProblem(id)?.meant ?? "row-1";
  return diagnostic("name/id", key, { id, problem }, { hint: `add id: ${meant} to the row` });
}

/** The axes with the ids their rows have, and the former ones. */
function withKeys(
  axes: readonly Axis[],
  rows: readonly LookupRow[],
  input: TableInput,
  report: Report,
): readonly Axis[] {
  const [only, ...more] = axes.filter(({ columns }) => !columns);
  return axes.map((axis) => {
    const map = axisMap(input, axis.id);
    if (axis.match.kind !== "exact") {
      const misplaced = map && child(map, "aliases");
      if (misplaced) {
        const problem = "can stand only on an axis whose match is exact";
        report(diagnostic("alias/target", misplaced, { text: "aliases", problem }, { hint: "take them out" }));
      }
      return axis;
    }
    const keys = axis.columns ? axis.keys : [...new Set(rows.map((row) => String(row.keys[axis.id])))];
    const renamed = map ? readRenamed(map, keys, `key of ${axis.id}`, report) : {};
    // Where the id of a row is its key, a former id of the row is a former key.
    const own = axis === only && more.length === 0 ? rows.filter(({ id, keys }) => id === keys[axis.id]) : [];
    const byRow = own.flatMap(({ id, aliases }) => aliases.map((alias) => [alias, id] as const));
    return { ...axis, keys, aliases: { ...renamed, ...Object.fromEntries(byRow) } };
  });
}
