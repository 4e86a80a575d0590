import type { OutputFile, Sink } from "../emit/output/output.ts";
import { type Disk, machineDisk } from "./disk.ts";
import { type Aftermath, asFailure, attempt } from "./failure.ts";
import { takeLock } from "./lock.ts";
import { type Plan, type Planning, startPlan } from "./plan.ts";
import { folderOf, move, removeEmptyFolders, removeTree, workFolder } from "./tree.ts";

/** What a build changed, in path order. */
export interface WriteResult {
  readonly written: readonly string[];
  readonly removed: readonly string[];
  readonly unchanged: number;
  /** Files in the folder that no build wrote. */
  readonly foreign: readonly string[];
}

/** Output on its way into a folder. Each of its steps may throw a `WriteFailure`, and has then dropped it. */
export interface Draft extends Sink {
  /**
   * Makes the folder hold exactly this output and whatever people put there by hand. Where that is interrupted among its
   * renames, the manifest says so until another build has been finished.
   */
  readonly finish: () => WriteResult;
  /** Leaves the folder as it was. */
  readonly drop: () => void;
}

/**
 * Begins to write output into a folder. What differs from it waits out of sight until all is there, so that none of it need
 * stay in memory; other builds are kept out from the first file on.
 */
export function openDraft(folder: string, disk: Disk = machineDisk): Draft {
  const staged = `${folder}/${workFolder}/new`;
  let open: { readonly planning: Planning; readonly release: () => void } | undefined;
  let aftermath: Aftermath = "untouched";
  const begin = () => {
    if (open) return open;
    const release = takeLock(disk, folder);
    try {
      removeTree(disk, staged); // prepared by a build that was interrupted
      const planning = startPlan(disk, folder);
      if (planning.isUnfinished) aftermath = "unfinished";
      open = { planning, release };
      return open;
    } catch (error) {
      release();
      throw error;
    }
  };
  const drop = (): void => {
    if (!open) return;
    attempt(() => removeTree(disk, staged));
    open.release();
    open = undefined;
  };
  const orDrop = <Result>(action: (planning: Planning) => Result): Result => {
    try {
      return action(begin().planning);
    } catch (error) {
      drop();
      throw asFailure(folder, aftermath, error);
    }
  };
  return {
    add: (files) =>
      orDrop((planning) => {
        for (const file of files) if (planning.differs(file)) stage(disk, staged, file);
      }),
    keep: (paths) => orDrop((planning) => paths.forEach(planning.keep)),
    finish: () =>
      orDrop((planning) => {
        const plan = planning.end();
        const { added, replaced, removed, unchanged, foreign } = plan;
        const written = [...added, ...replaced].sort();
        if (written.length + removed.length > 0) {
          putIntoPlace(disk, folder, staged, plan, () => {
            aftermath = "unfinished";
          });
        }
        drop();
        return { written, removed, unchanged, foreign };
      }),
    drop,
  };
}

function stage(disk: Disk, staged: string, { path, text }: OutputFile): void {
  disk.makeFolder(folderOf(`${staged}/${path}`));
  disk.writeText(`${staged}/${path}`, text);
}

/**
 * Puts all that is staged into place. The same input gives the same bytes, so whatever interrupts this, the next build ends
 * it; until then the manifest is marked. From the mark on nothing is written, so that a full disk is noticed before it.
 */
function putIntoPlace(disk: Disk, folder: string, staged: string, plan: Plan, onMarked: () => void): void {
  const { added, replaced, removed, gone, manifest, marked } = plan;
  stage(disk, staged, manifest);
  stage(disk, staged, { path: `${manifest.path}-marked`, text: marked });
  disk.rename(`${staged}/${manifest.path}-marked`, `${folder}/${manifest.path}`);
  onMarked();
  disk.flush(folder);
  // Removals come first: where case is ignored, `Hit.ts` removed after `hit.ts` was put into place would take it along.
  for (const path of removed) disk.remove(`${folder}/${path}`);
  removeEmptyFolders(disk, folder, gone);
  for (const path of [...added, ...replaced]) {
    if (path !== manifest.path) move(disk, `${staged}/${path}`, `${folder}/${path}`);
  }
  disk.rename(`${staged}/${manifest.path}`, `${folder}/${manifest.path}`);
}
