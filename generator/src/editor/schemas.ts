import { withMadeKinds } from "../columns/kind-file.ts";
import { generalKinds } from "../columns/table.ts";
import type { OutputFile } from "../emit/output/output.ts";
import { readSchemas, type SchemaNode } from "../kinds/schema-set.ts";
import type { Project } from "../project/project.ts";
import { describedTables, forEditors } from "./tables.ts";

/** What an editor reads while rules are typed. It follows from the project and is not committed. */
export const editorFolder = ".tablewright";

/** For each sort of file among the rules its schema, and the files it is meant for, as VS Code's YAML extension takes them. */
export const editorSettings: Readonly<Record<string, readonly string[]>> = {
  [`./${editorFolder}/schema/book.schema.json`]: ["/rules/*/book.yaml"],
  [`./${editorFolder}/schema/erratum.schema.json`]: ["/rules/*/errata/*.yaml"],
  [`./${editorFolder}/table.schema.json`]: ["/rules/*/*/*.yaml", "!/rules/*/errata/*.yaml"],
};

/** The schemas an editor reads, by their path in its folder: all the project writes by, and one of any table. */
export function editorSchemas({ rules, schemas }: Pick<Project, "rules" | "schemas">): readonly OutputFile[] {
  const made = withMadeKinds(schemas, () => {});
  const set = readSchemas(made);
  const described = describedTables(rules, set);
  const kinds = [...set.files].flatMap(([path, head]) => {
    const [, name] = path.split("/");
    return name === undefined ? [] : [{ path, head, kind: name.replace(/\.schema\.json$/, "") }];
  });
  const names = [...new Set(kinds.map(({ kind }) => kind))];
  const ofKinds = kinds.map(({ path, head, kind }) => {
    const titles = described.filter((one) => one.kind === kind).map(({ title }) => title);
    const others = titles.length === 0 ? {} : { title: { not: { enum: titles } } };
    const schema = generalKinds.includes(kind) ? withAnyRows(head) : { $ref: `schema/${path}` };
    return branch({ kind: { const: kind }, ...others }, ["kind"], schema);
  });
  const ofTables = [...new Set(described.map(({ kind, title }) => JSON.stringify([kind, title])))].map((key) => {
    const [kind, title] = JSON.parse(key) as [string, string];
    // Two books may have tables of one title.
    const anyOf = described.filter((one) => one.kind === kind && one.title === title).map(({ schema }) => schema);
    return branch({ kind: { const: kind }, title: { const: title } }, ["kind", "title"], { anyOf });
  });
  const table = `{
"$schema": "https://json-schema.org/draft/2020-12/schema",
"title": "Table",
"description": "A table; its kind decides the rest.",
"type": "object",
"required": ["kind"],
"properties": { "kind": { "description": "What the table is.", "enum": ${JSON.stringify(names)} } },
"allOf": [
${[...ofKinds, ...ofTables].join(",\n")}
]
}
`;
  const published = made.map(({ path, text }) => ({
    path,
    text: kinds.some((kind) => path === `schema/${kind.path}`) ? JSON.stringify(forEditors(JSON.parse(text))) : text,
  }));
  return [...published, { path: "table.schema.json", text: table }];
}

/** A table that was just begun: which columns its rows have is not known before the next check. */
function withAnyRows(head: SchemaNode): unknown {
  return forEditors({ ...head, properties: { ...(head.properties as object), rows: {} } });
}

/** Says by which schema a table is judged whose fields are as given. As text: an object with "then" would pass for a promise. */
function branch(properties: object, required: readonly string[], schema: unknown): string {
  return `{ "if": ${JSON.stringify({ properties, required })}, "then": ${JSON.stringify(schema)} }`;
}
