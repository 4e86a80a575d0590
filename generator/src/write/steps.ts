import type { Disk } from "./disk.ts";
import { type Journal, placesIn } from "./journal.ts";
import { listFiles, move, removeEmptyFolders, removeTree } from "./tree.ts";

/** Puts the build into place. Each step looks first whether it is done, so that a second run completes a first. */
export function complete(disk: Disk, folder: string, { added, replaced, removed }: Journal): void {
  const { staged, kept } = placesIn(folder);
  const present = listFiles(disk, folder);
  const waiting = listFiles(disk, staged);
  // Removals come first: where case is ignored, `Hit.ts` removed after `hit.ts` was put into place would take it along.
  for (const path of removed) {
    if (present.has(path)) move(disk, `${folder}/${path}`, `${kept}/${path}`);
  }
  removeEmptyFolders(disk, folder, removed);
  for (const path of [...added, ...replaced]) {
    if (waiting.has(path)) move(disk, `${staged}/${path}`, `${folder}/${path}`);
  }
}

/** Takes the build back; it too may be run again. */
export function undo(disk: Disk, folder: string, { added, replaced, removed }: Journal): void {
  const { kept } = placesIn(folder);
  const present = listFiles(disk, folder);
  const former = listFiles(disk, kept);
  for (const path of added) {
    if (present.has(path)) disk.remove(`${folder}/${path}`);
  }
  removeEmptyFolders(disk, folder, added);
  for (const path of [...replaced, ...removed]) {
    if (former.has(path)) move(disk, `${kept}/${path}`, `${folder}/${path}`);
  }
}

/** Removes what a write has left over; the journal last, for until then it says how to go on. */
export function discard(disk: Disk, folder: string): void {
  const places = placesIn(folder);
  removeTree(disk, places.staged);
  removeTree(disk, places.kept);
  for (const path of [places.journal, places.undo, places.draft]) {
    if (disk.readText(path) !== undefined) disk.remove(path);
  }
}
