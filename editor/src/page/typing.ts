import type { Operation } from "../compiler.ts";
import type { Printed } from "../engine/editing.ts";
import type { Sheet } from "../engine/sheet.ts";
import type { App } from "./app.ts";
import { openDialog, say } from "./dialog.ts";
import { button, element } from "./element.ts";
import { correct } from "./erratum.ts";
import type { Place } from "./grid.ts";
import { operationTyped } from "./operations.ts";

/** Address of a cell, as errata and the compiler name it; empty where it has none. */
export function addressOf({ rows, address, lines, columns }: Sheet, { line, column }: Place): string {
  const [at, head] = [lines[line], columns[column]];
  if (!at || !head || rows === "none") return "";
  return [address, head.within !== null ? at.innerAddress : at.address, head.field]
    .filter((one) => one !== "")
    .join("/");
}

/** Types a text into a cell; over what the document prints, that opens a correction. */
export async function typeInto(app: App, place: Place, text: string): Promise<void> {
  const { sheet, grid } = app;
  const [column, cell] = [sheet?.columns[place.column], grid.cellAt(place)];
  const operation = sheet && cell && column && operationTyped(sheet, column, cell, text);
  if (!operation) return app.show();
  await typeAll(app, [operation]);
}

/** Types into several cells as one edit; those that the document prints otherwise are corrected on record instead. */
export async function typeAll(app: App, operations: readonly Operation[]): Promise<void> {
  const { sheet, book } = app;
  if (!sheet || operations.length === 0) return;
  if (!book?.isDocumented) return app.edit(operations);
  await app.during(async () => {
    const found = await app.ask.type(sheet.path, operations);
    if (typeof found === "string") return say(found);
    const [only, ...more] = found;
    if (only && more.length === 0) correct(app, only.address, only.value, only.complaint);
    else if (only) openPrinted(app, found);
  });
}

/** Cells that the document prints otherwise, each to be corrected by a record of its own. */
function openPrinted(app: App, printed: readonly Printed[]): void {
  const items = printed.map(({ address, value, complaint }) =>
    element(
      "li",
      {},
      element("code", {}, address),
      element("p", {}, complaint.message),
      button(`Correct to ${value} …`, () => correct(app, address, value, complaint)),
    ),
  );
  openDialog(
    "The book prints these otherwise",
    [
      element(
        "p",
        {},
        "They stay as they are printed. What is wrong in the print is corrected by a record of its own.",
      ),
      element("ul", { class: "conflicts" }, ...items),
    ],
    [],
  );
}
