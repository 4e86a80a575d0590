import type { Operation, Path } from "../compiler.ts";
import type { Sheet, SheetLine } from "../engine/sheet.ts";
import type { App } from "./app.ts";
import { askForm, say } from "./dialog.ts";
import { button, element, field } from "./element.ts";
import { openNewColumn } from "./new-column.ts";
import { idHint, openNewRow } from "./new-row.ts";
import { openSpreadsheet } from "./spreadsheet.ts";

/** What can be done with the rows of a table. */
export function rowActions(app: App): readonly HTMLElement[] {
  return [
    button("Add row", () => openNewRow(app, null)),
    ...(app.sheet?.nested ?? []).map((inner) => button(`Add to ${inner}`, () => addWithin(app, inner))),
    button("Duplicate", () => duplicate(app)),
    button("↑", () => void move(app, -1), { "data-does": "row-up", "aria-label": "Move up", title: "Move up: Alt+↑" }),
    button("↓", () => void move(app, 1), {
      "data-does": "row-down",
      "aria-label": "Move down",
      title: "Move down: Alt+↓",
    }),
    button("Delete row", () => void remove(app)),
    button("Add column", () => openNewColumn(app)),
    button("Spreadsheet", () => openSpreadsheet(app)),
  ];
}

function addWithin(app: App, inner: string): void {
  const line = app.sheet?.lines[app.grid.at.line];
  openNewRow(app, line ? { line, field: inner } : null);
}

/** The row at the cursor: the one within a row where the cursor stands in its columns. */
function chosen({ sheet, grid }: App): { readonly sheet: Sheet; readonly path: Path } | null {
  const line = sheet?.lines[grid.at.line];
  if (!sheet || !line) return null;
  const within = sheet.columns[grid.at.column]?.within ?? null;
  return { sheet, path: (within !== null && line.inner) || line.path };
}

/** The rows beside a row: those of the table, or those within one row. */
function siblings({ lines }: Sheet, path: Path): readonly Path[] {
  const all = lines.flatMap(({ path: own, inner, span }) => [...(span > 0 ? [own] : []), ...(inner ? [inner] : [])]);
  return all.filter((one) => isSame(one.slice(0, -1), path.slice(0, -1)));
}

function isSame(one: Path, other: Path): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

async function move(app: App, by: -1 | 1): Promise<void> {
  const at = chosen(app);
  if (!at) return;
  const all = siblings(at.sheet, at.path);
  const index = all.findIndex((one) => isSame(one, at.path));
  if (index + by < 0 || index + by >= all.length) return;
  // Behind the next one is before the one after it.
  const before = all[by === -1 ? index - 1 : index + 2]?.at(-1) ?? null;
  const operation: Operation = { kind: "move", path: at.path, before };
  const after = typeof at.path.at(-1) === "number" ? [...at.path.slice(0, -1), index + by] : at.path;
  await app.edit([operation], () => focusOn(app, after, app.grid.at.column));
}

async function remove(app: App): Promise<void> {
  const at = chosen(app);
  const was = at && (await app.ask.contentAt(at.sheet.path, at.path));
  if (!at || was === null) return;
  const told = () => say(`${at.path.at(-1)} is taken out; Undo brings it back`);
  await app.edit([{ kind: "delete", path: at.path, was }], told);
}

function duplicate(app: App): void {
  const at = chosen(app);
  const last = at?.path.at(-1);
  if (!at || last === undefined) return;
  const copy = (to: Operation, path: Path) => app.edit([to], () => focusOn(app, path));
  if (typeof last === "number")
    return void copy({ kind: "duplicate", path: at.path }, [...at.path.slice(0, -1), last + 1]);
  const id = element("input", { value: `${last}-copy`, required: true });
  askForm(`Duplicate ${last}`, [field("Id of the copy", id, idHint)], "Duplicate", async () => {
    const to = id.value.trim();
    if (siblings(at.sheet, at.path).some((one) => one.at(-1) === to)) return `${to} is there already`;
    await copy({ kind: "duplicate", path: at.path, to }, [...at.path.slice(0, -1), to]);
    return null;
  });
}

/** Puts the cursor on a row: on a column, or on the first blank one that must be filled, or on the first. */
export function focusOn({ sheet, grid, problemsAt }: App, path: Path, column?: number): void {
  const isIt = ({ path: own, inner }: SheetLine) => isSame(own, path) || (inner !== null && isSame(inner, path));
  const line = sheet?.lines.findIndex(isIt) ?? -1;
  const cells = sheet?.lines[line]?.cells ?? [];
  const within = path.length > 2 ? path.at(-2) : null;
  const blank = grid.shown.filter((at) => cells[at]?.state === "blank" && sheet?.columns[at]?.within === within);
  const needed = blank.find((at) => problemsAt({ line, column: at }).length > 0);
  if (line !== -1) grid.focusAt({ line, column: column ?? needed ?? blank[0] ?? 0 });
}
