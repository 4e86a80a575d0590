import type { Path } from "../compiler.ts";
import type { SheetLine } from "../engine/sheet.ts";
import type { App } from "./app.ts";
import { askForm } from "./dialog.ts";
import { element, field } from "./element.ts";
import { evidenceNeeded } from "./panel.ts";
import { focusOn } from "./rows.ts";

export const idHint = "small letters, digits and hyphens; it never changes later, for apps know the row by it";

/** Asks for what tells the new row from others, and so where it goes; its cells are typed in the grid. */
export function openNewRow(app: App, within: { readonly line: SheetLine; readonly field: string } | null): void {
  const { sheet } = app;
  if (!sheet) return;
  const isList = within === null && sheet.rows === "list";
  const own = sheet.columns.filter(({ isKey }) => isKey);
  const keys = (isList ? own : []).map(({ field: name, heading }) => ({
    name,
    heading,
    input: element("input", { required: true }),
  }));
  const name = element("input", { required: true });
  const id = element("input", { required: true });
  const cited = element("input", { inputmode: "numeric" });
  name.addEventListener("input", async () => {
    const typed = name.value;
    const found = await app.ask.idOf(typed);
    if (typed === name.value && !isOwnId) id.value = found;
  });
  // An id a person typed stays as it is.
  let isOwnId = false;
  id.addEventListener("input", () => {
    isOwnId = id.value !== "";
  });
  const isCited = app.book?.isDocumented === true && (within !== null || sheet.nested.length === 0);
  const title = within ? `Add to ${within.field} of ${within.line.address}` : "Add a row";
  const fields = [
    ...(isList
      ? keys.map(({ heading, input }) => field(heading, input))
      : [field("Name", name), field("Id", id, idHint)]),
    isCited ? field("Line of the book", cited, evidenceNeeded("a new line", sheet.path.split("/")[1] ?? "")) : null,
  ];
  let made: Path | string = "";
  const add = async (): Promise<string | null> => {
    const line = cited.value.trim();
    await app.during(async () => {
      made = await app.ask.addRow(sheet.path, {
        cells: [
          ...(isList
            ? keys.map(({ name: key, input }) => [key, input.value.trim()] as const)
            : [["name", name.value.trim()] as const]),
          ...(line === "" ? [] : [[/\D/.test(line) ? "lines" : "line", line] as const]),
        ],
        id: isList ? null : id.value.trim(),
        within: within && { row: within.line.path, field: within.field },
        inner: within ? null : (sheet.nested[0] ?? null),
      });
    });
    return typeof made === "string" ? made : null;
  };
  askForm(title, fields, "Add", add, () => {
    if (typeof made !== "string") focusOn(app, made);
  });
}
