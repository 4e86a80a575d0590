import { resolve } from "node:path";
import { type Place, placeAt } from "./disk.ts";
import { isReleasedVersion } from "./registry.ts";
import { isRevision } from "./revision.ts";
import { failure } from "./rule-set.ts";

/** Where a rule set comes from. */
export type Origin =
  | { readonly kind: "project" | "package" | "data" | "tarball"; readonly path: string }
  | { readonly kind: "revision"; readonly revision: string }
  | { readonly kind: "registry"; readonly spec: string }
  | { readonly kind: "released" };

/**
 * What a person means: a folder, a packed `.tgz`, a git revision, `name@version`, or `released`.
 * @param cwd where paths start, and whose git repository is asked
 * @throws RuleSetFailure if it means nothing, or two things
 */
export async function originOf(typed: string, cwd: string): Promise<Origin> {
  if (typed === "released") return { kind: "released" };
  const path = resolve(cwd, typed);
  const place = placeAt(path);
  const isPath = /^(\.{0,2}\/|\.{1,2}$)|\.(tgz|tar\.gz)$/.test(typed);
  const isCommit = isPath ? false : await isRevision(typed, cwd);
  if (isCommit && place !== "nothing") {
    throw failure(`${typed} is both a folder and a git revision: write ./${typed} or ${typed}^{commit}`);
  }
  if (isCommit) return { kind: "revision", revision: typed };
  if (place !== "nothing") return onDisk(typed, path, place);
  if (isPath) throw failure(`there is no ${typed}`);
  if (isReleasedVersion(typed)) return { kind: "registry", spec: typed };
  if (isCommit === null) throw failure(`git is not installed, or not on PATH, so no revision ${typed} can be read`);
  throw failure(`${typed} is no folder, no packed .tgz, no git revision, no name@version, and not the word released`);
}

function onDisk(typed: string, path: string, place: Exclude<Place, "nothing">): Origin {
  switch (place) {
    case "project":
    case "package":
    case "data":
      return { kind: place, path };
    case "file":
      return { kind: "tarball", path };
    case "other":
      throw failure(`${typed} is a folder without rules/ and without the data of a package (dist/data/)`);
    default:
      return place satisfies never;
  }
}
