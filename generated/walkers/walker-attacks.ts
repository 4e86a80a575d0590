// Made by tablewright from rules/walkers/walker/walker-attacks.yaml. Do not edit: change the rules and run tablewright build.
import { checkNumber, outOfDomain } from "../runtime/check.js";
import { wholeShareOf } from "../runtime/share.js";

/**
 * Walker attacks. How many attacks a walker makes in combat.
 * @param remainingHull - Hull points the walker still has.
 * @param meleeWeapons - Melee weapons the walker carries.
 * @source Walker rules, Walker Combat, line 85
 * @example walkerAttacks(7, 7); // 28
 */
export function walkerAttacks(remainingHull: number, meleeWeapons: number): number {
  checkNumber("walkerAttacks", "remainingHull", remainingHull, true);
  if (remainingHull < 0) throw outOfDomain("walkerAttacks", "remainingHull", remainingHull, "0 and more");
  checkNumber("walkerAttacks", "meleeWeapons", meleeWeapons, true);
  if (meleeWeapons < 0) throw outOfDomain("walkerAttacks", "meleeWeapons", meleeWeapons, "0 and more");
  return wholeShareOf(remainingHull, 1, 2, "up") * meleeWeapons;
}
