import { fileURLToPath } from "node:url";
import { home } from "../home.ts";
import { isThere, readBytes } from "./disk.ts";

/** Above this size a record is none of ours. */
export const largest = 64 * 1024 * 1024;

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
