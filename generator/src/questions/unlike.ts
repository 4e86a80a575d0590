import { runsAlong } from "../axes/order.ts";
import { diagnostic, type Report } from "../diagnostics/diagnostic.ts";
import type { Column, Row, Table } from "../model/index.ts";
import { columnsOf, placedRows } from "../model/rows-of.ts";
import type { SourceFile } from "../source/source-file.ts";
import { child, type SyntaxNode } from "../source/syntax.ts";
import { isRecord, type Value, type ValueType } from "../values/value.ts";

/** A figure of a column, with its cell where somebody typed one. */
interface Placed {
  readonly figure: number;
  readonly row: Row;
  readonly node: SyntaxNode | undefined;
}

/** The figures of a column, or of one part of its cells. */
interface Series {
  readonly name: string;
  readonly rows: readonly Placed[];
}

/**
 * Asks about a figure that is unlike all others of its column: a slip of a digit more often than a rule. A row that is unlike
 * the others in several columns is a thing of its own.
 * @param proved the file whose cells are held against a document already; null for house rules
 */
export function askOfUnlike(table: Table, proved: SourceFile | null, report: Report): void {
  const odd = seriesOf(table).flatMap(({ name, rows }) => {
    const far = farthest(rows, name);
    return far.length > 0 ? far : runsOf(table, rows).flatMap((run) => breaking(run, name));
  });
  for (const { one, problem } of odd) {
    const isAlone = odd.filter((other) => other.one.row === one.row).length === 1;
    if (!one.node || one.node.file.path === proved?.path || !isAlone) continue;
    report(diagnostic("cell/unlike", one.node, { text: String(one.figure), problem }));
  }
}

interface Odd {
  readonly one: Placed;
  readonly problem: string;
}

/** A column needs some figures before one can be unlike them. */
const fewest = 3;

/** Three times the largest of the others, and farther from it than neighbors among them lie apart, one pair aside. */
const leastRatio = 3;

/** In whole figures, 1 is a fourth of 4 and not far from it. */
const leastSteps = 6;

function farthest(rows: readonly Placed[], name: string): readonly Odd[] {
  const sized = rows.filter(({ figure }) => figure !== 0).sort((a, b) => Math.abs(a.figure) - Math.abs(b.figure));
  if (sized.length <= fewest) return [];
  const areWhole = sized.every(({ figure }) => Number.isInteger(figure));
  const sizes = sized.map(({ figure }) => Math.abs(figure));
  const isFar = (size: number, next: number, others: readonly number[]) => {
    const gaps = others.slice(1).map((one, at) => one / (others[at] as number));
    const [, second = 0] = gaps.sort((a, b) => b - a);
    const ratio = Math.max(leastRatio, second);
    return (!areWhole || Math.abs(size - next) >= leastSteps) && (size > ratio * next || size < next / ratio);
  };
  const [least = 0, second = 0] = sizes;
  const [last = 0, most = 0] = sizes.slice(-2);
  const far = [
    ...(isFar(least, second, sizes.slice(1)) ? sized.slice(0, 1) : []),
    ...(isFar(most, last, sizes.slice(0, -1)) ? sized.slice(-1) : []),
  ];
  return far.map((one) => {
    const others = rows.filter(({ row }) => row !== one.row).map(({ figure }) => figure);
    const [from, to] = [others.reduce((a, b) => Math.min(a, b)), others.reduce((a, b) => Math.max(a, b))];
    return { one, problem: `is far from the other figures of ${name}, which are ${from} to ${to}` };
  });
}

/** The one figure without which the others keep an order. */
function breaking(run: readonly Placed[], name: string): readonly Odd[] {
  if (run.length <= fewest || orderOf(run) !== null) return [];
  const steps = stepsOf(run);
  const turns = [steps.findIndex((step) => step < 0), steps.findIndex((step) => step > 0)].flatMap((at) => [
    at,
    at + 1,
  ]);
  const without = (at: number) => run.filter((_, other) => other !== at);
  const at = turns.find((one) => orderOf(without(one)) !== null) ?? run.length;
  const one = run[at];
  const others = without(at);
  if (!one || new Set(others.map(({ figure }) => figure)).size < fewest) return [];
  return [{ one, problem: `breaks the order of ${name}, which else never ${orderOf(others)}` }];
}

function orderOf(run: readonly Placed[]): "falls" | "rises" | null {
  const steps = stepsOf(run);
  if (steps.every((step) => step >= 0)) return "falls";
  return steps.every((step) => step <= 0) ? "rises" : null;
}

function stepsOf(run: readonly Placed[]): readonly number[] {
  return run.slice(1).map(({ figure }, at) => figure - (run[at] as Placed).figure);
}

/** Rows that follow each other along an axis of numbers. */
function runsOf(table: Table, rows: readonly Placed[]): readonly (readonly Placed[])[] {
  if (table.shape !== "lookup") return [];
  const axes = table.axes.filter(({ columns }) => !columns);
  if (axes.every(({ match }) => match.kind === "exact")) return [];
  const placed = new Map(rows.map((one) => [one.row, one]));
  return runsAlong(axes, table.rows).map((run) => run.flatMap((row) => placed.get(row) ?? []));
}

function seriesOf(table: Table): readonly Series[] {
  if (table.shape === "modifiers") {
    const rows = table.modifiers.filter(({ outcome }) => outcome === undefined);
    return [{ name: "value", rows: rows.map((row) => ({ figure: row.value, row, node: child(row.node, "value") })) }];
  }
  const placed = placedRows(table);
  return [null, ...(table.shape === "catalog" ? table.nested.map(({ id }) => id) : [])].flatMap((place) => {
    const rows = placed.filter(({ within }) => within === place).map(({ row }) => row);
    return columnsOf(table, place).flatMap((column) => partsOf(column).map((part) => seriesOfPart(column, part, rows)));
  });
}

function seriesOfPart(column: Column, { name, figureOf }: Part, rows: readonly Row[]): Series {
  const figures = rows.flatMap((row): readonly Placed[] => {
    const figure = figureOf(row.values[column.id] ?? null);
    return figure === null ? [] : [{ figure, row, node: child(row.node, column.id) }];
  });
  return { name, rows: figures };
}

/** A cell that is a figure, or a part of a cell that is one. */
interface Part {
  readonly name: string;
  readonly figureOf: (value: Value) => number | null;
}

function partsOf({ id, type }: Column): readonly Part[] {
  if (type.type !== "record") return figurePart(id, type);
  return type.fields.flatMap((field) =>
    figurePart(`${field.id} in ${id}`, field.type).map(({ name, figureOf }) => ({
      name,
      figureOf: (value: Value) => (isRecord(value) ? figureOf(value[field.id] ?? null) : null),
    })),
  );
}

function figurePart(name: string, { type }: ValueType): readonly Part[] {
  if (type === "number") return [{ name, figureOf: (value) => (typeof value === "number" ? value : null) }];
  return type === "dice" ? [{ name, figureOf: meanOf }] : [];
}

/** What an amount of dice comes to on average. */
function meanOf(value: Value): number | null {
  if (!isRecord(value)) return null;
  const [dice = 0, sides = 0, plus = 0, times = 1] = ["dice", "sides", "plus", "times"].map((part) =>
    Number(value[part]),
  );
  return ((dice * (sides + 1)) / 2 + plus) * times;
}
