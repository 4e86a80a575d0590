import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import { type Compilation, compile } from "../../../generator/src/compile.ts";
import type { SourceFile } from "../../../generator/src/source/source-file.ts";
import { positionAt } from "../../../generator/src/source/source-file.ts";
import { projectOf, repository } from "../../given/project.ts";

/** A book of house rules with these tables: path below the book → YAML. */
export function book(tables: Readonly<Record<string, string>>, more = ""): readonly SourceFile[] {
  const head = `title: House rules\ndocument: none\nminus: negative\n${more}`;
  const files = Object.entries(tables).map(([path, text]) => ({ path: `rules/house/${path}.yaml`, text }));
  return [{ path: "rules/house/book.yaml", text: head }, ...files];
}

export async function compiled(rules: readonly SourceFile[]): Promise<Compilation> {
  const found = await compile(projectOf(rules));
  const errors = found.diagnostics.map((one) => `${one.span.file.path}: ${one.message} (${one.hint ?? ""})`);
  if (found.summary === null) throw new Error(errors.join("\n"));
  return found;
}

/** What is told of these rules: place, message and hint, one line each. */
export async function told(rules: readonly SourceFile[]): Promise<readonly string[]> {
  const { diagnostics } = await compile(projectOf(rules));
  return diagnostics.map(({ span, message, hint }) => {
    const { line, column } = positionAt(span.file, span.start);
    const file = span.file.path.replace("rules/house/", "");
    return `${file}:${line}:${column} ${message}${hint === undefined ? "" : ` | ${hint}`}`;
  });
}

/** The text of an output. */
export function output({ outputs }: Compilation, path: string): string {
  const found = outputs.find((one) => one.path === path);
  if (!found) throw new Error(`there is no ${path} among ${outputs.map((one) => one.path).join(", ")}`);
  return found.text;
}

/** The JSON of the one book. */
function dataOf({ outputs }: Compilation): unknown {
  return JSON.parse(outputs.find(({ path }) => /^data\/[^/]+\.json$/.test(path))?.text ?? "{}");
}

/** The JSON of a table. */
export function tableJson(compilation: Compilation, id: string): Readonly<Record<string, unknown>> {
  const { tables } = dataOf(compilation) as { readonly tables: readonly Readonly<Record<string, unknown>>[] };
  return tables.find((one) => one.id === id) ?? {};
}

const judge = new Ajv2020({ strict: false, allErrors: true }).compile(
  JSON.parse(readFileSync(`${repository}/schema/data.schema.json`, "utf8")),
);

/** What the schema of published data has against the JSON of the book. */
export function dataErrors(compilation: Compilation): readonly string[] {
  judge(dataOf(compilation));
  return (judge.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}
