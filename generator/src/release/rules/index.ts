import type { ReleaseRule } from "../state.ts";
import { bumpSuffices } from "./bump-suffices.ts";
import { changesetPresent } from "./changeset-present.ts";
import { changesetsReadable } from "./changesets-readable.ts";
import { compiled } from "./compiled.ts";
import { formerIds } from "./former-ids.ts";
import { noPreRelease } from "./no-pre-release.ts";
import { noSilentReturn } from "./no-silent-return.ts";
import { packedFiles } from "./packed-files.ts";
import { packedRanges } from "./packed-ranges.ts";
import { recordKept } from "./record-kept.ts";
import { releasedCopy } from "./released-copy.ts";
import { releasedErrata } from "./released-errata.ts";
import { repositoryNamed } from "./repository-named.ts";
import { sameMeaning } from "./same-meaning.ts";
import { signedSource } from "./signed-source.ts";
import { valuesExplained } from "./values-explained.ts";
import { versionsAgree } from "./versions-agree.ts";

/** All that forbids a release or warns of it, one file each. */
export const releaseRules: readonly ReleaseRule[] = [
  changesetsReadable,
  changesetPresent,
  bumpSuffices,
  valuesExplained,
  noSilentReturn,
  releasedErrata,
  formerIds,
  sameMeaning,
  noPreRelease,
  versionsAgree,
  releasedCopy,
  recordKept,
  compiled,
  packedFiles,
  packedRanges,
  signedSource,
  repositoryNamed,
];
