// Made by tablewright from rules/striker-ii/hit/firing-after-moving.yaml. Do not edit: change the rules and run tablewright build.
import { withoutPrototype } from "../../runtime/by-id.js";
import type { Found } from "../../runtime/find.js";
import { findRow } from "../../runtime/find.js";
import { freeze } from "../../runtime/freeze.js";
import type { Documented, Printed } from "../../runtime/types.js";
import type { FiringAfterMovingRow } from "../../striker-ii/firing-after-moving.js";
import { firingAfterMoving as currentFiringAfterMoving } from "../../striker-ii/firing-after-moving.js";

export type { FiringAfterMovingRow } from "../../striker-ii/firing-after-moving.js";

/** Ids of “Firing after moving”, in the book's order. */
export type FiringAfterMovingId = "infantry" | "high-recoil" | "setting-up";

const changed = {
  "high-recoil": {
    id: "high-recoil",
    name: "High recoil weapon that moved",
    printed: null,
    harderPhases: null,
    stationaryPhases: 1,
    phase: "enemy",
    mayMove: null,
    mayFire: false,
    countsAsMoving: null,
  },
} as const satisfies Partial<Record<FiringAfterMovingId, FiringAfterMovingRow>>;

const data: Printed<FiringAfterMovingId, typeof currentFiringAfterMoving, typeof changed> = /* @__PURE__ */ (() => ({ ...currentFiringAfterMoving, ...changed }))();

/**
 * Firing after moving. What a move does to later fire, and what setting a weapon up does meanwhile. Setting up takes as many friendly movement phases as the weapon's set-up time says, and so does making it ready to move again.
 * @source Striker II: Introductory Infantry Rules, rule 8A1a3, Movement Effects, lines 1842-1885
 * @source Striker II: Introductory Infantry Rules, rule 8A1b1b, Movement, lines 2027-2050
 */
export const firingAfterMoving: Documented<FiringAfterMovingRow, typeof data> = /* @__PURE__ */ withoutPrototype(data);

/** All rows of “Firing after moving”, in the book's order. */
export const firingAfterMovingList: readonly (FiringAfterMovingRow & { readonly id: FiringAfterMovingId })[] = /* @__PURE__ */ (() => freeze(Object.values(data)))();

/**
 * Finds a row of “Firing after moving” by what a person types: its id or a former one, its name, or what the book prints.
 * Case, spaces and punctuation do not count. Where none is meant, or several are, `row` is null and `suggestions` come nearest.
 * @param text - What was typed.
 */
export function findFiringAfterMoving(text: string): Found<FiringAfterMovingRow & { readonly id: FiringAfterMovingId }> {
  return findRow("findFiringAfterMoving", firingAfterMovingList, text);
}
