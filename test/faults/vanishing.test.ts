import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { load, loadDocuments } from "../../generator/src/project/load.ts";
import { smallProject } from "./small.ts";

/** Called with each path before it is looked at, as another program that works at the same time. */
let meanwhile: (path: string) => void = () => {};
beforeEach(() => {
  meanwhile = () => {};
});

const { readFileSync, readdirSync } = fs;
beforeAll(() => {
  fs.readFileSync = ((path: string, ...more: []) => {
    meanwhile(path);
    return readFileSync(path, ...more);
  }) as typeof readFileSync;
  fs.readdirSync = ((path: string, ...more: []) => {
    meanwhile(path);
    return readdirSync(path, ...more);
  }) as typeof readdirSync;
  syncBuiltinESMExports();
});
afterAll(() => {
  Object.assign(fs, { readFileSync, readdirSync });
  syncBuiltinESMExports();
});

/** Does something just before a path is read, once it has been seen; says whether it came to that. */
function justBefore(path: string, action: () => void): () => boolean {
  let done = false;
  meanwhile = (read) => {
    if (done || read !== path) return;
    done = true;
    action();
  };
  return () => done;
}

const goes = (path: string) => fs.rmSync(path, { recursive: true });
const becomesFolder = (path: string) => {
  fs.rmSync(path);
  fs.mkdirSync(path);
};

test.each([
  ["a table goes", "rules/house/hit/hit-table.yaml", goes],
  ["a table becomes a folder", "rules/house/hit/hit-table.yaml", becomesFolder],
  ["the folder of a table goes", "rules/house/hit/hit-table.yaml", (path: string) => goes(join(path, ".."))],
  ["a folder goes before it is listed", "rules/house/hit", goes],
  ["a schema goes", "schema/hit/hit-table.schema.json", goes],
  ["evidence goes", "test/golden/club.tsv", goes],
  ["package.json goes", "package.json", goes],
])("%s between being seen and being read: it is absent, as it is a moment later", (_, path, change) => {
  const project = smallProject();
  const at = join(project.path, path);
  fs.accessSync(at);
  const happened = justBefore(at, () => change(at));
  const during = load(project.path);
  expect(happened()).toBe(true);
  expect(during).toEqual(load(project.path));
  expect(during.diagnostics).toEqual([]);
});

test("a document goes between being seen and being read: it is not at hand", () => {
  const project = smallProject();
  const document = join(project.path, "club.txt");
  fs.writeFileSync(document, "Run 10\n");
  expect([...loadDocuments(project.path, ["club.txt"], project.path).keys()]).toEqual(["club.txt"]);
  expect(justBefore(document, () => goes(document))()).toBe(false);
  expect([...loadDocuments(project.path, ["club.txt"], project.path).keys()]).toEqual([]);
});
