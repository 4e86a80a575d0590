import type { OutputFile } from "../output.ts";
import type { Disk } from "./disk.ts";
import { asFailure, attempt, inPlainWords } from "./failure.ts";
import { type Journal, placesIn, readJournal } from "./journal.ts";
import type { Plan } from "./plan.ts";
import { complete, discard, undo } from "./steps.ts";
import { folderOf, listFiles } from "./tree.ts";

/** How an interrupted write was ended. */
export type Recovery = "clean" | "completed" | "rolled-back";

/** Writes what is planned, whole or not at all. */
export function perform(disk: Disk, folder: string, plan: Plan): void {
  const journal: Journal = {
    added: plan.added.map((file) => file.path),
    replaced: plan.replaced.map((file) => file.path),
    removed: plan.removed,
  };
  if (Object.values(journal).every((paths) => paths.length === 0)) return;
  stage(disk, folder, [...plan.added, ...plan.replaced], journal);
  putIntoPlace(disk, folder, journal);
  inPlainWords(folder, "unfinished", () => discard(disk, folder));
}

/** Ends an interrupted write: forward if its journal is whole, else back. */
export function recover(disk: Disk, folder: string): Recovery {
  const places = placesIn(folder);
  listFiles(disk, places.work); // refuses links before anything is read or moved through them
  const forward = readJournal(disk, places.journal);
  if (forward) complete(disk, folder, forward);
  const back = readJournal(disk, places.undo);
  if (back) undo(disk, folder, back);
  const begun = disk.list(places.work).some(({ kind }) => kind === "folder");
  discard(disk, folder);
  if (forward) return "completed";
  return back || begun ? "rolled-back" : "clean";
}

/** Prepares everything out of sight. The last step, one rename, is the moment from which the build counts. */
function stage(disk: Disk, folder: string, files: readonly OutputFile[], journal: Journal): void {
  const { staged, kept, draft, journal: whole } = placesIn(folder);
  try {
    for (const { path, text } of files) {
      disk.makeFolder(folderOf(`${staged}/${path}`));
      disk.writeText(`${staged}/${path}`, text);
    }
    for (const path of journal.replaced) {
      disk.makeFolder(folderOf(`${kept}/${path}`));
      disk.keep(`${folder}/${path}`, `${kept}/${path}`);
    }
    disk.writeText(draft, JSON.stringify(journal));
    disk.rename(draft, whole);
  } catch (error) {
    attempt(() => discard(disk, folder));
    throw error;
  }
}

function putIntoPlace(disk: Disk, folder: string, journal: Journal): void {
  const places = placesIn(folder);
  try {
    disk.flush(places.work);
    complete(disk, folder, journal);
  } catch (error) {
    const undone = attempt(() => {
      disk.rename(places.journal, places.undo);
      undo(disk, folder, journal);
      discard(disk, folder);
    });
    throw asFailure(folder, undone ? "untouched" : "unfinished", error);
  }
}
