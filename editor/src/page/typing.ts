import type { Sheet } from "../engine/sheet.ts";
import type { App } from "./app.ts";
import { say } from "./dialog.ts";
import { correct } from "./erratum.ts";
import type { Place } from "./grid.ts";
import { operationTyped } from "./operations.ts";

/** Address of a cell, as errata and the compiler name it; empty where it has none. */
export function addressOf({ rows, address, lines, columns }: Sheet, { line, column }: Place): string {
  const [at, head] = [lines[line], columns[column]];
  if (!at || !head || rows === "none") return "";
  return [address, head.isInner ? at.innerAddress : at.address, head.field].filter((one) => one !== "").join("/");
}

/** Types a text into a cell; over what the document prints, that opens a correction. */
export async function typeInto(app: App, place: Place, text: string): Promise<void> {
  const { sheet, grid, book } = app;
  const [line, column, cell] = [sheet?.lines[place.line], sheet?.columns[place.column], grid.cellAt(place)];
  const operation = sheet && cell && column && operationTyped(sheet, column, cell, text);
  if (!sheet || !line || !operation) return app.show();
  if (!book?.isDocumented || column.field === "") return app.edit([operation]);
  await app.during(async () => {
    const typed = await app.ask.type(sheet.path, operation, column.isInner ? line.innerAddress : line.address);
    if (typed.kind === "refused") say(typed.problem);
    if (typed.kind === "printed") correct(app, addressOf(sheet, place), text === "" ? "absent" : text, typed.complaint);
  });
}
