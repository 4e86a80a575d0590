// Made by tablewright from rules/walkers/walker/walker-units.yaml. Do not edit: change the rules and run tablewright build.
import { withoutPrototype } from "../runtime/by-id.js";
import type { Found } from "../runtime/find.js";
import { findRow } from "../runtime/find.js";
import { freeze } from "../runtime/freeze.js";
import type { Documented } from "../runtime/types.js";

/** Ids of “Example walkers”, in the book's order. */
export type WalkerUnitsId = "contempt-dreadnought";

/** Base size and weight class, such as 60mm medium. */
export interface WalkerUnitsType {
  /**
   * Diameter of the base.
   * Unit: millimeters (mm).
   */
  readonly base: number;
  /** Weight class. */
  readonly weightClass: "light" | "medium" | "heavy";
}

/** Melee/shooting skill; one figure serves both. */
export interface WalkerUnitsWeaponSkill {
  /** Skill in melee. */
  readonly melee: number;
  /** Skill in shooting; null where it equals melee. */
  readonly shooting: number | null;
}

/** Toughness of front, side and rear, such as 12 11 10. */
export interface WalkerUnitsToughness {
  /** Toughness of the front arc. */
  readonly front: number;
  /** Toughness of the side arc. */
  readonly side: number;
  /** Toughness of the rear arc. */
  readonly rear: number;
}

/** A row of “Example walkers”. */
export interface WalkerUnitsRow {
  /** Id; it never changes. */
  readonly id: string;
  /** Full name. */
  readonly name: string;
  /**
   * The words exactly as the book prints them in this cell.
   * @source Walker rules, Example, lines 91-96
   */
  readonly printed: string | null;
  /**
   * Base size and weight class, such as 60mm medium.
   * @source Walker rules, Example, lines 91-96
   */
  readonly type: WalkerUnitsType;
  /**
   * Melee/shooting skill; one figure serves both.
   * @source Walker rules, Example, lines 91-96
   */
  readonly weaponSkill: WalkerUnitsWeaponSkill;
  /**
   * Strength.
   * @source Walker rules, Example, lines 91-96
   */
  readonly strength: number;
  /**
   * Toughness of front, side and rear, such as 12 11 10.
   * @source Walker rules, Example, lines 91-96
   */
  readonly toughness: WalkerUnitsToughness;
  /**
   * Grit: how well it bears casualties and shock.
   * @source Walker rules, Example, lines 91-96
   */
  readonly grit: number;
  /**
   * Sagacity: how clever it is.
   * @source Walker rules, Example, lines 91-96
   */
  readonly sagacity: number;
}

const data = {
  "contempt-dreadnought": {
    id: "contempt-dreadnought",
    name: "Contempt Dreadnought",
    printed: "Contempt Dreadnought",
    type: { base: 60, weightClass: "medium" },
    weaponSkill: { melee: 5, shooting: 4 },
    strength: 7,
    toughness: { front: 12, side: 11, rear: 10 },
    grit: 6,
    sagacity: 5,
  },
} as const satisfies Record<WalkerUnitsId, WalkerUnitsRow>;

/**
 * Example walkers. The walker the rules work out as their example.
 * @source Walker rules, Example, lines 91-96
 */
export const walkerUnits: Documented<WalkerUnitsRow, typeof data> = /* @__PURE__ */ withoutPrototype(data);

/** All rows of “Example walkers”, in the book's order. */
export const walkerUnitsList: readonly (WalkerUnitsRow & { readonly id: WalkerUnitsId })[] = /* @__PURE__ */ (() => freeze(Object.values(data)))();

/**
 * Finds a row of “Example walkers” by what a person types: its id or a former one, its name, or what the book prints.
 * Case, spaces and punctuation do not count. Where none is meant, or several are, `row` is null and `suggestions` come nearest.
 * @param text - What was typed.
 */
export function findWalkerUnits(text: string): Found<WalkerUnitsRow & { readonly id: WalkerUnitsId }> {
  return findRow("findWalkerUnits", walkerUnitsList, text);
}
