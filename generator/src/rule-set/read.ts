import { join } from "node:path";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { load } from "../project/load.ts";
import { dataIn, unpack } from "./archive.ts";
import { type CompiledRuleSet, compileRuleSet } from "./compile.ts";
import { placeAt, readBytes, readData } from "./disk.ts";
import { readDocuments } from "./documents.ts";
import { type Origin, originOf } from "./origin.ts";
import { projectOf } from "./project.ts";
import { fetchReleased } from "./registry.ts";
import { readRevision } from "./revision.ts";
import { failure } from "./rule-set.ts";

/**
 * A byte-for-byte copy of the data as it was last released, committed beside the rules. Not below `.changeset/`: changesets
 * takes every folder there for a changeset of its first version.
 */
export const lastRelease = "released";

/** One side of a comparison. */
export interface Side extends CompiledRuleSet {
  /** What to call it: `revision HEAD~1`, `the last release`, `the folder .`. */
  readonly name: string;
  /** The folder the paths of its diagnostics start in. */
  readonly folder: string;
}

/** Whether anything has been released from this folder yet. */
export function hasRelease(folder: string): boolean {
  return placeAt(join(folder, lastRelease)) === "data";
}

/**
 * Reads the rule set a person names.
 * @throws RuleSetFailure if there is none to be had
 */
export async function readRuleSet(typed: string, cwd: string): Promise<Side> {
  const origin = await originOf(typed, cwd);
  const { name, folder, read } = await open(origin, typed, cwd);
  return { name, folder, ...read };
}

interface Opened {
  readonly name: string;
  readonly folder: string;
  readonly read: CompiledRuleSet;
}

async function open(origin: Origin, typed: string, cwd: string): Promise<Opened> {
  const sound = (name: string, files: Parameters<typeof readDocuments>[0]): Opened => ({
    name,
    folder: cwd,
    read: { ruleSet: readDocuments(files, name), diagnostics: [] as readonly Diagnostic[] },
  });
  switch (origin.kind) {
    case "project": {
      const loaded = load(origin.path);
      if (loaded.rules.length === 0) throw failure(`there are no rules to read in ${typed}`);
      return { name: nameOf(typed), folder: origin.path, read: compileRuleSet(loaded, loaded.diagnostics) };
    }
    case "revision": {
      const project = projectOf(await readRevision(origin.revision, cwd), () => load(cwd).schemas);
      return { name: `revision ${typed}`, folder: cwd, read: compileRuleSet(project, project.diagnostics) };
    }
    case "package":
      return sound(nameOf(typed), readData(join(origin.path, "dist/data")));
    case "data":
      return sound(nameOf(typed), readData(origin.path));
    case "tarball":
      return sound(typed, dataIn(await unpack(readBytes(origin.path), typed)));
    case "registry":
      return sound(typed, await fetchReleased(origin.spec));
    case "released":
      if (!hasRelease(cwd)) throw failure("nothing has been released from this folder yet");
      return sound("the last release", readData(join(cwd, lastRelease)));
    default:
      return origin satisfies never;
  }
}

function nameOf(typed: string): string {
  return typed === "." ? "the working folder" : `the folder ${typed}`;
}
