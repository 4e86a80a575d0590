import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { analyze } from "../../generator/src/compile.ts";
import { isError } from "../../generator/src/diagnostics/diagnostic.ts";
import { mend } from "../../generator/src/fix/mend.ts";
import { load } from "../../generator/src/project/load.ts";
import type { Project } from "../../generator/src/project/project.ts";
import type { SourceFile } from "../../generator/src/source/source-file.ts";
import { validBook } from "../fuzz/valid-book.ts";
import { houseBook, knownSchemas, projectOf, repository } from "../given/project.ts";
import { isTried } from "../mutation/sample.ts";
import { lostIn, onlyChecks } from "./perturb.ts";

/** Rules that no document holds, each a project by itself: the rulebook of every form, the pages, the samples, made-up books. */
const projects: readonly (readonly [string, Project])[] = [
  ["the rulebook of every form", projectOf(load(join(repository, "test/rulebook")).rules)],
  ["the examples of docs/tables.md", examples()],
  ["the house rules of the guide to messages", projectOf(houseRules())],
  ...fc
    .sample(validBook("fuzz"), { numRuns: 3, seed: 7_411 })
    .map(({ files }, at) => [`made-up book ${at + 1}`, projectOf(files)] as const),
  ...(await mendedSamples()),
];

test.each(projects)("nothing typed is lost: %s", (_, project) => {
  const told = lostIn(project, isTried).filter((one) => !onlyChecks(one));
  expect(told.map(({ file, place, was, now }) => `${file.path} ${place}: ${was} -> ${now}`)).toEqual([]);
});

function houseRules(): readonly SourceFile[] {
  return load(join(repository, "test/diagnostics/base")).rules.filter(({ path }) => path.startsWith("rules/house/"));
}

function examples(): Project {
  const page = readFileSync(join(repository, "docs/tables.md"), "utf8");
  const files = [...page.matchAll(/^```yaml\n# (\S+)\n([\s\S]*?)^```$/gm)].map(([, path = "", text = ""]) => ({
    path: path.startsWith("schema/") ? path : `rules/mine/${path}`,
    text,
  }));
  const isKind = ({ path }: SourceFile) => path.startsWith("schema/");
  const project = projectOf(files.filter((file) => !isKind(file)));
  return { ...project, schemas: [...project.schemas, ...files.filter(isKind)] };
}

async function mendedSamples(): Promise<readonly (readonly [string, Project])[]> {
  const names = readdirSync(join(repository, "test/samples"));
  const found = await Promise.all(names.map(async (name) => [`sample ${name}`, await mended(name)] as const));
  return found.flatMap(([name, project]) => (project ? [[name, project] as const] : []));
}

/** A sample with every mistake mended that a fix is certain for; null where others are left. */
async function mended(name: string): Promise<Project | null> {
  const { rules: own, evidence } = load(join(repository, "test/samples", name));
  const book = houseBook("house");
  const needed = own.some(({ path }) => path.startsWith("rules/house/")) && own.every(({ path }) => path !== book.path);
  const rules = needed ? [...own, book] : own;
  const judged = (now: readonly SourceFile[]) => analyze(projectOf(now, evidence), knownSchemas).diagnostics;
  const { files } = await mend(rules, async (now) => judged(now));
  const after = rules.map((file) => files.find(({ path }) => path === file.path) ?? file);
  return judged(after).some(isError) ? null : projectOf(after);
}
