import { bookOfPage, citation, linkTo } from "./cite.ts";
import { button, copyButton, element, rootOf } from "./element.ts";
import { openReport } from "./report.ts";
import type { Place } from "./row.ts";
import { inTray, toggleTray } from "./tray.ts";

/** What can be done with a row. */
export function actions(place: Place): HTMLElement {
  const uses = (place.chosen.closest("tr")?.dataset.uses ?? "").split("\n").filter((use) => use !== "");
  return element(
    "div",
    { class: "card-actions" },
    ...uses.map((use) => {
      const [words = "", href = ""] = use.split("\t");
      return element("a", { class: "button", href: rootOf() + href }, words);
    }),
    compareButton(place),
    button("Suggest a correction", () => openReport(place)),
    copyButton("Copy link", () => linkTo(place)),
    copyButton("Cite", () => citation(place)),
  );
}

/** A row is compared by the address of its line, as the list of all rows has it. */
function compareButton({ chosen, name }: Place): HTMLElement {
  const line = chosen.closest("tr");
  const at = `${bookOfPage().id}/${line?.id || line?.querySelector("th")?.id}`;
  const show = () => {
    made.textContent = inTray(at) ? "Compared" : "Compare";
    made.ariaPressed = String(inTray(at));
  };
  const made = button("", () => {
    toggleTray({ at, name });
    show();
  });
  show();
  return made;
}
