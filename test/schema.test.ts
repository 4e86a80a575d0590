import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";
import { check } from "../generator/src/compile.ts";
import { parse } from "../generator/src/parse/index.ts";
import type { SyntaxMap } from "../generator/src/source/syntax.ts";
import { validateTree } from "../generator/src/validate/index.ts";
import { readLanguage } from "../generator/src/validate/language.ts";
import { units } from "../generator/src/values/units.ts";
import { annotations, keywords } from "../generator/src/vocabulary/index.ts";
import { realProject } from "./generated/given.ts";
import { readJson } from "./source-tree.ts";
import { tablewright } from "./unit/cli/given.ts";

type Json = Record<string, unknown>;

const project = realProject();
const paths = project.schemas.flatMap(({ path }) => (path.endsWith(".json") ? path.replace(/^schema\//, "") : []));
const kindPaths = paths.filter((path) => path.includes("/"));

describe("every schema", () => {
  const language = readLanguage(project);

  test("the families are those of the rules", () => {
    expect(language.families).toEqual(expect.arrayContaining(["armor", "hit", "weapon"]));
  });

  test.for(paths)("%s can be used", (path) => {
    expect(language.validator(path)).toBeTypeOf("function");
  });

  // A schema that accepts everything would look like rules without a mistake.
  test.for(paths.filter((path) => path !== "common.schema.json"))("%s refuses an empty file", (path) => {
    const file = { path: "rules/empty.yaml", text: "{}\n" };
    const root = parse(file).tree?.root as SyntaxMap;
    const found = validateTree(root, language.validator(path), { minus: "up-to" });
    expect(found.map(({ code }) => code)).toEqual(expect.arrayContaining(["field/missing"]));
  });

  test.for(kindPaths)("%s names a shape, says what it is for, and has a constant kind", (path) => {
    const schema = schemaAt(path);
    expect(schema).toMatchObject({ shape: expect.any(String), description: expect.any(String) });
    expect(schema.properties).toMatchObject({ kind: { const: kindOf(path) } });
  });
});

describe("schema/vocabulary.json", () => {
  const vocabulary = readJson("schema/vocabulary.json") as Json & { $defs: Json; properties: Json };
  const judge = new Ajv2020({ strict: false, allErrors: true }).compile(vocabulary);
  const complaints = (schema: unknown) => (judge(schema) ? [] : (judge.errors ?? []).map((one) => one.instancePath));

  test("describes every keyword the compiler knows, and no other", () => {
    const known = [...keywords.map(({ keyword }) => keyword), ...annotations].sort();
    expect(Object.keys(vocabulary.$defs).sort()).toEqual(known);
    expect(Object.keys(vocabulary.properties).sort()).toEqual(known);
  });

  test("says of each what it is for", () => {
    for (const [keyword, schema] of Object.entries(vocabulary.$defs)) {
      expect(schema, keyword).toMatchObject({ description: expect.stringMatching(/^.{10,}\.$/) });
    }
  });

  test("knows the units of the compiler", () => {
    expect(vocabulary.$defs.unit).toMatchObject({ enum: [...units.keys()] });
  });

  test.for(paths)("finds nothing wrong with %s", (path) => {
    expect(complaints(schemaAt(path))).toEqual([]);
  });

  test.for<[string, Json]>([
    ["an unknown decimal", { decimal: "two" }],
    ["a unit nobody knows", { unit: "furlong" }],
    ["a shape nobody knows", { shape: "list" }],
    ["false for true", { rowId: false }],
    ["one word for a list of words", { words: "none" }],
    ["a notation without a form", { notation: { fields: { value: { type: "number" } } } }],
    ["a notation whose field has no type", { notation: { form: "{value}", fields: { value: {} } } }],
    ["a misspelt keyword", { desciption: "what it is" }],
    ["a misspelt keyword of ours", { axiskey: true }],
  ])("refuses %s however deep it stands", ([, wrong]) => {
    const place = "/$defs/row/additionalProperties/properties/unit/anyOf/0";
    const around = (part: unknown) => ({
      $defs: { row: { additionalProperties: { properties: { unit: { anyOf: [part] } } } } },
    });
    expect(complaints(around({ decimal: "any", unit: "m", description: "right" }))).toEqual([]);
    expect(complaints(around(wrong)).filter((at) => at.startsWith(place))).not.toEqual([]);
  });
});

describe("a schema nobody can use is told in its file", () => {
  test.for<[string, (schema: Json) => Json]>([
    ["a misspelt keyword", ({ description, ...rest }) => ({ ...rest, desciption: description })],
    ["a misspelt keyword of ours", (schema) => ({ ...schema, properties: { kind: { rowid: true } } })],
    ["a format no library knows", (schema) => ({ ...schema, format: "date" })],
    ["another draft", (schema) => ({ ...schema, $schema: "http://json-schema.org/draft-07/schema#" })],
    ["a reference to nothing", (schema) => ({ ...schema, $ref: "nowhere.schema.json" })],
    ["a wrong type", (schema) => ({ ...schema, type: "list" })],
    ["a notation that never closes", (schema) => withCell(schema, { notation: { form: "{hits" } })],
    ["a pattern that takes for ever", (schema) => withCell(schema, { type: "string", pattern: "^(a+)+$" })],
    ["a cell without a type", (schema) => withCell(schema, { description: "Hits." })],
  ])("%s", async ([, spoil]) => {
    const path = "hit/hit-table.schema.json";
    const text = JSON.stringify(spoil(schemaAt(path)));
    const written = project.schemas.filter((file) => file.path !== "schema/hit/hit-table.yaml");
    const schemas = written.map((file) => (file.path === `schema/${path}` ? { ...file, text } : file));
    const judge = () => check({ ...project, schemas });
    const { code, stdout } = await tablewright("check --format json", { work: { check: judge } });
    expect(code).toBe(1);
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: readonly Json[] };
    expect(diagnostics).toMatchObject([{ code: "schema/unusable", file: `schema/${path}` }]);
  });
});

/** The hit table with another schema for its cells. */
function withCell(schema: Json, cell: Json): Json {
  const { properties } = schema as { properties: { rows: { items: Json } } };
  const { rows } = properties;
  const items = { ...rows.items, additionalProperties: cell };
  return { ...schema, properties: { ...properties, rows: { ...rows, items } } };
}

function schemaAt(path: string): Json {
  return JSON.parse(project.schemas.find((file) => file.path === `schema/${path}`)?.text ?? "null");
}

/** `weapon/small-arms.schema.json` → `small-arms` */
function kindOf(path: string): string {
  return path.replace(/^.*\/|\.schema\.json$/g, "");
}

/** An editor shows a column's description and nothing else of its schema, so the unit must stand in it. */
test("a column with a unit names it in its description", () => {
  expect(kindPaths.flatMap((path) => silentUnits(schemaAt(path)).map((text) => `${path}: ${text}`))).toEqual([]);
});

function silentUnits(node: unknown): readonly string[] {
  if (typeof node !== "object" || node === null) return [];
  const { unit, description = "", notation: _, ...rest } = node as Json;
  const inner = Object.values(rest).flatMap(silentUnits);
  return typeof unit !== "string" || String(description).includes(`(${unit})`)
    ? inner
    : [String(description), ...inner];
}
