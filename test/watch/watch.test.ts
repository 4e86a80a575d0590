import { expect, test, vi } from "vitest";
import { type Folder, makeFolder, startWatch } from "./watched.ts";

// What is waited for may never be said: that shall fail in minutes, not hang.
vi.setConfig({ testTimeout: 180_000 });

const table = "rules/club/morale/morale-values.yaml";
const text = `kind: morale-values
title: Our squads
rows:
  squad-team:
    name: Squad team
    morale: 5
    leader: false
`;
const book = "title: House rules\ndocument: none\nminus: up-to\n";
const files = { "package.json": `{ "name": "club", "version": "1.0.0" }`, "rules/club/book.yaml": book, [table]: text };
const data = "generated/data/club.json";
const sdk = "generated/club/morale-values.ts";

async function started(...line: readonly string[]) {
  const folder = makeFolder(files);
  const watch = startWatch(folder, ...line);
  const first = await watch.round();
  return { folder, watch, first };
}

function lockOf({ has }: Folder): boolean {
  return has("generated/.tablewright-unfinished");
}

test("it builds at once, then on every save, and says which cell changed", async () => {
  const { folder, watch, first } = await started("build", "--watch");
  expect(first).toMatch(/^building: everything\n[\s\S]*1 book, 1 table, 1 row\n/);
  expect(folder.read(sdk)).toContain("morale: 5");
  expect(lockOf(folder)).toBe(false);

  folder.write(table, text.replace("morale: 5", "morale: 6"));
  const second = await watch.round();
  expect(second).toContain(`building: ${table}\n  ~ club/morale-values/squad-team/morale 5 → 6\n1 book,`);
  expect(folder.read(sdk)).toContain("morale: 6");

  expect(await watch.stop()).toBe(0);
  expect(lockOf(folder)).toBe(false);
});

test("an error is shown and the output stays; the mended file is built", async () => {
  const { folder, watch } = await started("build", "--watch");
  const before = folder.read(data);
  folder.write(table, text.replace("morale: 5", "morale: five"));
  const wrong = await watch.round();
  expect(wrong).toContain(`${table}:6:13 error `);
  expect(folder.read(data)).toBe(before);

  folder.write(table, text.replace("morale: 5", "morale: 7"));
  expect(await watch.round()).toContain("  ~ club/morale-values/squad-team/morale 5 → 7\n");
  expect(folder.read(data)).not.toBe(before);
});

test("a file saved by renaming another over it is one save", async () => {
  const { folder, watch } = await started("build", "--watch");
  folder.replace(table, text.replace("leader: false", "leader: true"));
  expect(await watch.round(/~/)).toContain("morale-values/squad-team/leader false → true\n");
});

test("a table that goes takes its exports and files along; one that comes brings them", async () => {
  const { folder, watch } = await started("build", "--watch");
  folder.write("rules/club/morale/new-squads.yaml", text);
  const added = await watch.round(/ {2}\+ export/);
  expect(added).toContain("  + export newSquads of club\n");
  expect(added).toContain("  + club/new-squads\n");
  folder.remove(table);
  const removed = await watch.round(/ {2}- export/);
  expect(removed).toContain("  - export moraleValues of club\n");
  expect(folder.has(sdk)).toBe(false);
  expect(folder.has("generated/club/new-squads.ts")).toBe(true);
});

test("many files that change at once are all built", async () => {
  const { folder, watch } = await started("build", "--watch");
  for (let index = 0; index < 60; index += 1) folder.write(`rules/club/morale/squads-${index}.yaml`, text);
  expect(await watch.round(/61 tables/)).toMatch(/building: \d+ changed files\n/);
  expect(folder.has("generated/club/squads-59.ts")).toBe(true);
});

test("a half-written schema is complained of and ends nothing; the mended one judges every table anew", async () => {
  const { folder, watch } = await started("build", "--watch");
  const path = "schema/morale/morale-values.schema.json";
  // Without the file it is made from, a schema is one written by hand.
  folder.remove("schema/morale/morale-values.yaml");
  await watch.round(/building: schema/);
  const schema = folder.read(path);
  folder.write(path, schema.slice(0, 40));
  expect(await watch.round(/building: schema/)).toMatch(/:2:\d+ error schema\/unusable/);
  const narrower = JSON.parse(schema);
  narrower.required = [...(narrower.required ?? []), "description"];
  folder.write(path, JSON.stringify(narrower));
  expect(await watch.round(/building: schema/)).toMatch(/morale-values\.yaml:1:1 error [\s\S]*description/);
});

test("while another build writes it waits, says so once, and builds by itself when that has finished", async () => {
  const { folder, watch } = await started("build", "--watch");
  const lock = "generated/.tablewright-unfinished/writer-1@elsewhere";
  folder.write(lock, String(Date.now()));
  folder.write(table, text.replace("morale: 5", "morale: 6"));
  await watch.says("Trying again until it has finished.\n");
  await new Promise((done) => setTimeout(done, 1000));
  expect(folder.read(sdk)).toContain("morale: 5");
  folder.remove(lock);
  const round = await watch.round();
  expect(round).toContain("  ~ club/morale-values/squad-team/morale 5 → 6\n");
  expect(round.split("another build (process")).toHaveLength(2);
  expect(folder.read(sdk)).toContain("morale: 6");
});

test("while it waits for another build it can be ended", async () => {
  const { folder, watch } = await started("build", "--watch");
  folder.write("generated/.tablewright-unfinished/writer-1@elsewhere", String(Date.now()));
  folder.write(table, text.replace("morale: 5", "morale: 6"));
  await watch.says("Trying again");
  expect(await watch.stop()).toBe(0);
});

test("a renamed row, a corrected figure and a text are told in a line each", async () => {
  const { folder, watch } = await started("build", "--watch");
  const changed = text
    .replace("Our squads", "Squads")
    .replace("  squad-team:\n", "  squads:\n    aliases: [squad-team]\n");
  folder.write(table, changed);
  const round = await watch.round(/~/);
  expect(round).toContain("  ~ club/morale-values title Our squads → Squads\n");
  expect(round).toContain("  + club/morale-values aliases.squad-team squads\n");
  expect(round).toContain("  ~ club/morale-values/squads renamed squad-team → squads\n");
});

test("another version of the package is built with it", async () => {
  const { folder, watch } = await started("build", "--watch");
  folder.write("package.json", `{ "name": "club", "version": "1.1.0" }`);
  await watch.round();
  expect(folder.read("generated/version.ts")).toContain('"1.1.0"');
});

test("a half-saved package.json is shown and ends nothing; the whole one is built", async () => {
  const { folder, watch } = await started("build", "--watch");
  const before = folder.read("generated/version.ts");
  folder.write("package.json", `{ "name": "club", "vers`);
  expect(await watch.round()).toContain("package.json:1:23 error project/package  package.json is not JSON\n");
  expect(folder.read("generated/version.ts")).toBe(before);
  folder.write("package.json", `{ "name": "club", "version": "1.2.0" }`);
  await watch.round(/written/);
  expect(folder.read("generated/version.ts")).toContain('"1.2.0"');
});

test("check --watch reports and writes nothing", async () => {
  const { folder, watch, first } = await started("check", "--watch");
  expect(first).toMatch(/^checking: everything\nno errors: 1 book, 1 table, 1 row checked in .*\nwaiting /);
  folder.write(table, text.replace("kind:", "knid:"));
  expect(await watch.round()).toContain("error table/kind-missing");
  expect(folder.has("generated")).toBe(false);
  expect(await watch.stop()).toBe(0);
});
