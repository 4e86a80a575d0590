import { diagnostic } from "../../diagnostics/diagnostic.ts";
import type { Change } from "../../difference/index.ts";
import { valueText } from "../../difference/report/words.ts";
import { secondReadingPath } from "../../replay/second-reading.ts";
import { misreadingsIn, spokenAt } from "../own-words.ts";
import { placeOf, statedAddress, typedAt } from "../place.ts";
import { hasDocument, type ReleaseRule, type ReleaseState, spokenWords } from "../state.ts";
import { returnedValues } from "./no-silent-return.ts";
import { movedIds } from "./same-meaning.ts";

/** A released value changes by an erratum, or because the print was misread: a person says how, and another has read it too. */
export const valuesExplained: ReleaseRule = (state, report) => {
  for (const { at, change, part, was, now } of unexplainedValues(state)) {
    if (change === "word changed") {
      const word = part?.slice("words.".length) ?? "";
      const hint = `let ${word} mean ${valueText(was)} again, and correct its cells in rules/${at.split("/")[0]}/errata/<id>.yaml`;
      const params = { at: `${at} ${part}`, was: valueText(was), now: valueText(now) };
      report(diagnostic("release/value", placeOf(state.project, at, part), params, { hint }));
      continue;
    }
    const what = statedAddress(at, part) ?? "it";
    const hint = `restore ${valueText(was)} here, and correct ${what} in rules/${at.split("/")[0]}/errata/<id>.yaml`;
    const params = { at: part === undefined ? at : `${at} ${part}`, was: valueText(was), now: valueText(now) };
    report(diagnostic("release/value", placeOf(state.project, at, part), params, { hint }));
  }
  const reasons = misreadingsIn(spokenWords(state));
  for (const change of misreadings(state)) {
    const { at, part, was, now } = change;
    const where = part === undefined ? at : `${at} ${part}`;
    const missing = [
      ...(spokenAt(at, reasons) === undefined ? [reasonFor(at)] : []),
      ...(isReadTwice(state, change) ? [] : [readingFor(readingAddress(change))]),
    ];
    for (const { problem, hint } of missing) {
      const params = { at: where, was: valueText(was), now: valueText(now), problem };
      report(diagnostic("release/reading", placeOf(state.project, at, part), params, { hint }));
    }
  }
};

function reasonFor(at: string) {
  const hint = `write above the mark of the changeset: misread: ${at} <how it came to be misread>`;
  return { problem: "no changeset says how", hint };
}

function readingFor(at: string) {
  const [book = "", ...inside] = at.split("/");
  const hint = `read the document again, without looking here, and list ${inside.join("/")}<tab>what it prints in ${secondReadingPath(book)}`;
  return { problem: "nobody read it a second time", hint };
}

/** Whether a second reading is on record; the check holds it against the table. What is not typed in a cell has none. */
function isReadTwice({ project }: ReleaseState, change: Change): boolean {
  const isWord = change.change === "word changed";
  if (!isWord && (change.part !== undefined || !typedAt(project, change.at))) return true;
  const [book = "", table = "", ...inside] = readingAddress(change).split("/");
  const listed = project.evidence.find(({ path }) => path === secondReadingPath(book))?.text ?? "";
  const path = inside.join("/");
  // A word that the table declares itself is read by its place in the table.
  const isIt = (at = "") =>
    at === `${table}/${path}` || (isWord && at.startsWith(`${table}/`) && at.endsWith(`/${path}`));
  return listed.split("\n").some((line) => isIt(line.split("\t")[0]));
}

/** What is read again: the cell, or what a printed word means in its table, `club/rifles/words/C`. */
function readingAddress({ at, part = "", change }: Change): string {
  return change === "word changed" ? `${at}/${part.replace(".", "/")}` : at;
}

/** Values that changed for no reason on record. */
export function unexplainedValues(state: ReleaseState): readonly Change[] {
  const returned = new Set(returnedValues(state).map(({ change }) => change));
  return changedValues(state).filter(
    (change) =>
      !returned.has(change) &&
      (change.cause === "unexplained" || (change.cause === "transcription" && !hasDocument(state, change.at))),
  );
}

/** What was read wrongly: the evidence of the document has the new reading, or there would be no sound rules to release. */
function misreadings(state: ReleaseState): readonly Change[] {
  return changedValues(state).filter(({ cause, at }) => cause === "transcription" && hasDocument(state, at));
}

/** Of a row whose id was given to another, each figure differs. That is one complaint, of the id. */
function changedValues(state: ReleaseState): readonly Change[] {
  const moved = movedIds(state).map(({ at }) => `${at}/`);
  return (state.difference?.changes ?? []).filter(({ at }) => !moved.some((one) => at.startsWith(one)));
}
