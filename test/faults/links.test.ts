import { mkdirSync, renameSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { load } from "../../generator/src/project/load.ts";
import { emptyFolder } from "../given/folder.ts";
import { run, smallProject } from "./small.ts";

const secret = "kind: secret\ntitle: read from outside\n";

/** A folder beside the project that it has no business to read. */
function outside(): string {
  const path = emptyFolder();
  mkdirSync(join(path, "weapon"));
  for (const name of ["secret.yaml", "weapon/secret.yaml", "secret.schema.json", "secret.tsv"])
    writeFileSync(join(path, name), secret);
  return path;
}

test.each([
  ["a file", "rules/house/weapon/more.yaml", "secret.yaml"],
  ["a folder", "rules/house/force", "weapon"],
  ["a book", "rules/more", "."],
  ["nothing that is there", "rules/house/weapon/gone.yaml", "absent.yaml"],
  ["a schema", "schema/more.schema.json", "secret.schema.json"],
  ["evidence", "test/golden/more.tsv", "secret.tsv"],
  ["the record of releases", "changes.json", "secret.tsv"],
])("a link to %s outside is told at its place and not followed", (_, path, target) => {
  const project = smallProject();
  const before = load(project.path);
  symlinkSync(join(outside(), target), join(project.path, path));
  const { diagnostics, ...read } = load(project.path);
  expect(diagnostics.map((found) => [found.code, found.span.file.path])).toEqual([["project/link", path]]);
  expect({ ...read, diagnostics: [] }).toEqual(before);
});

test.each(["rules", "schema", "test", "test/golden"])("the folder %s itself may not be a link", (path) => {
  const project = smallProject();
  // Those of the compiler take the place of schemas that are not read.
  writeFileSync(join(project.path, "schema/own.schema.json"), "{}");
  const moved = join(outside(), "moved");
  renameSync(join(project.path, path), moved);
  symlinkSync(moved, join(project.path, path));
  const { diagnostics, rules, schemas, evidence } = load(project.path);
  expect(diagnostics.map((found) => [found.code, found.span.file.path])).toEqual([["project/link", path]]);
  const own = schemas.filter((file) => file.path === "schema/own.schema.json");
  const read = { rules, schema: own, "test/golden": evidence };
  for (const [part, files] of Object.entries(read)) {
    expect(files.length > 0, part).toBe(!`${part}/`.startsWith(`${path}/`));
  }
});

test("the command tells of a linked schema folder, not of schemas that are missing", async () => {
  const project = smallProject();
  renameSync(join(project.path, "schema"), join(project.path, "schemas"));
  symlinkSync("schemas", join(project.path, "schema"));
  const { code, said } = await run(["build"], { cwd: project.path });
  expect(said).toMatch(/^schema:1:1 error project\/link {2}schema is a symbolic link; links are not followed\n/);
  expect(said).toContain("1 error in 1 file");
  expect(code).toBe(1);
});

test("links that lead in a circle end", () => {
  const project = smallProject();
  symlinkSync("..", join(project.path, "rules/house/circle"));
  symlinkSync("self.yaml", join(project.path, "rules/house/self.yaml"));
  const paths = load(project.path).diagnostics.map((found) => found.span.file.path);
  expect(paths.sort()).toEqual(["rules/house/circle", "rules/house/self.yaml"]);
});

test("the lock an editor keeps beside an open file, a link to nothing, is no mistake", () => {
  const project = smallProject();
  symlinkSync("editor@host.1234:1700000000", join(project.path, "rules/house/.#book.yaml"));
  expect(load(project.path).diagnostics).toEqual([]);
});
