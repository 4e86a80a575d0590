import type { Content, Operation } from "../compiler.ts";
import type { Sheet, SheetLine } from "../engine/sheet.ts";
import type { App } from "./app.ts";
import { askForm, say } from "./dialog.ts";
import { button, element, field } from "./element.ts";
import { openNewColumn } from "./new-column.ts";
import { evidenceNeeded } from "./panel.ts";

/** What can be done with the rows of a table. */
export function rowActions(app: App): readonly HTMLElement[] {
  const { sheet } = app;
  const inner = sheet?.inner;
  return [
    button("Add row", () => openNewRow(app, false)),
    ...(inner ? [button(`Add to ${inner}`, () => openNewRow(app, true))] : []),
    button("Duplicate", () => duplicate(app)),
    button("Move up", () => move(app, -1), { "data-does": "row-up", title: "Alt+↑" }),
    button("Move down", () => move(app, 1), { "data-does": "row-down", title: "Alt+↓" }),
    button("Delete row", () => remove(app)),
    button("Add column", () => openNewColumn(app)),
  ];
}

/** The row at the cursor: within a row the inner one where the cursor stands in its columns. */
function chosen({
  sheet,
  grid,
}: App): { readonly sheet: Sheet; readonly line: SheetLine; readonly path: SheetLine["path"] } | null {
  const line = sheet?.lines[grid.at.line];
  if (!sheet || !line) return null;
  const isInner = sheet.columns[grid.at.column]?.isInner === true && line.inner !== null;
  return { sheet, line, path: isInner && line.inner ? line.inner : line.path };
}

/** Rows beside one another: those of the table, or those within one row. */
function siblings(sheet: Sheet, path: SheetLine["path"]): readonly SheetLine["path"][] {
  const above = JSON.stringify(path.slice(0, -1));
  const all = sheet.lines.flatMap(({ path: own, inner, span }) => [
    ...(span > 0 ? [own] : []),
    ...(inner ? [inner] : []),
  ]);
  return all.filter((one) => JSON.stringify(one.slice(0, -1)) === above);
}

function isSame(one: SheetLine["path"], other: SheetLine["path"]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function move(app: App, by: -1 | 1): void {
  const at = chosen(app);
  if (!at) return;
  const all = siblings(at.sheet, at.path);
  const index = all.findIndex((one) => isSame(one, at.path));
  if (index + by < 0 || index + by >= all.length) return;
  // Behind the next one is before the one after it.
  const before = by === -1 ? all[index - 1] : all[index + 2];
  const operation: Operation = { kind: "move", path: at.path, before: before?.at(-1) ?? null };
  void app.edit([operation], () => {
    const line = app.sheet?.lines.findIndex(({ path, inner }) =>
      isSame(
        at.sheet.rows === "list" ? [...at.path.slice(0, -1), index + by] : at.path,
        at.path.length > 2 && inner ? inner : path,
      ),
    );
    if (line !== undefined && line !== -1) app.grid.focusAt({ line, column: app.grid.at.column });
  });
}

async function remove(app: App): Promise<void> {
  const at = chosen(app);
  if (!at) return;
  const was = await app.ask.contentAt(at.sheet.path, at.path);
  if (was === null) return;
  await app.edit([{ kind: "delete", path: at.path, was }], () =>
    say(`${at.path.at(-1)} is taken out; Undo brings it back`),
  );
}

function duplicate(app: App): void {
  const at = chosen(app);
  if (!at) return;
  const last = at.path.at(-1);
  if (typeof last === "number")
    return void app.edit([{ kind: "duplicate", path: at.path }], () =>
      app.grid.focusAt({ line: app.grid.at.line + 1, column: 0 }),
    );
  const id = element("input", { value: freeId(`${last}-copy`, siblings(at.sheet, at.path)), required: true });
  askForm(`Duplicate ${last}`, [field("Id of the copy", id, idHint)], "Duplicate", async () => {
    await app.edit([{ kind: "duplicate", path: at.path, to: id.value.trim() }], () =>
      focusOn(app, [...at.path.slice(0, -1), id.value.trim()]),
    );
    return null;
  });
}

const idHint = "small letters, digits and hyphens; it never changes later, for apps know the row by it";

function idOf(name: string): string {
  return name
    .toLowerCase()
    .normalize("NFD")
    .replace(/[^a-z0-9.]+/g, "-")
    .replace(/^[-.]+|[-.]+$/g, "");
}

function freeId(wanted: string, taken: readonly SheetLine["path"][]): string {
  const ids = new Set(taken.map((path) => path.at(-1)));
  for (let count = 1; ; count++) {
    const id = count === 1 ? wanted : `${wanted}-${count}`;
    if (!ids.has(id)) return id;
  }
}

function focusOn(app: App, path: SheetLine["path"]): void {
  const line =
    app.sheet?.lines.findIndex((one) => isSame(one.path, path) || (one.inner !== null && isSame(one.inner, path))) ??
    -1;
  const cells = app.sheet?.lines[line]?.cells ?? [];
  const isInner = path.length > 2;
  const column = app.grid.shown.find(
    (index) => cells[index]?.state === "blank" && app.sheet?.columns[index]?.isInner === isInner,
  );
  if (line !== -1) app.grid.focusAt({ line, column: column ?? 0 });
}

/** Asks for what tells the new row from others, and where it goes; its cells are typed in the grid. */
function openNewRow(app: App, isInner: boolean): void {
  const { sheet } = app;
  if (!sheet) return;
  const at = chosen(app);
  const holder = isInner && at && sheet.inner ? [...at.line.path, sheet.inner] : ["rows"];
  const beside = siblings(sheet, [...holder, ""]);
  const isList = !isInner && sheet.rows === "list";
  const name = element("input", { required: true });
  const id = element("input", { required: true });
  name.addEventListener("input", () => {
    id.value = idOf(name.value);
  });
  const keys = isList ? keyColumns(sheet) : [];
  const inputs = keys.map(() => element("input", { required: true }));
  const cited = element("input", { inputmode: "numeric" });
  const hasLine = app.book?.isDocumented === true && (isInner || !sheet.inner);
  const book = sheet.path.split("/")[1] ?? "";
  const fields = [
    ...(isList
      ? keys.map((index, at) => field(sheet.columns[index]?.heading ?? "", inputs[at] as HTMLInputElement))
      : [field("Name", name), field("Id", id, idHint)]),
    hasLine ? field("Line of the book", cited, evidenceNeeded("a new line", book)) : null,
  ];
  const title = isInner ? `Add to ${sheet.inner} of ${at?.line.address}` : "Add a row";
  askForm(title, fields, "Add", async () => {
    const own: (readonly [string, Content])[] = isList
      ? keys.map(
          (index, at) => [sheet.columns[index]?.field ?? "", (inputs[at] as HTMLInputElement).value.trim()] as const,
        )
      : [["name", name.value.trim()] as const];
    if (cited.value.trim() !== "") own.push([cited.value.includes("-") ? "lines" : "line", cited.value.trim()]);
    const where = isList
      ? placeFor(
          sheet,
          keys,
          inputs.map(({ value }) => value.trim()),
        )
      : id.value.trim();
    const path = [...holder, where];
    const problem = await app.ask.edit(sheet.path, [addOperation(sheet, path, own, isInner, beside.length === 0)]);
    await app.renew();
    if (problem === null) setTimeout(() => focusOn(app, path));
    return problem;
  });
}

function addOperation(
  sheet: Sheet,
  path: SheetLine["path"],
  own: readonly (readonly [string, Content])[],
  isInner: boolean,
  isFirst: boolean,
): Operation {
  // The first row within a row brings the field that holds them.
  if (isInner && isFirst)
    return {
      kind: "set",
      path: path.slice(0, -1),
      was: null,
      content: { entries: [[String(path.at(-1)), { entries: own }]] },
    };
  // A row that holds rows is nothing without one.
  const within: readonly (readonly [string, Content])[] =
    !isInner && sheet.inner ? [[sheet.inner, { entries: [["standard", { entries: [["name", "Standard"]] }]] }]] : [];
  return { kind: "add", path, content: { entries: [...own, ...within] } };
}

function keyColumns({ columns }: Sheet): readonly number[] {
  const own = columns.flatMap(({ isKey }, index) => (isKey ? [index] : []));
  return own.length > 0 ? own : [0];
}

/** Where a row of a lookup belongs: where its key is a number, in the order the others have; else last. */
function placeFor({ lines }: Sheet, keys: readonly number[], typed: readonly string[]): number {
  const numbers = lines.map(({ cells }) => numberIn(cells[keys[0] ?? 0]?.text ?? ""));
  const own = numberIn(typed[0] ?? "");
  if (keys.length !== 1 || Number.isNaN(own) || numbers.some(Number.isNaN)) return lines.length;
  const falls = (numbers[0] ?? 0) > (numbers.at(-1) ?? 0);
  const at = numbers.findIndex((one) => (falls ? one < own : one > own));
  return at === -1 ? lines.length : at;
}

/** The lower end of a band as it is typed; `-8` is open below. */
function numberIn(text: string): number {
  return Number.parseFloat(text.replace(/^\+/, ""));
}
