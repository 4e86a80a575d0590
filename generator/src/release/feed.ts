import type { Bump, Cause, Change, Edition } from "../difference/index.ts";
import type { SourceFile } from "../source/source-file.ts";
import type { Value } from "../values/value.ts";

/** `changes.json`: what every released version changed, newest first. */
export interface Feed {
  readonly file: SourceFile;
  readonly versions: readonly ReleasedVersion[];
}

export interface ReleasedVersion {
  readonly version: string;
  /** Null for the first version, which follows on nothing. */
  readonly bump: Bump | null;
  /** Hash of the data of all books, whatever the version. */
  readonly dataHash: string;
  /** Errata that first apply in it, by book. */
  readonly errata: Readonly<Record<string, readonly string[]>>;
  readonly changes: readonly FeedChange[];
}

/** A change as an app wants it: where, from what, to what, and why. */
export interface FeedChange {
  readonly at: string;
  readonly change: Change["change"];
  readonly part?: string;
  readonly edition: Edition;
  readonly was: Value;
  readonly now: Value;
  readonly cause: Cause;
  readonly errata: readonly string[];
}

/** Reads the feed. What has not the expected form is told where the rules are compiled (`releases.ts`), and left out here. */
export function readFeed(file: SourceFile | null): Feed | null {
  if (!file) return null;
  try {
    const { versions } = JSON.parse(file.text) as { readonly versions?: readonly ReleasedVersion[] };
    return Array.isArray(versions) ? { file, versions: versions.map(complete) } : null;
  } catch {
    return null;
  }
}

export function printFeed(name: string, versions: readonly ReleasedVersion[]): string {
  return `${JSON.stringify({ package: name, versions }, null, 2)}\n`;
}

function complete(one: Partial<ReleasedVersion>): ReleasedVersion {
  const { version = "", bump = null, dataHash = "", errata = {}, changes = [] } = one;
  return { version, bump, dataHash, errata, changes };
}
