import { diagnostic } from "../../diagnostics/diagnostic.ts";
import { wordIn } from "../place.ts";
import { dataPackage, type ReleaseRule } from "../state.ts";
import { isPreRelease, stepBetween } from "../version-number.ts";

/** Versions only grow; package, data and `changes.json` name the same one. */
export const versionsAgree: ReleaseRule = (state, report) => {
  const own = dataPackage(state);
  const { feed } = state;
  const [head] = feed?.versions ?? [];
  if (!own || !feed || !head || isPreRelease(own.version)) return;
  for (const [index, { version }] of feed.versions.entries()) {
    const earlier = feed.versions[index + 1]?.version;
    if (earlier === undefined || stepBetween(earlier, version)) continue;
    const problem = `version ${version} does not come after ${earlier}`;
    const hint = "restore changes.json as it was committed; the version step writes it";
    report(diagnostic("release/version", wordIn(feed.file, `"${version}"`), { problem }, { hint }));
  }
  if (own.version !== head.version) {
    const problem = `the package says ${own.version}, and ${head.version} was released last`;
    const hint = `write "version": "${head.version}"; the version step sets the next one`;
    report(diagnostic("release/version", wordIn(own.file, `"${own.version}"`), { problem }, { hint }));
  }
};
