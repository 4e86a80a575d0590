// Made by tablewright from rules/walkers/walker/walker-points.yaml. Do not edit: change the rules and run tablewright build.
import { withoutPrototype } from "../runtime/by-id.js";
import { checkNumber, outOfDomain, refuse, unknownId } from "../runtime/check.js";
import { freeze, freezeEach } from "../runtime/freeze.js";
import type { Documented, Unknown } from "../runtime/types.js";

/** Weight class of the walker. */
export type WalkerPointsWeightClass = "light" | "medium" | "heavy";

/** Hull points/armor points, such as 3/4. */
export interface WalkerPointsCell {
  /** Hull points. */
  readonly hull: number;
  /** Armor points. */
  readonly armor: number;
}

/** A row of “Walker table”. */
export interface WalkerPointsRow {
  /** Id; it never changes. */
  readonly id: string;
  /** Diameter of the base. */
  readonly base: number;
  /**
   * Hull points/armor points, such as 3/4.
   * @source Walker rules, Walker Types, lines 19-30
   */
  readonly light: WalkerPointsCell;
  /**
   * Hull points/armor points, such as 3/4.
   * @source Walker rules, Walker Types, lines 19-30
   */
  readonly medium: WalkerPointsCell;
  /**
   * Hull points/armor points, such as 3/4.
   * @source Walker rules, Walker Types, lines 19-30
   */
  readonly heavy: WalkerPointsCell;
}

const data = {
  "60mm": {
    id: "60mm",
    base: 60,
    light: { hull: 3, armor: 1 },
    medium: { hull: 3, armor: 3 },
    heavy: { hull: 3, armor: 4 },
  },
  "80mm": {
    id: "80mm",
    base: 80,
    light: { hull: 4, armor: 2 },
    medium: { hull: 4, armor: 4 },
    heavy: { hull: 4, armor: 6 },
  },
  "100mm": {
    id: "100mm",
    base: 100,
    light: { hull: 5, armor: 2 },
    medium: { hull: 5, armor: 5 },
    heavy: { hull: 5, armor: 7 },
  },
  "120mm": {
    id: "120mm",
    base: 120,
    light: { hull: 6, armor: 3 },
    medium: { hull: 6, armor: 6 },
    heavy: { hull: 6, armor: 9 },
  },
  "140mm": {
    id: "140mm",
    base: 140,
    light: { hull: 7, armor: 3 },
    medium: { hull: 7, armor: 7 },
    heavy: { hull: 7, armor: 10 },
  },
  "160mm": {
    id: "160mm",
    base: 160,
    light: { hull: 8, armor: 4 },
    medium: { hull: 8, armor: 8 },
    heavy: { hull: 8, armor: 12 },
  },
  "180mm": {
    id: "180mm",
    base: 180,
    light: { hull: 9, armor: 4 },
    medium: { hull: 9, armor: 9 },
    heavy: { hull: 9, armor: 13 },
  },
} as const satisfies Record<string, WalkerPointsRow>;

/**
 * Walker table. Hull and armor points of a walker by base size and weight class; a base of another size counts as the closest one.
 * @source Walker rules, Walker Types, lines 19-30
 */
export const walkerPoints: Documented<WalkerPointsRow, typeof data> = /* @__PURE__ */ withoutPrototype(data);

/** All rows of “Walker table”, in the book's order. */
export const walkerPointsList: readonly WalkerPointsRow[] = /* @__PURE__ */ (() => freeze(Object.values(data)))();

const answers: readonly (WalkerPointsCell | Unknown)[] = /* @__PURE__ */ (() => freezeEach([
  data["60mm"].light, data["60mm"].medium, data["60mm"].heavy,
  data["80mm"].light, data["80mm"].medium, data["80mm"].heavy,
  data["100mm"].light, data["100mm"].medium, data["100mm"].heavy,
  data["120mm"].light, data["120mm"].medium, data["120mm"].heavy,
  data["140mm"].light, data["140mm"].medium, data["140mm"].heavy,
  data["160mm"].light, data["160mm"].medium, data["160mm"].heavy,
  data["180mm"].light, data["180mm"].medium, data["180mm"].heavy,
  { unknown: "70 is equally close to 60 and 80" }, { unknown: "70 is equally close to 60 and 80" }, { unknown: "70 is equally close to 60 and 80" },
  { unknown: "90 is equally close to 80 and 100" }, { unknown: "90 is equally close to 80 and 100" }, { unknown: "90 is equally close to 80 and 100" },
  { unknown: "110 is equally close to 100 and 120" }, { unknown: "110 is equally close to 100 and 120" }, { unknown: "110 is equally close to 100 and 120" },
  { unknown: "130 is equally close to 120 and 140" }, { unknown: "130 is equally close to 120 and 140" }, { unknown: "130 is equally close to 120 and 140" },
  { unknown: "150 is equally close to 140 and 160" }, { unknown: "150 is equally close to 140 and 160" }, { unknown: "150 is equally close to 140 and 160" },
  { unknown: "170 is equally close to 160 and 180" }, { unknown: "170 is equally close to 160 and 180" }, { unknown: "170 is equally close to 160 and 180" },
]))();

/**
 * Looks up “Walker table”. Hull and armor points of a walker by base size and weight class; a base of another size counts as the closest one.
 * @param base - Diameter of the base. Unit: millimeters (mm). 1 and more.
 * @param weightClass - Weight class of the walker.
 * @source Walker rules, Walker Types, lines 19-30
 * @example lookupWalkerPoints(1, "light"); // { hull: 3, armor: 1 }
 */
export function lookupWalkerPoints(base: number, weightClass: WalkerPointsWeightClass): WalkerPointsCell | Unknown {
  checkNumber("lookupWalkerPoints", "base", base, false);
  if (base < 1) throw outOfDomain("lookupWalkerPoints", "base", base, "1 and more");
  const row =
    base <= 110 ? (
      base < 70 ? 0
      : base <= 70 ? 7
      : base < 90 ? 1
      : base <= 90 ? 8
      : base < 110 ? 2
      : 9
    ) : (
      base < 130 ? 3
      : base <= 130 ? 10
      : base < 150 ? 4
      : base <= 150 ? 11
      : base < 170 ? 5
      : base <= 170 ? 12
      : 6
    );
  const column =
    weightClass === "light" ? 0
    : weightClass === "medium" ? 1
    : weightClass === "heavy" ? 2
    : refuse(unknownId("lookupWalkerPoints", "weightClass", weightClass, ["light", "medium", "heavy"]));
  return answers[row * 3 + column] as WalkerPointsCell | Unknown;
}
