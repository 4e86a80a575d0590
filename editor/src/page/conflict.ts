import type { Content, Operation } from "../compiler.ts";
import type { Rebased } from "../engine/workspace.ts";
import type { App } from "./app.ts";
import { openDialog, say } from "./dialog.ts";
import { button, element } from "./element.ts";

/** Takes what stands on disk now, and shows what no longer fits. */
export async function takeDisk(app: App, path: string): Promise<void> {
  await app.during(async () => {
    const project = await app.store.read();
    const file = project.rules.find((one) => one.path === path);
    openConflicts(app, path, await app.ask.rebase(path, file ?? { text: null, hash: null }));
  });
}

/** Shows the edits that another save of the same file left no place for, each with what is there now. */
function openConflicts(app: App, path: string, { conflicts, isWhole }: Rebased): void {
  if (isWhole || conflicts.length === 0) {
    const next = isWhole
      ? "Before you save, look which of their lines yours would take away."
      : "Your edits stand in it now. Save again.";
    say(`${path} was changed by somebody else, too. ${next}`);
    return;
  }
  const items = conflicts.map(({ operation, there, problem, mine, theirs, base }) => {
    const item = element("li", {}, element("p", {}, element("code", {}, operation.path.join(" › "))));
    const settle = (words: string) =>
      item.replaceChildren(element("p", {}, element("code", {}, operation.path.join(" › ")), ` ${words}`));
    const canKeep = operation.kind === "set" || operation.kind === "clear";
    item.append(
      element("p", {}, problem),
      element(
        "dl",
        {},
        element("dt", {}, "mine"),
        element("dd", {}, mine),
        element("dt", {}, "theirs"),
        element("dd", {}, theirs),
        element("dt", {}, "before"),
        element("dd", {}, base),
      ),
      canKeep
        ? button("Keep mine", () => void app.edit([keepMine(operation, there)], () => settle("mine is kept")))
        : "",
      button("Take theirs", () => settle("theirs is taken")),
    );
    return item;
  });
  openDialog(
    `${path.replace(/^.*\//, "")} was changed meanwhile`,
    [
      element(
        "p",
        {},
        "Your other edits stand in the file as it is now. These did not fit; nothing of theirs is lost until you decide.",
      ),
      element("ul", { class: "conflicts" }, ...items),
    ],
    [],
  );
}

function keepMine(operation: Operation, there: Content | null): Operation {
  if (operation.kind === "set") return { ...operation, was: there };
  return operation.kind === "clear" && there !== null ? { ...operation, was: there } : operation;
}
