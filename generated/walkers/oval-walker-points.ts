// Made by tablewright from rules/walkers/walker/oval-walker-points.yaml. Do not edit: change the rules and run tablewright build.
import { checkNumber, outOfDomain, toldBy } from "../runtime/check.js";
import { meanOf } from "../runtime/mean.js";
import type { Unknown } from "../runtime/types.js";
import type { WalkerPointsCell, WalkerPointsWeightClass } from "./walker-points.js";
import { lookupWalkerPoints } from "./walker-points.js";

/**
 * Walker points of an oval base. Hull and armor points of a walker on an oval base, by the average of its two measures.
 * @param first - Diameter of the base. Unit: millimeters (mm). 1 and more.
 * @param second - Diameter of the base. Unit: millimeters (mm). 1 and more.
 * @param weightClass - Weight class of the walker.
 * @source Walker rules, Walker Types, line 19
 * @example lookupOvalWalkerPoints(1, 110, "light"); // { hull: 3, armor: 1 }
 */
export function lookupOvalWalkerPoints(first: number, second: number, weightClass: WalkerPointsWeightClass): WalkerPointsCell | Unknown {
  try {
    checkNumber("lookupOvalWalkerPoints", "first", first, false);
    if (first < 1) throw outOfDomain("lookupOvalWalkerPoints", "first", first, "1 and more");
    checkNumber("lookupOvalWalkerPoints", "second", second, false);
    if (second < 1) throw outOfDomain("lookupOvalWalkerPoints", "second", second, "1 and more");
    return lookupWalkerPoints(meanOf(first, second), weightClass);
  } catch (error) {
    throw toldBy("lookupOvalWalkerPoints", error, ["lookupWalkerPoints"]);
  }
}
