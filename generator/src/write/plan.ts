import type { OutputFile } from "../emit/output/output.ts";
import type { Disk } from "./disk.ts";
import { writeFailure } from "./failure.ts";
import { manifestOf, markedManifest, readManifest } from "./manifest.ts";
import { addPath, findClash, type Spellings } from "./paths.ts";
import { listFiles } from "./tree.ts";

/** What a build changes in the output folder, each list in path order. */
export interface Plan {
  readonly added: readonly string[];
  readonly replaced: readonly string[];
  /** Files a former build wrote and this one does not. */
  readonly removed: readonly string[];
  /** The same and those that are gone already, for an interrupted build may have left their folders. */
  readonly gone: readonly string[];
  readonly unchanged: number;
  /** Files that nobody but a person can have put here; names with a dot in front are those of systems and editors. */
  readonly foreign: readonly string[];
  readonly manifest: OutputFile;
  /** What the manifest says until all is in place. */
  readonly marked: string;
}

/** A plan in the making: output is compared as it comes, file by file, and no text of it is kept. */
export interface Planning {
  /** The folder holds parts of a build that was interrupted. */
  readonly isUnfinished: boolean;
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
  const { ours, isUnfinished } = readManifest(disk, folder);
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
  const foreign = [...present].filter((path) => !ours.has(path));
  const refuseLoss = (): void => {
    const lost = replaced.filter((path) => !ours.has(path)).sort();
    const clashing = foreign.filter((path) => findClash(spellings, path) !== undefined);
    const [first] = [...lost, ...clashing];
    if (first !== undefined) throw inTheWay(folder, first);
  };
  return {
    isUnfinished,
    differs: (file) => {
      want(file.path);
      return differs(file);
    },
    keep: want,
    end: () => {
      refuseLoss();
      const manifest = manifestOf(wanted);
      differs(manifest);
      const all = new Set([...wanted, manifest.path]);
      const gone = [...ours].filter((path) => !all.has(path)).sort();
      return {
        added: added.sort(),
        replaced: replaced.sort(),
        removed: gone.filter((path) => present.has(path)),
        gone,
        unchanged: all.size - added.length - replaced.length,
        foreign: foreign.filter((path) => !all.has(path) && !/(^|\/)\./.test(path)).sort(),
        manifest,
        marked: markedManifest(new Set([...ours, ...wanted])),
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
