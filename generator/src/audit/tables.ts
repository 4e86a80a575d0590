import { resolve } from "node:path";
import { readText } from "../project/load.ts";
import { type Release, releasesIn } from "../project/releases.ts";
import { readRuleSet, type Side } from "../rule-set/read.ts";
import { installedTables } from "./app-files.ts";

/** Tables an app uses. */
export interface AppTables extends Side {
  readonly releases: readonly Release[];
}

/**
 * The tables to audit an app by: those named, else those it has installed.
 * @param typed a folder of rules, an installed or packed package, a revision, or name@version
 * @returns none if the app has none installed
 * @throws RuleSetFailure if what is named cannot be read
 */
export async function tablesOf(app: string, typed: string | undefined, cwd: string): Promise<readonly AppTables[]> {
  const named = typed === undefined ? installedTables(resolve(cwd, app)) : [[undefined, typed] as const];
  return Promise.all(
    named.map(async ([name, from]) => {
      const side = await readRuleSet(from, cwd);
      // Only a folder has the changes of its versions beside it; without them nobody knows since when.
      const releases = releasesIn(readText(resolve(cwd, from), "changes.json"));
      return { ...side, name: name ?? side.name, releases };
    }),
  );
}
