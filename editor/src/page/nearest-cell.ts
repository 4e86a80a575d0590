import type { Sheet } from "../engine/sheet.ts";
import type { Place, Range } from "./grid.ts";
import type { GridTable } from "./grid-table.ts";

/** The cell at a place: of a row that spans several lines the row's own, of a column that is not shown the next one. */
export function nearestCell(
  cells: GridTable["cells"],
  shown: readonly number[],
  { from, to }: Range,
  { line, column }: Place,
  by: Place = { line: 0, column: 1 },
): Place {
  const isOn = by.column < 0 ? (one: number) => one < column : (one: number) => one > column;
  const order = by.column < 0 ? [...shown].reverse() : shown;
  const onPage = shown.includes(column) ? column : order.find(isOn);
  const edge = column > to.column ? to.column : from.column;
  const at = { line: Math.max(0, Math.min(line, to.line)), column: onPage ?? edge };
  if (cells[at.line]?.[at.column]) return at;
  const beside = by.line === 0 ? order.find((one) => isOn(one) && cells[at.line]?.[one]) : undefined;
  if (beside !== undefined) return { ...at, column: beside };
  const down = by.line > 0 ? cells.findIndex((row, index) => index > at.line && row[at.column]) : -1;
  const up = cells.slice(0, at.line).findLastIndex((row) => row[at.column]);
  return { ...at, line: down !== -1 ? down : up !== -1 ? up : at.line };
}

/** Where the cell of a path stands; null where it is gone. */
export function placeOfPath({ lines }: Sheet, path: string): Place | null {
  for (const [line, { cells }] of lines.entries()) {
    const column = cells.findIndex((cell) => String(cell?.path) === path);
    if (column !== -1) return { line, column };
  }
  return null;
}
