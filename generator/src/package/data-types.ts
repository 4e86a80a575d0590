import type { OutputFile } from "../emit/output/output.ts";

/** The types of the JSON come from the compiler, which names one of its own. */
const ownValue = 'import type { Value } from "../values/value.ts";';
const value = `/** A cell: a figure, a word, a record, a list, an amount the print lost; null where the book prints nothing. */
export type Value = string | number | boolean | null | readonly Value[] | { readonly [field: string]: Value };`;

/** `data`: the types of the JSON of a book, and what importing one of these files gives. */
export function dataTypes(published: readonly OutputFile[]): readonly OutputFile[] {
  const types = published.find(({ path }) => path === "published/data.ts");
  if (!types) return [];
  return [
    { path: "data/index.d.ts", text: types.text.replace(ownValue, value) },
    { path: "data/index.js", text: "export {};\n" },
    {
      path: "data/json.d.ts",
      text: 'import type { Rulebook } from "./index.js";\n\ndeclare const book: Rulebook;\nexport default book;\n',
    },
  ];
}
