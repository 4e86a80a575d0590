import { error, warning } from "./entry.ts";

/** What is on record of released versions, and what the next one must keep. */
export const release = {
  "release/changes": error((p: { path: string; problem: string }) => `${p.path} ${p.problem}`),
  "release/changeset": error((p: { problem: string }) => `this changeset ${p.problem}`),
  "release/missing": error((p: { changes: string; name: string }) => `${p.changes}; no changeset releases ${p.name}`),
  "release/bump": error(
    (p: { name: string; needs: string; has: string; because: string }) =>
      `${p.name} needs a ${p.needs} version, not a ${p.has} one: ${p.because}`,
  ),
  "release/value": error(
    (p: { at: string; now: string; was: string }) =>
      `${p.at} was released as ${p.was}, is ${p.now} here, and no erratum says why`,
  ),
  "release/reading": error(
    (p: { at: string; now: string; was: string; problem: string }) =>
      `${p.at} was misread as ${p.was} and is now ${p.now}; ${p.problem}`,
  ),
  "release/erratum": error((p: { id: string; problem: string }) => `erratum ${p.id} was released and ${p.problem}`),
  "release/return": error(
    (p: { at: string; now: string; earlier: string; later: string; why: string }) =>
      `${p.at} returns to ${p.now}, ${p.earlier}; ${p.why} changed it in ${p.later}`,
  ),
  "release/id": error((p: { what: string; at: string }) => `the ${p.what} ${p.at} was released and is gone`),
  "release/meaning": error((p: { problem: string }) => p.problem),
  "release/record": error((p: { problem: string }) => p.problem),
  "release/pre": error((p: { problem: string }) => p.problem),
  "release/version": error((p: { problem: string }) => p.problem),
  "release/copy": error((p: { problem: string }) => p.problem),
  "release/compiled": error((p: { where: string; books: string }) => `${p.where} differs from the rules in ${p.books}`),
  "release/packed": error((p: { files: string }) => `the packed package differs from what the build makes: ${p.files}`),
  "release/range": error(
    (p: { field: string; name: string; range: string }) =>
      `${p.field} has ${p.name} at ${p.range}, which means nothing outside this repository`,
  ),
  "release/repository": error(
    (p: { names: string | null; from: string }) =>
      `the packed package names ${p.names === null ? "no repository" : `the repository ${p.names}`}, so npm would not sign that it comes from ${p.from}`,
  ),
  "release/unaddressed": warning((p: { name: string; tables: string | null }) =>
    p.tables === null
      ? `${p.name} names no repository: its page on npm has no address, and links of its README to what it does not carry lead nowhere`
      : `${p.name} does not name the repository ${p.tables}, as the tables do`,
  ),
};
