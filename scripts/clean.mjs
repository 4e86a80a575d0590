// Removes one folder below the working directory, so that a renamed table leaves nothing stale behind.
import { rmSync } from "node:fs";
import { isAbsolute, relative, resolve } from "node:path";

const folder = process.argv[2] ?? "";
const below = relative(process.cwd(), resolve(folder));
if (below === "" || below.startsWith("..") || isAbsolute(below)) {
  throw new Error(`clean: "${folder}" is not a folder below the working directory`);
}
rmSync(below, { recursive: true, force: true });
