import type { FileChange } from "../engine/changes.ts";
import type { Problem } from "../engine/check.ts";
import type { MovedOdds } from "../engine/odds.ts";
import type { App } from "./app.ts";
import { takeDisk } from "./conflict.ts";
import { openDialog, say } from "./dialog.ts";
import { button, element } from "./element.ts";
import type { ToSave } from "./store.ts";
import { download } from "./zip-store.ts";

/** Shows what a save would change: the lines of each file, its cells, and what is wrong; then saves. */
export async function openSave(app: App): Promise<void> {
  const changes = await app.ask.changes();
  if (changes.length === 0) return say("everything is saved");
  const problems = app.problems.filter(({ path }) => changes.some((one) => one.path === path));
  const errors = problems.filter(({ severity }) => severity === "error");
  const { saves, forge } = app.store;
  const what = changes.length === 1 ? "the file" : `${changes.length} files`;
  const start = () => {
    dialog.close();
    void saveAll(app);
  };
  const patch = () => download("rules.patch", new Blob([changes.map((one) => one.patch).join("")]));
  const save = button(`${saves} ${what}`, start, { class: "main" });
  const fresh = (await app.ask.toSave()).filter(({ hash }) => hash === null);
  const many = errors.length === 1 ? "1 error is" : `${errors.length} errors are`;
  const left = `${many} left in these files. They can be saved; a build waits until they are mended.`;
  const odds = element("section", { class: "change odds", "aria-live": "polite" });
  const dialog = openDialog(
    "What a save changes",
    [
      errors.length > 0 ? element("p", { class: "problem" }, left) : null,
      problems.length > 0 ? element("ul", { class: "problems" }, ...problems.slice(0, mostCells).map(problemOf)) : null,
      ...changes.map(changeOf),
      odds,
    ],
    [...(forge === null ? [] : fresh.map((file) => proposal(forge, file))), button("Download a patch", patch), save],
  );
  save.focus();
  // The difference need not wait for them.
  const slow = setTimeout(() => odds.replaceChildren(element("p", { class: "soft" }, "working out the odds …")), 500);
  const moved = await app.ask.movedOdds();
  clearTimeout(slow);
  odds.replaceChildren(...oddsMoved(moved));
}

/** The odds that move: each outcome with its chance before and after. */
function oddsMoved(moved: readonly MovedOdds[]): readonly HTMLElement[] {
  if (moved.length === 0) return [];
  const more = moved.length - mostRolls;
  const rolls = moved
    .slice(0, mostRolls)
    .map(({ address, asked, chances }) =>
      element(
        "li",
        {},
        element("code", {}, address),
        ` ${asked}`,
        element(
          "ul",
          {},
          ...chances.map(({ outcome, was, now }) =>
            element("li", {}, `${outcome}: `, element("del", {}, was), " → ", element("ins", {}, now)),
          ),
        ),
      ),
    );
  return [
    element("h3", {}, "Odds that move"),
    element("ul", { class: "cells" }, ...rolls, more > 0 ? element("li", {}, `and ${more} more rolls`) : null),
  ];
}

/** Rolls shown one by one; more are counted. */
const mostRolls = 12;

/** Cells named one by one; more are counted. */
const mostCells = 40;

function problemOf({ path, line, severity, message }: Problem): HTMLElement {
  return element("li", { class: severity }, element("code", {}, `${path.replace(/^.*\//, "")}:${line}`), ` ${message}`);
}

/** The difference of one file. */
function changeOf({ path, isNew, patch, cells }: FileChange): HTMLElement {
  const more = cells.length - mostCells;
  const named = cells.slice(0, mostCells).map(({ address, was, now }) => {
    const change = [element("del", {}, was || "blank"), " → ", element("ins", {}, now || "blank")];
    // Which table it is says the heading.
    return element("li", {}, element("code", {}, address.replace(/^[^/]+\/[^/]+\//, "")), " ", ...change);
  });
  const lines = patch
    .split("\n")
    .slice(2)
    .map((line) => element("span", { class: lineClasses[line.charAt(0)] }, `${line}\n`));
  return element(
    "section",
    { class: "change" },
    element("h3", {}, path, isNew ? " (new)" : ""),
    isNew
      ? null
      : element("ul", { class: "cells" }, ...named, more > 0 ? element("li", {}, `and ${more} more cells`) : null),
    element("pre", { tabindex: "0", "aria-label": `lines of ${path}` }, ...lines),
  );
}

const lineClasses: Readonly<Record<string, string>> = { "+": "added", "-": "taken", "@": "gap" };

/** Saves file after file; what cannot be saved stays in the page, and says why. */
async function saveAll(app: App): Promise<void> {
  let changed: string | undefined;
  await app.during(async () => {
    const files = await app.ask.toSave();
    const result = await app.store.save(files);
    for (const { path, hash } of result.saved) {
      const text = files.find((file) => file.path === path)?.text ?? "";
      await app.ask.saved(path, text, hash);
    }
    changed = result.changed;
    const count = result.saved.length;
    say(result.failed ?? (count === 1 ? "1 file saved" : `${count} files saved`));
  });
  if (changed !== undefined) await takeDisk(app, changed);
}

/** The forge's own page for a new file, filled in: enough to propose an erratum. */
function proposal(forge: string, { path, text }: ToSave): HTMLElement {
  const query = new URLSearchParams({ filename: path, value: text });
  const link = { href: `${forge}?${query}`, target: "_blank", rel: "noopener", class: "button" };
  return element("a", link, `Propose ${path.replace(/^.*\//, "")}`);
}
