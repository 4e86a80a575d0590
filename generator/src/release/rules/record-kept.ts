import { diagnostic } from "../../diagnostics/diagnostic.ts";
import { same } from "../../difference/parts.ts";
import type { Span } from "../../source/source-file.ts";
import { dataHashOf } from "../data-hash.ts";
import { changelogHash } from "../feed.ts";
import { startOf, wordIn } from "../place.ts";
import { dataPackage, type ReleaseRule } from "../state.ts";

const restore = (file: string) => `restore ${file} as it was committed; the version step writes it`;

/** What is on record of the past stays: the chain of records, the changelog, and what the package released last says of both. */
export const recordKept: ReleaseRule = (state, report) => {
  const { feed, published } = state;
  const own = dataPackage(state);
  const complain = (place: Span, problem: string, hint: string) =>
    report(diagnostic("release/record", place, { problem }, { hint }));
  const versions = feed?.versions ?? [];
  if (feed && versions[0] && !same(feed.hash, feed.hashes[0])) {
    const { version } = versions[0];
    complain(wordIn(feed.file, `"${version}"`), `the record of ${version} was edited`, restore(feed.file.path));
  }
  for (const [index, { version, previousHash }] of versions.entries()) {
    if (!feed || same(previousHash, feed.hashes[index + 1])) continue;
    const before = versions[index + 1]?.version;
    const problem =
      before === undefined
        ? `${version} follows on a version that is not on record`
        : `the record of ${before} is not what ${version} followed on`;
    complain(wordIn(feed.file, `"${before ?? version}"`), problem, restore(feed.file.path));
  }
  const [head] = versions;
  if (!own) return;
  const { changelog, file, version } = own;
  if (!head) {
    const released = /^## (\S+)/m.exec(changelog?.text ?? "")?.[1] ?? (isFirst(version) ? null : version);
    if (released === null) return;
    const problem = `${released} was released, and changes.json does not tell of it`;
    complain(
      wordIn(file, `"${version}"`),
      problem,
      `restore changes.json and released/; before the first release the version is 0.1.0`,
    );
    return;
  }
  if (changelog && !same(head.changelogHash, changelogHash(changelog))) {
    complain(
      startOf(changelog),
      `${changelog.path} is not what was released with ${head.version}`,
      restore(changelog.path),
    );
  }
  if (!published) return;
  const at = versions.findIndex((one) => one.version === published.version);
  const { version: last } = published;
  if (at === -1)
    complain(
      startOf(published.file),
      `${last} was published, and changes.json does not tell of it`,
      restore("changes.json"),
    );
  else if (
    !same(feed?.records.slice(at), published.feed?.records) ||
    versions[at]?.dataHash !== dataHashOf(published.data)
  ) {
    complain(
      wordIn(feed?.file ?? file, `"${last}"`),
      `changes.json tells of ${last} otherwise than the published package`,
      restore("changes.json"),
    );
  }
};

/** A version that nothing need have been released before. */
function isFirst(version: string): boolean {
  return ["0.0.0", "0.1.0", "1.0.0"].includes(version);
}
