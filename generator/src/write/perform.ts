import type { OutputFile } from "../emit/output/output.ts";
import type { Disk } from "./disk.ts";
import { asFailure, attempt, inPlainWords } from "./failure.ts";
import { type Journal, placesIn, readJournal } from "./journal.ts";
import { complete, discard, undo } from "./steps.ts";
import { folderOf, listFiles } from "./tree.ts";

/** How an interrupted write was ended. */
export type Recovery = "clean" | "completed" | "rolled-back";

/** Prepares a file out of sight. */
export function stage(disk: Disk, folder: string, { path, text }: OutputFile): void {
  const { staged } = placesIn(folder);
  disk.makeFolder(folderOf(`${staged}/${path}`));
  disk.writeText(`${staged}/${path}`, text);
}

/** Puts all that is staged into place, whole or not at all. */
export function perform(disk: Disk, folder: string, { added, replaced, removed }: Journal): void {
  const journal: Journal = { added, replaced, removed };
  if (Object.values(journal).every((paths) => paths.length === 0)) return;
  seal(disk, folder, journal);
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

/** Keeps what will be replaced and writes the journal. The last step, one rename, is the moment from which the build counts. */
function seal(disk: Disk, folder: string, journal: Journal): void {
  const { kept, draft, journal: whole } = placesIn(folder);
  try {
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
