import type { Sheet } from "../engine/sheet.ts";
import type { Place, Range } from "./grid.ts";
import { hasCell } from "./grid-table.ts";

/** The cell at a place: of a row that spans several lines the row's own, of a column that is not shown the next one. */
export function nearestCell(
  { lines, columns }: Sheet,
  shown: readonly number[],
  { from, to }: Range,
  { line, column }: Place,
  by: Place = { line: 0, column: 1 },
): Place {
  const has = (at: number, index: number) => {
    const [row, head] = [lines[at], columns[index]];
    return row !== undefined && head !== undefined && shown.includes(index) && hasCell(row, head);
  };
  const isOn = by.column < 0 ? (one: number) => one < column : (one: number) => one > column;
  const order = by.column < 0 ? [...shown].reverse() : shown;
  const onPage = shown.includes(column) ? column : order.find(isOn);
  const edge = column > to.column ? to.column : from.column;
  const at = { line: Math.max(0, Math.min(line, to.line)), column: onPage ?? edge };
  if (has(at.line, at.column)) return at;
  const beside = by.line === 0 ? order.find((one) => isOn(one) && has(at.line, one)) : undefined;
  if (beside !== undefined) return { ...at, column: beside };
  const down = by.line > 0 ? lines.findIndex((_, index) => index > at.line && has(index, at.column)) : -1;
  const up = lines.slice(0, at.line).findLastIndex((_, index) => has(index, at.column));
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
