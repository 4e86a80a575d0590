import type { App } from "./app.ts";
import { askForm } from "./dialog.ts";
import { element, field } from "./element.ts";

const types = [
  "text",
  "integer",
  "number",
  "yes-no",
  "dice",
  "integer kg",
  "number m",
  "[small, large]",
  "{ row-of: weapons }",
];

/** Declares one more column in the table itself. */
export function openNewColumn(app: App): void {
  const { sheet } = app;
  if (!sheet) return;
  const name = element("input", { required: true, pattern: "[a-z][A-Za-z0-9]*", placeholder: "range" });
  const what = element("input", { required: true, list: "types", placeholder: "integer m" });
  const list = element("datalist", { id: "types" }, ...types.map((value) => element("option", { value })));
  const blank = element("input", { type: "checkbox", checked: true });
  const said = element("input", {});
  const fields = [
    field("Name", name, "letters and digits, a small letter first"),
    field(
      "What its cells are",
      what,
      'a type, with its unit behind it; words in brackets; "{range}({penetration})" for a notation',
    ),
    list,
    field("What it says, for readers", said),
    element("label", { class: "check" }, blank, "a row may leave it blank"),
  ];
  const add = async (): Promise<string | null> => {
    let problem: string | null = null;
    await app.during(async () => {
      problem = await app.ask.addColumn(sheet.path, {
        name: name.value.trim(),
        what: what.value.trim(),
        description: said.value.trim(),
        mayBeBlank: blank.checked,
      });
    });
    return problem;
  };
  askForm(`A new column of ${sheet.title}`, fields, "Add", add, () => {
    const column = app.sheet?.columns.findIndex(({ field: one }) => one === name.value.trim()) ?? -1;
    if (column !== -1) app.grid.focusAt({ line: 0, column });
  });
}
