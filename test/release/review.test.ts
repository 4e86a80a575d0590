import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect } from "vitest";
import { compile } from "../../generator/src/compile.ts";
import { load } from "../../generator/src/project/load.ts";
import { rememberingSteps } from "../../generator/src/watch/remembering.ts";
import { put } from "../given/folder.ts";
import { testWith } from "../given/programs.ts";
import { repository } from "../given/project.ts";
import { project, textOf } from "./given.ts";

type Files = Readonly<Record<string, string>>;

const test = testWith("git");
const past = { steps: rememberingSteps() };

function ruling(id: string, changes: string): Files {
  return {
    [`rules/house/errata/${id}.yaml`]: `status: accepted\nauthority: ruling\nchanges:\n${changes}because: It was tried.\n`,
  };
}

const nearHits = ruling("hits-near", "  - at: hit-table/3+/near\n    was: 1\n    now: 2\n");
const farHits = ruling("far-hits", "  - at: hit-table/5+/far\n    was: 1\n    now: 2\n");
const addedRifle = ruling(
  "blunderbuss",
  "  - at: rifles/blunderbuss\n    was: absent\n    now:\n      name: Blunderbuss\n      techLevel: 3\n      weight: 4\n      price: 70\n      loads:\n        standard:\n          name: Standard\n          magazine: 1\n          difficult: 20(1)\n          formidable: 40(0)\n          impossible: 60(0)\n          damage: 3\n          signature: H\n          targets: 2\n          weight: .2\n          price: 2\n",
);

let folder: string;

/** A repository of the project and its outputs, under this repository's own settings of git. */
beforeAll(async () => {
  folder = project();
  put(folder, { ".gitattributes": readFileSync(join(repository, ".gitattributes"), "utf8"), ".gitignore": "schema\n" });
  git("init", "--quiet", "--initial-branch=main");
  await commit({});
});

/** Edits the rules on a branch of its own, builds, and commits all of it. */
async function branch(name: string, files: Files): Promise<void> {
  git("checkout", "--quiet", "-b", name, "main");
  await commit(files);
}

async function commit(files: Files): Promise<void> {
  put(folder, files);
  await build();
  git("add", "--all");
  git("commit", "--quiet", "--message=Edit");
}

async function build(): Promise<void> {
  const { outputs, diagnostics } = await compile(load(folder), past);
  expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  rmSync(join(folder, "generated"), { recursive: true, force: true });
  put(folder, Object.fromEntries(outputs.map(({ path, text }) => [`generated/${path}`, text])));
}

function git(...args: readonly string[]): string {
  const who = ["-c", "user.name=a", "-c", "user.email=a@localhost"];
  return execFileSync("git", [...who, ...args], { cwd: folder, encoding: "utf8" });
}

/** How many lines of its outputs the last commit shows. */
function linesShown(): number {
  const files = git("show", "--numstat", "--format=", "--", "generated").trim().split("\n");
  // Of a file that is not shown there is a dash.
  const counts = files.flatMap((file) => file.split("\t").slice(0, 2)).filter((count) => count !== "-");
  return counts.reduce((sum, count) => sum + Number(count), 0);
}

describe("of the outputs a review shows", () => {
  test("few lines for a corrected cell", async () => {
    await branch("cell", nearHits);
    expect(linesShown()).toBeLessThan(60);
  });

  test("and not many for an added row", async () => {
    await branch("row", addedRifle);
    expect(linesShown()).toBeLessThan(150);
  });
});

describe("where two branches correct cells of one table", () => {
  test("they merge without a conflict, and the next build has both", async () => {
    await branch("ours", nearHits);
    await branch("theirs", farHits);
    git("merge", "--quiet", "--message=Merge", "ours");
    await build();
    const values = JSON.parse(textOf(folder, "generated/data/house.json"));
    const { rows } = values.tables.find(({ id }: { readonly id: string }) => id === "hit-table");
    expect([rows[0].values.near.hits, rows[1].values.far.hits]).toEqual([2, 2]);
    const guide = readFileSync(join(repository, "CONTRIBUTING.md"), "utf8");
    expect(guide).toMatch(/After a merge or a rebase, build again/);
  });

  test.each(["data/house.json", "errata/house.ts"])("each erratum is one line of %s", (path) => {
    const lines = textOf(folder, `generated/${path}`).split("\n");
    for (const id of ["hits-near", "far-hits"])
      expect(lines.filter((line) => line.includes(id) && line.includes("It was tried."))).toHaveLength(1);
  });

  test("the hash of all data, which every edit changes, stands in one file", () => {
    const [hash = ""] = /[0-9a-f]{64}/.exec(textOf(folder, "generated/version.ts")) ?? [];
    const files = readdirSync(join(folder, "generated"), { recursive: true, withFileTypes: true });
    const paths = files.filter((one) => one.isFile()).map(({ parentPath, name }) => join(parentPath, name));
    const holding = paths.filter((path) => readFileSync(path, "utf8").includes(hash));
    expect(holding).toEqual([join(folder, "generated/version.ts")]);
  });
});
