import { spawnSync } from "node:child_process";
import { cpSync, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { emptyFolder, put } from "../given/folder.ts";
import { repository } from "../given/project.ts";

/** Runs the built command as one would in a project. */
function tablewright(folder: string, ...line: readonly string[]) {
  const command = join(repository, "generator/bin/tablewright.cjs");
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...line], { cwd: folder, encoding: "utf8" });
  expect([line[0], status, status === 0 ? "" : stderr]).toEqual([line[0], 0, ""]);
  return stdout;
}

/** Every file a page names is there; a page of a site without a network could open nothing else. */
function expectWhole(folder: string, read: (path: string) => string, page: string): void {
  const base = page.split("/").slice(0, -1).join("/");
  const named = [...read(page).matchAll(/(?:src|href)="([^"#:]+)/g)].map(([, path = ""]) =>
    join(base, path.split("?")[0] ?? ""),
  );
  expect(named.filter((path) => !existsSync(join(folder, "dist-site", path)))).toEqual([]);
  expect(named.length).toBeGreaterThan(4);
}

test("tablewright site shows what init begins with, and a rulebook of another game without a line of code", () => {
  const folder = emptyFolder();
  const read = (path: string) => readFileSync(join(folder, "dist-site", path), "utf8");
  tablewright(folder, "init");
  cpSync(join(repository, "test/rulebook/rules"), join(folder, "rules"), { recursive: true });
  put(folder, { "dist-site/notes.txt": "Mine.\n" });
  for (const command of ["build", "package", "site"]) tablewright(folder, command);
  expect(read("house.html")).toContain("suppressed");
  expect(read("assets/search.js")).toContain("suppressed");
  for (const page of ["index.html", "house.html"]) expect(read(page)).not.toMatch(/As printed|as printed|Errata sheet/);
  expect(read("notes.txt")).toBe("Mine.\n");
  const pages = ["house/lookupMorale", "march/lookupAttacks", "march/battleOddsOf", "march/sumRiding"];
  for (const page of pages) expect(read("calculators/index.html")).toContain(`${page}.html`);
  for (const page of ["index", "house", "march", "march-sheet", ...pages.map((page) => `calculators/${page}`)])
    expectWhole(folder, read, `${page}.html`);
});
