// Made by tablewright from rules/striker-ii/armor/armor-rating.yaml. Do not edit: change the rules and run tablewright build.
import { withoutPrototype } from "../runtime/by-id.js";
import { checkNumber, outOfDomain } from "../runtime/check.js";
import { freeze } from "../runtime/freeze.js";
import type { Documented } from "../runtime/types.js";

/** A row of “Armor rating table”. */
export interface ArmorRatingRow {
  /** Id; it never changes. */
  readonly id: string;
  /** An armor value. */
  readonly value: number;
  /**
   * Equal thickness of hard steel. Unit: centimeters (cm).
   * @source Striker II: Introductory Infantry Rules, rule 8B3, Armor Rating Table, lines 2449-2473
   */
  readonly thickness: number;
}

const data = {
  "1": { id: "1", value: 1, thickness: 0.25 },
  "2": { id: "2", value: 2, thickness: 0.5 },
  "3": { id: "3", value: 3, thickness: 0.75 },
  "4": { id: "4", value: 4, thickness: 1 },
  "5": { id: "5", value: 5, thickness: 1.25 },
  "6": { id: "6", value: 6, thickness: 1.5 },
  "7": { id: "7", value: 7, thickness: 1.75 },
  "8": { id: "8", value: 8, thickness: 2 },
  "9": { id: "9", value: 9, thickness: 2.25 },
  "10": { id: "10", value: 10, thickness: 2.5 },
  "11": { id: "11", value: 11, thickness: 2.75 },
  "12": { id: "12", value: 12, thickness: 3 },
  "13": { id: "13", value: 13, thickness: 3.25 },
  "14": { id: "14", value: 14, thickness: 3.54 },
  "15": { id: "15", value: 15, thickness: 3.86 },
  "16": { id: "16", value: 16, thickness: 4.2 },
  "17": { id: "17", value: 17, thickness: 4.59 },
  "18": { id: "18", value: 18, thickness: 5 },
  "19": { id: "19", value: 19, thickness: 5.45 },
  "20": { id: "20", value: 20, thickness: 5.95 },
  "21": { id: "21", value: 21, thickness: 6.48 },
  "22": { id: "22", value: 22, thickness: 7.07 },
} as const satisfies Record<string, ArmorRatingRow>;

/**
 * Armor rating table. Armor values and the hard steel each stands for. The scale is not linear, so values are added by thickness.
 * @source Striker II: Introductory Infantry Rules, rule 8B3, Armor Rating Table, lines 2449-2473
 */
export const armorRating: Documented<ArmorRatingRow, typeof data> = /* @__PURE__ */ withoutPrototype(data);

/** All rows of “Armor rating table”, in the book's order. */
export const armorRatingList: readonly ArmorRatingRow[] = /* @__PURE__ */ (() => freeze(Object.values(data)))();

const answers: readonly number[] = [
  0.25,
  0.5,
  0.75,
  1,
  1.25,
  1.5,
  1.75,
  2,
  2.25,
  2.5,
  2.75,
  3,
  3.25,
  3.54,
  3.86,
  4.2,
  4.59,
  5,
  5.45,
  5.95,
  6.48,
  7.07,
  0,
];

/**
 * Looks up “Armor rating table”. Armor values and the hard steel each stands for. The scale is not linear, so values are added by thickness.
 * @param value - An armor value. 0-22.
 * @source Striker II: Introductory Infantry Rules, rule 8B3, Armor Rating Table, lines 2449-2473
 * @example lookupArmorRating(11); // 2.75
 */
export function lookupArmorRating(value: number): number {
  checkNumber("lookupArmorRating", "value", value, true);
  if (value < 0 || value > 22) throw outOfDomain("lookupArmorRating", "value", value, "0-22");
  const row =
    value <= 10 ? (
      value <= 4 ? (
        value < 1 ? 22
        : value <= 1 ? 0
        : value <= 2 ? 1
        : value <= 3 ? 2
        : 3
      ) : (
        value <= 5 ? 4
        : value <= 6 ? 5
        : value <= 7 ? 6
        : value <= 8 ? 7
        : value <= 9 ? 8
        : 9
      )
    ) : (
      value <= 16 ? (
        value <= 11 ? 10
        : value <= 12 ? 11
        : value <= 13 ? 12
        : value <= 14 ? 13
        : value <= 15 ? 14
        : 15
      ) : (
        value <= 17 ? 16
        : value <= 18 ? 17
        : value <= 19 ? 18
        : value <= 20 ? 19
        : value <= 21 ? 20
        : 21
      )
    );
  return answers[row] as number;
}

/**
 * Looks “Armor rating table” up backwards, from thickness to value.
 * @param thickness - Equal thickness of hard steel. Unit: centimeters (cm).
 * @source Striker II: Introductory Infantry Rules, rule 8B3, Armor Rating Table, lines 2449-2473
 * @example armorValueOf(1); // 4
 */
export function armorValueOf(thickness: number): number {
  checkNumber("armorValueOf", "thickness", thickness, false);
  return thickness < 2.75 ? (
      thickness < 1.25 ? (
        thickness < 0.25 ? 0
        : thickness < 0.5 ? 1
        : thickness < 0.75 ? 2
        : thickness < 1 ? 3
        : 4
      ) : (
        thickness < 1.5 ? 5
        : thickness < 1.75 ? 6
        : thickness < 2 ? 7
        : thickness < 2.25 ? 8
        : thickness < 2.5 ? 9
        : 10
      )
    ) : (
      thickness < 4.59 ? (
        thickness < 3 ? 11
        : thickness < 3.25 ? 12
        : thickness < 3.54 ? 13
        : thickness < 3.86 ? 14
        : thickness < 4.2 ? 15
        : 16
      ) : (
        thickness < 5 ? 17
        : thickness < 5.45 ? 18
        : thickness < 5.95 ? 19
        : thickness < 6.48 ? 20
        : thickness < 7.07 ? 21
        : 22
      )
    );
}
