import type { App } from "./app.ts";
import { askForm } from "./dialog.ts";
import { element, field } from "./element.ts";

/** Begins a table: the text `tablewright new` writes, its first row to be filled in the grid. */
export function openNewTable(app: App, book: string): void {
  const title = element("input", { required: true });
  const folder = element("input", { required: true, list: "folders" });
  const id = element("input", { required: true, pattern: "[a-z][a-z0-9.\\-]*" });
  const kind = element("select", {});
  const options = (own: readonly string[]) => {
    const all = [...Object.entries(kinds), ...own.map((one) => [one, "with the columns of its kind"] as const)];
    const chosen = kind.value;
    kind.replaceChildren(...all.map(([value, words]) => element("option", { value }, `${value}: ${words}`)));
    if (all.some(([value]) => value === chosen)) kind.value = chosen;
  };
  options([]);
  folder.addEventListener("input", () => void app.ask.kindsOf(folder.value.trim()).then(options));
  const keys = element("textarea", { rows: "2", placeholder: "roll: 2d6" });
  const columns = element("textarea", {
    rows: "4",
    placeholder: "weight: number kg\nsize: [small, large]\ndamage: dice",
  });
  const families = app.overview.books.find((one) => one.id === book)?.files.map(({ group }) => group) ?? [];
  const folders = element(
    "datalist",
    { id: "folders" },
    ...[...new Set(families)]
      .filter((one) => one !== "" && one !== "errata")
      .map((one) => element("option", { value: one })),
  );
  const keyField = field("Looked up by, one a line", keys, "such as roll: 2d6, level: 1-20 or class: exact");
  const columnField = field("Columns, one a line", columns, "a name, a colon and what its cells are");
  const showFields = () => {
    keyField.hidden = kind.value !== "lookup";
    columnField.hidden = kind.value !== "lookup" && kind.value !== "catalog";
  };
  kind.addEventListener("change", showFields);
  title.addEventListener("input", () => {
    id.value = title.value
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^[^a-z]+|-+$/g, "");
  });
  showFields();
  askForm(
    `A new table in ${book}`,
    [
      field("Title", title),
      field("Folder", folder, "what it belongs to, such as weapon; any word will do"),
      folders,
      field("Id", id, "its file and its name in apps; it never changes later"),
      field("What it is", kind),
      keyField,
      columnField,
    ],
    "Begin it",
    async () => {
      const path = `rules/${book}/${folder.value.trim()}/${id.value.trim()}.yaml`;
      const wish = {
        title: title.value.trim(),
        kind: kind.value,
        keys: lines(keys.value),
        columns: lines(columns.value),
      };
      let problem: string | null = null;
      await app.during(async () => {
        problem = await app.ask.newTable(path, wish);
      });
      if (problem === null) app.go(path);
      return problem;
    },
  );
}

const kinds = {
  catalog: "things by name, such as weapons",
  lookup: "a table to roll on or look up in",
  modifiers: "what is added to a roll",
  figures: "single figures",
} as const;

function lines(text: string): readonly string[] {
  return text.split("\n").filter((line) => line.trim() !== "");
}
