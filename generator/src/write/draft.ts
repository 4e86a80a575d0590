import type { Sink } from "../emit/output/output.ts";
import { type Disk, machineDisk } from "./disk.ts";
import { attempt, inPlainWords } from "./failure.ts";
import { takeLock } from "./lock.ts";
import { perform, recover, stage } from "./perform.ts";
import { type Planning, startPlan } from "./plan.ts";
import { discard } from "./steps.ts";

/** What a build changed, in path order. */
export interface WriteResult {
  readonly written: readonly string[];
  readonly removed: readonly string[];
  readonly unchanged: number;
}

/** Output on its way into a folder. Each of its steps may throw a `WriteFailure`, and has then dropped it. */
export interface Draft extends Sink {
  /** Makes the folder hold exactly this output and whatever people put there by hand. Whole or not at all. */
  readonly finish: () => WriteResult;
  /** Leaves the folder as it was. */
  readonly drop: () => void;
}

/**
 * Begins to write output into a folder. What differs from it waits out of sight until all is there, so that none of it need
 * stay in memory; other builds are kept out from the first file on.
 */
export function openDraft(folder: string, disk: Disk = machineDisk): Draft {
  let open: { readonly planning: Planning; readonly release: () => void } | undefined;
  const begin = () => {
    if (open) return open;
    const release = takeLock(disk, folder);
    try {
      inPlainWords(folder, "unfinished", () => recover(disk, folder));
      open = { planning: startPlan(disk, folder), release };
      return open;
    } catch (error) {
      release();
      throw error;
    }
  };
  const drop = (): void => {
    if (!open) return;
    attempt(() => discard(disk, folder));
    open.release();
    open = undefined;
  };
  const orDrop = <Result>(action: (planning: Planning) => Result): Result =>
    inPlainWords(folder, "untouched", () => {
      const { planning } = begin();
      try {
        return action(planning);
      } catch (error) {
        drop();
        throw error;
      }
    });
  return {
    add: (files) =>
      orDrop((planning) => {
        for (const file of files) if (planning.differs(file)) stage(disk, folder, file);
      }),
    keep: (paths) => orDrop((planning) => paths.forEach(planning.keep)),
    finish: () => {
      const plan = orDrop((planning) => {
        const plan = planning.end();
        if (plan.manifest) stage(disk, folder, plan.manifest);
        return plan;
      });
      const release = open?.release;
      open = undefined;
      try {
        inPlainWords(folder, "untouched", () => perform(disk, folder, plan));
      } finally {
        release?.();
      }
      const written = [...plan.added, ...plan.replaced].sort();
      return { written, removed: plan.removed, unchanged: plan.unchanged };
    },
    drop,
  };
}
