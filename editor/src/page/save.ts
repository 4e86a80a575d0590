import type { FileChange } from "../engine/changes.ts";
import type { App } from "./app.ts";
import { openDialog, say } from "./dialog.ts";
import { button, element } from "./element.ts";
import type { ToSave } from "./store.ts";
import { download } from "./zip-store.ts";

/** Shows what a save would change: the lines of each file, its cells, and what is wrong; then saves. */
export async function openSave(app: App): Promise<void> {
  const changes = await app.ask.changes();
  if (changes.length === 0) return say("everything is saved");
  const errors = app.problems.filter(
    ({ path, severity }) => severity === "error" && changes.some((one) => one.path === path),
  );
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
  const dialog = openDialog(
    "What a save changes",
    [errors.length > 0 ? element("p", { class: "problem" }, left) : null, ...changes.map(changeOf)],
    [...(forge === null ? [] : fresh.map((file) => proposal(forge, file))), button("Download a patch", patch), save],
  );
  save.focus();
}

/** Cells named one by one; more are counted. */
const mostCells = 40;

/** The difference of one file. */
function changeOf({ path, isNew, patch, cells }: FileChange): HTMLElement {
  const more = cells.length - mostCells;
  const named = cells.slice(0, mostCells).map(({ address, was, now }) => {
    const change = [element("del", {}, was || "blank"), " → ", element("ins", {}, now || "blank")];
    return element("li", {}, element("code", {}, address), " ", ...change);
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
  if (changed !== undefined) await app.takeDisk(changed);
}

/** The forge's own page for a new file, filled in: enough to propose an erratum. */
function proposal(forge: string, { path, text }: ToSave): HTMLElement {
  const query = new URLSearchParams({ filename: path, value: text });
  const link = { href: `${forge}?${query}`, target: "_blank", rel: "noopener", class: "button" };
  return element("a", link, `Propose ${path.replace(/^.*\//, "")}`);
}
