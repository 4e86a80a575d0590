// Made by tablewright from rules/striker-ii/hit/shift-difficulty.yaml. Do not edit: change the rules and run tablewright build.
import { toldBy, unknownId } from "../runtime/check.js";
import type { Unknown } from "../runtime/types.js";
import type { DifficultyAdjustmentsGiven } from "./difficulty-adjustments.js";
import { sumDifficultyAdjustments } from "./difficulty-adjustments.js";
import type { HitTableDifficulty } from "./hit-table.js";

const order: readonly HitTableDifficulty[] = ["simple", "routine", "difficult", "formidable", "impossible", "impossible-plus-1", "impossible-plus-2"];

/**
 * Difficulty after adjustments. The difficulty of a shot once the firer's movement and the number of firers have moved it along the levels.
 * @param difficulty - How hard the shot is.
 * @param given - What of “Difficulty adjustments” applies.
 * @source Striker II: Introductory Infantry Rules, rule 8A1b1, lines 1999-2067
 * @example adjustDifficulty("simple", { firerMoved: true }); // "routine"
 */
export function adjustDifficulty(difficulty: HitTableDifficulty, given?: DifficultyAdjustmentsGiven): HitTableDifficulty | Unknown {
  try {
    const at = order.indexOf(difficulty);
    if (at === -1) throw unknownId("adjustDifficulty", "difficulty", difficulty, order);
    const steps = sumDifficultyAdjustments(given);
    return order[at + steps] ?? { unknown: "The table has no column beyond simple or impossible +2." };
  } catch (error) {
    throw toldBy("adjustDifficulty", error, ["sumDifficultyAdjustments"]);
  }
}
