import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { analyze } from "../../generator/src/compile.ts";
import { type Diagnostic, inOrder } from "../../generator/src/diagnostics/diagnostic.ts";
import { type Loaded, load } from "../../generator/src/project/load.ts";
import { emptyFolder } from "../given/folder.ts";
import { knownSchemas, projectOf, repository } from "../given/project.ts";
import type { Example } from "./guide/guide.ts";

const base = join(repository, "test/diagnostics/base");

const known = new Map<Example | undefined, readonly Diagnostic[]>();

/** What is found in the base project, or in one with the mistake of an example. */
export function findings(mistake?: Example): readonly Diagnostic[] {
  const found = known.get(mistake) ?? find(mistake);
  known.set(mistake, found);
  return found;
}

/** The base project, or one with the mistake of an example. */
export function projectWith(mistake?: Example): Loaded {
  const folder = emptyFolder();
  cpSync(base, folder, { recursive: true });
  if (mistake) put(folder, mistake);
  return load(folder);
}

function find(mistake?: Example): readonly Diagnostic[] {
  const { diagnostics, rules, evidence, changes } = projectWith(mistake);
  const found = analyze({ ...projectOf(rules, evidence), changes }, knownSchemas).diagnostics;
  return inOrder([...diagnostics, ...found]);
}

function put(folder: string, { file, wrong, right, encoding = "utf8" as "latin1" }: Example): void {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, existsSync(path) ? replaced(readFileSync(path, "utf8"), right ?? "", wrong) : wrong, encoding);
}

function replaced(text: string, right: string, wrong: string): string {
  const parts = text.split(right);
  if (parts.length !== 2) throw new Error(`the base must hold this once, not ${parts.length - 1} times:\n${right}`);
  return parts.join(wrong);
}
