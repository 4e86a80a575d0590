import { element } from "./element.ts";
import { addressed, factsOf } from "./figure.ts";

let card: HTMLElement | null = null;
let chosen: HTMLElement | null = null;

/** A figure that is pointed at, by a click or by the address of the page, is explained in a card with a link to copy. */
export function wireCard(): void {
  document.querySelector("main")?.addEventListener("click", (event) => {
    const target = event.target as HTMLElement;
    if (target.closest("a.mark, summary, input")) return;
    const name = target.closest<HTMLElement>(".scroll a.name");
    const figure = target.closest<HTMLElement>(".scroll :is(td, th, td > span, th small, th.inner > span)[id]");
    const row = name?.closest<HTMLElement>("tr[id], th[id]") ?? null;
    if (!figure && !row) return;
    event.preventDefault();
    choose(row ?? figure, { focus: event.detail === 0 });
    if (chosen) history.replaceState(null, "", `#${chosen.id}`);
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && card) close();
  });
  // The edition may change while a figure is explained; the switch has been turned by then.
  document.addEventListener("change", (event) => {
    if (chosen && (event.target as Element).matches("input[name=edition]")) choose(chosen, { focus: false });
  });
  window.addEventListener("hashchange", follow);
  // The browser goes to the place itself once all is loaded, and not to the middle of the screen.
  window.addEventListener("load", () => chosen?.scrollIntoView({ block: "center", inline: "center" }));
  follow();
}

/** Opens the card where the address of the page names a row or a cell. */
function follow(): void {
  const named = addressed(location.hash);
  if (!named) return;
  named.scrollIntoView({ block: "center", inline: "center" });
  choose(named, { focus: false });
}

function choose(figure: HTMLElement | null, { focus }: { readonly focus: boolean }): void {
  chosen?.removeAttribute("data-chosen");
  card?.remove();
  chosen = figure;
  if (!figure) return;
  figure.dataset.chosen = "";
  card = cardOf(figure);
  document.body.append(card);
  if (focus) card.querySelector("button")?.focus();
}

function close(): void {
  const back =
    chosen?.querySelector<HTMLElement>("a.name") ?? chosen?.closest("tr")?.querySelector<HTMLElement>("a.name");
  const focused = card?.contains(document.activeElement) ?? false;
  choose(null, { focus: false });
  card = null;
  if (focused) back?.focus({ preventScroll: true });
}

function cardOf(figure: HTMLElement): HTMLElement {
  const { title, row, column, shown, words, about, lost, source, marks } = factsOf(figure);
  const url = new URL(location.href);
  url.hash = figure.id;
  const made = element("aside", { class: "card", "aria-label": "The figure chosen" });
  made.append(
    element("p", { class: "card-path" }, [title, row].filter((part) => part !== "").join(" · ")),
    element(
      "p",
      { class: "card-figure", role: "status" },
      column === "" ? row : element("b", {}, column),
      column === "" ? null : ` ${shown || (lost === "" ? "blank" : "lost")}`,
    ),
  );
  for (const text of [words, lost, about]) if (text !== "") made.append(element("p", {}, text));
  for (const mark of marks)
    made.append(element("p", { class: "card-mark" }, element("a", { href: mark.href }, mark.text)));
  if (source !== "") made.append(element("p", { class: "soft" }, `Line ${source}`));
  made.append(actions(figure, url.href));
  return made;
}

function actions(figure: HTMLElement, href: string): HTMLElement {
  const copy = element("button", { type: "button" }, "Copy link");
  copy.addEventListener("click", async () => {
    copy.textContent = (await copied(href)) ? "Copied" : "The address bar has it";
  });
  const step = (words: string, sign: string, by: number) => {
    const button = element("button", { type: "button", "aria-label": words, title: words }, sign);
    button.addEventListener("click", () => {
      const next = neighbor(figure, by);
      if (!next) return;
      choose(next, { focus: false });
      history.replaceState(null, "", `#${next.id}`);
      next.scrollIntoView({ block: "nearest", inline: "center" });
      card?.querySelector<HTMLElement>(`[aria-label="${words}"]`)?.focus();
    });
    return button;
  };
  const away = element("button", { type: "button", "aria-label": "Close" }, "×");
  away.addEventListener("click", close);
  return element(
    "div",
    { class: "card-actions" },
    copy,
    step("Figure before", "‹", -1),
    step("Next figure", "›", 1),
    away,
  );
}

/** The figure before or after another in its table. */
function neighbor(figure: HTMLElement, by: number): HTMLElement | undefined {
  const table = figure.closest("table");
  const all = [...(table?.querySelectorAll<HTMLElement>("tbody :is(td, td > span, th small)[id]") ?? [])];
  const at = all.indexOf(figure);
  if (at >= 0) return all[at + by];
  return all.find((one) => one.id.startsWith(`${figure.id}/`));
}

async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
