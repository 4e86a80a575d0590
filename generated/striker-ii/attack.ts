// Made by tablewright from rules/striker-ii/hit/attack.yaml. Do not edit: change the rules and run tablewright build.
import { checkNumber, outOfDomain, toldBy } from "../runtime/check.js";
import type { HitModifiersGiven } from "./hit-modifiers.js";
import { sumHitModifiers } from "./hit-modifiers.js";
import type { HitTableDifficulty, HitTableResult } from "./hit-table.js";
import { lookupHit } from "./hit-table.js";

/**
 * Attack. Hits and morale check from a roll of two dice, at a difficulty and with all that is added to the roll.
 * @param roll - What is rolled or counted, before anything is added. Rolled on 2D6.
 * @param difficulty - How hard the shot is.
 * @param given - What of “Hit modifiers” applies.
 * @source Striker II: Introductory Infantry Rules, rule 8A1b, Procedure, lines 1979-2152
 * @example attack(7, "simple", { initiative: "low-initiative" }); // { hits: 2, moraleCheck: true }
 */
export function attack(roll: number, difficulty: HitTableDifficulty, given?: HitModifiersGiven): HitTableResult {
  try {
    checkNumber("attack", "roll", roll, true);
    if (roll < 2 || roll > 12) throw outOfDomain("attack", "roll", roll, "2-12");
    return lookupHit(roll + sumHitModifiers(given), difficulty);
  } catch (error) {
    throw toldBy("attack", error, ["lookupHit", "sumHitModifiers"]);
  }
}
