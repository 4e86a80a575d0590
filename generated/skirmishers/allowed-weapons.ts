// Made by tablewright from rules/skirmishers/weapon/allowed-weapons.yaml. Do not edit: change the rules and run tablewright build.
import { withoutPrototype } from "../runtime/by-id.js";
import type { Found } from "../runtime/find.js";
import { findRow } from "../runtime/find.js";
import { freeze } from "../runtime/freeze.js";
import type { Documented } from "../runtime/types.js";

/** Ids of “Weapons and grenades a trooper may use”, in the book's order. */
export type AllowedWeaponsId = "grenade" | "hand-grenade" | "smoke-grenade" | "satchel-charge" | "other-explosive-weapon" | "infantry-weapon-as-secondary";

/** A row of “Weapons and grenades a trooper may use”. */
export interface AllowedWeaponsRow {
  /** Id; it never changes. */
  readonly id: string;
  /** Full name. */
  readonly name: string;
  /**
   * What exactly is allowed or forbidden.
   * @source Skirmishers, section 5: Power Armor, Weapons and Equipment; Explosives, lines 27, 39, 57
   */
  readonly description: string;
  /**
   * true: the rules allow it; false: they forbid it.
   * @source Skirmishers, section 5: Power Armor, Weapons and Equipment; Explosives, lines 27, 39, 57
   */
  readonly allowed: boolean;
  /**
   * How many of what it names it is about, where the rules give a number.
   * @source Skirmishers, section 5: Power Armor, Weapons and Equipment; Explosives, lines 27, 39, 57
   */
  readonly count: number | null;
}

const data = {
  grenade: {
    id: "grenade",
    name: "Grenades in general",
    description: "The first mention bars grenades without saying which.",
    allowed: false,
    count: null,
  },
  "hand-grenade": {
    id: "hand-grenade",
    name: "Hand grenade",
    description: "Throwing hand grenades.",
    allowed: false,
    count: null,
  },
  "smoke-grenade": {
    id: "smoke-grenade",
    name: "Smoke grenade",
    description: "Throwing smoke grenades.",
    allowed: false,
    count: null,
  },
  "satchel-charge": {
    id: "satchel-charge",
    name: "Satchel charge",
    description: "Picking up and using satchel charges.",
    allowed: true,
    count: null,
  },
  "other-explosive-weapon": {
    id: "other-explosive-weapon",
    name: "Other explosive weapon",
    description: "Using explosive weapons other than hand and smoke grenades.",
    allowed: true,
    count: null,
  },
  "infantry-weapon-as-secondary": {
    id: "infantry-weapon-as-secondary",
    name: "Standard infantry weapon as secondary weapon",
    description: "Carrying any standard infantry weapon in the secondary slot.",
    allowed: true,
    count: null,
  },
} as const satisfies Record<AllowedWeaponsId, AllowedWeaponsRow>;

/**
 * Weapons and grenades a trooper may use. What a trooper in power armor may carry and use.
 * @source Skirmishers, section 5: Power Armor, Weapons and Equipment; Explosives, lines 27, 39, 57
 */
export const allowedWeapons: Documented<AllowedWeaponsRow, typeof data> = /* @__PURE__ */ withoutPrototype(data);

/** All rows of “Weapons and grenades a trooper may use”, in the book's order. */
export const allowedWeaponsList: readonly (AllowedWeaponsRow & { readonly id: AllowedWeaponsId })[] = /* @__PURE__ */ (() => freeze(Object.values(data)))();

/**
 * Finds a row of “Weapons and grenades a trooper may use” by what a person types: its id or a former one, its name, or what the book prints.
 * Case, spaces and punctuation do not count. Where none is meant, or several are, `row` is null and `suggestions` come nearest.
 * @param text - What was typed.
 */
export function findAllowedWeapons(text: string): Found<AllowedWeaponsRow & { readonly id: AllowedWeaponsId }> {
  return findRow("findAllowedWeapons", allowedWeaponsList, text);
}
