import { isUnknown } from "skirmish-tables";
import { sumDifficultyAdjustments } from "skirmish-tables/explain/striker-ii";
import {
  adjustDifficulty,
  attackFigures,
  type DifficultyAdjustmentsGiven,
  firingTeams,
  type HitTableDifficulty,
  lookupNumberOfFirers,
} from "skirmish-tables/striker-ii";
import { type Step, step, unknownStep } from "../answer.ts";
import { addedUp } from "../modifier.ts";
import type { Shot, Weapon } from "../weapons.ts";
import { count, sentence, signed, words } from "../words.ts";

/** The step from a distance to the band of the weapon that reaches it. */
export function rangeStep(weapon: Weapon, shot: Shot, meters: number): Step {
  const how = `${meters} m is within its ${shot.range} m. Penetration there is ${shot.penetration}, its autofire bonus ${signed(shot.autofire)}.`;
  return step("Range", sentence(shot.band), how, "small-arms-shot", `${weapon.at}/${shot.band}`);
}

/** The difficulty after the firers' movement and number; null beyond the table. */
export function difficultyOf(
  shot: Shot,
  moved: boolean,
  soldiers: number,
): { readonly step: Step; readonly difficulty: HitTableDifficulty | null } {
  const teams = firingTeams(soldiers);
  const firers = lookupNumberOfFirers(teams);
  const given: DifficultyAdjustmentsGiven = { firerMoved: moved, firers };
  const difficulty = adjustDifficulty(shot.band, given);
  if (isUnknown(difficulty))
    return { difficulty: null, step: unknownStep("Difficulty", difficulty.unknown, "shift-difficulty") };
  const adjusted = addedUp(sumDifficultyAdjustments(given));
  const how = [
    `${sentence(shot.band)} by range.`,
    `${count(soldiers, "soldier")} make ${count(teams, "whole team")}.`,
    `${adjusted.how}.`,
  ].join(" ");
  const left = soldiers % attackFigures["soldiers-per-team"] > 0;
  return {
    difficulty,
    step: step(
      "Difficulty",
      sentence(words(difficulty)),
      how,
      "shift-difficulty",
      ...adjusted.at,
      // What soldiers beyond whole teams count for is an open question; it is asked where there are some.
      left && teams > 1 ? "number-of-firers" : "firing-teams",
    ),
  };
}
