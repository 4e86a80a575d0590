import type { OutputFile } from "../emit/output/output.ts";
import type { SourceFile } from "../source/source-file.ts";

/** What an editor reads while rules are typed. It follows from the project and is not committed. */
export const editorFolder = ".tablewright";

/** For each sort of file among the rules its schema, and the files it is meant for, as VS Code's YAML extension takes them. */
export const editorSettings: Readonly<Record<string, readonly string[]>> = {
  [`./${editorFolder}/schema/book.schema.json`]: ["/rules/*/book.yaml"],
  [`./${editorFolder}/schema/erratum.schema.json`]: ["/rules/*/errata/*.yaml"],
  [`./${editorFolder}/table.schema.json`]: ["/rules/*/*/*.yaml", "!/rules/*/errata/*.yaml"],
};

/** The schemas an editor reads, by their path in its folder: all the project writes by, and one of any table. */
export function editorSchemas(schemas: readonly SourceFile[]): readonly OutputFile[] {
  const kinds = schemas.flatMap(({ path }) => {
    const [, folder, name] = path.split("/");
    return folder && name ? [{ path, kind: name.replace(/\.schema\.json$/, "") }] : [];
  });
  const names = [...new Set(kinds.map(({ kind }) => kind))];
  const branches = kinds.map(({ path, kind }) => branch({ kind: { const: kind } }, path));
  const table = `{
"$schema": "https://json-schema.org/draft/2020-12/schema",
"title": "Table",
"description": "A table; its kind decides the rest.",
"type": "object",
"required": ["kind"],
"properties": { "kind": { "description": "What the table is.", "enum": ${JSON.stringify(names)} } },
"allOf": [
${branches.join(",\n")}
]
}
`;
  return [...schemas, { path: "table.schema.json", text: table }];
}

/** Says by which schema a table is judged whose fields are as given. As text: an object with "then" would pass for a promise. */
function branch(properties: Readonly<Record<string, unknown>>, schema: string): string {
  const fields = JSON.stringify({ properties, required: Object.keys(properties) });
  return `{ "if": ${fields}, "then": { "$ref": ${JSON.stringify(schema)} } }`;
}
