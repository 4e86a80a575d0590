import type { OutputFile, Sink } from "../emit/output/output.ts";
import { type Disk, machineDisk } from "./disk.ts";
import { openDraft, type WriteResult } from "./draft.ts";
import { inPlainWords } from "./failure.ts";
import { startPlan } from "./plan.ts";

export type { Disk, Entry } from "./disk.ts";
export { machineDisk } from "./disk.ts";
export { type Draft, openDraft, type WriteResult } from "./draft.ts";
export { isWriteFailure, type WriteFailure, type WriteFailureCode } from "./failure.ts";

/** What a build would change. */
export interface OutputDifference {
  readonly missing: readonly string[];
  readonly changed: readonly string[];
  readonly stale: readonly string[];
  /** Files that no build wrote and none removes. */
  readonly foreign: readonly string[];
  /** A build was interrupted, or is at work; the lists are empty, for there is nothing sound to compare with. */
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
  const planning = plainly(() => startPlan(disk, folder));
  if (planning.isUnfinished) {
    const nothing = { missing: [], changed: [], stale: [], foreign: [] };
    return { add: () => {}, keep: () => {}, end: () => ({ ...nothing, unfinished: true }) };
  }
  return {
    add: (files) => plainly(() => files.forEach(planning.differs)),
    keep: (paths) => paths.forEach(planning.keep),
    end: () =>
      plainly(() => {
        const { added, replaced, removed, foreign } = planning.end();
        return { missing: added, changed: replaced, stale: removed, foreign, unfinished: false };
      }),
  };
}
