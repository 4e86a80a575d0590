import type { App } from "./app.ts";
import { askForm } from "./dialog.ts";
import { element, field } from "./element.ts";

/** The file as text: the way out where no grid can show it, and for what a grid has no place. */
export async function openText(app: App): Promise<void> {
  const path = app.sheet?.path;
  const text = path === undefined ? null : await app.ask.textOf(path);
  if (path === undefined || text === null) return;
  const area = element("textarea", { class: "text", rows: "20", spellcheck: "false", autocomplete: "off" });
  area.value = text;
  askForm(path.replace(/^.*\//, ""), [field("The text of the file", area)], "Put", async () => {
    await app.during(() => app.ask.put(path, area.value));
    return null;
  });
}
