import type { Operation } from "../compiler.ts";
import type { SheetCell, SheetColumn } from "../engine/sheet.ts";
import { tabbed } from "../engine/tabbed.ts";
import type { App } from "./app.ts";
import { clear } from "./commands.ts";
import type { Range } from "./grid.ts";
import { operationTyped } from "./operations.ts";
import { openPaste } from "./paste.ts";

/** Copies, cuts and pastes cells, as long as no text field has the focus. */
export function listenToClipboard(app: App): void {
  const clipped = (event: ClipboardEvent) => {
    const { clipboardData: data, target, type } = event;
    if (!data || !app.sheet || !(target instanceof HTMLElement) || target.closest("input,textarea,dialog")) return;
    event.preventDefault();
    const { range, at } = app.grid;
    const text = data.getData("text/plain");
    if (type === "paste" && text !== "") void openPaste(app, text, at);
    if (type !== "paste") data.setData("text/plain", tabbed(textsIn(app, range)));
    if (type === "cut") void clear(app, range);
  };
  for (const kind of ["copy", "cut", "paste"] as const) document.addEventListener(kind, clipped);
}

/** The cells of a range, line by line. */
export function cellsIn({ sheet, grid }: App, { from, to }: Range) {
  const shown = grid.shown.filter((index) => index >= from.column && index <= to.column);
  const lines = sheet?.lines.slice(from.line, to.line + 1) ?? [];
  return lines.map(({ cells }) =>
    shown.map((index): { readonly cell: SheetCell | null; readonly column: SheetColumn } => ({
      cell: cells[index] ?? null,
      column: sheet?.columns[index] as SheetColumn,
    })),
  );
}

function textsIn(app: App, range: Range): readonly (readonly string[])[] {
  return cellsIn(app, range).map((line) => line.map(({ cell }) => cell?.text ?? ""));
}

/** Fills the cells of a range with what stands in its first line, or one line with what stands above it. */
export function fillOperations(app: App, { from, to }: Range): readonly Operation[] {
  const { sheet } = app;
  const first = from.line === to.line ? from.line - 1 : from.line;
  const [above = [], ...below] = cellsIn(app, { from: { ...from, line: first }, to });
  return below.flatMap((line) =>
    line.flatMap(({ cell, column }, at) => {
      const text = above[at]?.cell?.text;
      if (!sheet || !cell || text === undefined || text === cell.text || cell.state === "group" || column.field === "")
        return [];
      return operationTyped(sheet, column, cell, text) ?? [];
    }),
  );
}
