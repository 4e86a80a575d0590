import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Files } from "./archive.ts";

/** What a path holds: a project with rules, an installed package, the data of a release, some file, or nothing of use. */
export type Place = "project" | "package" | "data" | "file" | "other" | "nothing";

export function placeAt(path: string): Place {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return "nothing";
  if (found.isFile()) return "file";
  if (existsSync(join(path, "rules"))) return "project";
  if (existsSync(join(path, "dist/data"))) return "package";
  return existsSync(join(path, "as-printed")) ? "data" : "other";
}

export function readBytes(path: string): Uint8Array {
  return readFileSync(path);
}

/** The `.json` files of a folder of data, by their paths in it. */
export function readData(folder: string): Files {
  const under = (inner: string) =>
    readdirSync(join(folder, inner), { withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith(".json"))
      .map(({ name }) => [inner + name, readFileSync(join(folder, inner, name))] as const);
  return new Map([...under(""), ...(existsSync(join(folder, "as-printed")) ? under("as-printed/") : [])]);
}

/** Gives some work a folder of its own, which is gone afterwards. */
export async function inTemporaryFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), "tablewright-"));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The first file of a folder. */
export function onlyFile(folder: string): string | undefined {
  const [name] = readdirSync(folder);
  return name === undefined ? undefined : join(folder, name);
}
