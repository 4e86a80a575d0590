import { bookOfPage, citation, linesOf, linkTo } from "./cite.ts";
import { button, copyButton, element, rootOf } from "./element.ts";
import { marksIn } from "./figure.ts";
import type { Place } from "./row.ts";

/** A report on a figure with all that is known of it, to send to those who keep the tables. */
export function openReport(place: Place): void {
  const known = marksIn(place.cell ?? place.chosen.closest("tr") ?? place.chosen);
  const dialog = element("dialog", { class: "report", "aria-label": "Suggest a correction" });
  const text = element("textarea", { rows: "11", "aria-label": "The report", spellcheck: "false" });
  text.value = reportOf(place);
  dialog.append(
    element("h2", {}, "Suggest a correction"),
    ...(known.length > 0 ? [element("p", {}, "This is known already:")] : []),
    ...known.map(({ href, text: reason }) => element("p", {}, element("a", { href }, reason))),
    element("p", {}, "Say what it should be and why, and send this to those who keep the tables."),
    text,
    element(
      "div",
      { class: "card-actions" },
      ...inEditor(place),
      copyButton("Copy the report", () => text.value),
      button("Close", () => dialog.close()),
    ),
  );
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog || (event.target as Element).matches("a")) dialog.close();
  });
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

/** On a host the editor writes the correction as a record; a browser starts it from no disk. */
function inEditor({ chosen, cell }: Place): readonly HTMLElement[] {
  if (location.protocol === "file:" || !cell) return [];
  const href = `${rootOf()}edit/index.html#correct/${bookOfPage().id}/${cell.id || chosen.id}`;
  return [element("a", { class: "button", href }, "Write the correction")];
}

function reportOf(place: Place): string {
  const { id, data, file } = bookOfPage();
  const lines = linesOf(place);
  return [
    citation(place),
    `Address: ${id}/${place.chosen.id}`,
    `Edition: ${document.documentElement.dataset.edition}`,
    `Data: ${data}`,
    ...(lines === "" ? [] : [`Printed at: line ${lines}${file && ` of ${file}`}`]),
    `Link: ${linkTo(place)}`,
    "",
    "It should be: ",
    "Because: ",
  ].join("\n");
}
