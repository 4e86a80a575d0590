import type { Disk } from "./disk.ts";
import { writeFailure } from "./failure.ts";
import { manifestPath } from "./manifest.ts";
import { isSafePath } from "./paths.ts";
import { unfinishedFolder } from "./unfinished.ts";

/** Every rename and removal of one build. */
export interface Journal {
  readonly added: readonly string[];
  readonly replaced: readonly string[];
  readonly removed: readonly string[];
}

/** Where the parts of an unfinished write stand. */
export interface Places {
  readonly work: string;
  /** New files, waiting to be renamed into place. */
  readonly staged: string;
  /** Former files, until the build is complete. */
  readonly kept: string;
  /** Its presence means: complete this build. */
  readonly journal: string;
  /** The same journal once a step failed; its presence means: undo this build. */
  readonly undo: string;
  /** The journal while it is being written; its presence means nothing. */
  readonly draft: string;
}

/** The places of an unfinished write in this output folder. */
export function placesIn(folder: string): Places {
  const work = `${folder}/${unfinishedFolder}`;
  return {
    work,
    staged: `${work}/new`,
    kept: `${work}/old`,
    journal: `${work}/journal.json`,
    undo: `${work}/undo.json`,
    draft: `${work}/journal.draft`,
  };
}

/** Reads a journal. Its paths are checked again: a folder fetched from elsewhere may bring one along. */
export function readJournal(disk: Disk, path: string): Journal | undefined {
  const text = disk.readText(path);
  if (text === undefined) return undefined;
  const journal = parse(text);
  if (journal !== undefined) return journal;
  const advice = "Delete its folder, restore the output folder from version control, and build again.";
  throw writeFailure("damaged", `${path} is damaged, so the interrupted build cannot be finished. ${advice}`);
}

function parse(text: string): Journal | undefined {
  try {
    const { added, replaced, removed } = JSON.parse(text);
    const sound = [added, replaced, removed].every((list) => Array.isArray(list) && list.every(isOutputPath));
    return sound ? { added, replaced, removed } : undefined;
  } catch {
    return undefined;
  }
}

function isOutputPath(path: unknown): boolean {
  return typeof path === "string" && (path === manifestPath || isSafePath(path));
}
