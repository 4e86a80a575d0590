import { diagnostic } from "../../diagnostics/diagnostic.ts";
import { startOf, wordIn } from "../place.ts";
import type { ReleaseRule } from "../state.ts";
import { isPreRelease } from "../version-number.ts";

/**
 * Nothing is released as a pre-release: every version in `changes.json` is one that apps may rely on, and a correction can be
 * tried from a packed file (`npm pack`).
 */
export const noPreRelease: ReleaseRule = ({ packages, preMode }, report) => {
  if (preMode) {
    const problem = "changesets is in its pre-release mode, which this repository does not use";
    report(
      diagnostic(
        "release/pre",
        startOf(preMode),
        { problem },
        { hint: "npx changeset pre exit, then remove the file" },
      ),
    );
    return;
  }
  for (const { name, version, file } of packages.filter((one) => isPreRelease(one.version))) {
    const problem = `${name} ${version} is a pre-release, and changesets is not in its pre-release mode`;
    const hint = `write the version it was before, such as "${version.replace(/-.*/, "")}"`;
    report(diagnostic("release/pre", wordIn(file, `"${version}"`), { problem }, { hint }));
  }
};
