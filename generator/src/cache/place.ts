import { fileURLToPath } from "node:url";
import { home } from "../home.ts";
import { changedAt, hashOf, isThere, originOf, readBytes } from "./disk.ts";

/** Above this size a record is not ours. */
const largest = 64 * 1024 * 1024;

/** What is kept of the last run as a whole, and of each book; the second is read only where the first does not answer. */
export type RecordName = "last" | "books";

/**
 * Where a record of a project is kept; null where the project has no `node_modules`, for then nothing says that git is to
 * overlook it. Whoever deletes it loses a moment.
 */
export function recordPath(folder: string, name: RecordName): string | null {
  return isThere(`${folder}/node_modules`) ? `${folder}/node_modules/.cache/tablewright/${name}.json` : null;
}

/**
 * Names this compiler and what it runs on; a record with another name is passed over. Null where the compiler runs from its
 * sources, whose state nobody has written down.
 */
export function compilerName(): string | null {
  const bytes = readBytes(fileURLToPath(new URL("fingerprint", home)));
  return bytes && `${Buffer.from(bytes).toString("utf8").trim()} ${process.version} ${process.platform}`;
}

/** What is kept under a name, and since when, in milliseconds; null for anything but what this compiler kept of this very folder. */
export function readKept(
  folder: string,
  name: RecordName,
): { readonly content: object; readonly recorded: number } | null {
  const path = recordPath(folder, name);
  const recorded = path === null ? undefined : changedAt(path, largest);
  if (path === null || recorded === undefined) return null;
  try {
    const { seal, ...content } = JSON.parse(Buffer.from(readBytes(path) ?? []).toString("utf8"));
    return seal === sealOf(folder, content) ? { content, recorded } : null;
  } catch {
    return null;
  }
}

/**
 * A hash of all that a record vouches for, and of where: one that came along with the files of another folder, or was edited,
 * is not ours.
 */
export function sealOf(folder: string, record: object): string {
  return hashOf(Buffer.from(JSON.stringify([originOf(folder), record])));
}
