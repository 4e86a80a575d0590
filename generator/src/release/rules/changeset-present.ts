import { diagnostic } from "../../diagnostics/diagnostic.ts";
import { changeText, firstOf } from "../changeset-text.ts";
import { placeOf } from "../place.ts";
import { dataChangesets, dataPackage, type ReleaseRule } from "../state.ts";
import { unexplainedValues } from "./values-explained.ts";

/** Data that differs from the last release comes with a changeset that releases it. */
export const changesetPresent: ReleaseRule = (state, report) => {
  // A value without a reason is refused anyway, and the changeset comes once it has one.
  const refused = new Set(unexplainedValues(state));
  const changes = (state.difference?.changes ?? []).filter((one) => !refused.has(one));
  const [first] = changes;
  const name = dataPackage(state)?.name;
  // One that cannot be read is complained of by itself.
  const isUnread = state.changesets.some(({ slips }) => slips.length > 0);
  if (!first || name === undefined || isUnread || dataChangesets(state).length > 0) return;
  const related = state.changesets.map(({ file, releases }) => ({
    message: `this one releases ${releases.map((one) => one.name).join(", ")}`,
    span: releases[0]?.nameSpan ?? { file, start: 0, end: 0 },
  }));
  const place = placeOf(state.project, first.at, first.part);
  report(
    diagnostic(
      "release/missing",
      place,
      { changes: firstOf(changes.map(changeText)), name },
      { hint: "npx tablewright changeset", related },
    ),
  );
};
