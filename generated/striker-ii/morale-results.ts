// Made by tablewright from rules/striker-ii/morale/morale-results.yaml. Do not edit: change the rules and run tablewright build.
import { withoutPrototype } from "../runtime/by-id.js";
import type { Found } from "../runtime/find.js";
import { findRow } from "../runtime/find.js";
import { freeze } from "../runtime/freeze.js";
import type { Documented } from "../runtime/types.js";

/** Ids of “Morale results”, in the book's order. */
export type MoraleResultsId = "passed" | "suppressed" | "routed";

/** A row of “Morale results”. */
export interface MoraleResultsRow {
  /** Id; it never changes. */
  readonly id: string;
  /** Full name. */
  readonly name: string;
  /**
   * The words exactly as the book prints them in this cell.
   * @source Striker II: Introductory Infantry Rules, rule 8C4, Morale Results, lines 2807-2853
   */
  readonly printed: string | null;
  /**
   * Whether the team may fire.
   * @source Striker II: Introductory Infantry Rules, rule 8C4, Morale Results, lines 2807-2853
   */
  readonly fires: boolean;
  /**
   * How the team moves: as its player likes, not at all, or away from the enemy.
   * @source Striker II: Introductory Infantry Rules, rule 8C4, Morale Results, lines 2807-2853
   */
  readonly movement: "free" | "none" | "away-from-enemy";
  /**
   * Whether the team may try to see others; blank where the book does not say.
   * @source Striker II: Introductory Infantry Rules, rule 8C4, Morale Results, lines 2807-2853
   */
  readonly sightChecks: boolean | null;
  /**
   * Whether the team moves as soon as the check fails, in place of its next movement phase.
   * @source Striker II: Introductory Infantry Rules, rule 8C4, Morale Results, lines 2807-2853
   */
  readonly movesAtOnce: boolean | null;
  /**
   * Whether the team counts as having moved, for fire.
   * @source Striker II: Introductory Infantry Rules, rule 8C4, Morale Results, lines 2807-2853
   */
  readonly countsAsMoving: boolean | null;
  /**
   * How long it lasts; blank where it has no set end. Unit: turns (turn).
   * @source Striker II: Introductory Infantry Rules, rule 8C4, Morale Results, lines 2807-2853
   */
  readonly turns: number | null;
}

const data = {
  passed: {
    id: "passed",
    name: "Passed",
    printed: null,
    fires: true,
    movement: "free",
    sightChecks: true,
    movesAtOnce: null,
    countsAsMoving: null,
    turns: null,
  },
  suppressed: {
    id: "suppressed",
    name: "Suppressed",
    printed: null,
    fires: false,
    movement: "none",
    sightChecks: false,
    movesAtOnce: false,
    countsAsMoving: null,
    turns: 1,
  },
  routed: {
    id: "routed",
    name: "Routed",
    printed: null,
    fires: false,
    movement: "away-from-enemy",
    sightChecks: null,
    movesAtOnce: true,
    countsAsMoving: true,
    turns: null,
  },
} as const satisfies Record<MoraleResultsId, MoraleResultsRow>;

/**
 * Morale results. What a team may do after a morale check. Suppression lasts until the end of the same step a turn later; a routed team runs until it rallies or leaves the battlefield for good.
 * @source Striker II: Introductory Infantry Rules, rule 8C4, Morale Results, lines 2807-2853
 */
export const moraleResults: Documented<MoraleResultsRow, typeof data> = /* @__PURE__ */ withoutPrototype(data);

/** All rows of “Morale results”, in the book's order. */
export const moraleResultsList: readonly (MoraleResultsRow & { readonly id: MoraleResultsId })[] = /* @__PURE__ */ (() => freeze(Object.values(data)))();

/**
 * Finds a row of “Morale results” by what a person types: its id or a former one, its name, or what the book prints.
 * Case, spaces and punctuation do not count. Where none is meant, or several are, `row` is null and `suggestions` come nearest.
 * @param text - What was typed.
 */
export function findMoraleResults(text: string): Found<MoraleResultsRow & { readonly id: MoraleResultsId }> {
  return findRow("findMoraleResults", moraleResultsList, text);
}
