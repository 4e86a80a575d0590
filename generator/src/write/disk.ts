import type { Dirent, Stats } from "node:fs";
import {
  closeSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  unlinkSync,
  writeSync,
} from "node:fs";
import { hostname } from "node:os";
import { systemCode } from "./failure.ts";

/** What stands in a folder under one name. */
export interface Entry {
  readonly name: string;
  readonly kind: "file" | "folder" | "link" | "other";
}

/** Every operation the writing stage performs, so that a test can stop a build at each of them. */
export interface Disk {
  /** What stands at a path, a link not followed; `undefined` if nothing does. */
  readonly kind: (path: string) => Entry["kind"] | undefined;
  /** The entries of a folder in name order; none if it is absent. */
  readonly list: (folder: string) => readonly Entry[];
  /** `undefined` if the file is absent. */
  readonly readText: (path: string) => string | undefined;
  /** Returns once the text is on the disk, not only in memory. */
  readonly writeText: (path: string, text: string | Uint8Array) => void;
  readonly rename: (from: string, to: string) => void;
  readonly remove: (path: string) => void;
  readonly makeFolder: (folder: string) => void;
  /** Does nothing if the folder is absent or holds anything. */
  readonly removeEmptyFolder: (folder: string) => void;
  /** Returns once the names in a folder are on the disk. */
  readonly flush: (folder: string) => void;
  /** This process as `<pid>@<host>`, fit for a file name. */
  readonly writer: string;
  /** The present time in milliseconds since 1970, as a lock tells it to other hosts. */
  readonly now: () => number;
  /**
   * Whether another writer may still be running. One on another host cannot be asked: it may for ten minutes.
   * @param since what its lock gives as the time of its beginning
   */
  readonly isRunning: (writer: string, since: string) => boolean;
  readonly pause: (milliseconds: number) => void;
}

const host = hostname().replace(/[^A-Za-z0-9.-]/g, "-");

const longestBuild = 10 * 60 * 1000;

/** The disk of this machine. */
export const machineDisk: Disk = {
  kind: (path) => {
    const entry = lstatSync(path, { throwIfNoEntry: false });
    return entry && kindOf(entry);
  },
  list: (folder) =>
    (unless("ENOENT", () => readdirSync(folder, { withFileTypes: true })) ?? [])
      .map((entry) => ({ name: entry.name, kind: kindOf(entry) }))
      .sort((a, b) => (a.name < b.name ? -1 : 1)),
  readText: (path) => unless("ENOENT", () => readFileSync(path, "utf8")),
  writeText: (path, text) =>
    withOpen(path, "w", (file) => writeWhole(file, typeof text === "string" ? Buffer.from(text, "utf8") : text)),
  rename: renameSync,
  remove: unlinkSync,
  makeFolder: (folder) => {
    // Of a read-only disk the recursive call says that the folder above is absent; the plain one says what is so.
    if (unless("ENOENT", () => makeFolders(folder)) === undefined) unless("EEXIST", () => mkdirSync(folder));
  },
  removeEmptyFolder: (folder) => {
    try {
      rmdirSync(folder);
    } catch {
      // an empty folder that cannot go (Windows keeps one that is being watched) spoils nothing
    }
  },
  flush: (folder) => {
    if (process.platform === "win32") return; // it opens no folder and keeps the order of renames by itself
    unless("EINVAL", () => withOpen(folder, "r", () => {})); // some network drives flush no folder
  },
  writer: `${process.pid}@${host}`,
  now: Date.now,
  isRunning: (writer, since) => {
    const [pid, where] = [Number.parseInt(writer, 10), writer.slice(writer.indexOf("@") + 1)];
    if (where !== host) return Math.abs(Date.now() - Number(since)) < longestBuild;
    return pid !== process.pid && isAlive(pid);
  },
  pause: (milliseconds) => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds),
};

function unless<Result>(code: string, action: () => Result): Result | undefined {
  try {
    return action();
  } catch (error) {
    if (systemCode(error) === code) return undefined;
    throw error;
  }
}

function makeFolders(folder: string): true {
  mkdirSync(folder, { recursive: true });
  return true;
}

function withOpen(path: string, flags: "r" | "w", action: (file: number) => void): void {
  const file = openSync(path, flags);
  try {
    action(file);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

function writeWhole(file: number, bytes: Uint8Array): void {
  for (let done = 0; done < bytes.length; ) done += writeSync(file, bytes, done);
}

function kindOf(entry: Dirent | Stats): Entry["kind"] {
  if (entry.isSymbolicLink()) return "link";
  if (entry.isDirectory()) return "folder";
  return entry.isFile() ? "file" : "other";
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return systemCode(error) === "EPERM"; // it runs, for another user
  }
}
