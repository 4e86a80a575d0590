import { actions } from "./actions.ts";
import { element } from "./element.ts";
import { factsOf, wordsOf } from "./figure.ts";
import { addressed, type Place, placeOf } from "./row.ts";

let card: HTMLElement | null = null;
let chosen: HTMLElement | null = null;

/** A row that is pointed at, by a click or by the address of the page, is told in a card with all its figures by name. */
export function wireCard(): void {
  document.querySelector("main")?.addEventListener("click", (event) => {
    const target = event.target as HTMLElement;
    if (target.closest("a.mark, summary, input, button")) return;
    const name = target.closest<HTMLElement>(".scroll a.name[href^='#']");
    const figure = target.closest<HTMLElement>(".scroll :is(td, th, td > span, th small, th.inner > span)[id]");
    const row = name?.closest<HTMLElement>("tr[id], th[id]") ?? null;
    if (!figure && !row) return;
    event.preventDefault();
    go(row ?? figure, event.detail === 0);
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && card && !document.querySelector("dialog[open]")) close();
  });
  // The edition may change while a row is told; the switch has been turned by then.
  document.addEventListener("change", (event) => {
    if (chosen && (event.target as Element).matches("input[name=edition]")) choose(chosen, false);
  });
  window.addEventListener("hashchange", follow);
  // The browser goes to the place itself once all is loaded, and not to the middle of the screen.
  window.addEventListener("load", () => {
    if (!isBack()) chosen?.scrollIntoView({ block: "center", inline: "center" });
  });
  follow();
}

/** Opens the card where the address of the page names a row or a cell. */
function follow(): void {
  const named = addressed(location.hash);
  if (!named) return;
  if (!isBack()) named.scrollIntoView({ block: "center", inline: "center" });
  choose(named, false);
}

/** Whether the reader came back; the browser then knows the place. */
function isBack(): boolean {
  const [entry] = performance.getEntriesByType("navigation");
  return (
    entry instanceof PerformanceNavigationTiming && entry.type === "back_forward" && document.readyState !== "complete"
  );
}

/** Chooses a place and puts it into the address, without a new step in the history. */
function go(place: HTMLElement | null, focus: boolean): void {
  choose(place, focus);
  if (place) history.replaceState(null, "", `#${place.id}`);
}

function choose(place: HTMLElement | null, focus: boolean): void {
  chosen?.removeAttribute("data-chosen");
  card?.remove();
  card = null;
  chosen = place;
  if (!place) return;
  place.dataset.chosen = "";
  card = cardOf(placeOf(place));
  document.body.append(card);
  if (focus) card.querySelector<HTMLElement>("a, button")?.focus();
}

function close(): void {
  const back =
    chosen?.querySelector<HTMLElement>("a.name") ?? chosen?.closest("tr")?.querySelector<HTMLElement>("a.name");
  const focused = card?.contains(document.activeElement) ?? false;
  choose(null, false);
  if (focused) back?.focus({ preventScroll: true });
}

function cardOf(place: Place): HTMLElement {
  const made = element("aside", { class: "card", "aria-label": "The row chosen" });
  const away = element("button", { type: "button", class: "away", "aria-label": "Close" }, "×");
  away.addEventListener("click", close);
  made.append(
    element("p", { class: "card-path" }, place.title),
    element("h2", { class: "card-name" }, place.name),
    away,
    ...(place.cell ? [explained(place, place.cell)] : []),
    ...place.parts.flatMap(({ name, cells }) => [
      ...(name !== "" && place.parts.length > 1 ? [element("h3", {}, name)] : []),
      element("dl", { class: "tiles" }, ...cells.map((cell) => tile(cell, place))),
    ]),
    actions(place),
  );
  return made;
}

/** What the chosen figure means, where it stands, and what is corrected or asked about it. */
function explained(place: Place, cell: HTMLElement): HTMLElement {
  const { column, shown, words, about, lost, source, marks } = factsOf(place, cell);
  return element(
    "div",
    { class: "card-told" },
    element(
      "p",
      { class: "card-figure", role: "status" },
      element("b", {}, column),
      ` ${shown || (lost === "" ? "blank" : "lost")}`,
    ),
    bothEditions(cell),
    ...historyOf(cell),
    ...[words, lost, about].filter((text) => text !== "").map((text) => element("p", {}, text)),
    ...marks.map(({ href, text }) => element("p", { class: "card-mark" }, element("a", { href }, text))),
    source === "" ? null : element("p", { class: "soft" }, `Line ${source}`),
  );
}

/** A corrected figure as it is now, beside what the book prints. */
function bothEditions(cell: HTMLElement): HTMLElement | null {
  const [now, was] = ["ins.now", "del.was"].map((name) => cell.querySelector(name));
  if (!now || !was) return null;
  const pair = (name: string, text: string) => element("div", {}, element("dt", {}, name), element("dd", {}, text));
  const printed = was.lastChild?.textContent ?? "";
  return element(
    "dl",
    { class: "tiles" },
    pair("Current", now.textContent ?? ""),
    pair("As printed", printed === "" ? "blank" : printed),
  );
}

/** What each version made of the figure. */
function historyOf({ id }: HTMLElement): readonly HTMLElement[] {
  const lines = [...document.querySelectorAll<HTMLElement>(".history > li")].filter(({ dataset }) => dataset.at === id);
  return lines.map((line) => element("p", { class: "soft" }, line.textContent ?? ""));
}

/** A figure with its name, which chooses it. */
function tile(figure: HTMLElement, { cell }: Place): HTMLElement {
  const { label = "" } = figure.dataset;
  const words = wordsOf(figure);
  const name = element("a", { href: `#${figure.id}` }, label);
  name.addEventListener("click", (event) => {
    event.preventDefault();
    go(figure, false);
    figure.scrollIntoView({ block: "nearest", inline: "center" });
    card?.querySelector<HTMLElement>(".is-here a")?.focus();
  });
  const told = words.includes(", ") ? element("small", {}, words) : null;
  return element(
    "div",
    figure === cell ? { class: "is-here" } : {},
    element("dt", {}, figure.id === "" ? label : name),
    element("dd", {}, ...copies(figure), told),
  );
}

/** What stands in a cell, without the ids it has there. */
function copies(cell: HTMLElement): readonly Node[] {
  const copy = cell.cloneNode(true) as HTMLElement;
  for (const one of copy.querySelectorAll("[id]")) one.removeAttribute("id");
  return [...copy.childNodes];
}
