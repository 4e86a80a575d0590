// Made by tablewright from rules/troopers/movement/resource-left.yaml. Do not edit: change the rules and run tablewright build.
import { checkNumber, outOfDomain } from "../runtime/check.js";
import { exactSum } from "../runtime/decimal.js";
import { checkGiven, checkNamed } from "../runtime/given.js";
import { priceOf } from "../runtime/spend.js";

/**
 * RESOURCE points left. RESOURCE points a trooper has left after its steps; a part of a step climbed over an obstacle costs as much as a whole one. Steps on flat ground and up a ladder are whole.
 * @param resource - RESOURCE points the trooper may spend.
 * @param given - How much of each of “Movement and climbing” is paid for.
 * @source Controlling Troopers, Controlling Troopers, line 9
 * @example resourceLeft(100, { flat: 1 }); // 99
 */
export function resourceLeft(resource: number, given: {
    /** Step on flat ground: 1 resource points (RP) for each 1 steps (step). */
    readonly flat?: number | undefined;
    /** Step of height climbed over an obstacle: 2 resource points (RP) for each 1 steps (step), a part for a whole one. */
    readonly climbing?: number | undefined;
    /** Step up a ladder, as on flat ground: 1 resource points (RP) for each 1 steps (step). */
    readonly ladder?: number | undefined;
  }): number | "not-enough" {
  checkNumber("resourceLeft", "resource", resource, false);
  if (resource < 0) throw outOfDomain("resourceLeft", "resource", resource, "0 and more");
  checkNamed("resourceLeft", "given", given);
  for (const name in given) {
    if (name !== "flat" && name !== "climbing" && name !== "ladder")
      checkGiven("resourceLeft", given, ["flat", "climbing", "ladder"]);
  }

  let left = resource;
  if (given.flat !== undefined) {
    checkNumber("resourceLeft", "flat", given.flat, true);
    if (given.flat < 0) throw outOfDomain("resourceLeft", "flat", given.flat, "0 and more");
    left = exactSum(left, -priceOf(given.flat, 1, 1, false));
  }

  if (given.climbing !== undefined) {
    checkNumber("resourceLeft", "climbing", given.climbing, false);
    if (given.climbing < 0) throw outOfDomain("resourceLeft", "climbing", given.climbing, "0 and more");
    left = exactSum(left, -priceOf(Math.ceil(given.climbing), 2, 1, false));
  }

  if (given.ladder !== undefined) {
    checkNumber("resourceLeft", "ladder", given.ladder, true);
    if (given.ladder < 0) throw outOfDomain("resourceLeft", "ladder", given.ladder, "0 and more");
    left = exactSum(left, -priceOf(given.ladder, 1, 1, false));
  }

  return left < 0 ? "not-enough" : left;
}
