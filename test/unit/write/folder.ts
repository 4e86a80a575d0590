import { dirname } from "node:path";
import type { OutputFile } from "../../../generator/src/emit/output/output.ts";
import { type Disk, machineDisk, type OutputDifference, openComparison } from "../../../generator/src/write/index.ts";
import { emptyFolder } from "../../given/folder.ts";

/** File texts by path; an empty folder is a path with a closing slash. */
export type Tree = Readonly<Record<string, string>>;

/** A path for an output folder, not yet made. */
export function newFolder(): string {
  return `${emptyFolder()}/generated`;
}

export function outputOf(tree: Tree): OutputFile[] {
  return Object.entries(tree).map(([path, text]) => ({ path, text }));
}

/** What `--check` says of output and folder. */
export function compareOutput(
  folder: string,
  files: readonly OutputFile[],
  disk: Disk = machineDisk,
): OutputDifference {
  const comparison = openComparison(folder, disk);
  comparison.add(files);
  return comparison.end();
}

/** Puts a file there by hand. */
export function writeByHand(path: string, text: string, disk: Disk = machineDisk): void {
  disk.makeFolder(dirname(path));
  disk.writeText(path, text);
}

/** Everything in the folder, hidden files too. */
export function readTree(folder: string, disk: Disk = machineDisk): Tree {
  const tree: Record<string, string> = {};
  const visit = (below: string): void => {
    const entries = disk.list(folder + below);
    if (entries.length === 0 && below !== "") tree[`${below.slice(1)}/`] = "";
    for (const { name, kind } of entries) {
      if (kind === "folder") visit(`${below}/${name}`);
      else tree[`${below}/${name}`.slice(1)] = disk.readText(`${folder}${below}/${name}`) ?? "";
    }
  };
  visit("");
  return tree;
}

/** A tree without what a build that was interrupted keeps apart. */
export function withoutWork(tree: Tree): Tree {
  return Object.fromEntries(Object.entries(tree).filter(([path]) => !path.startsWith(".tablewright-unfinished/")));
}
