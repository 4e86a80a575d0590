import { diagnostic } from "../../diagnostics/diagnostic.ts";
import type { Change } from "../../difference/index.ts";
import { valueText } from "../../difference/report/words.ts";
import { placeOf } from "../place.ts";
import { erratumIn, type ReleaseRule, type ReleaseState } from "../state.ts";

/**
 * A released erratum stays as it is, its reason included: changelog, `changes.json` and players quote it. It may be
 * answered by another. An open question changes nothing, so it may be worded better, and accepted.
 */
export const releasedErrata: ReleaseRule = (state, report) => {
  for (const change of brokenErrata(state)) {
    const [book = "", , id = ""] = change.at.split("/");
    const isGone = change.change === "erratum removed";
    const problem = isGone
      ? "is gone"
      : change.part === undefined
        ? "no longer counts"
        : `edited since (${change.part})`;
    const returning = isGone ? returned(state, book, id) : "";
    const hint = isGone
      ? `restore rules/${book}/errata/${id}.yaml; to take it back, add an erratum with withdraws: ${id}`
      : `restore it, and add another erratum with supersedes: ${id}`;
    const place = placeOf(state.project, change.at, change.part);
    report(diagnostic("release/erratum", place, { id, problem: problem + returning }, { hint }));
  }
};

/** Released errata that were edited or removed. */
export function brokenErrata({ difference, released }: ReleaseState): readonly Change[] {
  return (difference?.changes ?? []).filter(({ at, change }) => {
    if (change === "erratum removed") return true;
    const [book = "", , id = ""] = at.split("/");
    return change === "erratum edited" && erratumIn(released, book, id)?.status !== "open";
  });
}

function returned({ difference, released }: ReleaseState, book: string, id: string): string {
  const since = erratumIn(released, book, id)?.since;
  const values = (difference?.changes ?? [])
    .filter(({ at, errata }) => at.startsWith(`${book}/`) && errata.includes(id))
    .map(({ at, now }) => `${at} returns to ${valueText(now)}, its value before ${since}`);
  return values.length === 0 ? "" : `, so ${values.join(" and ")}`;
}
