import type { Operation } from "../compiler.ts";
import type { TakenSheet } from "../engine/spreadsheet.ts";
import type { App } from "./app.ts";
import { openDialog, say } from "./dialog.ts";
import { button, element } from "./element.ts";
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
  let edits: readonly Operation[] = [];
  file.addEventListener("change", async () => {
    const [chosen] = file.files ?? [];
    if (!chosen) return;
    const found = await app.ask.takeSpreadsheet(sheet.path, chosen.name, new Uint8Array(await chosen.arrayBuffer()));
    edits = found?.operations ?? [];
    take.disabled = edits.length === 0;
    told.replaceChildren(...(found ? remarksOf(found) : []));
  });
  take.addEventListener("click", () => {
    dialog.close();
    void app.edit(edits);
  });
  const out = [button("As XLSX", () => void save("xlsx")), button("As CSV", () => void save("csv"))];
  const dialog = openDialog(
    `${sheet.title} in a spreadsheet`,
    [element("h3", {}, "Out"), element("p", { class: "tools" }, ...out), element("h3", {}, "Back in"), file, told],
    [take],
  );
}

function remarksOf({ operations, doubts, problems, notes }: TakenSheet): readonly HTMLElement[] {
  const list = (title: string, texts: readonly string[], name: string) =>
    texts.length === 0
      ? []
      : [element("h4", {}, title), element("ul", { class: name }, ...texts.map((text) => element("li", {}, text)))];
  const said = (remarks: TakenSheet["doubts"]) => remarks.map(({ at, text }) => `${at} ${text}`.trim());
  return [
    ...list("Nothing can be taken", said(problems), "problem"),
    ...list("Not taken, for it is doubtful", said(doubts), "problem"),
    ...list("Taken in", operations.map(wordsOf), "cells"),
    ...list("To know", said(notes), "soft"),
    ...(operations.length + doubts.length + problems.length === 0
      ? [element("p", {}, "The sheet says what the table says.")]
      : []),
  ];
}

function wordsOf(operation: Operation): string {
  const place = operation.path.slice(1).join(" › ");
  if (operation.kind === "set" && typeof operation.content === "string")
    return `${place}: ${operation.was ?? "blank"} → ${operation.content}`;
  return operation.kind === "clear"
    ? `${place}: blank`
    : `${place}: ${operation.kind === "add" ? "new" : operation.kind}`;
}
