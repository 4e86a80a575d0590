// Made by tablewright from rules/striker-ii/weapon/fragmentation-attack.yaml. Do not edit: change the rules and run tablewright build.
import { checkNumber, outOfDomain, toldBy } from "../runtime/check.js";
import type { FragmentationModifiersGiven } from "./fragmentation-modifiers.js";
import { sumFragmentationModifiers } from "./fragmentation-modifiers.js";
import type { HitTableResult } from "./hit-table.js";
import { lookupHit } from "./hit-table.js";

/**
 * Fragmentation attack. Hits on a team that the fragments of a burst reach. The book makes every such roll at difficult, with one added for each soldier the team still has.
 * @param roll - What is rolled or counted, before anything is added. Rolled on 2D6.
 * @param given - What of “Fragmentation modifiers” applies.
 * @source Striker II: Introductory Infantry Rules, rule 8A5, Explosive Rounds, lines 2198-2204
 * @example rollFragmentation(7, { soldier: 1 }); // { hits: 0, moraleCheck: true }
 */
export function rollFragmentation(roll: number, given?: FragmentationModifiersGiven): HitTableResult {
  try {
    checkNumber("rollFragmentation", "roll", roll, true);
    if (roll < 2 || roll > 12) throw outOfDomain("rollFragmentation", "roll", roll, "2-12");
    return lookupHit(roll + sumFragmentationModifiers(given), "difficult");
  } catch (error) {
    throw toldBy("rollFragmentation", error, ["lookupHit", "sumFragmentationModifiers"]);
  }
}
