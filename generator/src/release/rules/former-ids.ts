import { diagnostic } from "../../diagnostics/diagnostic.ts";
import { type Change, greatest } from "../../difference/index.ts";
import { placeOf } from "../place.ts";
import { dataChangesets, dataPackage, type ReleaseRule, type ReleaseState } from "../state.ts";

/** Ids are forever: what is renamed keeps answering to its former id, and a removal is a major version. */
export const formerIds: ReleaseRule = (state, report) => {
  for (const change of lostIds(state)) {
    const what = change.change.replace(" removed", "");
    const inside = change.change === "alias removed" ? `/${change.was}` : "";
    const place = placeOf(state.project, change.at + inside, change.part);
    report(diagnostic("release/id", place, { what, at: goneOf(change) }, { hint: hintOf(change) }));
  }
};

/** Ids that are gone without an alias, unless a major version says that this is meant. */
export function lostIds(state: ReleaseState): readonly Change[] {
  const name = dataPackage(state)?.name;
  const planned = dataChangesets(state).flatMap(({ releases }) => releases.filter((one) => one.name === name));
  if (greatest(planned.map(({ bump }) => bump)) === "major") return [];
  const isLost = /^(book|table|row|key|alias) removed$/;
  return (state.difference?.changes ?? []).filter(
    ({ change, cause, edition }) => isLost.test(change) && cause !== "erratum" && edition !== "as-printed",
  );
}

function goneOf({ at, change, part, was }: Change): string {
  if (change === "alias removed") return `${at}/${part?.replace(/^aliases\./, "")}`;
  return change === "key removed" ? `${at}/${was}` : at;
}

function hintOf({ at, change, part, was }: Change): string {
  const [book, table] = at.split("/");
  const id = at.slice(at.lastIndexOf("/") + 1);
  const meant = "if it is gone for good, ask for a major version in the changeset";
  switch (change) {
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
