import { parts } from "../project/project.ts";
import { hashOf, isSettled, readBytes, type Stamp, survey } from "./disk.ts";
import { keep } from "./keep.ts";
import type { Files, Record } from "./record.ts";

/** The record, if all it speaks of holds what it held; see `recall`. */
export function compareWith(
  record: Record,
  folder: string,
  command: "build" | "check",
  recorded: number,
): Record | null {
  const inputs = sameFiles(folder, survey(folder, parts), record.inputs, recorded);
  if (!inputs || command === "check") return inputs && record;
  const outputs = record.outputs && sameFiles(folder, survey(folder, ["generated"]), record.outputs, recorded);
  if (!outputs) return null;
  // Written anew, so that files that had to be read are known by their stamps next time.
  keep(folder, "last", { ...record, inputs, outputs });
  return record;
}

/**
 * The files as a record would keep them now if they hold what they held; null where they differ. What its stamp does not vouch
 * for is read.
 * @param recorded when the record was written, in milliseconds by the same file system
 */
export function sameFiles(
  folder: string,
  found: ReadonlyMap<string, Stamp>,
  known: Files,
  recorded: number,
): Files | null {
  if (found.size !== Object.keys(known).length) return null;
  const files: [string, Files[string]][] = [];
  for (const [path, stamp] of found) {
    const entry = Object.hasOwn(known, path) ? known[path] : undefined;
    if (!entry) return null;
    const [former, hash] = entry;
    files.push([path, [stamp.text, hash]]);
    if (!isSettled(stamp, former, recorded) && hashAt(folder, path, stamp) !== hash) return null;
  }
  return Object.fromEntries(files);
}

/**
 * Files as a record keeps them; null where one cannot be read.
 * @param sure what is known of some of them since a moment ago
 */
export function describeFiles(folder: string, found: ReadonlyMap<string, Stamp>, sure: Files = {}): Files | null {
  const files: [string, Files[string]][] = [];
  for (const [path, stamp] of found) {
    const [former, known] = (Object.hasOwn(sure, path) ? sure[path] : undefined) ?? [];
    const hash = former === stamp.text && known !== undefined ? known : hashAt(folder, path, stamp);
    if (hash === null) return null;
    files.push([path, [stamp.text, hash]]);
  }
  return Object.fromEntries(files);
}

/** A folder is known by the names in it, and what is absent has no content. */
function hashAt(folder: string, path: string, { text }: Stamp): string | null {
  if (path.endsWith("/") || text === "absent") return "";
  const bytes = readBytes(`${folder}/${path}`);
  return bytes && hashOf(bytes);
}
