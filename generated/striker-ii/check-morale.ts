// Made by tablewright from rules/striker-ii/morale/check-morale.yaml. Do not edit: change the rules and run tablewright build.
import { checkNumber, outOfDomain, toldBy } from "../runtime/check.js";
import type { MoraleModifiersGiven } from "./morale-modifiers.js";
import { sumMoraleModifiers } from "./morale-modifiers.js";
import { lookupMorale } from "./morale-table.js";

/**
 * Morale check. What a team does after a morale check, from a roll of two dice, its current morale and all that is added.
 * @param roll - What is rolled or counted, before anything is added. Rolled on 2D6.
 * @param morale - The team's current morale, after its casualties and routs.
 * @param given - What of “Morale modifiers” applies.
 * @source Striker II: Introductory Infantry Rules, rule 8C2, Procedure, lines 2617-2711
 * @example checkMorale(7, 7, { nco: 1 }); // "passed"
 */
export function checkMorale(roll: number, morale: number, given?: MoraleModifiersGiven): "routed" | "suppressed" | "passed" {
  try {
    checkNumber("checkMorale", "roll", roll, true);
    if (roll < 2 || roll > 12) throw outOfDomain("checkMorale", "roll", roll, "2-12");
    checkNumber("checkMorale", "morale", morale, true);
    return lookupMorale(roll + morale + sumMoraleModifiers(given));
  } catch (error) {
    throw toldBy("checkMorale", error, ["lookupMorale", "sumMoraleModifiers"]);
  }
}
