import { createHash } from "node:crypto";
import { readFileSync, statSync, writeFileSync } from "node:fs";

/** Seals a record as the compiler does, so that a test can show what it refuses beside. */
export function seal(folder: string, path: string): void {
  const { seal: _, ...record } = JSON.parse(readFileSync(path, "utf8"));
  const { dev, ino, birthtimeMs } = statSync(folder);
  const text = JSON.stringify([`${dev} ${ino} ${birthtimeMs}`, record]);
  const found = createHash("sha256").update(text).digest("base64url");
  writeFileSync(path, JSON.stringify({ ...record, seal: found }));
}
