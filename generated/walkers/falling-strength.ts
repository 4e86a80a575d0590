// Made by tablewright from rules/walkers/walker/falling-strength.yaml. Do not edit: change the rules and run tablewright build.
import { checkNumber, outOfDomain } from "../runtime/check.js";
import { wholeShareOf } from "../runtime/share.js";

/**
 * Strength of a falling walker. Strength of the hit that a model takes which fails its check under a falling walker. Its damage is the hull points the walker started with.
 * @param rearToughness - Toughness of the walker's rear arc.
 * @source Walker rules, Timber!, line 73
 * @example fallingStrength(7); // 3
 */
export function fallingStrength(rearToughness: number): number {
  checkNumber("fallingStrength", "rearToughness", rearToughness, true);
  if (rearToughness < 0) throw outOfDomain("fallingStrength", "rearToughness", rearToughness, "0 and more");
  return wholeShareOf(rearToughness, 1, 2, "down");
}
