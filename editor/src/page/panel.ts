import type { CellFacts } from "../engine/cell.ts";
import type { About, SheetColumn } from "../engine/sheet.ts";
import type { App } from "./app.ts";
import { button, element, field } from "./element.ts";
import { correct } from "./erratum.ts";
import { complaint } from "./problems.ts";
import { addressOf, typeInto } from "./typing.ts";

/** What is known of the chosen cell: its text to be typed over, what it means, where it is printed, what became of it. */
export function showPanel(panel: HTMLElement, app: App): void {
  const { sheet, grid } = app;
  const place = grid.at;
  const cell = sheet ? grid.cellAt(place) : null;
  const column = sheet?.columns[place.column];
  panel.hidden = !cell || !column;
  if (!sheet || !cell || !column) return;
  const address = addressOf(sheet, place);
  const problems = app.problemsAt(place);
  const state = JSON.stringify([address, cell, column, problems]);
  if (panel.dataset.state === state) return;
  panel.dataset.state = state;
  const line = sheet.lines[place.line];
  const input = element("input", {
    value: cell.text,
    readonly: cell.state === "group",
    placeholder: cell.state === "blank" ? "blank" : undefined,
    autocomplete: "off",
    spellcheck: "false",
  });
  const form = element(
    "form",
    {},
    field(column.heading, input),
    cell.state === "group" ? null : element("button", { type: "submit" }, "Put"),
  );
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void typeInto(app, place, input.value.trim());
  });
  const facts = element("div", { class: "facts" });
  panel.replaceChildren(
    element(
      "h2",
      {},
      line?.innerAddress && column.within !== null
        ? line.innerAddress.replace("/", " › ").replace("/", " › ")
        : (line?.address ?? column.heading),
    ),
    form,
    cell.state === "group" && sheet.rows !== "none"
      ? element(
          "p",
          { class: "soft" },
          "This cell has fields of its own; ",
          button("edit them one by one", () => app.go(sheet.path, "fields"), { class: "quiet" }),
        )
      : "",
    element("ul", { class: "at-cell" }, ...problems.map((one) => element("li", {}, ...complaint(one, app)))),
    meaning(column),
    facts,
  );
  if (address === "" || column.field === "") return;
  const lines = sheet.columns.findIndex(({ field: one, within }) => /^lines?$/.test(one) && within === column.within);
  void app.ask.cell(address, line?.cells[lines]?.text ?? "").then((found) => {
    if (panel.dataset.state === state) facts.replaceChildren(...factsOf(found, app, address, cell.text));
  });
}

function meaning({ about }: SheetColumn): Node {
  if (!about) return element("p", {});
  const { description, type, unit, forms, parts, words } = about;
  return element(
    "div",
    { class: "meaning" },
    element("p", {}, description),
    element("p", { class: "soft" }, [type, unit && `in ${unit}`].filter(Boolean).join(", ")),
    forms.length > 0 && !isBare(about)
      ? element("p", {}, ...forms.flatMap((form) => [element("code", {}, form), " "]))
      : null,
    parts.length > 0 ? element("ul", {}, ...parts.map((part) => element("li", {}, part))) : null,
    words.length > 0 ? element("p", { class: "soft" }, "words: ", words.slice(0, 24).join(", ")) : null,
  );
}

function isBare({ forms }: About): boolean {
  return forms.length === 1 && forms[0] === "{value}";
}

function factsOf(
  { printed, cited, now, errata, versions }: CellFacts,
  app: App,
  address: string,
  text: string,
): readonly Node[] {
  const isDocumented = app.book?.isDocumented === true;
  return [
    ...(now === null ? [] : [element("p", {}, "Read now: ", element("strong", {}, now))]),
    ...printed.map(({ line, text: words, isWhole }) =>
      element(
        "p",
        {},
        element("span", { class: "soft" }, isWhole ? `Line ${line} prints ` : `Figures of line ${line}: `),
        element("q", {}, words),
      ),
    ),
    ...(isDocumented && printed.length === 0
      ? [element("p", { class: "soft" }, evidenceNeeded(cited, address.split("/")[0] ?? ""))]
      : []),
    ...errata.map((one) =>
      element(
        "p",
        { class: "erratum" },
        element("a", { href: `#${one.path}` }, `${one.state}: ${one.id}`),
        one.change ? ` ${one.change}. ` : " ",
        one.because,
      ),
    ),
    ...versions.map((one) => element("p", { class: "soft" }, `Version ${one}`)),
    ...(isDocumented ? [button("Correct the print …", () => correct(app, address, text, null))] : []),
  ];
}

/** What a figure of a documented book still needs, and why that cannot be had here. */
export function evidenceNeeded(cited: string | null, book: string): string {
  if (cited === null)
    return "The row cites no line: type in its column line the number of the line the book prints it on.";
  return `No evidence of ${cited} is on record. Where the document is at hand, npx tablewright evidence ${book} --write draws it; this page has no document to draw it from.`;
}
