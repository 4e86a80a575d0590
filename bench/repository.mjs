import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

/** The root of this repository. */
export const repository = fileURLToPath(new URL("..", import.meta.url));

/** The command as a user runs it. */
export const tablewright = join(repository, "generator/bin/tablewright.cjs");

/** A module of the built package, by its path in `dist/`. */
export function fromPackage(path) {
  return import(pathToFileURL(join(repository, "dist", path)).href);
}
