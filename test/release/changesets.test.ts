import { execFileSync } from "node:child_process";
import { cpSync, readFileSync, symlinkSync } from "node:fs";
import { devNull } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect } from "vitest";
import { emptyFolder, put } from "../given/folder.ts";
import { testWith } from "../given/programs.ts";
import { repository } from "../given/project.ts";

const test = testWith("git");

/** A repository as ours is laid out, with our own settings of changesets, cloned shallowly and without a remote. */
function shallowClone(
  changesets: Readonly<Record<string, string>>,
  more: Readonly<Record<string, string>> = {},
): string {
  const origin = emptyFolder();
  put(origin, {
    ".gitignore": "node_modules\n",
    "package.json": json({
      name: "skirmish-tables",
      version: "0.2.0",
      workspaces: [".", "generator", "app"],
      devDependencies: { tablewright: "*" },
    }),
    "generator/package.json": json({ name: "tablewright", version: "0.2.0" }),
    ...Object.fromEntries(Object.entries(changesets).map(([name, text]) => [`.changeset/${name}.md`, text])),
    ...more,
  });
  for (const name of ["config.json", "changelog.cjs"])
    cpSync(join(repository, ".changeset", name), join(origin, ".changeset", name));
  const git = (...args: readonly string[]) =>
    execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@localhost", ...args], { cwd: origin, stdio: "pipe" });
  git("init", "--initial-branch=main");
  git("add", "--all");
  git("commit", "--message=First");
  git("commit", "--allow-empty", "--message=Second");
  const clone = join(emptyFolder(), "clone");
  git("clone", "--depth=1", pathToFileURL(origin).href, clone);
  execFileSync("git", ["remote", "remove", "origin"], { cwd: clone });
  symlinkSync(join(repository, "node_modules"), join(clone, "node_modules"));
  return clone;
}

/** Runs changesets as `npm run version` does; a run that asks the network for ever ends in a failure. */
function changesets(folder: string, ...args: readonly string[]): void {
  const bin = join(repository, "node_modules/@changesets/cli/bin.js");
  const env = { ...process.env, GIT_DIR: args[0] === "version" ? devNull : undefined, GITHUB_TOKEN: undefined };
  execFileSync("node", [bin, ...args], { cwd: folder, stdio: "pipe", env });
}

/** The planned bump of each package. */
function planned(folder: string): Readonly<Record<string, string>> {
  changesets(folder, "status", "--output=plan.json");
  const { releases } = JSON.parse(readFileSync(join(folder, "plan.json"), "utf8")) as {
    readonly releases: readonly { readonly name: string; readonly type: string }[];
  };
  return Object.fromEntries(releases.filter(({ type }) => type !== "none").map(({ name, type }) => [name, type]));
}

function json(content: object): string {
  return `${JSON.stringify(content, null, 2)}\n`;
}

const erratum =
  '---\n"skirmish-tables": patch\n---\n\n<!-- Below. -->\n\n| where | old → new |\n| --- | --- |\n| 7mm ACR, price | 800 → 850, says @<!-- -->all in #<!-- -->7 |\n';

test("R01: an erratum releases the tables alone, and the compiler is versioned apart", () => {
  expect(planned(shallowClone({ erratum }))).toEqual({ "skirmish-tables": "patch" });
  const compiler = '---\n"tablewright": major\n---\n\nAnother kind.\n';
  expect(planned(shallowClone({ compiler }))).toEqual({ tablewright: "major" });
  expect(planned(shallowClone({ erratum, compiler, more: erratum.replace("patch", "minor") }))).toEqual({
    "skirmish-tables": "minor",
    tablewright: "major",
  });
});

test("R01: a package that has the tables as a peer follows only where they leave its range", () => {
  const app = (range: string) => ({
    "app/package.json": json({ name: "app", version: "1.0.0", peerDependencies: { "skirmish-tables": range } }),
  });
  const minor = erratum.replace("patch", "minor");
  expect(planned(shallowClone({ minor }, app(">=0.2.0 <1.0.0")))).toEqual({ "skirmish-tables": "minor" });
  expect(planned(shallowClone({ minor }, app("~0.2.0")))).toEqual({ "skirmish-tables": "minor", app: "major" });
});

test("R06: a shallow clone without a remote is versioned, and the changelog says what the changeset says", () => {
  const folder = shallowClone({ erratum });
  changesets(folder, "version");
  expect(JSON.parse(readFileSync(join(folder, "package.json"), "utf8")).version).toBe("0.2.1");
  expect(readFileSync(join(folder, "CHANGELOG.md"), "utf8")).toBe(
    "# skirmish-tables\n\n## 0.2.1\n### Patch Changes\n\n| where | old → new |\n| --- | --- |\n| 7mm ACR, price | 800 → 850, says @<!-- -->all in #<!-- -->7 |\n",
  );
});
