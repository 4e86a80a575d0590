import type { App } from "./app.ts";
import { cellsIn, fillOperations } from "./clipboard.ts";
import type { Range } from "./grid.ts";
import { commandOf, type GridCommand } from "./keys.ts";
import { operationTyped } from "./operations.ts";
import { typeAll, typeInto } from "./typing.ts";

/** Saves and undoes wherever the focus is; text fields, dialogs and the grid have keys of their own. */
export function listenToKeys(app: App): void {
  addEventListener("keydown", (event) => {
    const command = commandOf(event);
    const isOwn = event.target instanceof Element && event.target.closest("input,textarea,select,dialog,.grid");
    if (isOwn || !(command === "save" || command === "undo" || command === "redo")) return;
    event.preventDefault();
    void obey(app, command, app.grid.range);
  });
}

/** Does what a key asks for. */
export async function obey(app: App, command: GridCommand, range: Range): Promise<void> {
  switch (command) {
    case "edit":
      return app.grid.edit(null);
    case "undo":
      return app.undo();
    case "redo":
      return app.redo();
    case "save":
      return app.save();
    case "clear":
      return clear(app, range);
    case "fill":
      return typeAll(app, fillOperations(app, range));
    case "row-up":
    case "row-down":
      return document.querySelector<HTMLButtonElement>(`[data-does="${command}"]`)?.click();
    case "out":
      return document.querySelector<HTMLElement>(".sheet-head button")?.focus();
    default:
      return command satisfies never;
  }
}

/** Makes cells blank: one as if that were typed, several as one edit. */
export async function clear(app: App, range: Range): Promise<void> {
  const { from, to } = range;
  const { sheet } = app;
  if (from.line === to.line && from.column === to.column) return typeInto(app, from, "");
  const all = cellsIn(app, range).flat();
  const typed = all.flatMap(
    ({ cell, column }) => (sheet && cell && cell.state !== "group" && operationTyped(sheet, column, cell, "")) || [],
  );
  await typeAll(app, typed);
}
