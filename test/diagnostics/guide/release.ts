import type { release } from "../../../generator/src/diagnostics/codes/release.ts";
import type { Guides } from "./guide.ts";

// What a release keeps is shown by tests that release something first.
const shownIn = "test/release/check.test.ts";

/** What is on record of released versions, and what `npx tablewright release check` refuses. */
export const releases: Guides<typeof release> = {
  "release/changes": {
    means: "changes.json tells what each version changed; only the version step writes it. Restore it.",
    file: "changes.json",
    wrong: '{ "versions": [{ "version": "0.2.0" }] }\n',
    right: null,
  },
  "release/changeset": {
    means:
      'A changeset starts with --- then one line "package": patch, minor or major for each package it releases, then ---. Below stands what users should know.',
    shownIn,
  },
  "release/missing": {
    means:
      "The tables differ from the last release, and no changeset releases them. npx tablewright changeset writes it.",
    shownIn,
  },
  "release/bump": {
    means: "A changeset asks for a smaller step of the version than the difference needs. Write the one that is named.",
    shownIn,
  },
  "release/value": {
    means: "A released value changes by an erratum: put the value back, and correct it in a record of its own.",
    shownIn,
  },
  "release/reading": {
    means:
      "A figure was misread, and is mended as the document has it. A person says in the changeset how that came, misread: <address> <why>, and another reading stands in test/golden/<book>.readings.tsv.",
    shownIn,
  },
  "release/erratum": {
    means:
      "A released erratum stays as it is, its reason included, because others quote it. Answer it with another one.",
    shownIn,
  },
  "release/return": {
    means:
      "A value is again what it was before a release changed it, as when an old branch is merged. Say that it is meant.",
    shownIn,
  },
  "release/id": {
    means:
      "An id is gone that apps use. A renamed one becomes an alias; a removal takes a major version and, in the changeset, removes: <address>.",
    shownIn,
  },
  "release/meaning": {
    means:
      "An id, former id or name leads to another thing than in a release, so an app would use the figures of that without a word. Ids are never given out again.",
    shownIn,
  },
  "release/record": {
    means:
      "changes.json or a changelog tells another past than was released. Each record has the hash of the one before it, and of the changelog.",
    shownIn,
  },
  "release/pre": {
    means: "There are no pre-releases here: try a correction from a packed file, as npm pack makes it.",
    shownIn,
  },
  "release/version": {
    means: "Package, data, changelog and changes.json do not name the same version, or versions do not grow.",
    shownIn,
  },
  "release/copy": {
    means: "The copy of the last release is not what was released, so nothing could be compared. Restore it.",
    shownIn,
  },
  "release/compiled": {
    means: "What would be published is not what the rules say. Build again.",
    shownIn,
  },
  "release/packed": {
    means:
      "A packed package holds a file that the build does not make so, or lacks one: it was packed earlier, or somebody changed it. Pack again.",
    shownIn,
  },
  "release/range": {
    means: "A packed package depends on a folder of this repository, which nobody else has. Name a version.",
    shownIn,
  },
  "release/repository": {
    means:
      "npm signs which repository a package was published from, where its package.json names that repository. It names another, or none.",
    shownIn,
  },
  "release/unaddressed": {
    means:
      "package.json names no repository, so nobody finds from npm where the package is made, nor the pages its README links to. It forbids no release: write it as soon as there is an address. npm makes the homepage of it.",
    shownIn,
  },
};
