import type { App } from "./app.ts";
import { button, element } from "./element.ts";
import type { Placed } from "./marks.ts";

/** More than a screen of complaints is no help. */
const shown = 30;

/** The complaints of the open file: each leads to its cell, and where only one thing can be meant a button does it. */
export function showProblems(section: HTMLElement, placed: readonly Placed[], app: App): void {
  const items = placed.slice(0, shown).map(({ problem, place }) => {
    const { severity, message, hint, fix, line, code } = problem;
    const words = element("span", {}, message);
    return element(
      "li",
      { class: severity },
      place
        ? button(`line ${line}`, () => app.grid.focusAt(place), { class: "quiet", title: code })
        : element("span", { class: "soft", title: code }, `line ${line}`),
      words,
      fix
        ? button(hint ?? "mend it", () => void mend(app, fix), { class: "fix" })
        : hint
          ? element("span", { class: "soft" }, hint)
          : null,
    );
  });
  const more = placed.length - items.length;
  section.replaceChildren(
    ...(items.length > 0 ? [element("h2", { class: "vh" }, "What is wrong"), element("ul", {}, ...items)] : []),
    more > 0 ? element("p", { class: "soft" }, `and ${more} more`) : "",
  );
}

async function mend(
  app: App,
  fix: { readonly start: number; readonly end: number; readonly text: string },
): Promise<void> {
  const path = app.sheet?.path;
  if (path !== undefined) await app.ask.mend(path, fix);
  await app.renew();
}
