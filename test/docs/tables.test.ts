import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { compile } from "../../generator/src/compile.ts";
import { typeErrors } from "../given/emitted.ts";
import { projectOf, repository } from "../given/project.ts";

test("every example of docs/tables.md compiles, all as one book", async () => {
  const page = readFileSync(`${repository}/docs/tables.md`, "utf8");
  const blocks = [...page.matchAll(/^```yaml\n# (\S+)\n([\s\S]*?)^```$/gm)];
  const files = blocks.map(([, path = "", text = ""]) => ({
    path: path.startsWith("schema/") ? path : `rules/mine/${path}`,
    text,
  }));
  expect(files.length).toBe(page.match(/^```yaml$/gm)?.length);
  const kinds = files.filter(({ path }) => path.startsWith("schema/"));
  const project = projectOf(files.filter((file) => !kinds.includes(file)));
  const { diagnostics, outputs } = await compile({ ...project, schemas: [...project.schemas, ...kinds] });
  expect(diagnostics.map(({ span, message }) => `${span.file.path} ${message}`)).toEqual([]);
  expect(typeErrors(outputs)).toEqual([]);
});

test("docs/tables.md names every function that is made of tables", () => {
  const page = readFileSync(`${repository}/docs/tables.md`, "utf8");
  const kinds = readdirSync(`${repository}/schema/derived`).map((name) => name.replace(".schema.json", ""));
  const told = [...page.matchAll(/^(?:\| `|kind: )([a-z-]+)(?:` +\||$)/gm)].map(([, kind]) => kind);
  expect(kinds.filter((kind) => !told.includes(kind))).toEqual([]);
});
