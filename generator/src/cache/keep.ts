import { attempt } from "../write/failure.ts";
import { removeFile, writeFile } from "../write/file.ts";
import { type RecordName, recordPath, sealOf } from "./place.ts";

/** Keeps a record of a project, as one of this moment even if it says what the last one did. Failing does no harm. */
export function keep(folder: string, name: RecordName, record: object): void {
  const path = recordPath(folder, name);
  if (path === null) return;
  attempt(() => removeFile(path));
  attempt(() => writeFile(path, JSON.stringify({ ...record, seal: sealOf(folder, record) })));
}
