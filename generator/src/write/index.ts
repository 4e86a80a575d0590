import type { OutputFile, Sink } from "../emit/output/output.ts";
import { type Disk, machineDisk } from "./disk.ts";
import { openDraft, type WriteResult } from "./draft.ts";
import { inPlainWords } from "./failure.ts";
import { takeLock } from "./lock.ts";
import { type Recovery, recover } from "./perform.ts";
import { type Planning, startPlan } from "./plan.ts";
import { isUnfinished } from "./tree.ts";

export type { Disk, Entry } from "./disk.ts";
export { machineDisk } from "./disk.ts";
export { type Draft, openDraft, type WriteResult } from "./draft.ts";
export { isWriteFailure, type WriteFailure, type WriteFailureCode } from "./failure.ts";
export type { Recovery } from "./perform.ts";

/** What a build would change. */
export interface OutputDifference {
  readonly missing: readonly string[];
  readonly changed: readonly string[];
  readonly stale: readonly string[];
  /** An interrupted write awaits recovery; the lists are empty, for there is nothing sound to compare with. */
  readonly unfinished: boolean;
}

/** Output that is held against a folder as it comes. Each step throws a `WriteFailure` where a build would be refused. */
export interface Comparison extends Sink {
  readonly end: () => OutputDifference;
}

/** Writes output that is all there; see `openDraft`. Throws a `WriteFailure`. */
export function writeOutput(folder: string, files: readonly OutputFile[], disk: Disk = machineDisk): WriteResult {
  const draft = openDraft(folder, disk);
  draft.add(files);
  return draft.finish();
}

/** Compares output with the folder and changes nothing: `--check`. */
export function openComparison(folder: string, disk: Disk = machineDisk): Comparison {
  const plainly = <Result>(action: () => Result): Result => inPlainWords(folder, "untouched", action);
  const unfinished = plainly(() => isUnfinished(disk, folder));
  if (unfinished) {
    return { add: () => {}, keep: () => {}, end: () => ({ missing: [], changed: [], stale: [], unfinished }) };
  }
  const planning: Planning = plainly(() => startPlan(disk, folder));
  return {
    add: (files) => plainly(() => files.forEach(planning.differs)),
    keep: (paths) => paths.forEach(planning.keep),
    end: () =>
      plainly(() => {
        const { added, replaced, removed } = planning.end();
        return { missing: added, changed: replaced, stale: removed, unfinished };
      }),
  };
}

/** Ends an interrupted write; every command calls this first. Throws a `WriteFailure` if another build is at work. */
export function recoverOutput(folder: string, disk: Disk = machineDisk): Recovery {
  if (!inPlainWords(folder, "untouched", () => isUnfinished(disk, folder))) return "clean";
  return inPlainWords(folder, "unfinished", () => {
    const release = takeLock(disk, folder);
    try {
      return recover(disk, folder);
    } finally {
      release();
    }
  });
}
