import { exactSum } from "./decimal.js";

/**
 * Two figures added; a blank counts as nothing. If the print lost one of them, that is the answer; else, if one is a word, the
 * word is.
 */
export function totalOf<First, Second>(first: First, second: Second): First | Second | number {
  if (typeof first === "number" && typeof second === "number") return exactSum(first, second);
  for (const kind of ["object", "string"]) {
    if (typeof first === kind && first !== null) return first;
    if (typeof second === kind && second !== null) return second;
  }
  return first === null && second === null ? first : exactSum(Number(first), Number(second));
}
