import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { smallProject } from "../faults/small.ts";
import { repository } from "../given/project.ts";

/** Runs the built command and gives the packages it loaded. */
function loadedBy(...line: readonly string[]): ReadonlySet<string> {
  const list = `import { _cache } from "node:module";
    process.on("exit", () => console.log("loaded " + JSON.stringify(Object.keys(_cache))));`;
  const listing = ["--import", `data:text/javascript,${encodeURIComponent(list)}`];
  const bin = join(repository, "generator/bin/tablewright.cjs");
  const { stdout, stderr } = spawnSync(process.execPath, [...listing, bin, ...line], { encoding: "utf8" });
  const files = JSON.parse(/^loaded (.*)$/m.exec(stdout)?.[1] ?? stderr) as readonly string[];
  return new Set(files.flatMap((file) => /.*node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(file)?.[1] ?? []));
}

test("a check loads no maker of validators and no TypeScript, be the rules right or wrong", () => {
  const { path } = smallProject();
  expect(loadedBy("check", path)).toEqual(new Set(["commander", "yaml"]));
  writeFileSync(join(path, "rules/house/book.yaml"), "title: House rules\ndocument: none\n");
  expect(loadedBy("check", path)).toEqual(new Set(["commander", "yaml"]));
});

test("a schema of the project's own is compiled by ajv", () => {
  const { path } = smallProject();
  writeFileSync(join(path, "schema/armor/robe.schema.json"), '{ "shape": "catalog", "type": "object" }');
  expect(loadedBy("check", path)).toContain("ajv");
});
