import type { SourceFile } from "../source/source-file.ts";

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
