import { diagnostic } from "../../diagnostics/diagnostic.ts";
import type { Change } from "../../difference/index.ts";
import { removalsIn } from "../own-words.ts";
import { placeOf } from "../place.ts";
import { type ReleaseRule, type ReleaseState, spokenWords } from "../state.ts";

/** Ids are forever: what is renamed keeps answering to its former id, and a removal is a person's word and a major version. */
export const formerIds: ReleaseRule = (state, report) => {
  for (const change of lostIds(state)) {
    const what = change.change.replace(" removed", "");
    const inside = change.change === "alias removed" ? `/${change.was}` : "";
    const place = placeOf(state.project, change.at + inside, change.part);
    report(diagnostic("release/id", place, { what, at: goneOf(change) }, { hint: hintOf(change) }));
  }
};

/** Ids that are gone without an alias, unless a person says in a changeset that this is meant. */
export function lostIds(state: ReleaseState): readonly Change[] {
  const removed = removalsIn(spokenWords(state));
  const isLost = /^(book|table|row|key|alias) removed$/;
  return (state.difference?.changes ?? []).filter(
    (change) =>
      isLost.test(change.change) &&
      change.cause !== "erratum" &&
      change.edition !== "as-printed" &&
      !removed.has(goneOf(change)),
  );
}

/** The address of an id that came or went. */
export function goneOf({ at, change, part, was, now }: Pick<Change, "at" | "change" | "part" | "was" | "now">): string {
  if (change.startsWith("alias ")) return `${at}/${part?.replace(/^aliases\./, "")}`;
  return change.startsWith("key ") ? `${at}/${was ?? now}` : at;
}

function hintOf(change: Change): string {
  const { at, part, was } = change;
  const [book, table] = at.split("/");
  const id = at.slice(at.lastIndexOf("/") + 1);
  const meant = `if it is gone for good, write removes: ${goneOf(change)} above the mark of the changeset`;
  switch (change.change) {
    case "table removed":
      return `renamed? add aliases: { ${table}: <new id> } to rules/${book}/book.yaml; ${meant}`;
    case "key removed":
      return `renamed? add aliases: { ${was}: <new key> } to the axis; ${meant}`;
    case "alias removed":
      return `put ${part?.replace(/^aliases\./, "")} back into its aliases; ${meant}`;
    case "row removed":
      return `renamed? add aliases: [${id}] to the row that took its place; ${meant}`;
    default:
      return meant;
  }
}
