import { createHash } from "node:crypto";
import { lstatSync, readdirSync, readFileSync, statSync } from "node:fs";
import type { Files } from "./record.ts";

/** What the file system says of a file or folder: as long as none of it differs, nobody wrote to it. */
export interface Stamp {
  readonly text: string;
  /** When anything of it last changed, in milliseconds; unlike the time of writing, nobody can set it. */
  readonly changed: number;
}

/** The stamp of what stands at a path, be it nothing; a link is not followed. */
export function stampOf(path: string): Stamp {
  const entry = lstatSync(path, { throwIfNoEntry: false });
  if (!entry) return { text: "absent", changed: 0 };
  const { mode, size, ino, mtimeMs, ctimeMs } = entry;
  return { text: `${mode} ${size} ${ino} ${mtimeMs} ${ctimeMs}`, changed: ctimeMs };
}

/**
 * The stamps of some files and folders of a folder and of all that stands below them, by path. The path of a folder ends in a
 * slash, and its stamp says whether anything came or went.
 */
export function survey(folder: string, parts: readonly string[]): ReadonlyMap<string, Stamp> {
  const found = new Map<string, Stamp>();
  const visit = (path: string): void => {
    const entry = lstatSync(`${folder}/${path}`, { throwIfNoEntry: false });
    const isFolder = entry?.isDirectory() === true;
    found.set(isFolder ? `${path}/` : path, stampOf(`${folder}/${path}`));
    if (isFolder) for (const name of readdirSync(`${folder}/${path}`).sort()) visit(`${path}/${name}`);
  };
  for (const part of parts) visit(part);
  return found;
}

/** Which folder of which disk it is, and since when it has been there: what no copy of it has. */
export function originOf(folder: string): string {
  const { dev, ino, birthtimeMs } = statSync(folder);
  return `${dev} ${ino} ${birthtimeMs}`;
}

/** Whether anything stands at a path. */
export function isThere(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}

/** When a file last changed, in milliseconds; undefined where there is none, or none of this size at most. */
export function changedAt(path: string, atMost: number): number | undefined {
  const entry = lstatSync(path, { throwIfNoEntry: false });
  return entry?.isFile() && entry.size <= atMost ? entry.ctimeMs : undefined;
}

/** Null where it cannot be read. */
export function readBytes(path: string): Uint8Array | null {
  try {
    return readFileSync(path);
  } catch {
    return null;
  }
}

/** Milliseconds within which a second change of a file may leave the same time behind: file systems count in steps. */
const step = 2000;

/**
 * Whether a stamp alone says that a file is what it was: it had long settled when the record was written.
 * @param recorded when the record was written, in milliseconds by the same file system
 */
export function isSettled({ text, changed }: Stamp, stamp: string, recorded: number): boolean {
  return text === stamp && changed < recorded - step;
}

/** Whether nobody has touched any of the files since, nor added one. */
export function isUntouched(folder: string, known: Files, recorded: number): boolean {
  for (const path in known) {
    if (!isSettled(stampOf(`${folder}/${path}`), (known[path] as Files[string])[0], recorded)) return false;
  }
  return true;
}

/** SHA-256 of some bytes. */
export function hashOf(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("base64url");
}
