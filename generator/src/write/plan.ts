import type { OutputFile } from "../output.ts";
import type { Disk } from "./disk.ts";
import { writeFailure } from "./failure.ts";
import { readManifest, withManifest } from "./manifest.ts";
import { checkPaths, findClash } from "./paths.ts";
import { listFiles } from "./tree.ts";

/** What a build changes in the output folder, each list in path order. */
export interface Plan {
  readonly added: readonly OutputFile[];
  readonly replaced: readonly OutputFile[];
  /** Files a former build wrote and this one does not. */
  readonly removed: readonly string[];
  readonly unchanged: number;
}

/** Compares the output with the folder; refuses to lose a file that we did not write. */
export function planOutput(disk: Disk, folder: string, files: readonly OutputFile[]): Plan {
  const spellings = checkPaths(files.map((file) => file.path));
  const wanted = new Map(withManifest(files).map((file) => [file.path, file]));
  // Presence is asked of the listing, never of the file: a system that ignores case would answer for another spelling.
  const present = listFiles(disk, folder);
  const ours = readManifest(disk, folder);
  const all = [...wanted.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
  const added = all.filter(({ path }) => !present.has(path));
  const differing = all.filter(({ path, text }) => present.has(path) && disk.readText(`${folder}/${path}`) !== text);
  const removed = [...present].filter((path) => ours.has(path) && !wanted.has(path)).sort();

  const foreign = [...present].filter((path) => !ours.has(path));
  const lost = differing.map(({ path }) => path).filter((path) => !ours.has(path));
  const clashing = foreign.filter((path) => findClash(spellings, path) !== undefined);
  const [first] = [...lost, ...clashing];
  if (first !== undefined) throw inTheWay(folder, first);
  return { added, replaced: differing, removed, unchanged: all.length - added.length - differing.length };
}

function inTheWay(folder: string, path: string): Error {
  const advice = "Move it elsewhere, or delete it if nobody needs it.";
  return writeFailure(
    "in-the-way",
    `${folder}/${path} stands where output goes, and tablewright did not write it. ${advice}`,
  );
}
