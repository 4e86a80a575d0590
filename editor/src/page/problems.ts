import type { Problem } from "../engine/check.ts";
import type { App } from "./app.ts";
import { button, element } from "./element.ts";
import type { Placed } from "./marks.ts";

/** More than a screen of complaints is no help. */
const shown = 30;

/** The complaints of the open file: each leads to its cell, and where only one thing can be meant a button does it. */
export function showProblems(section: HTMLElement, placed: readonly Placed[], app: App): void {
  const items = placed.slice(0, shown).map(({ problem, place }) => {
    const { severity, line, code } = problem;
    const there = place
      ? button(`line ${line}`, () => app.grid.focusAt(place), { class: "quiet", title: code })
      : element("span", { class: "soft", title: code }, `line ${line}`);
    return element("li", { class: severity }, there, ...complaint(problem, app));
  });
  const more = placed.length - items.length;
  section.replaceChildren(
    ...(items.length > 0 ? [element("h2", { class: "vh" }, "What is wrong"), element("ul", {}, ...items)] : []),
    more > 0 ? element("p", { class: "soft" }, `and ${more} more`) : "",
  );
}

/** What is wrong, and what to do about it: a button where only one thing can be meant. */
export function complaint({ message, hint, fix }: Problem, app: App): readonly HTMLElement[] {
  const words = element("span", {}, message);
  if (fix) return [words, button(hint ?? "mend it", () => void mend(app, fix), { class: "fix" })];
  return hint === null ? [words] : [words, element("span", { class: "soft" }, hint)];
}

async function mend(app: App, fix: NonNullable<Problem["fix"]>): Promise<void> {
  const path = app.sheet?.path;
  if (path !== undefined) await app.during(() => app.ask.mend(path, fix));
}
