// Made by tablewright from rules/skirmishers/armor/power-armor.yaml. Do not edit: change the rules and run tablewright build.
import { withoutPrototype } from "../runtime/by-id.js";
import type { Found } from "../runtime/find.js";
import { findRow } from "../runtime/find.js";
import { freeze } from "../runtime/freeze.js";
import type { Documented } from "../runtime/types.js";

/** Ids of “Power armor”, in the book's order. */
export type PowerArmorId = "standard" | "basic" | "heavy";

/** A row of “Power armor”. */
export interface PowerArmorRow {
  /** Id; it never changes. */
  readonly id: string;
  /** Full name. */
  readonly name: string;
  /**
   * Cells of armor the grade has; the other cells of the card are marked off before the game.
   * @source Skirmishers, section 5: Power Armor, Unit Card; Weapons and Equipment, lines 11, 25, 33
   */
  readonly armorCells: number;
  /**
   * Whether the grade comes with a jet pack.
   * @source Skirmishers, section 5: Power Armor, Unit Card; Weapons and Equipment, lines 11, 25, 33
   */
  readonly jetPack: boolean;
  /**
   * Primary weapons a trooper carries.
   * @source Skirmishers, section 5: Power Armor, Unit Card; Weapons and Equipment, lines 11, 25, 33
   */
  readonly primaryWeapons: number;
  /**
   * Secondary weapons a trooper carries.
   * @source Skirmishers, section 5: Power Armor, Unit Card; Weapons and Equipment, lines 11, 25, 33
   */
  readonly secondaryWeapons: number;
}

const data = {
  standard: {
    id: "standard",
    name: "Standard power armor",
    armorCells: 6,
    jetPack: true,
    primaryWeapons: 2,
    secondaryWeapons: 1,
  },
  basic: {
    id: "basic",
    name: "Basic power armor",
    armorCells: 4,
    jetPack: true,
    primaryWeapons: 1,
    secondaryWeapons: 1,
  },
  heavy: {
    id: "heavy",
    name: "Heavy power armor",
    armorCells: 8,
    jetPack: false,
    primaryWeapons: 2,
    secondaryWeapons: 1,
  },
} as const satisfies Record<PowerArmorId, PowerArmorRow>;

/**
 * Power armor. Armor cells, jet pack and weapon slots of each grade of power armor.
 * @source Skirmishers, section 5: Power Armor, Unit Card; Weapons and Equipment, lines 11, 25, 33
 */
export const powerArmor: Documented<PowerArmorRow, typeof data> = /* @__PURE__ */ withoutPrototype(data);

/** All rows of “Power armor”, in the book's order. */
export const powerArmorList: readonly (PowerArmorRow & { readonly id: PowerArmorId })[] = /* @__PURE__ */ (() => freeze(Object.values(data)))();

/**
 * Finds a row of “Power armor” by what a person types: its id or a former one, its name, or what the book prints.
 * Case, spaces and punctuation do not count. Where none is meant, or several are, `row` is null and `suggestions` come nearest.
 * @param text - What was typed.
 */
export function findPowerArmor(text: string): Found<PowerArmorRow & { readonly id: PowerArmorId }> {
  return findRow("findPowerArmor", powerArmorList, text);
}
