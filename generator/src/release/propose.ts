import { type Bump, type Difference, greatest } from "../difference/index.ts";
import type { Changeset } from "./changeset.ts";
import { changesetText } from "./changeset-text.ts";
import { mark, ownWords } from "./own-words.ts";
import { dataPackage, type ReleaseState } from "./state.ts";

/** The changeset that the difference since the last release asks for. */
export interface Proposal {
  readonly path: string;
  readonly text: string;
  /** What it asks for: what the difference needs, or more where a person wrote more. */
  readonly bump: Bump;
  /** Changesets of earlier runs that it takes the place of. */
  readonly replaces: readonly string[];
}

/**
 * Writes the changeset of the data. There is one for a release, however many changes are added to it: the first of those an
 * earlier run wrote is renewed, and keeps its name and what a person wrote above its mark.
 * @returns null if nothing differs from the last release, or nothing has been released yet
 */
export function propose(state: ReleaseState): Proposal | null {
  const { difference, released, working, changesets } = state;
  const name = dataPackage(state)?.name;
  if (!difference?.bump || !released || name === undefined) return null;
  const earlier = changesets.filter(isOurs);
  const path = earlier[0]?.file.path ?? freePath(difference, changesets);
  const own = earlier.map(ownWords).filter((text) => text !== "");
  const releases = new Map<string, Bump>([[name, difference.bump]]);
  for (const one of earlier.flatMap((changeset) => changeset.releases)) {
    releases.set(one.name, greatest([one.bump, releases.get(one.name) ?? one.bump]) ?? one.bump);
  }
  const text = changesetText(releases, difference, [working, released], own.join("\n\n"));
  const bump = releases.get(name) ?? difference.bump;
  return { path, text, bump, replaces: earlier.slice(1).map(({ file }) => file.path) };
}

/** Changesets of this command that nothing asks for any more. */
export function obsoleteChangesets({ changesets, difference }: ReleaseState): readonly string[] {
  return difference?.bump === null ? changesets.filter(isOurs).map(({ file }) => file.path) : [];
}

function isOurs({ text }: Changeset): boolean {
  return text.includes(mark);
}

/** Named for the first erratum, else for the first place that changed: never a random name. */
function freePath({ changes }: Difference, changesets: readonly Changeset[]): string {
  const erratum = changes.flatMap(({ errata }) => errata)[0];
  const first = changes[0]?.at
    .split("/")
    .slice(1)
    .filter((step) => step !== "errata");
  const named = (erratum ?? first?.join("-")) || "book";
  const base =
    named
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-|-$/g, "") || "data";
  const taken = new Set(changesets.map(({ file }) => file.path));
  const path = (suffix: string) => `.changeset/${base}${suffix}.md`;
  return taken.has(path("")) ? path("-data") : path("");
}
