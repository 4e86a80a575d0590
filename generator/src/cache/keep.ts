import { attempt } from "../write/failure.ts";
import { removeFile, writeFile } from "../write/file.ts";
import type { Record } from "./record.ts";

/** Puts a record in its place, as one of this moment even if it says what the last one did. */
export function keep(path: string, record: Record): void {
  attempt(() => removeFile(path));
  attempt(() => writeFile(path, JSON.stringify(record)));
}
