import type { Operation } from "../compiler.ts";
import type { Sheet } from "../engine/sheet.ts";
import type { Range } from "./grid.ts";
import { operationTyped } from "./operations.ts";

/** Cells as a spreadsheet takes them: tabs between, and quotes around what holds a tab, a quote or a line break. */
export function tabbed(cells: readonly (readonly string[])[]): string {
  const quoted = (text: string) => (/["\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  return cells.map((line) => line.map(quoted).join("\t")).join("\n");
}

/** Puts the cells of a range into the clipboard. */
export async function copyText(sheet: Sheet, shown: readonly number[], { from, to }: Range): Promise<void> {
  const columns = shown.filter((column) => column >= from.column && column <= to.column);
  const lines = sheet.lines.slice(from.line, to.line + 1);
  await navigator.clipboard.writeText(
    tabbed(lines.map(({ cells }) => columns.map((column) => cells[column]?.text ?? ""))),
  );
}

/** Fills the cells of a range with what stands in its first line, or one cell with what stands above it. */
export function fillOperations(sheet: Sheet, shown: readonly number[], { from, to }: Range): readonly Operation[] {
  const first = from.line === to.line ? from.line - 1 : from.line;
  const columns = shown.filter((column) => column >= from.column && column <= to.column);
  return columns.flatMap((index) => {
    const column = sheet.columns[index];
    const above = sheet.lines.slice(0, first + 1).findLast(({ cells }) => cells[index])?.cells[index];
    if (!column || !above || column.field === "") return [];
    return sheet.lines.slice(first + 1, to.line + 1).flatMap(({ cells }): readonly Operation[] => {
      const cell = cells[index];
      return cell &&
        cell.text !== above.text &&
        cell.state !== "group" &&
        operationTyped(sheet, column, cell, above.text)
        ? [operationTyped(sheet, column, cell, above.text) as Operation]
        : [];
    });
  });
}
