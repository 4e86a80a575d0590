import type { FileChange } from "../engine/changes.ts";
import type { App } from "./app.ts";
import { openDialog, say } from "./dialog.ts";
import { button, element } from "./element.ts";

/** Shows what a save would change: the lines of each file, its cells, and what is wrong; then saves. */
export async function openSave(app: App): Promise<void> {
  const changes = await app.ask.changes();
  if (changes.length === 0) return say("everything is saved");
  const errors = app.problems.filter(
    ({ path, severity }) => severity === "error" && changes.some((one) => one.path === path),
  );
  const save = button(
    changes.length === 1 ? "Save the file" : `Save ${changes.length} files`,
    () => {
      dialog.close();
      void saveAll(app);
    },
    { class: "main" },
  );
  const dialog = openDialog(
    "What a save changes",
    [
      ...(errors.length > 0
        ? [
            element(
              "p",
              { class: "problem" },
              `${errors.length === 1 ? "1 error is" : `${errors.length} errors are`} left in these files. They can be saved; a build waits until they are mended.`,
            ),
          ]
        : []),
      ...changes.map(changeOf),
    ],
    [save],
  );
  save.focus();
}

/** Cells named one by one; more are counted. */
const mostCells = 40;

/** The difference of one file. */
export function changeOf({ path, isNew, patch, cells }: FileChange): HTMLElement {
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
  let saved = 0;
  let changed: string | null = null;
  await app.during(async () => {
    for (const { hash, ...file } of await app.ask.toSave()) {
      const result = await app.store.save(file, hash);
      if (result.kind === "saved") await app.ask.saved(file.path, file.text, result.hash);
      if (result.kind === "saved") saved += 1;
      else if (result.kind === "changed") changed = file.path;
      if (result.kind === "failed") say(`${file.path} is not saved: ${result.why}`);
      if (result.kind !== "saved") return;
    }
    say(saved === 1 ? "1 file saved" : `${saved} files saved`);
  });
  if (changed !== null) await app.takeDisk(changed);
}
