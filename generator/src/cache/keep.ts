import { attempt } from "../write/failure.ts";
import { removeFile, writeFile } from "../write/file.ts";

/** Puts a record in its place, as one of this moment even if it says what the last one did. Failing does no harm. */
export function keep(path: string, record: object): void {
  attempt(() => removeFile(path));
  attempt(() => writeFile(path, JSON.stringify(record)));
}
