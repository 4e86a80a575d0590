import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { repository } from "../given/project.ts";
import { readJson } from "../source-tree.ts";
import { readTree, writeByHand } from "../unit/write/folder.ts";
import { builtProject, type Outcome, run, startProgram } from "./small.ts";

test("npm pack refuses while a build is unfinished, and packs once another has ended it", async () => {
  const project = await builtProject();
  // the scripts packing really runs; only what they build besides generated/ is left out
  const scripts = {
    ...(readJson("package.json").scripts as object),
    "build:generator": "exit 0",
    "build:sdk": "exit 0",
  };
  const manifest = { name: "small", version: "1.0.0", files: ["generated"], scripts };
  writeFileSync(join(project.path, "package.json"), JSON.stringify(manifest));
  mkdirSync(join(project.path, "node_modules/.bin"), { recursive: true });
  symlinkSync(join(repository, "generator/bin/tablewright.cjs"), join(project.path, "node_modules/.bin/tablewright"));
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)));
  const pack = (): Promise<Outcome> => startProgram("npm", ["pack"], { cwd: project.path, env }).outcome;
  const packed = (): readonly string[] => readdirSync(project.path).filter((name) => name.endsWith(".tgz"));

  const whole = readTree(project.generated);
  const mark = "# A build was interrupted here: run tablewright build.\n";
  writeByHand(join(project.generated, ".tablewright"), mark + whole[".tablewright"]);
  const left = readTree(project.generated);
  const refused = await pack();
  expect(refused.said).toContain("generated/ is unfinished: a build was interrupted\nRun: npx tablewright build\n");
  expect(refused.code).not.toBe(0);
  expect(packed()).toEqual([]);

  expect(await run(["check", project.path])).toMatchObject({ code: 0 });
  expect(readTree(project.generated)).toEqual(left); // a check writes nothing

  expect(await run(["build", project.path])).toMatchObject({ code: 0 });
  expect(readTree(project.generated)).toEqual(whole);
  expect(await pack()).toMatchObject({ code: 0 });
  expect(packed()).toEqual(["small-1.0.0.tgz"]);
});
