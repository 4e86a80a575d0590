// Made by tablewright from rules/skirmishers/weapon/primary-weapons.yaml. Do not edit: change the rules and run tablewright build.
import { withoutPrototype } from "../runtime/by-id.js";
import type { Found } from "../runtime/find.js";
import { findRow } from "../runtime/find.js";
import { freeze } from "../runtime/freeze.js";
import type { Documented, Unknown } from "../runtime/types.js";

/** Ids of “Primary weapons”, in the book's order. */
export type PrimaryWeaponsId = "machine-gun" | "other-primary-weapon";

/** A row of “Primary weapons”. */
export interface PrimaryWeaponsRow {
  /** Id; it never changes. */
  readonly id: string;
  /** Full name. */
  readonly name: string;
  /**
   * Damage value.
   * @source Skirmishers, section 5: Power Armor, Primary Weapons, lines 35-37
   */
  readonly damage: string | Unknown;
  /**
   * Range brackets.
   * @source Skirmishers, section 5: Power Armor, Primary Weapons, lines 35-37
   */
  readonly ranges: string | Unknown;
  /**
   * Whether it may fire into the same firing arc more than once a turn.
   * @source Skirmishers, section 5: Power Armor, Primary Weapons, lines 35-37
   */
  readonly repeatFire: boolean;
}

const data = {
  "machine-gun": {
    id: "machine-gun",
    name: "Machine gun",
    damage: { unknown: "The list of primary weapons is not in the text." },
    ranges: { unknown: "The list of primary weapons is not in the text." },
    repeatFire: true,
  },
  "other-primary-weapon": {
    id: "other-primary-weapon",
    name: "Any other primary weapon",
    damage: { unknown: "The list of primary weapons is not in the text." },
    ranges: { unknown: "The list of primary weapons is not in the text." },
    repeatFire: false,
  },
} as const satisfies Record<PrimaryWeaponsId, PrimaryWeaponsRow>;

/**
 * Primary weapons. Primary weapons of power armor. The list itself is not in the text; of its weapons only the machine gun is named. What holds for secondary weapons too stands in firing-arcs.
 * @source Skirmishers, section 5: Power Armor, Primary Weapons, lines 35-37
 */
export const primaryWeapons: Documented<PrimaryWeaponsRow, typeof data> = /* @__PURE__ */ withoutPrototype(data);

/** All rows of “Primary weapons”, in the book's order. */
export const primaryWeaponsList: readonly (PrimaryWeaponsRow & { readonly id: PrimaryWeaponsId })[] = /* @__PURE__ */ (() => freeze(Object.values(data)))();

/**
 * Finds a row of “Primary weapons” by what a person types: its id or a former one, its name, or what the book prints.
 * Case, spaces and punctuation do not count. Where none is meant, or several are, `row` is null and `suggestions` come nearest.
 * @param text - What was typed.
 */
export function findPrimaryWeapons(text: string): Found<PrimaryWeaponsRow & { readonly id: PrimaryWeaponsId }> {
  return findRow("findPrimaryWeapons", primaryWeaponsList, text);
}
