import { diagnostic } from "../../diagnostics/diagnostic.ts";
import { bumps, greatest } from "../../difference/index.ts";
import { changeText, firstOf } from "../changeset-text.ts";
import { placeOf } from "../place.ts";
import { dataChangesets, dataPackage, type ReleaseRule } from "../state.ts";
import { lostSurface } from "../surface.ts";
import { lostIds } from "./former-ids.ts";

/** The pending changesets ask for at least the bump the difference needs. */
export const bumpSuffices: ReleaseRule = (state, report) => {
  const name = dataPackage(state)?.name;
  const planned = dataChangesets(state).flatMap(({ releases }) => releases.filter((one) => one.name === name));
  const has = greatest(planned.map(({ bump }) => bump));
  const spoken = new Set(lostIds(state));
  const changes = (state.difference?.changes ?? []).filter((one) => !spoken.has(one));
  const lost = lostSurface(state);
  const needs = greatest([...changes.map(({ bump }) => bump), ...lost.map(() => "major" as const)]);
  if (name === undefined || has === null || needs === null || bumps.indexOf(needs) <= bumps.indexOf(has)) return;
  const largest = planned.find(({ bump }) => bump === has);
  if (!largest) return;
  const asking = changes.filter(({ bump }) => bump === needs);
  const because = firstOf([...lost, ...asking.map(changeText)]);
  const related = asking.slice(0, 3).map((one) => ({
    message: changeText(one),
    span: placeOf(state.project, one.at, one.part),
  }));
  report(
    diagnostic("release/bump", largest.bumpSpan, { name, needs, has, because }, { hint: `write ${needs}`, related }),
  );
};
