import { diagnostic, type Report } from "../diagnostics/diagnostic.ts";
import type { SourceFile } from "../source/source-file.ts";
import { readJson } from "./json.ts";

/** What was released so far, as far as the data speaks of it. */
export interface Releases {
  /** The version in which an accepted erratum of a book first applied; null before its release. */
  readonly since: (book: string, erratum: string) => string | null;
}

export const nothingReleased: Releases = { since: () => null };

/** One entry of `versions` in `changes.json`: the errata that first apply in that version, by book. */
interface Version {
  readonly version: string;
  readonly errata: Readonly<Record<string, readonly string[]>>;
}

/** Reads `changes.json`, which the version step alone writes; without it nothing has been released. */
export function readReleases(file: SourceFile | null, report: Report): Releases {
  if (!file) return nothingReleased;
  const first = new Map<string, string>();
  // Newest first: where an erratum is named twice, the oldest version counts.
  for (const { version, errata } of versionsOf(file, report)) {
    for (const [book, ids] of Object.entries(errata)) for (const id of ids) first.set(`${book}/${id}`, version);
  }
  return { since: (book, erratum) => first.get(`${book}/${erratum}`) ?? null };
}

function versionsOf(file: SourceFile, report: Report): readonly Version[] {
  const complain = (problem: string, start: number) => {
    const hint = `restore ${file.path} as it was committed; only the version step writes it`;
    report(diagnostic("release/changes", { file, start, end: start + 1 }, { path: file.path, problem }, { hint }));
    return [];
  };
  const read = readJson(file.text);
  if ("offset" in read) return complain("is not JSON", read.offset);
  const versions = isObject(read.value) ? read.value.versions : undefined;
  if (!Array.isArray(versions)) return complain("must list its versions", 0);
  return versions.flatMap((one: unknown) => (isVersion(one) ? [one] : complain(problemOf(one), placeOf(one, file))));
}

function problemOf(one: unknown): string {
  const name = isObject(one) && typeof one.version === "string" ? one.version : null;
  return name === null ? "has a version without its number" : `must list the errata of ${name} by book`;
}

function placeOf(one: unknown, { text }: SourceFile): number {
  const name = isObject(one) ? JSON.stringify(one.version) : undefined;
  return name === undefined ? 0 : Math.max(0, text.indexOf(name));
}

function isVersion(one: unknown): one is Version {
  if (!isObject(one) || typeof one.version !== "string" || !isObject(one.errata)) return false;
  return Object.values(one.errata).every((ids) => Array.isArray(ids) && ids.every((id) => typeof id === "string"));
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** One cell a release changed, its values as a person reads them. */
export interface ReleasedChange {
  readonly at: string;
  readonly change: string;
  /** Which property of the thing at the address changed; null for a cell. */
  readonly part: string | null;
  readonly edition: string;
  readonly was: string;
  readonly now: string;
  readonly errata: readonly string[];
}

export interface Release {
  readonly version: string;
  readonly changes: readonly ReleasedChange[];
}

/** The cells each version of `changes.json` changed, newest first; the check complains of what cannot be read. */
export function releasesIn(file: SourceFile | null): readonly Release[] {
  return list(fieldOf(parsed(file), "versions")).map((version) => ({
    version: words(fieldOf(version, "version")),
    changes: list(fieldOf(version, "changes")).map((change) => ({
      at: words(fieldOf(change, "at")),
      change: words(fieldOf(change, "change")),
      part: textOf(fieldOf(change, "part")),
      edition: words(fieldOf(change, "edition")),
      was: words(fieldOf(change, "was")),
      now: words(fieldOf(change, "now")),
      errata: list(fieldOf(change, "errata")).map(words),
    })),
  }));
}

function parsed(file: SourceFile | null): unknown {
  try {
    return file ? JSON.parse(file.text) : null;
  } catch {
    return null;
  }
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function textOf(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}

function words(value: unknown): string {
  if (value === undefined || value === null) return "(blank)";
  return typeof value === "string" ? value : JSON.stringify(value);
}
