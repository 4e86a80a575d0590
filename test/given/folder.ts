import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** A new folder, gone when the run has ended (see `run-folder.ts`). */
export function emptyFolder(): string {
  return mkdtempSync(join(tmpdir(), "test-"));
}

/** Writes files, by their paths in a folder. */
export function put(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}
