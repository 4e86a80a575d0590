import { diagnostic } from "../../diagnostics/diagnostic.ts";
import type { Change } from "../../difference/index.ts";
import { valueText } from "../../difference/report/words.ts";
import { placeOf } from "../place.ts";
import { dataChangesets, hasDocument, type ReleaseRule, type ReleaseState } from "../state.ts";
import { returnedValues } from "./no-silent-return.ts";

/** A released value changes by an erratum, or because the print was misread, which a changeset then lists. */
export const valuesExplained: ReleaseRule = (state, report) => {
  for (const { at, was, now } of unexplainedValues(state)) {
    const hint = `restore ${valueText(was)} here, and correct it in rules/${at.split("/")[0]}/errata/<id>.yaml`;
    const params = { at, was: valueText(was), now: valueText(now) };
    report(diagnostic("release/value", placeOf(state.project, at), params, { hint }));
  }
  const listed = dataChangesets(state);
  // Without any changeset there is another complaint.
  if (listed.length === 0) return;
  for (const { at, was, now } of misreadings(state)) {
    if (listed.some(({ text }) => text.includes(`\`${at}\``))) continue;
    const params = { at, was: valueText(was), now: valueText(now) };
    report(diagnostic("release/reading", placeOf(state.project, at), params, { hint: "npx tablewright changeset" }));
  }
};

/** Values that changed for no reason on record. */
export function unexplainedValues(state: ReleaseState): readonly Change[] {
  const returned = new Set(returnedValues(state).map(({ change }) => change));
  return (state.difference?.changes ?? []).filter(
    (change) =>
      !returned.has(change) &&
      (change.cause === "unexplained" || (change.cause === "transcription" && !hasDocument(state, change.at))),
  );
}

/** What was read wrongly: the evidence of the document has the new reading, or there would be no sound rules to release. */
function misreadings(state: ReleaseState): readonly Change[] {
  return (state.difference?.changes ?? []).filter(
    ({ cause, at }) => cause === "transcription" && hasDocument(state, at),
  );
}
