import { diagnostic } from "../../diagnostics/diagnostic.ts";
import { lastRelease } from "../../rule-set/read.ts";
import { dataHashOf } from "../data-hash.ts";
import { fileAt, startOf, wordIn } from "../place.ts";
import type { ReleaseRule, ReleaseState } from "../state.ts";

const folder = lastRelease;
const hint = `restore ${folder}/ and changes.json as they were committed; the version step writes both`;

/** What everything is compared with is what was released: the copy has the version and the hash of the newest entry. */
export const releasedCopy: ReleaseRule = (state, report) => {
  const found = problemOf(state);
  if (!found) return;
  report(diagnostic("release/copy", found.place, { problem: found.problem }, { hint }));
};

function problemOf({ released, feed }: ReleaseState) {
  const [head] = feed?.versions ?? [];
  const copy = startOf(fileAt(folder));
  if (!released && head)
    return { place: copy, problem: `${head.version} was released, and its data is not in ${folder}/` };
  if (!released) return null;
  if (!feed || !head) return { place: copy, problem: `${folder}/ has data, and changes.json names no version` };
  const place = wordIn(feed.file, `"${head.version}"`);
  if (released.version !== head.version) {
    return { place, problem: `${folder}/ is the data of ${released.version}, and ${head.version} was released last` };
  }
  if (dataHashOf(released) === head.dataHash) return null;
  return { place: copy, problem: `${folder}/ is not the data that was released as ${head.version}` };
}
