// Made by tablewright from rules/troopers/force/troopers.yaml. Do not edit: change the rules and run tablewright build.
import { withoutPrototype } from "../runtime/by-id.js";
import type { Found } from "../runtime/find.js";
import { findRow } from "../runtime/find.js";
import { freeze } from "../runtime/freeze.js";
import type { Documented, Unknown } from "../runtime/types.js";

/** Ids of “Troopers of the example”, in the book's order. */
export type TroopersId = "bomber" | "sniper";

/** A row of “Troopers of the example”. */
export interface TroopersRow {
  /** Id; it never changes. */
  readonly id: string;
  /** Full name. */
  readonly name: string;
  /**
   * Side the trooper fights for.
   * @source Controlling Troopers, How Troopers Fight, line 27
   */
  readonly faction: string;
  /**
   * Armor value, added to the die in a fight.
   * @source Controlling Troopers, How Troopers Fight, line 27
   */
  readonly armor: number;
  /**
   * RESOURCE points the trooper may spend on movement.
   * @source Controlling Troopers, How Troopers Fight, line 27
   */
  readonly resource: number | Unknown;
  /**
   * Points of damage that destroy the trooper.
   * @source Controlling Troopers, How Troopers Fight, line 27
   */
  readonly damageCapacity: number | Unknown;
}

const data = {
  bomber: {
    id: "bomber",
    name: "Bomber",
    faction: "Protectorate",
    armor: 3,
    resource: { unknown: "The data sheets of the troopers are not in the text." },
    damageCapacity: { unknown: "The data sheets of the troopers are not in the text." },
  },
  sniper: {
    id: "sniper",
    name: "Sniper",
    faction: "Empire",
    armor: 1,
    resource: { unknown: "The data sheets of the troopers are not in the text." },
    damageCapacity: {
      unknown: "The data sheets of the troopers are not in the text; the example shows only that 2 points destroy it.",
    },
  },
} as const satisfies Record<TroopersId, TroopersRow>;

/**
 * Troopers of the example. The two troopers of the example of a fight. Their data sheets are not in the text, so only the armor values are known.
 * @source Controlling Troopers, How Troopers Fight, line 27
 */
export const troopers: Documented<TroopersRow, typeof data> = /* @__PURE__ */ withoutPrototype(data);

/** All rows of “Troopers of the example”, in the book's order. */
export const troopersList: readonly (TroopersRow & { readonly id: TroopersId })[] = /* @__PURE__ */ (() => freeze(Object.values(data)))();

/**
 * Finds a row of “Troopers of the example” by what a person types: its id or a former one, its name, or what the book prints.
 * Case, spaces and punctuation do not count. Where none is meant, or several are, `row` is null and `suggestions` come nearest.
 * @param text - What was typed.
 */
export function findTroopers(text: string): Found<TroopersRow & { readonly id: TroopersId }> {
  return findRow("findTroopers", troopersList, text);
}
