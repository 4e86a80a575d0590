import type { App } from "./app.ts";
import { button, element } from "./element.ts";
import { rowActions } from "./rows.ts";
import { openText } from "./text.ts";

/** What stands above the grid: the title of the table, and what can be done with it. */
export function showHead(head: HTMLElement, app: App): void {
  const { sheet, book, part, showsAll } = app;
  const hidden = sheet?.columns.filter(({ isShown }) => !isShown).length ?? 0;
  const state = JSON.stringify([sheet?.path, sheet?.title, sheet?.rows, sheet?.problem, part, hidden, showsAll]);
  // What has the focus keeps it.
  if (head.dataset.state === state) return;
  head.dataset.state = state;
  if (!sheet) {
    const kept = "Everything you change is kept in this page until you save it.";
    head.replaceChildren(element("h1", {}, "Choose a table"), element("p", { class: "soft" }, kept));
    return;
  }
  const isTable = sheet.path.split("/").length === 4 && !sheet.path.includes("/errata/");
  const hasOther = isTable && (sheet.rows !== "none" || part === "fields");
  const all = () => {
    app.showsAll = !showsAll;
    app.show();
  };
  const actions = [
    ...(sheet.rows === "none" ? [] : rowActions(app)),
    ...(hasOther && part === "rows" ? [button("Other fields", () => app.go(sheet.path, "fields"))] : []),
    ...(hasOther && part === "fields" ? [button("Rows", () => app.go(sheet.path))] : []),
    button("Text", () => void openText(app)),
    ...(hidden > 0 ? [button(showsAll ? "Fewer columns" : `${hidden} more columns`, all)] : []),
  ];
  head.replaceChildren(
    element("p", { class: "soft path" }, `${book?.title ?? ""} · ${sheet.path}`),
    element("h1", {}, sheet.title, part === "fields" ? element("small", {}, " other fields") : null),
    element("p", { class: "problem" }, sheet.problem),
    element("div", { class: "tools", role: "toolbar", "aria-label": "Rows and columns" }, ...actions),
  );
}
