// Made by tablewright from rules/striker-ii/hit/firing-after-moving.yaml. Do not edit: change the rules and run tablewright build.
import { withoutPrototype } from "../runtime/by-id.js";
import type { Found } from "../runtime/find.js";
import { findRow } from "../runtime/find.js";
import { freeze } from "../runtime/freeze.js";
import type { Documented } from "../runtime/types.js";

/** Ids of “Firing after moving”, in the book's order. */
export type FiringAfterMovingId = "infantry" | "high-recoil" | "setting-up";

/** A row of “Firing after moving”. */
export interface FiringAfterMovingRow {
  /** Id; it never changes. */
  readonly id: string;
  /** Full name. */
  readonly name: string;
  /**
   * The words exactly as the book prints them in this cell.
   * @source Striker II: Introductory Infantry Rules, rule 8A1a3, Movement Effects, lines 1842-1885
   */
  readonly printed: string | null;
  /**
   * Fire phases after the move in which the team fires at one level harder.
   * @source Striker II: Introductory Infantry Rules, rule 8A1a3, Movement Effects, lines 1842-1885
   */
  readonly harderPhases: number | null;
  /**
   * Movement phases the team must stay where it is before it may fire.
   * @source Striker II: Introductory Infantry Rules, rule 8A1a3, Movement Effects, lines 1842-1885
   */
  readonly stationaryPhases: number | null;
  /**
   * Whose movement phases those are, as the team sees it.
   * @source Striker II: Introductory Infantry Rules, rule 8A1a3, Movement Effects, lines 1842-1885
   * @erratum firing-after-moving/high-recoil/phase: printed enemy, read friendly (high-recoil-phase). The rule on movement asks for the next friendly movement phase, and the sequence of play lets no high recoil weapon fire in the enemy fire phase after a move, which one enemy movement phase would allow.
   */
  readonly phase: "friendly" | "enemy" | null;
  /**
   * Whether the team may move meanwhile.
   * @source Striker II: Introductory Infantry Rules, rule 8A1a3, Movement Effects, lines 1842-1885
   */
  readonly mayMove: boolean | null;
  /**
   * Whether the team may fire meanwhile.
   * @source Striker II: Introductory Infantry Rules, rule 8A1a3, Movement Effects, lines 1842-1885
   */
  readonly mayFire: boolean | null;
  /**
   * Whether the team counts as moving, for fire and for being seen.
   * @source Striker II: Introductory Infantry Rules, rule 8A1a3, Movement Effects, lines 1842-1885
   */
  readonly countsAsMoving: boolean | null;
}

const data = {
  infantry: {
    id: "infantry",
    name: "Infantry that moved",
    printed: null,
    harderPhases: 2,
    stationaryPhases: null,
    phase: null,
    mayMove: null,
    mayFire: true,
    countsAsMoving: null,
  },
  "high-recoil": {
    id: "high-recoil",
    name: "High recoil weapon that moved",
    printed: null,
    harderPhases: null,
    stationaryPhases: 1,
    phase: "friendly",
    mayMove: null,
    mayFire: false,
    countsAsMoving: null,
  },
  "setting-up": {
    id: "setting-up",
    name: "Crew served weapon being set up",
    printed: null,
    harderPhases: null,
    stationaryPhases: null,
    phase: "friendly",
    mayMove: false,
    mayFire: false,
    countsAsMoving: true,
  },
} as const satisfies Record<FiringAfterMovingId, FiringAfterMovingRow>;

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
