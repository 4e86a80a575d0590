import { type Stamp, stampOf } from "./disk.ts";
import type { Files } from "./record.ts";

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
