// Made by tablewright from rules/striker-ii/armor/combined-armor.yaml. Do not edit: change the rules and run tablewright build.
import { checkNumber, outOfDomain, toldBy } from "../runtime/check.js";
import { armorValueOf, lookupArmorRating } from "./armor-rating.js";

/**
 * Armor plus cover. The armor value of a team behind cover that also wears armor. Both values become thickness, add up, and become the largest value not above the sum.
 * @param first - An armor value. 0-22.
 * @param second - An armor value. 0-22.
 * @source Striker II: Introductory Infantry Rules, rule 8B3, Multiple Armor, lines 2418-2439
 * @example combineArmor(11, 11); // 19
 */
export function combineArmor(first: number, second: number): number {
  try {
    checkNumber("combineArmor", "first", first, true);
    if (first < 0 || first > 22) throw outOfDomain("combineArmor", "first", first, "0-22");
    checkNumber("combineArmor", "second", second, true);
    if (second < 0 || second > 22) throw outOfDomain("combineArmor", "second", second, "0-22");
    return armorValueOf((Math.round(lookupArmorRating(first) * 100) + Math.round(lookupArmorRating(second) * 100)) / 100);
  } catch (error) {
    throw toldBy("combineArmor", error, ["lookupArmorRating"]);
  }
}
