// Made by tablewright from rules/striker-ii/book.yaml. Do not edit: change the rules and run tablewright build.
import { checkNumber, toldBy } from "../runtime/check.js";
import type { Odds } from "../runtime/odds.js";
import { odds } from "../runtime/odds.js";
import type { Unknown } from "../runtime/types.js";
import { attack } from "../striker-ii/attack.js";
import { checkMorale } from "../striker-ii/check-morale.js";
import type { FireAsked, FireResult } from "../striker-ii/fire.js";
import { fire } from "../striker-ii/fire.js";
import { rollFragmentation } from "../striker-ii/fragmentation-attack.js";
import type { FragmentationModifiersGiven } from "../striker-ii/fragmentation-modifiers.js";
import type { HitModifiersGiven } from "../striker-ii/hit-modifiers.js";
import type { HitTableDifficulty, HitTableResult } from "../striker-ii/hit-table.js";
import { lookupHit } from "../striker-ii/hit-table.js";
import type { MoraleModifiersGiven } from "../striker-ii/morale-modifiers.js";
import { lookupMorale } from "../striker-ii/morale-table.js";

export * from "../runtime/odds.js";

export type { Fraction } from "../runtime/fraction.js";

/**
 * The exact odds of “Attack”: each outcome once, with its chance. Hits and morale check from a roll of two dice, at a difficulty and with all that is added to the roll.
 * @param difficulty - How hard the shot is.
 * @param given - What of “Hit modifiers” applies.
 * @source Striker II: Introductory Infantry Rules, rule 8A1b, Procedure, lines 1979-2152
 */
export function attackOdds(difficulty: HitTableDifficulty, given?: HitModifiersGiven): Odds<HitTableResult> {
  try {
    return odds("2d6", (roll) => attack(roll, difficulty, given));
  } catch (error) {
    throw toldBy("attackOdds", error, ["attack"]);
  }
}

/**
 * The exact odds of “Fire”: each outcome once, with its chance. One attack of direct fire in a breath, from whether the team may fire to the hits, the casualties they make and the morale check they ask for. Every firer has the same weapon; the soldiers of the target wear the same armor.
 * @param given - What is given, each by its name.
 * @source Striker II: Introductory Infantry Rules, rule 8A1-8C1, Combat, lines 1731-2612
 */
export function fireOdds(given: Omit<FireAsked, "roll">): Odds<FireResult | "may-not-fire" | "out-of-range" | Unknown> {
  try {
    return odds("2d6", (roll) => fire({ ...given, roll: roll }));
  } catch (error) {
    throw toldBy("fireOdds", error, ["fire"]);
  }
}

/**
 * The exact odds of “Hit table”: each outcome once, with its chance. Hits a target team takes from one attack, by modified roll and difficulty; any hit, or an M alone, also makes it check morale.
 * @param difficulty - How hard the shot is.
 * @param modifier - What is added to the roll.
 * @source Striker II: Introductory Infantry Rules, rule 8A1b, Hit Table, lines 2276-2297
 */
export function lookupHitOdds(difficulty: HitTableDifficulty, modifier: number = 0): Odds<HitTableResult> {
  try {
    checkNumber("lookupHitOdds", "modifier", modifier, true);
    return odds("2d6", (roll) => lookupHit(roll + modifier, difficulty));
  } catch (error) {
    throw toldBy("lookupHitOdds", error, ["lookupHit"]);
  }
}

/**
 * The exact odds of “Morale check”: each outcome once, with its chance. What a team does after a morale check, from a roll of two dice, its current morale and all that is added.
 * @param morale - The team's current morale, after its casualties and routs.
 * @param given - What of “Morale modifiers” applies.
 * @source Striker II: Introductory Infantry Rules, rule 8C2, Procedure, lines 2617-2711
 */
export function checkMoraleOdds(morale: number, given?: MoraleModifiersGiven): Odds<"routed" | "suppressed" | "passed"> {
  try {
    return odds("2d6", (roll) => checkMorale(roll, morale, given));
  } catch (error) {
    throw toldBy("checkMoraleOdds", error, ["checkMorale"]);
  }
}

/**
 * The exact odds of “Morale table”: each outcome once, with its chance. What a team does after a morale check, by 2D6 plus its current morale and all modifiers.
 * @param modifier - What is added to the roll.
 * @source Striker II: Introductory Infantry Rules, rule 8C2, Morale Tables, lines 2786-2798
 * @source Striker II: Introductory Infantry Rules, rule 8C2, Procedure, lines 2623-2635
 */
export function lookupMoraleOdds(modifier: number = 0): Odds<"routed" | "suppressed" | "passed"> {
  try {
    checkNumber("lookupMoraleOdds", "modifier", modifier, true);
    return odds("2d6", (roll) => lookupMorale(roll + modifier));
  } catch (error) {
    throw toldBy("lookupMoraleOdds", error, ["lookupMorale"]);
  }
}

/**
 * The exact odds of “Fragmentation attack”: each outcome once, with its chance. Hits on a team that the fragments of a burst reach. The book makes every such roll at difficult, with one added for each soldier the team still has.
 * @param given - What of “Fragmentation modifiers” applies.
 * @source Striker II: Introductory Infantry Rules, rule 8A5, Explosive Rounds, lines 2198-2204
 */
export function rollFragmentationOdds(given?: FragmentationModifiersGiven): Odds<HitTableResult> {
  try {
    return odds("2d6", (roll) => rollFragmentation(roll, given));
  } catch (error) {
    throw toldBy("rollFragmentationOdds", error, ["rollFragmentation"]);
  }
}
