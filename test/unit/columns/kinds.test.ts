import { expect, test } from "vitest";
import { staleKinds } from "../../../generator/src/columns/kind-file.ts";
import { compile } from "../../../generator/src/compile.ts";
import { load } from "../../../generator/src/project/load.ts";
import { positionAt, type SourceFile } from "../../../generator/src/source/source-file.ts";
import { projectOf, repository } from "../../given/project.ts";
import { book } from "./given.ts";

const kind = `kind: catalog
title: Wands
description: What a wand does.
named: yes
types:
  reach: { form: "{near}/{far}", fields: { near: integer ft, far: integer ft } }
columns:
  reach: { type: reach, label: Range }
  charges: { type: integer 1+, plausible: [1, 50] }
  cursed: { type: yes-no, default: no }
`;

const wands = (more = "", columns = "") => `kind: wands
title: Wands
${columns}rows:
  frost: { name: Wand of frost, reach: 60/120, charges: 7${more} }
`;

/** What is made of a table of a kind that the project writes in the words of a table, or as a JSON Schema. */
async function made(table: string, text = kind, ending = "yaml") {
  const project = projectOf(book({ "magic/wands": table }));
  const file: SourceFile = { path: `schema/magic/wands.${ending}`, text };
  const { diagnostics, outputs } = await compile({ ...project, schemas: [...project.schemas, file] });
  const told = diagnostics.map(({ span, message, hint }) => {
    const { line, column } = positionAt(span.file, span.start);
    return `${span.file.path}:${line}:${column} ${message}${hint === undefined ? "" : ` | ${hint}`}`;
  });
  const code = outputs.find(({ path }) => path === "house/wands.ts")?.text ?? "";
  const page = outputs.find(({ path }) => path === "reference/house.md")?.text ?? "";
  return { told, code, page };
}

test("the schema of each kind stands beside the file that makes it", () => {
  const { schemas } = load(repository);
  expect(staleKinds(schemas)).toEqual([]);
  const edited = schemas.map((file) =>
    file.path === "schema/hit/hit-table.yaml" ? { ...file, text: file.text.replace("Hit table", "Hits") } : file,
  );
  expect(staleKinds(edited).map(({ path }) => path)).toEqual(["schema/hit/hit-table.schema.json"]);
});

test("a kind in the words of a table serves every table of its family", async () => {
  const { told, code, page } = await made(wands());
  expect(told).toEqual([]);
  // The type is called as in the kind, the heading as the column says.
  expect(code).toContain("interface WandsReach");
  expect(page).toContain("Range (near ft, far ft)");
  expect((await made(wands(", charges: 70").replace("charges: 7,", ""))).told).toEqual([
    expect.stringContaining("70 is unusual here: expected 1 to 50"),
  ]);
  expect((await made(wands().replace("name: Wand of frost, ", ""))).told).toEqual([
    expect.stringContaining("frost needs the field name"),
  ]);
});

test("a table of a shared kind adds columns of its own", async () => {
  const own = "columns: { price: integer Cr }\n";
  expect((await made(wands(", price: 90", own))).told).toEqual([]);
  expect((await made(wands("", own))).told).toEqual([expect.stringContaining("frost needs the field price")]);
  expect((await made(wands(", price: 90", "columns: { charges: integer }\n"))).told.join("\n")).toContain(
    "the column charges has the name of a field every row has",
  );
});

test("a mistake in a kind has its place and says what to type", async () => {
  const said = async (was: string, now: string) =>
    (await made(wands(), kind.replace(was, now))).told.find((one) => one.startsWith("schema/"));
  expect(await said("near: integer ft", "near: integr ft")).toContain("schema/magic/wands.yaml:6:");
  expect(await said("kind: catalog", "kind: catalogue")).toBe(
    "schema/magic/wands.yaml:1:7 a kind has no kind catalogue | did you mean catalog?",
  );
  expect(await said("columns:", "colums:")).toBe(
    "schema/magic/wands.yaml:7:1 a kind has no field colums | did you mean columns?",
  );
  expect(await said("description: What a wand does.\n", "")).toContain("a kind needs the field description | write");
  expect(await said("default: no", "default: maybe")).toContain("cannot have the default maybe");
});

test("a kind written as JSON Schema works as before, and its flags are yes or no too", async () => {
  const common = (name: string) => ({ $ref: `../common.schema.json#/$defs/${name}` });
  const schema = {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: "Wands",
    description: "What a wand does.",
    shape: "catalog",
    type: "object",
    required: ["kind", "title", "rows"],
    additionalProperties: false,
    properties: {
      kind: { const: "wands" },
      title: common("title"),
      rows: {
        ...common("rows"),
        additionalProperties: {
          type: "object",
          additionalProperties: false,
          required: ["cursed"],
          properties: { name: common("name"), cursed: { description: "Cursed.", type: "boolean" } },
        },
      },
    },
  };
  const table = (cursed: string) =>
    `kind: wands\ntitle: Wands\nrows:\n  frost: { cursed: ${cursed} }\n  fire: { cursed: no }\n`;
  const text = JSON.stringify(schema);
  const { told, code } = await made(table("yes"), text, "schema.json");
  expect(told).toEqual([]);
  expect(code).toMatch(/cursed: true[\s\S]*cursed: false/);
  expect((await made(table("maybe"), text, "schema.json")).told).toEqual([
    "rules/house/magic/wands.yaml:4:20 must be true or false, found maybe | write true or false",
  ]);
});
