import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { load } from "../../generator/src/project/load.ts";
import { positionAt } from "../../generator/src/source/source-file.ts";
import { readTree } from "../unit/write/folder.ts";
import { run, smallProject } from "./small.ts";

const halfSaved = '{ "name": "small", "ver';

test.each([
  ["half saved", halfSaved, "1:23", "is not JSON"],
  ["emptied", "", "1:1", "is not JSON"],
  ["with a comma too many", '{\n  "version": "1.0.0",\n}\n', "3:1", "is not JSON"],
  ["with a version not in quotes", '{\n  "name": "x",\n  "version": 1.0.0\n}\n', "3:17", "is not JSON"],
  ["with a word not in quotes", '{\n  "name": "x",\n  "version": x\n}\n', "3:14", "is not JSON"],
  ["left in conflict", '<<<<<<< ours\n{ "version": "1.0.0" }\n', "1:1", "is not JSON"],
  ["of another shape", "null\n", "1:1", 'must hold one object: { "name": …, "version": … }'],
  ["that is a list", "[]\n", "1:1", 'must hold one object: { "name": …, "version": … }'],
  ["that is a number", "5\n", "1:1", 'must hold one object: { "name": …, "version": … }'],
  ["whose version is a number", '{\n  "version": 1.5\n}\n', "2:3", "must give its version as a text, found 1.5"],
])("a package.json %s is told at its place", (_, text, place, problem) => {
  const project = smallProject();
  writeFileSync(join(project.path, "package.json"), text);
  const told = load(project.path).diagnostics.map(({ code, message, span }) => {
    const { line, column } = positionAt(span.file, span.start);
    return `${span.file.path}:${line}:${column} ${code} ${message}`;
  });
  expect(told).toEqual([`package.json:${place} project/package package.json ${problem}`]);
});

test("with a half-saved package.json nothing is written", async () => {
  const project = smallProject();
  writeFileSync(join(project.path, "package.json"), halfSaved);
  const { code, said } = await run(["build"], { cwd: project.path });
  expect(said).toMatch(/^package\.json:1:23 error project\/package {2}package\.json is not JSON\n/);
  expect(said).toContain("1 error in 1 file");
  expect(code).toBe(1);
  expect(readTree(project.generated)).toEqual({});
});

test.each([
  ["null", "1:1", 'must hold one object: { "name": …, "version": … }'],
  ['{ "workspaces": [5] }', "1:3", "lists the workspace 5, which is no folder inside the project"],
  [
    '{ "workspaces": ["../outside"] }',
    "1:3",
    'lists the workspace "../outside", which is no folder inside the project',
  ],
  ['{ "workspaces": ["/etc"] }', "1:3", 'lists the workspace "/etc", which is no folder inside the project'],
])("a release is not judged by a package.json that says %s", async (text, place, problem) => {
  const project = smallProject();
  writeFileSync(join(project.path, "package.json"), text);
  const { code, said } = await run(["release", "check"], { cwd: project.path });
  expect(said).toContain(`package.json:${place} error project/package  package.json ${problem}\n`);
  expect(code).toBe(1);
});
