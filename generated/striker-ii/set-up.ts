// Made by tablewright from rules/striker-ii/movement/set-up.yaml. Do not edit: change the rules and run tablewright build.
import { withoutPrototype } from "../runtime/by-id.js";
import type { Found } from "../runtime/find.js";
import { findRow } from "../runtime/find.js";
import { freeze } from "../runtime/freeze.js";
import type { Documented } from "../runtime/types.js";

/** Ids of “Setting up weapons”, in the book's order. */
export type SetUpId = "set-up" | "take-down";

/** A row of “Setting up weapons”. */
export interface SetUpRow {
  /** Id; it never changes. */
  readonly id: string;
  /** Full name. */
  readonly name: string;
  /**
   * Whether the team may move meanwhile.
   * @source Striker II: Introductory Infantry Rules, rule 6D1, Crew Served Weapons, lines 1311-1332
   */
  readonly move: boolean | null;
  /**
   * Whether it may fire meanwhile.
   * @source Striker II: Introductory Infantry Rules, rule 6D1, Crew Served Weapons, lines 1311-1332
   */
  readonly fire: boolean | null;
  /**
   * Whether it counts as moving, for combat and spotting.
   * @source Striker II: Introductory Infantry Rules, rule 6D1, Crew Served Weapons, lines 1311-1332
   */
  readonly countsAsMoving: boolean | null;
}

const data = {
  "set-up": { id: "set-up", name: "Setting a weapon up", move: false, fire: false, countsAsMoving: true },
  "take-down": { id: "take-down", name: "Making a weapon ready to move", move: null, fire: null, countsAsMoving: null },
} as const satisfies Record<SetUpId, SetUpRow>;

/**
 * Setting up weapons. What making a crew-served weapon ready keeps its team from. It takes as many friendly movement phases in one place as the weapon's set-up value says, and as many again before the weapon can move.
 * @source Striker II: Introductory Infantry Rules, rule 6D1, Crew Served Weapons, lines 1311-1332
 * @source Striker II: Introductory Infantry Rules, rule 8A1a3b, Crew Served Weapons, lines 1864-1885
 */
export const setUp: Documented<SetUpRow, typeof data> = /* @__PURE__ */ withoutPrototype(data);

/** All rows of “Setting up weapons”, in the book's order. */
export const setUpList: readonly (SetUpRow & { readonly id: SetUpId })[] = /* @__PURE__ */ (() => freeze(Object.values(data)))();

/**
 * Finds a row of “Setting up weapons” by what a person types: its id or a former one, its name, or what the book prints.
 * Case, spaces and punctuation do not count. Where none is meant, or several are, `row` is null and `suggestions` come nearest.
 * @param text - What was typed.
 */
export function findSetUp(text: string): Found<SetUpRow & { readonly id: SetUpId }> {
  return findRow("findSetUp", setUpList, text);
}
