import type { Change } from "../difference/index.ts";
import { formerCells } from "../package/former-cells.ts";
import type { RuleSet } from "../rule-set/rule-set.ts";
import { dataHashOf } from "./data-hash.ts";
import { errataFeeds } from "./errata-feed.ts";
import { changelogHash, type FeedChange, printFeed, type ReleasedVersion } from "./feed.ts";
import type { ReleaseState, WorkspacePackage } from "./state.ts";
import { stepBetween } from "./version-number.ts";

/**
 * `changes.json` with the present version as its newest, the feeds of errata that follow from it, and how to cite it, each by its path.
 * @param date of the release, `2026-01-31`
 * @returns null if that version is there already
 */
export function recordVersion(
  { name, changelog }: Pick<WorkspacePackage, "name" | "changelog">,
  date: string,
  { working, released, difference, feed }: Pick<ReleaseState, "working" | "released" | "difference" | "feed">,
): Readonly<Record<string, string>> | null {
  const versions = feed?.versions ?? [];
  const { version } = working;
  if (versions.some((one) => one.version === version)) return null;
  const newest: ReleasedVersion = {
    version,
    date,
    bump: versions[0] ? stepBetween(versions[0].version, version) : null,
    dataHash: dataHashOf(working),
    changelogHash: changelogHash(changelog),
    previousHash: feed?.hashes[0] ?? null,
    errata: newErrata(working, versions),
    changes: (difference?.changes ?? []).map(entry),
    before: released ? cellsBefore(released, working) : {},
  };
  return {
    "changes.json": printFeed(name, [newest, ...(feed?.records ?? [])]),
    ...errataFeeds(name, working, [newest, ...versions]),
    "CITATION.cff": citation(name, newest),
  };
}

/** How to cite this version, as https://citation-file-format.github.io has it. */
function citation(name: string, { version, date, dataHash }: ReleasedVersion): string {
  return `cff-version: 1.2.0
message: Cite the version whose figures you used; its data has the hash ${dataHash}.
type: dataset
title: ${JSON.stringify(name)}
authors:
  - name: ${JSON.stringify(`The contributors to ${name}`)}
version: ${version}
date-released: ${date}
`;
}

function entry({ at, change, part, edition, was, now, cause, errata }: Change): FeedChange {
  return { at, change, ...(part === undefined ? {} : { part }), edition, was, now, cause, errata };
}

/** What the cells that differ held before, by book; a book that is gone is gone whole. */
function cellsBefore(released: RuleSet, working: RuleSet): ReleasedVersion["before"] {
  const books = [...working.books].map(([book, now]) => {
    const was = released.books.get(book);
    const current = formerCells(was?.current ?? {}, now.current);
    return [book, { current, asPrinted: formerCells(was?.asPrinted ?? {}, now.asPrinted) }] as const;
  });
  const differ = books.filter(([, editions]) => Object.values(editions).some((cells) => Object.keys(cells).length > 0));
  return Object.fromEntries(differ);
}

/** Accepted errata that no earlier version has. */
function newErrata(
  working: RuleSet,
  versions: readonly ReleasedVersion[],
): Readonly<Record<string, readonly string[]>> {
  const books = [...working.books].map(([book, { current }]) => {
    const known = new Set(versions.flatMap(({ errata }) => errata[book] ?? []));
    const accepted = (current.errata ?? []).filter(({ status }) => status === "accepted").map(({ id = "" }) => id);
    return [book, accepted.filter((id) => !known.has(id))] as const;
  });
  return Object.fromEntries(books.filter(([, ids]) => ids.length > 0));
}
