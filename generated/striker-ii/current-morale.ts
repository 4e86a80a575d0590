// Made by tablewright from rules/striker-ii/morale/current-morale.yaml. Do not edit: change the rules and run tablewright build.
import { checkNumber, toldBy } from "../runtime/check.js";
import { exactSum } from "../runtime/decimal.js";
import type { PermanentMoraleChangesGiven } from "./permanent-morale-changes.js";
import { sumPermanentMoraleChanges } from "./permanent-morale-changes.js";

/**
 * Current morale. A team's morale number after its casualties and routs.
 * @param morale - The team's morale number at the start of the game.
 * @param given - What of “Permanent morale changes” applies.
 * @source Striker II: Introductory Infantry Rules, rule 8C2d, Permanent Modifiers, lines 2716-2722
 * @example currentMorale(7, { casualty: 1 }); // 6
 */
export function currentMorale(morale: number, given?: PermanentMoraleChangesGiven): number {
  try {
    const sum = sumPermanentMoraleChanges(given);
    checkNumber("currentMorale", "morale", morale, false);
    return exactSum(morale, sum);
  } catch (error) {
    throw toldBy("currentMorale", error, ["sumPermanentMoraleChanges"]);
  }
}
