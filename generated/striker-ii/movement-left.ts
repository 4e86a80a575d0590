// Made by tablewright from rules/striker-ii/movement/movement-left.yaml. Do not edit: change the rules and run tablewright build.
import { checkNumber, outOfDomain } from "../runtime/check.js";
import { exactSum } from "../runtime/decimal.js";
import { checkGiven, checkNamed } from "../runtime/given.js";
import { priceOf } from "../runtime/spend.js";

/**
 * Movement left. What is left of a move after the terrain crossed in it. Meters cost their share however few; contour lines count three at a time, those of one movement phase together, and the last three may cost more than is left.
 * @param allowance - The movement allowance of the team this turn, in meters.
 * @param given - How much of each of “Costs of terrain” is paid for.
 * @source Striker II: Introductory Infantry Rules, rule 6B, Terrain Effects on Movement, lines 1219-1253
 * @example movementLeft(100, { clear: 1 }); // 99
 */
export function movementLeft(allowance: number, given: {
    /** Meters over clear ground, roads and whatever costs nothing more: 1 meters (m) for each 1, parts of it too. */
    readonly clear?: number | undefined;
    /** Meters through forest: 2 meters (m) for each 1, parts of it too. */
    readonly forest?: number | undefined;
    /** Contour lines crossed uphill: 10 meters (m) for each 3, paid once it is crossed. */
    readonly contourLines?: number | undefined;
  }): number | "not-enough" {
  checkNumber("movementLeft", "allowance", allowance, false);
  if (allowance < 0) throw outOfDomain("movementLeft", "allowance", allowance, "0 and more");
  checkNamed("movementLeft", "given", given);
  for (const name in given) {
    if (name !== "clear" && name !== "forest" && name !== "contourLines")
      checkGiven("movementLeft", given, ["clear", "forest", "contourLines"]);
  }

  let left = allowance;
  let last = 0;
  if (given.clear !== undefined) {
    checkNumber("movementLeft", "clear", given.clear, false);
    if (given.clear < 0) throw outOfDomain("movementLeft", "clear", given.clear, "0 and more");
    left = exactSum(left, -priceOf(given.clear, 1, 1, true));
  }

  if (given.forest !== undefined) {
    checkNumber("movementLeft", "forest", given.forest, false);
    if (given.forest < 0) throw outOfDomain("movementLeft", "forest", given.forest, "0 and more");
    left = exactSum(left, -priceOf(given.forest, 2, 1, true));
  }

  if (given.contourLines !== undefined) {
    checkNumber("movementLeft", "contourLines", given.contourLines, true);
    if (given.contourLines < 0) throw outOfDomain("movementLeft", "contourLines", given.contourLines, "0 and more");
    left = exactSum(left, -priceOf(given.contourLines, 10, 3, false));
    if (given.contourLines >= 3) last = Math.max(last, 10);
  }

  if (exactSum(left, last) < 0) return "not-enough";
  return Math.max(0, left);
}
