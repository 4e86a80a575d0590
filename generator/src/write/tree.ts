import type { Disk, Entry } from "./disk.ts";
import { writeFailure } from "./failure.ts";
import { steps } from "./paths.ts";

/** Where a build keeps its lock and prepares its files: inside the output folder, for a rename works within one file system only. */
export const workFolder = ".tablewright-unfinished";

/** Refuses what is neither a folder nor nothing: through a link we would write elsewhere. */
export function expectFolder(disk: Disk, path: string): void {
  const kind = disk.kind(path);
  if (kind !== undefined && kind !== "folder") throw notPlain(path);
}

/** The files below a folder as posix paths, the work folder left out. A link is refused, not followed. */
export function listFiles(disk: Disk, folder: string): ReadonlySet<string> {
  expectFolder(disk, folder);
  const files = new Set<string>();
  const visit = (below: string): void => {
    for (const { name, kind } of disk.list(folder + below)) {
      const path = `${below}/${name}`;
      if (path === `/${workFolder}` && kind === "folder") continue;
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

/** The folder a path stands in; `.` where it names none. */
export function folderOf(path: string): string {
  const cut = path.lastIndexOf("/");
  return cut === -1 ? "." : path.slice(0, cut);
}

/** Removes what stands at a path, a folder with all it holds; of a link the link alone. */
export function removeTree(disk: Disk, path: string, kind: Entry["kind"] | undefined = disk.kind(path)): void {
  if (kind === "folder") {
    for (const entry of disk.list(path)) removeTree(disk, `${path}/${entry.name}`, entry.kind);
    disk.removeEmptyFolder(path);
  } else if (kind !== undefined) disk.remove(path);
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
