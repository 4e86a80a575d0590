import type { SheetChange, TakenSheet } from "../engine/spreadsheet.ts";
import type { App } from "./app.ts";
import { openDialog, say } from "./dialog.ts";
import { button, element } from "./element.ts";
import { tickOf, verdictTable } from "./paste.ts";
import { typeAll } from "./typing.ts";
import { download } from "./zip-store.ts";

/** Out into a spreadsheet, and back: what that would change is shown before anything does. */
export function openSpreadsheet(app: App): void {
  const { sheet } = app;
  if (!sheet) return;
  const save = async (ending: "csv" | "xlsx") => {
    const bytes = await app.ask.spreadsheet(sheet.path, ending);
    if (bytes) download(`${sheet.address.split("/")[1]}.${ending}`, new Blob([bytes as BlobPart]));
    else say("this table has no rows that stand in a spreadsheet");
  };
  const file = element("input", {
    type: "file",
    accept: ".csv,.tsv,.xlsx",
    "aria-label": "A spreadsheet of this table",
  });
  const told = element("div", { class: "taken" });
  const take = button("Take it in", () => {}, { class: "main", disabled: true });
  let rows: readonly { readonly cell: SheetChange; readonly tick: HTMLInputElement }[] = [];
  file.addEventListener("change", async () => {
    const [chosen] = file.files ?? [];
    if (!chosen) return;
    const found = await app.ask.takeSpreadsheet(sheet.path, chosen.name, new Uint8Array(await chosen.arrayBuffer()));
    rows = (found?.changes ?? []).map((cell) => ({ cell, tick: tickOf(cell) }));
    take.disabled = !rows.some(({ cell }) => cell.operation);
    told.replaceChildren(
      ...(rows.length > 0 ? [verdictTable("sheet", rows)] : []),
      ...(found ? remarksOf(found) : [element("p", { class: "problem" }, "This table has no rows for a spreadsheet.")]),
    );
  });
  take.addEventListener("click", () => {
    dialog.close();
    const taken = rows.filter(({ tick }) => tick.checked);
    void typeAll(
      app,
      taken.flatMap(({ cell }) => cell.operation ?? []),
    );
  });
  const out = [button("As XLSX", () => void save("xlsx")), button("As CSV", () => void save("csv"))];
  const dialog = openDialog(
    `${sheet.title} in a spreadsheet`,
    [element("h3", {}, "Out"), element("p", { class: "tools" }, ...out), element("h3", {}, "Back in"), file, told],
    [take],
  );
}

function remarksOf({ changes, problems, notes }: TakenSheet): readonly HTMLElement[] {
  const list = (title: string, remarks: TakenSheet["notes"], name: string) => {
    const items = remarks.map(({ at, text }) => element("li", {}, `${at} ${text}`.trim()));
    return items.length === 0 ? [] : [element("h4", {}, title), element("ul", { class: name }, ...items)];
  };
  return [
    ...list("Nothing can be taken", problems, "problem"),
    ...list("To know", notes, "soft"),
    ...(changes.length + problems.length === 0 ? [element("p", {}, "The sheet says what the table says.")] : []),
  ];
}
