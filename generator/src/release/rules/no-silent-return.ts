import { diagnostic } from "../../diagnostics/diagnostic.ts";
import type { Change } from "../../difference/index.ts";
import { same } from "../../difference/parts.ts";
import { valueText } from "../../difference/report/words.ts";
import { placeOf } from "../place.ts";
import { erratumIn, hasDocument, type ReleaseRule, type ReleaseState } from "../state.ts";
import { brokenErrata } from "./released-errata.ts";

/** A value goes back to what it once was only where an erratum says so: else an old branch undoes a correction. */
export const noSilentReturn: ReleaseRule = (state, report) => {
  for (const { change, earlier, later, errata } of returnedValues(state)) {
    const { at } = change;
    const [book] = at.split("/");
    const why = errata.length > 0 ? `erratum ${errata.join(", ")}` : "a new reading";
    const params = { at, now: valueText(change.now), earlier, later, why };
    const hint =
      errata.length > 0
        ? `if that is meant, say it in rules/${book}/errata/<id>.yaml with withdraws: ${errata[0]}`
        : `restore ${valueText(change.was)}`;
    report(diagnostic("release/return", placeOf(state.project, at), params, { hint }));
  }
};

interface Returned {
  readonly change: Change;
  /** `its value in 1.2.0`. */
  readonly earlier: string;
  readonly later: string;
  readonly errata: readonly string[];
}

/** Values that are again what they were before some release changed them, and nothing says so. */
export function returnedValues(state: ReleaseState): readonly Returned[] {
  const versions = state.feed?.versions ?? [];
  return (state.difference?.changes ?? []).flatMap((change): Returned[] => {
    if (!/^cell /.test(change.change) || change.edition === "as-printed" || isSaid(state, change)) return [];
    const found = versions.flatMap(({ version, changes }, index) =>
      changes
        .filter((one) => one.at === change.at && one.edition !== "as-printed" && same(one.was, change.now))
        .map(({ errata }) => ({ version, errata, before: versions[index + 1]?.version })),
    )[0];
    if (!found) return [];
    const earlier = found.before === undefined ? "its first value" : `its value in ${found.before}`;
    return [{ change, earlier, later: found.version, errata: found.errata }];
  });
}

function isSaid(state: ReleaseState, { at, cause, errata }: Change): boolean {
  if ((cause === "transcription" || cause === "word") && hasDocument(state, at)) return true;
  const [book = ""] = at.split("/");
  const broken = new Set(brokenErrata(state).map((one) => one.at));
  return errata.some((id) => {
    const erratum = erratumIn(state.working, book, id);
    return broken.has(`${book}/errata/${id}`) || (erratum?.supersedes ?? erratum?.withdraws ?? null) !== null;
  });
}
