// Made by tablewright from rules/skirmishers/force/action-points.yaml. Do not edit: change the rules and run tablewright build.
import { toldBy } from "../runtime/check.js";
import type { Unknown } from "../runtime/types.js";
import type { ExperienceGiven } from "./experience.js";
import { sumExperience } from "./experience.js";
import { lookupUnitCard } from "./unit-card.js";

/**
 * Action points. Action points of a trooper in power armor by current hit points and experience; unknown wherever the lost card alone could tell.
 * @param hitPoints - Current hit points of the trooper. 1-12.
 * @param given - What of “Experience” applies.
 * @source Skirmishers, section 5: Power Armor, Unit Card, lines 19-21
 * @example actionPoints(5, { experience: "green" }); // 9
 */
export function actionPoints(hitPoints: number, given?: ExperienceGiven): number | Unknown {
  try {
    const sum = sumExperience(given);
    const found = lookupUnitCard(hitPoints);
    if (typeof found.actionPoints !== "number") return found.actionPoints;
    return found.actionPoints + sum;
  } catch (error) {
    throw toldBy("actionPoints", error, ["sumExperience", "lookupUnitCard"]);
  }
}
