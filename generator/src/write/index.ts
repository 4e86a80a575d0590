import type { OutputFile } from "../output.ts";
import { type Disk, machineDisk } from "./disk.ts";
import { inPlainWords } from "./failure.ts";
import { withLock } from "./lock.ts";
import { perform, type Recovery, recover } from "./perform.ts";
import { planOutput } from "./plan.ts";
import { isUnfinished } from "./tree.ts";

export type { Disk, Entry } from "./disk.ts";
export { machineDisk } from "./disk.ts";
export { isWriteFailure, type WriteFailure, type WriteFailureCode } from "./failure.ts";
export type { Recovery } from "./perform.ts";

/** What a build changed, in path order. */
export interface WriteResult {
  readonly written: readonly string[];
  readonly removed: readonly string[];
  readonly unchanged: number;
}

/** What a build would change. */
export interface OutputDifference {
  missing: string[];
  changed: string[];
  stale: string[];
  /** An interrupted write awaits recovery; the lists are empty, for there is nothing sound to compare with. */
  unfinished: boolean;
}

/**
 * Makes the folder hold exactly `files` and whatever people put there by hand. Whole or not at all; unchanged files are not
 * touched. Throws a `WriteFailure`.
 */
export function writeOutput(folder: string, files: readonly OutputFile[], disk: Disk = machineDisk): WriteResult {
  const build = (): WriteResult => {
    inPlainWords(folder, "unfinished", () => recover(disk, folder));
    const plan = planOutput(disk, folder, files);
    perform(disk, folder, plan);
    const written = [...plan.added, ...plan.replaced].map((file) => file.path).sort();
    return { written, removed: plan.removed, unchanged: plan.unchanged };
  };
  return inPlainWords(folder, "untouched", () => withLock(disk, folder, build));
}

/** Compares the folder with `files` and changes nothing: `--check`. Throws a `WriteFailure` where a build would be refused. */
export function compareOutput(
  folder: string,
  files: readonly OutputFile[],
  disk: Disk = machineDisk,
): OutputDifference {
  return inPlainWords(folder, "untouched", () => {
    if (isUnfinished(disk, folder)) return { missing: [], changed: [], stale: [], unfinished: true };
    const { added, replaced, removed } = planOutput(disk, folder, files);
    const paths = (of: readonly OutputFile[]): string[] => of.map((file) => file.path);
    return { missing: paths(added), changed: paths(replaced), stale: [...removed], unfinished: false };
  });
}

/** Ends an interrupted write; every command calls this first. Throws a `WriteFailure` if another build is at work. */
export function recoverOutput(folder: string, disk: Disk = machineDisk): Recovery {
  if (!inPlainWords(folder, "untouched", () => isUnfinished(disk, folder))) return "clean";
  return inPlainWords(folder, "unfinished", () => withLock(disk, folder, () => recover(disk, folder)));
}
