// Made by tablewright from rules/troopers/hit/fight.yaml. Do not edit: change the rules and run tablewright build.
import { checkNumber, outOfDomain } from "../runtime/check.js";
import { contestOf } from "../runtime/contest.js";

/**
 * Fight. The damage each of two troopers takes in a hand to hand fight. Fight power is the roll of a die plus the armor value.
 * @param power - Fight power of one trooper.
 * @param enemyPower - Fight power of the other.
 * @source Controlling Troopers, How Troopers Fight, lines 23-27
 * @example fight(7, 7); // { first: 1, second: 1 }
 */
export function fight(power: number, enemyPower: number): { readonly first: number; readonly second: number } {
  checkNumber("fight", "power", power, true);
  if (power < 0) throw outOfDomain("fight", "power", power, "0 and more");
  checkNumber("fight", "enemyPower", enemyPower, true);
  if (enemyPower < 0) throw outOfDomain("fight", "enemyPower", enemyPower, "0 and more");
  return contestOf(power, enemyPower, 1);
}
