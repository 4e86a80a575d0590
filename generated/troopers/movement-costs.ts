// Made by tablewright from rules/troopers/movement/movement-costs.yaml. Do not edit: change the rules and run tablewright build.
import { withoutPrototype } from "../runtime/by-id.js";
import type { Found } from "../runtime/find.js";
import { findRow } from "../runtime/find.js";
import { freeze } from "../runtime/freeze.js";
import type { Documented } from "../runtime/types.js";

/** Ids of “Movement and climbing”, in the book's order. */
export type MovementCostsId = "flat" | "climbing" | "ladder";

/** A row of “Movement and climbing”. */
export interface MovementCostsRow {
  /** Id; it never changes. */
  readonly id: string;
  /** Full name. */
  readonly name: string;
  /**
   * Cost.
   * RESOURCE points paid. Unit: resource points (RP).
   * @source Controlling Troopers, Controlling Troopers, line 9
   */
  readonly each: number;
  /**
   * Paid per.
   * Steps moved for them. Unit: steps (step).
   * @source Controlling Troopers, Controlling Troopers, line 9
   */
  readonly per: number;
  /**
   * A part of a step counts as a whole one; left out, only whole steps are given.
   * @source Controlling Troopers, Controlling Troopers, line 9
   */
  readonly roundedUp: boolean;
}

const data = {
  flat: { id: "flat", name: "Step on flat ground", each: 1, per: 1, roundedUp: false },
  climbing: { id: "climbing", name: "Step of height climbed over an obstacle", each: 2, per: 1, roundedUp: true },
  ladder: { id: "ladder", name: "Step up a ladder, as on flat ground", each: 1, per: 1, roundedUp: false },
} as const satisfies Record<MovementCostsId, MovementCostsRow>;

/**
 * Movement and climbing. RESOURCE points a trooper pays for its steps. The height of an obstacle is rounded up to whole steps before it is climbed.
 * @source Controlling Troopers, Controlling Troopers, line 9
 */
export const movementCosts: Documented<MovementCostsRow, typeof data> = /* @__PURE__ */ withoutPrototype(data);

/** All rows of “Movement and climbing”, in the book's order. */
export const movementCostsList: readonly (MovementCostsRow & { readonly id: MovementCostsId })[] = /* @__PURE__ */ (() => freeze(Object.values(data)))();

/**
 * Finds a row of “Movement and climbing” by what a person types: its id or a former one, its name, or what the book prints.
 * Case, spaces and punctuation do not count. Where none is meant, or several are, `row` is null and `suggestions` come nearest.
 * @param text - What was typed.
 */
export function findMovementCosts(text: string): Found<MovementCostsRow & { readonly id: MovementCostsId }> {
  return findRow("findMovementCosts", movementCostsList, text);
}
