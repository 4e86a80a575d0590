import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { load } from "../../generator/src/project/load.ts";
import { readListing } from "../../generator/src/replay/listing.ts";

const folder = resolve(process.env.RULES_FOLDER ?? fileURLToPath(new URL("../..", import.meta.url)));

/** Where changes that no check can tell from the right figure are listed. */
export const survivorsPath = "test/golden/survivors.tsv";

/** The rules under trial. */
export const project = load(folder);

/** The listed survivors: address → reason. */
export function readSurvivors(): ReadonlyMap<string, string> {
  const text = readFileSync(join(folder, survivorsPath), "utf8");
  const complain = (problem: string) => {
    throw new Error(`${survivorsPath}: ${problem}`);
  };
  const file = { path: survivorsPath, text };
  const listed = readListing(file, ["address", "reason"], ({ message }) => complain(message));
  return new Map(listed.map(({ key, text: reason }) => [key, reason]));
}
