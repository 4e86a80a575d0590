import type { OutputFile } from "../emit/output/output.ts";
import type { Disk } from "./disk.ts";
import { writeFailure } from "./failure.ts";
import { manifestOf, readManifest } from "./manifest.ts";
import { addPath, findClash, type Spellings } from "./paths.ts";
import { listFiles } from "./tree.ts";

/** What a build changes in the output folder, each list in path order. */
export interface Plan {
  readonly added: readonly string[];
  readonly replaced: readonly string[];
  /** Files a former build wrote and this one does not. */
  readonly removed: readonly string[];
  readonly unchanged: number;
  /** The manifest, if it is among those added or replaced. */
  readonly manifest: OutputFile | null;
}

/** A plan in the making: output is compared as it comes, file by file, and no text of it is kept. */
export interface Planning {
  /** Whether the folder holds nothing at this path, or something else. */
  readonly differs: (file: OutputFile) => boolean;
  /** This output stands in the folder as it should. */
  readonly keep: (path: string) => void;
  /** Nothing more comes. Refuses to lose a file that we did not write. */
  readonly end: () => Plan;
}

/** Begins to compare output with the folder. */
export function startPlan(disk: Disk, folder: string): Planning {
  // Presence is asked of the listing, never of the file: a system that ignores case would answer for another spelling.
  const present = listFiles(disk, folder);
  const ours = readManifest(disk, folder);
  const spellings: Spellings = new Map();
  const wanted: string[] = [];
  const added: string[] = [];
  const replaced: string[] = [];
  const differs = ({ path, text }: OutputFile): boolean => {
    const isPresent = present.has(path);
    if (isPresent && disk.readText(`${folder}/${path}`) === text) return false;
    (isPresent ? replaced : added).push(path);
    return true;
  };
  const want = (path: string): void => {
    addPath(spellings, path);
    wanted.push(path);
  };
  const refuseLoss = (): void => {
    const lost = replaced.filter((path) => !ours.has(path)).sort();
    const foreign = [...present].filter((path) => !ours.has(path));
    const clashing = foreign.filter((path) => findClash(spellings, path) !== undefined);
    const [first] = [...lost, ...clashing];
    if (first !== undefined) throw inTheWay(folder, first);
  };
  return {
    differs: (file) => {
      want(file.path);
      return differs(file);
    },
    keep: want,
    end: () => {
      refuseLoss();
      const manifest = manifestOf(wanted);
      const isStale = differs(manifest);
      const all = new Set([...wanted, manifest.path]);
      return {
        added: added.sort(),
        replaced: replaced.sort(),
        removed: [...present].filter((path) => ours.has(path) && !all.has(path)).sort(),
        unchanged: all.size - added.length - replaced.length,
        manifest: isStale ? manifest : null,
      };
    },
  };
}

function inTheWay(folder: string, path: string): Error {
  const advice = "Move it elsewhere, or delete it if nobody needs it.";
  return writeFailure(
    "in-the-way",
    `${folder}/${path} stands where output goes, and tablewright did not write it. ${advice}`,
  );
}
