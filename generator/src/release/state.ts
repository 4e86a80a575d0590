import type { Report } from "../diagnostics/diagnostic.ts";
import type { Difference } from "../difference/index.ts";
import type { Project } from "../project/project.ts";
import type { Erratum } from "../published/data.ts";
import type { AsRead, RuleSet } from "../rule-set/rule-set.ts";
import type { SourceFile } from "../source/source-file.ts";
import type { Changeset } from "./changeset.ts";
import type { Feed } from "./feed.ts";
import { ownWords } from "./own-words.ts";

/** All that decides about the next release of a folder, already in memory. */
export interface ReleaseState {
  /** The rules as they stand, with their place on every value. */
  readonly project: Project;
  /** What they publish. */
  readonly working: RuleSet;
  /** What was published last; null before the first release. */
  readonly released: RuleSet | null;
  /** The `package.json` of the last release; null where none is kept. */
  readonly releasedPackage: SourceFile | null;
  /** From the last release to now; null before the first release. */
  readonly difference: Difference | null;
  /** `changes.json`; null where there is none. */
  readonly feed: Feed | null;
  /** Pending changesets, by path. */
  readonly changesets: readonly Changeset[];
  /** The published packages of the repository; the data package is the one at its root. */
  readonly packages: readonly WorkspacePackage[];
  /** `.changeset/pre.json`: changesets is in its pre-release mode. */
  readonly preMode: SourceFile | null;
  /** The data of `generated/`; null where it cannot be read. */
  readonly generated: RuleSet | null;
  /** A packed package about to be published. */
  readonly packed: Packed | null;
  /** The package that was published last, to compare with what is on record of it. */
  readonly published: Published | null;
}

export interface WorkspacePackage {
  readonly name: string;
  readonly version: string;
  readonly file: SourceFile;
  /** Its `CHANGELOG.md`. */
  readonly changelog: SourceFile | null;
}

export interface Packed {
  /** Its `package.json`. */
  readonly file: SourceFile;
  /** Its data; null for a package that has none. */
  readonly data: RuleSet | null;
  /** Its files that are not as the build makes them, or that it lacks. */
  readonly differing: readonly string[];
  /** Address of the repository it is published from, where npm signs that; null where nothing is signed. */
  readonly publishedFrom: string | null;
}

export interface Published {
  /** Its `package.json`. */
  readonly file: SourceFile;
  readonly version: string;
  readonly feed: Feed | null;
  readonly data: RuleSet;
}

/** The package that publishes the data: the one at the root. */
export function dataPackage({ packages }: Pick<ReleaseState, "packages">): WorkspacePackage | null {
  return packages.find(({ file }) => file.path === "package.json") ?? null;
}

/** The pending changesets that release the data. */
export function dataChangesets(state: ReleaseState): readonly Changeset[] {
  const name = dataPackage(state)?.name;
  return state.changesets.filter(({ releases }) => releases.some((one) => one.name === name));
}

/** What people wrote in the changesets of the data. */
export function spokenWords(state: ReleaseState): string {
  return dataChangesets(state).map(ownWords).join("\n\n");
}

/** Only a document can show that a value was misread; a house rule is what was released. */
export function hasDocument({ working }: ReleaseState, at: string): boolean {
  return (working.books.get(at.split("/")[0] ?? "")?.current.document ?? null) !== null;
}

/** An erratum of a book as it is published. */
export function erratumIn(rules: RuleSet | null, book: string, id: string): AsRead<Erratum> | undefined {
  return rules?.books.get(book)?.current.errata?.find((one) => one.id === id);
}

/** One thing a release must keep. It looks at the state and tells of what forbids the release. */
export type ReleaseRule = (state: ReleaseState, report: Report) => void;
