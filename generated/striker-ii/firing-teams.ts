// Made by tablewright from rules/striker-ii/hit/firing-teams.yaml. Do not edit: change the rules and run tablewright build.
import { checkNumber, outOfDomain } from "../runtime/check.js";
import { wholeShareOf } from "../runtime/share.js";

/**
 * Firing teams. How many whole teams some firing soldiers make.
 * @param soldiers - Soldiers that fire in the attack.
 * @source Striker II: Introductory Infantry Rules, rule 8A1b1c, Number of Firers, lines 2055-2058
 * @example firingTeams(7); // 1
 */
export function firingTeams(soldiers: number): number {
  checkNumber("firingTeams", "soldiers", soldiers, true);
  if (soldiers < 0) throw outOfDomain("firingTeams", "soldiers", soldiers, "0 and more");
  return wholeShareOf(soldiers, 1, 4, "down");
}
