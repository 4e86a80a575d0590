import { createHash } from "node:crypto";
import type { Bump, Cause, Change, Edition } from "../difference/index.ts";
import type { FormerCells } from "../package/former-cells.ts";
import type { SourceFile } from "../source/source-file.ts";
import type { Value } from "../values/value.ts";

/** `changes.json`: what every released version changed, newest first. */
export interface Feed {
  readonly file: SourceFile;
  readonly versions: readonly ReleasedVersion[];
  /** Hash of the newest record, as the file gives it. */
  readonly hash: string | null;
  /** Hash of each record as it stands in the file. */
  readonly hashes: readonly string[];
  /** The records as they stand: none is ever written anew. */
  readonly records: readonly unknown[];
}

export interface ReleasedVersion {
  readonly version: string;
  /** The day of the release, `2026-01-31`. */
  readonly date: string;
  /** Null for the first version, which follows on nothing. */
  readonly bump: Bump | null;
  /** Hash of the data of all books, whatever the version. */
  readonly dataHash: string;
  /** Hash of the changelog up to this version; null where there is none. */
  readonly changelogHash: string | null;
  /** Hash of the record before this one; null for the first. */
  readonly previousHash: string | null;
  /** Errata that first apply in it, by book. */
  readonly errata: Readonly<Record<string, readonly string[]>>;
  readonly changes: readonly FeedChange[];
  /** What each edition of a book held before it, where that differs; with it any earlier version can be told. */
  readonly before: Readonly<Record<string, Record<"current" | "asPrinted", FormerCells>>>;
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
    const { hash = null, versions: records } = JSON.parse(file.text) as FeedFile;
    if (!Array.isArray(records)) return null;
    return { file, hash, versions: records.map(complete), hashes: records.map(recordHash), records };
  } catch {
    return null;
  }
}

interface FeedFile {
  readonly hash?: string;
  readonly versions?: readonly Partial<ReleasedVersion>[];
}

export function printFeed(name: string, versions: readonly unknown[]): string {
  return `${JSON.stringify({ package: name, hash: recordHash(versions[0]), versions }, null, 2)}\n`;
}

function recordHash(record: unknown): string {
  return hashOf(JSON.stringify(record));
}

/** Hash of what a changelog says of its versions; what stands above the first of them may be worded better. */
export function changelogHash(file: SourceFile | null): string | null {
  const start = file?.text.search(/^## /m) ?? -1;
  return file && start !== -1 ? hashOf(file.text.slice(start).trim()) : null;
}

function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

function complete(one: Partial<ReleasedVersion>): ReleasedVersion {
  const { version = "", date = "", bump = null, dataHash = "", errata = {}, changes = [], before = {} } = one;
  const { changelogHash = null, previousHash = null } = one;
  return { version, date, bump, dataHash, changelogHash, previousHash, errata, changes, before };
}
