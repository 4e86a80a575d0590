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
