// Made by tablewright from rules/walkers/morale/walker-morale.yaml. Do not edit: change the rules and run tablewright build.
import { withoutPrototype } from "../runtime/by-id.js";
import type { Found } from "../runtime/find.js";
import { findRow } from "../runtime/find.js";
import { freeze } from "../runtime/freeze.js";
import type { Documented } from "../runtime/types.js";

/** Ids of “Walker morale”, in the book's order. */
export type WalkerMoraleId = "damage-roll";

/** How near it must happen for the team to check; blank where distance plays no part. */
export interface WalkerMoraleReach {
  /**
   * The farthest distance at which the team must check.
   * Unit: meters (m).
   */
  readonly range: number;
}

/** A row of “Walker morale”. */
export interface WalkerMoraleRow {
  /** Id; it never changes. */
  readonly id: string;
  /** Full name. */
  readonly name: string;
  /**
   * The words exactly as the book prints them in this cell.
   * @source Walker rules, Walker Morale, line 89
   */
  readonly printed: string | null;
  /**
   * How near it must happen for the team to check; blank where distance plays no part.
   * @source Walker rules, Walker Morale, line 89
   */
  readonly check: WalkerMoraleReach | null;
  /**
   * Whether the team must be able to see it.
   * @source Walker rules, Walker Morale, line 89
   */
  readonly inSight: boolean | null;
}

const data = {
  "damage-roll": { id: "damage-roll", name: "Roll on the walker damage table", printed: null, check: null, inSight: null },
} as const satisfies Record<WalkerMoraleId, WalkerMoraleRow>;

/**
 * Walker morale. What makes a walker check morale, each time anew.
 * @source Walker rules, Walker Morale, line 89
 */
export const walkerMorale: Documented<WalkerMoraleRow, typeof data> = /* @__PURE__ */ withoutPrototype(data);

/** All rows of “Walker morale”, in the book's order. */
export const walkerMoraleList: readonly (WalkerMoraleRow & { readonly id: WalkerMoraleId })[] = /* @__PURE__ */ (() => freeze(Object.values(data)))();

/**
 * Finds a row of “Walker morale” by what a person types: its id or a former one, its name, or what the book prints.
 * Case, spaces and punctuation do not count. Where none is meant, or several are, `row` is null and `suggestions` come nearest.
 * @param text - What was typed.
 */
export function findWalkerMorale(text: string): Found<WalkerMoraleRow & { readonly id: WalkerMoraleId }> {
  return findRow("findWalkerMorale", walkerMoraleList, text);
}
