// Made by tablewright from rules/skirmishers/armor/damage.yaml. Do not edit: change the rules and run tablewright build.
import { withoutPrototype } from "../runtime/by-id.js";
import type { Found } from "../runtime/find.js";
import { findRow } from "../runtime/find.js";
import { freeze } from "../runtime/freeze.js";
import type { Documented } from "../runtime/types.js";

/** Ids of “Damage to power armor”, in the book's order. */
export type DamageId = "bludgeoning" | "standard";

/** A row of “Damage to power armor”. */
export interface DamageRow {
  /** Id; it never changes. */
  readonly id: string;
  /** Full name. */
  readonly name: string;
  /**
   * How the damage is marked on the card.
   * @source Skirmishers, section 5: Power Armor, Unit Card, lines 13-15
   */
  readonly mark: string;
  /**
   * Whether it marks cells: armor first, hit points once no armor is left.
   * @source Skirmishers, section 5: Power Armor, Unit Card, lines 13-15
   */
  readonly marksCells: boolean;
  /**
   * Points of it in one turn from which the trooper falls prone.
   * @source Skirmishers, section 5: Power Armor, Unit Card, lines 13-15
   */
  readonly knockDown: number | null;
  /**
   * Hit point cell at which marking starts when one attack does more damage than armor is left.
   * @source Skirmishers, section 5: Power Armor, Unit Card, lines 13-15
   */
  readonly firstHitPointCell: number | null;
}

const data = {
  bludgeoning: {
    id: "bludgeoning",
    name: "Bludgeoning damage",
    mark: "\\",
    marksCells: false,
    knockDown: 9,
    firstHitPointCell: null,
  },
  standard: {
    id: "standard",
    name: "Standard damage",
    mark: "X",
    marksCells: true,
    knockDown: null,
    firstHitPointCell: 12,
  },
} as const satisfies Record<DamageId, DamageRow>;

/**
 * Damage to power armor. What bludgeoning and standard damage do to a trooper in power armor. Standard damage marks armor cells first, then hit point cells.
 * @source Skirmishers, section 5: Power Armor, Unit Card, lines 13-15
 */
export const damage: Documented<DamageRow, typeof data> = /* @__PURE__ */ withoutPrototype(data);

/** All rows of “Damage to power armor”, in the book's order. */
export const damageList: readonly (DamageRow & { readonly id: DamageId })[] = /* @__PURE__ */ (() => freeze(Object.values(data)))();

/**
 * Finds a row of “Damage to power armor” by what a person types: its id or a former one, its name, or what the book prints.
 * Case, spaces and punctuation do not count. Where none is meant, or several are, `row` is null and `suggestions` come nearest.
 * @param text - What was typed.
 */
export function findDamage(text: string): Found<DamageRow & { readonly id: DamageId }> {
  return findRow("findDamage", damageList, text);
}
