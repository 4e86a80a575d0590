import { isUnknown } from "skirmish-tables";
import { lookupOvalWalkerPoints, lookupWalkerPoints, walkerAttacks, walkerPointsList } from "skirmish-tables/walkers";
import { type Step, step, unknownStep } from "../answer.ts";
import { count } from "../words.ts";
import type { WalkerValues } from "./fields.ts";

/** The hull points of a walker; null where no rule decides which size its base counts as. */
export interface Points {
  readonly hull: number | null;
  readonly text: string;
  readonly steps: readonly Step[];
}

export function pointsOf({ base, diameter, length, width, weightClass }: WalkerValues): Points {
  const size = base === "oval" ? (length + width) / 2 : diameter;
  const points =
    base === "oval" ? lookupOvalWalkerPoints(length, width, weightClass) : lookupWalkerPoints(diameter, weightClass);
  const average =
    base === "oval"
      ? [step("Base", `${size} mm`, `The average of ${length} mm and ${width} mm.`, "oval-walker-points")]
      : [];
  if (isUnknown(points)) {
    // The question who wins a tie stands at the table's first row.
    const tie = unknownStep("Points", points.unknown, "walker-points");
    return { hull: null, text: "Points unknown", steps: [...average, tie] };
  }
  const row = walkerPointsList.find((one) => one[weightClass] === points);
  const text = `${count(points.hull, "hull point")}, ${count(points.armor, "armor point")}`;
  const how = row?.base === size ? "" : `The closest listed base to ${size} mm is ${row?.base} mm.`;
  return {
    hull: points.hull,
    text,
    steps: [...average, step("Points", text, how, `walker-points/${row?.id}/${weightClass}`)],
  };
}

/** What a walker with some of its hull gone still does in combat. */
export function combatSteps({ hullLost, meleeWeapons }: WalkerValues, hull: number): readonly Step[] {
  const left = hull - hullLost;
  if (left <= 0) return [step("Combat", "No hull points are left", `It started with ${hull}.`)];
  const attacks = count(walkerAttacks(left, meleeWeapons), "attack");
  const how = `${count(left, "hull point")} of ${hull} left, ${count(meleeWeapons, "melee weapon")}.`;
  return [step("Combat", attacks, how, "walker-attacks")];
}
