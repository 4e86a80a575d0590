import type { OutputFile } from "../emit/output/output.ts";

/** The types of the JSON come from the compiler, which names one of its own. */
const ownValue = 'import type { Value } from "../values/value.ts";';
const value = `/** A cell: a figure, a word, a record, a list, an amount the print lost; null where the book prints nothing. */
export type Value = string | number | boolean | null | readonly Value[] | { readonly [field: string]: Value };`;

/** `data`: the types of the JSON of a book and of every `meta/<book>`, and what importing one of the JSON files gives. */
export function dataTypes(published: readonly OutputFile[]): readonly OutputFile[] {
  const types = published.find(({ path }) => path === "published/data.ts");
  const meta = published.find(({ path }) => path === "published/meta.ts");
  if (!types || !meta) return [];
  const all = types.text.replace(ownValue, value) + meta.text.replace(/^import .*\n/, "");
  const schema = published.find(({ path }) => path === "schema/data.schema.json");
  const { required = [] } = JSON.parse(schema?.text ?? "{}") as { readonly required?: readonly string[] };
  // To TypeScript before 5.7 with node16, what is imported of a path in .json is all that the module exports.
  const parts = required.map((name) => `export declare const ${name}: Rulebook["${name}"];\n`).join("");
  return [
    { path: "data/index.d.ts", text: all },
    { path: "data/index.js", text: "export {};\n" },
    {
      path: "data/json.d.ts",
      text: `import type { Rulebook } from "./index.js";\n\n${parts}declare const all: Rulebook;\nexport default all;\n`,
    },
  ];
}
