// Made by tablewright from rules/infantry-moves/movement/infantry-move.yaml. Do not edit: change the rules and run tablewright build.
import type { InfantryMovementArmor } from "./infantry-movement.js";
import { lookupInfantryMovement } from "./infantry-movement.js";
import type { MoveModifiersGiven } from "./move-modifiers.js";
import { sumMoveModifiers } from "./move-modifiers.js";
import { toldBy } from "../runtime/check.js";
import { exactSum } from "../runtime/decimal.js";
import type { Forbidden } from "../runtime/types.js";

/**
 * Infantry move. Inches an infantry figure moves, with its training, burden and running. Powered armor gains nothing from running and loses nothing to a heavy weapon; nobody runs with a very heavy one.
 * @param armor - Armor worn, or what kind of creature moves.
 * @param given - What of “Movement modifiers” applies.
 * @source Infantry movement, Movement, lines 3-28
 * @example infantryMove("none", { warriors: true }); // 12
 */
export function infantryMove(armor: InfantryMovementArmor, given?: MoveModifiersGiven): number | Forbidden {
  try {
    let sum = sumMoveModifiers(given);
    const found = lookupInfantryMovement(armor);
    if (given?.burden === "very-heavy-weapon" && given?.running === true) return { forbidden: "running", with: "very-heavy-weapon", lines: [[26, 26]] };
    if (armor === "armored" && given?.burden === "heavy-weapon") sum += 1;
    if (armor === "armored" && given?.running === true) sum += -2;
    return exactSum(found.move, sum);
  } catch (error) {
    throw toldBy("infantryMove", error, ["sumMoveModifiers", "lookupInfantryMovement"]);
  }
}
