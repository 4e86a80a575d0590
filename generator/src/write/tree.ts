import type { Disk } from "./disk.ts";
import { writeFailure } from "./failure.ts";
import { steps } from "./paths.ts";
import { unfinishedFolder } from "./unfinished.ts";

/** Whether a write was begun and has not ended. */
export function isUnfinished(disk: Disk, folder: string): boolean {
  const entry = disk.list(folder).find(({ name }) => name === unfinishedFolder);
  if (entry !== undefined && entry.kind !== "folder") throw notPlain(`${folder}/${unfinishedFolder}`);
  return entry !== undefined;
}

/** The files below a folder as posix paths, an unfinished write left out. A link is refused, not followed. */
export function listFiles(disk: Disk, folder: string): ReadonlySet<string> {
  const files = new Set<string>();
  const visit = (below: string): void => {
    for (const { name, kind } of disk.list(folder + below)) {
      const path = `${below}/${name}`;
      if (path === `/${unfinishedFolder}`) continue;
      if (kind === "folder") visit(path);
      else if (kind === "file") files.add(path.slice(1));
      else throw notPlain(folder + path);
    }
  };
  visit("");
  return files;
}

/** Renames a file, making the folders above its new place. */
export function move(disk: Disk, from: string, to: string): void {
  disk.makeFolder(folderOf(to));
  disk.rename(from, to);
}

/** The folder a path stands in. */
export function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf("/"));
}

/** Removes a folder and all it holds. */
export function removeTree(disk: Disk, folder: string): void {
  for (const { name, kind } of disk.list(folder)) {
    if (kind === "folder") removeTree(disk, `${folder}/${name}`);
    else disk.remove(`${folder}/${name}`);
  }
  disk.removeEmptyFolder(folder);
}

/** Removes the folders that stood above `paths` and are empty now, innermost first. */
export function removeEmptyFolders(disk: Disk, folder: string, paths: readonly string[]): void {
  const above = new Set(paths.flatMap((path) => steps(path).slice(0, -1)));
  const inwards = [...above].map((step) => `${folder}/${step.slice(0, -1)}`).sort((a, b) => a.length - b.length);
  for (const path of inwards.reverse()) disk.removeEmptyFolder(path);
}

function notPlain(path: string): Error {
  return writeFailure(
    "link",
    `${path} is a link or no plain file; the output folder must hold real files and folders only`,
  );
}
