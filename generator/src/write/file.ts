import { type Disk, machineDisk } from "./disk.ts";
import { attempt, inPlainWords } from "./failure.ts";
import { folderOf } from "./tree.ts";

/**
 * Puts a text, or bytes, in the place of one file, whole or not at all: written beside it, then renamed onto it. Throws a `WriteFailure`.
 * @returns whether anything changed
 */
export function writeFile(path: string, text: string | Uint8Array, disk: Disk = machineDisk): boolean {
  const folder = folderOf(path);
  const draft = `${path}.${disk.writer}.draft`;
  return inPlainWords(folder, "untouched", () => {
    if (disk.readText(path) === text) return false;
    try {
      disk.makeFolder(folder);
      disk.writeText(draft, text);
      disk.rename(draft, path);
    } catch (error) {
      attempt(() => disk.remove(draft));
      throw error;
    }
    disk.flush(folder);
    return true;
  });
}

/** Removes one file. Throws a `WriteFailure`. */
export function removeFile(path: string, disk: Disk = machineDisk): void {
  inPlainWords(folderOf(path), "untouched", () => disk.remove(path));
}
