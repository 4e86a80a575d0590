import { diagnostic } from "../../diagnostics/diagnostic.ts";
import type { Change } from "../../difference/index.ts";
import { same } from "../../difference/parts.ts";
import { valueText } from "../../difference/report/words.ts";
import type { FeedChange } from "../feed.ts";
import { placeOf } from "../place.ts";
import type { ReleaseRule, ReleaseState } from "../state.ts";
import { goneOf } from "./former-ids.ts";

/** An id, former id or name that was released never comes to mean another thing, not even after it was dropped. */
export const sameMeaning: ReleaseRule = (state, report) => {
  for (const { at, change, was, now } of movedIds(state)) {
    const [former, present] = [valueText(was), valueText(now)];
    const isName = change === "name moved";
    const problem = isName
      ? `${at} is called ${present}, the released name of another`
      : `${at} was released for what is ${present} here`;
    const hint = isName
      ? `call it ${former} again, or by a name nothing else had`
      : `give each its own ${at.slice(at.lastIndexOf("/") + 1)} back; a new thing takes a new id`;
    report(diagnostic("release/meaning", placeOf(state.project, at), { problem }, { hint }));
  }
  for (const { change, earlier, version } of givenOutAgain(state)) {
    const problem = `${goneOf(change)} meant ${valueText(earlier.was)} until ${version}, and is given out again`;
    const hint = "take an id that nothing had: an app may still hold the old one";
    report(diagnostic("release/meaning", placeOf(state.project, change.at, change.part), { problem }, { hint }));
  }
};

/** Ids and names that lead elsewhere than in the last release. */
export function movedIds({ difference }: ReleaseState): readonly Change[] {
  return (difference?.changes ?? []).filter(({ change }) => /^(id|name) moved$/.test(change));
}

interface GivenOut {
  readonly change: Change;
  readonly earlier: FeedChange;
  readonly version: string;
}

/** Ids that a former version dropped, and that come back for something else. */
function givenOutAgain({ difference, feed }: ReleaseState): readonly GivenOut[] {
  const dropped = (feed?.versions ?? []).flatMap(({ version, changes }) =>
    changes
      .filter(({ change, edition }) => /^(table|row|alias|key) removed$/.test(change) && edition !== "as-printed")
      .map((earlier) => [goneOf(earlier), { earlier, version }] as const),
  );
  // The newest is what it meant last.
  const last = new Map([...dropped].reverse());
  return (difference?.changes ?? []).flatMap((change): readonly GivenOut[] => {
    const found = /^(table|row|alias|key) added$/.test(change.change) ? last.get(goneOf(change)) : undefined;
    return found && !same(found.earlier.was, change.now) ? [{ change, ...found }] : [];
  });
}
