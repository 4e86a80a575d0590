import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { analyze } from "../../generator/src/compile.ts";
import { editorFolder, editorSchemas } from "../../generator/src/editor/schemas.ts";
import { firstFiles } from "../../generator/src/start/files.ts";
import { emptyFolder } from "../given/folder.ts";
import { houseBook, projectOf } from "../given/project.ts";
import { type Editor, startEditor } from "./client.ts";

/** Tables that stand as they are printed: sideways, or with bands in their cells. */
const tables = {
  boats: `kind: catalog
title: Boats
transposed: yes
columns:
  crew: { type: integer, description: How many row it. }
  hull: [oak, pine]
  ram: { type: integer, blank: yes }
rows:
  name: { raft: Log raft, galley: War galley }
  crew: { raft: 2, galley: 40 }
  hull: { raft: pine, galley: oak }
`,
  arrows: `kind: lookup
title: Arrows
transposed: yes
axes:
  distance: { match: ceiling, above: clamp, line: 16 }
columns:
  penalty: integer
rows:
  penalty: { line: 17, 20: 0, 60: -2, 150: -5 }
`,
  attacks: `kind: lookup
title: Attacks
transposed: yes
axes:
  level: { match: range, domain: 1+ }
  armorClass: { match: listed, columns: [10, 9] }
result: integer
rows:
  10: { 1-3: 10, 4+: 8 }
  9: { 1-3: 11, 4+: 9 }
`,
  gates: `kind: lookup
title: Gates
axes:
  knowledge: { match: listed }
  roll: { match: range, dice: d100, outcomes: [lost, near, there] }
rows:
  - { knowledge: Own gate, there: 01-00 }
  - { knowledge: Seen often, lost: 01-05, near: 06-24, there: 25-00 }
`,
};

const pathOf = (id: string) => `rules/house/travel/${id}.yaml`;
const rules = [houseBook("house"), ...Object.entries(tables).map(([id, text]) => ({ path: pathOf(id), text }))];

let editor: Editor;
beforeAll(async () => {
  const folder = emptyFolder();
  const schemas = editorSchemas(projectOf(rules)).map(({ path, text }) => ({ path: `${editorFolder}/${path}`, text }));
  const settings = firstFiles("boats", "0.1.0").filter(({ path }) => path.startsWith(".vscode/"));
  for (const { path, text } of [...settings, ...schemas, ...rules]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  editor = await startEditor(folder);
});
afterAll(() => editor.close());

async function underlined(id: keyof typeof tables, was: string, now: string): Promise<readonly string[]> {
  expect(tables[id].split(was)).toHaveLength(2);
  const found = await editor.open(pathOf(`other-${id}-${now.replace(/\W+/g, "")}`), tables[id].replace(was, now));
  return found.map(({ range, message }) => `${range.start.line + 1}: ${message}`);
}

test("the tables are sound", () => {
  const found = analyze(projectOf(rules.map((file) => ({ ...file, text: file.text.replace(/line: \d+,? ?/g, "") }))));
  expect(found.diagnostics).toEqual([]);
});

test.each(Object.keys(tables))("%s opens without a red line", async (id) => {
  expect(await editor.open(pathOf(id))).toEqual([]);
});

test.each([
  ["boats", "raft: 2", "raft: two", '10: Incorrect type. Expected "integer".'],
  ["boats", "raft: pine", "raft: pin", '11: Value is not accepted. Valid values: "oak", "pine".'],
  ["boats", "  crew: { raft: 2, galley: 40 }\n", "", '8: Missing property "crew".'],
  ["boats", "  hull: { raft", "  hul: { raft", "11: Property hul is not allowed."],
  ["arrows", "60: -2", "60: two", '9: Incorrect type. Expected "integer".'],
  ["arrows", "above: clamp", "abve: clamp", "5: Property abve is not allowed."],
  ["attacks", "4+: 9", "4+: nine", '10: Incorrect type. Expected "integer".'],
  ["gates", "there: 01-00", "thre: 01-00", "7: Property thre is not allowed."],
  ["gates", "{ knowledge: Own gate, there", "{ there", '7: Missing property "knowledge".'],
] as const)("a slip in %s is underlined: %s -> %s", async (id, was, now, line) => {
  expect(await underlined(id, was, now)).toContain(line);
});

test("a line that is not there yet is offered, and so are the words of its cells", async () => {
  const path = pathOf("boats");
  await editor.open(path, `${tables.boats}  \n`);
  const lines = await editor.complete(path, 11, 2);
  expect(lines.map(({ label }) => label)).toEqual(["ram"]);
  await editor.open(path, tables.boats.replace("raft: pine", "raft: "));
  const words = await editor.complete(path, 10, 16);
  expect(words.map(({ label }) => label).sort()).toEqual(["oak", "pine"]);
  expect(await editor.hover(path, 9, 3)).toContain("How many row it.");
});

test("the outcomes that a row has no band for are offered", async () => {
  const path = pathOf("gates");
  const row = "  - knowledge: Own gate\n    there: 01-00\n    \n";
  await editor.open(path, tables.gates.replace("  - { knowledge: Own gate, there: 01-00 }\n", row));
  const offered = await editor.complete(path, 8, 4);
  const labels = offered.map(({ label }) => label);
  expect(labels).toEqual(expect.arrayContaining(["lost", "near"]));
  expect(labels).not.toContain("there");
});
