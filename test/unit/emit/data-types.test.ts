import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { repository } from "../../given/project.ts";

const published = "generator/src/published";

test("the types of the published JSON are those its schema gives now: npm run data-types writes them", () => {
  const folder = mkdtempSync(join(tmpdir(), "data-types-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, published), { recursive: true });
  for (const path of ["schema", "scripts", "biome.json"])
    cpSync(join(repository, path), join(folder, path), { recursive: true });
  symlinkSync(join(repository, "node_modules"), join(folder, "node_modules"));
  const run = (...line: string[]) => execFileSync(process.execPath, line, { cwd: folder, stdio: "pipe" });
  run("scripts/data-types.mjs");
  run("node_modules/@biomejs/biome/bin/biome", "format", "--write", "--vcs-enabled=false", published);
  for (const name of ["data.ts", "forms.json"])
    expect(readFileSync(join(folder, published, name), "utf8")).toBe(
      readFileSync(join(repository, published, name), "utf8"),
    );
});
