import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../generated/given.ts";

/** Where the data and the cases of the books are. */
export const generated = join(root, "generated");

export const books = readdirSync(join(generated, "data"))
  .filter((name) => name.endsWith(".json"))
  .map((name) => name.replace(".json", ""));

export function readJson(path: string): unknown {
  return JSON.parse(readFileSync(join(root, path), "utf8"));
}
