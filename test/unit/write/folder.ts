import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";
import type { OutputFile } from "../../../generator/src/output.ts";

/** File texts by path; an empty folder is a path with a closing slash. */
export type Tree = Readonly<Record<string, string>>;

/** A path for an output folder, not yet made, that goes when the test ends. */
export function newFolder(): string {
  const root = mkdtempSync(join(tmpdir(), "tablewright-"));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  return `${root}/generated`;
}

export function outputOf(tree: Tree): OutputFile[] {
  return Object.entries(tree).map(([path, text]) => ({ path, text }));
}

/** Puts a file there by hand. */
export function writeByHand(folder: string, path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

/** Makes the folder hold exactly this. */
export function resetTree(folder: string, tree: Tree): void {
  rmSync(folder, { recursive: true, force: true });
  for (const [path, text] of Object.entries(tree)) writeByHand(folder, path, text);
}

/** Everything in the folder, hidden files too; `undefined` if there is none. */
export function readTree(folder: string): Tree | undefined {
  const tree: Record<string, string> = {};
  const visit = (below: string): void => {
    const entries = readdirSync(`${folder}/${below}`, { withFileTypes: true });
    if (entries.length === 0 && below !== "") tree[below] = "";
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      if (entry.isDirectory()) visit(`${below}${entry.name}/`);
      else tree[below + entry.name] = readFileSync(`${folder}/${below}${entry.name}`, "utf8");
    }
  };
  try {
    visit("");
    return tree;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}
