// Made by tablewright from rules/striker-ii/command/unled-actions.yaml. Do not edit: change the rules and run tablewright build.
import { withoutPrototype } from "../runtime/by-id.js";
import type { Found } from "../runtime/find.js";
import { findRow } from "../runtime/find.js";
import { freeze } from "../runtime/freeze.js";
import type { Documented } from "../runtime/types.js";

/** Ids of “Actions without a leader”, in the book's order. */
export type UnledActionsId = "low" | "low-near-average" | "average" | "high";

/** A row of “Actions without a leader”. */
export interface UnledActionsRow {
  /** Id; it never changes. */
  readonly id: string;
  /** Full name. */
  readonly name: string;
  /**
   * Whether it may move as the player wishes.
   * @source Striker II: Introductory Infantry Rules, rule 5A2c, Effect, lines 973-991
   */
  readonly move: boolean;
  /**
   * Whether it fires at enemies it sees because it must, or as the player wishes.
   * @source Striker II: Introductory Infantry Rules, rule 5A2c, Effect, lines 973-991
   */
  readonly fire: "must" | "may";
  /**
   * Farthest target (m) it may fire at; blank for any distance.
   * Unit: meters (m).
   * @source Striker II: Introductory Infantry Rules, rule 5A2c, Effect, lines 973-991
   */
  readonly fireRange: number | null;
  /**
   * How near (m) a team of average initiative must be for this to apply.
   * Unit: meters (m).
   * @source Striker II: Introductory Infantry Rules, rule 5A2c, Effect, lines 973-991
   */
  readonly nearAverage: number | null;
}

const data = {
  low: { id: "low", name: "Low initiative", move: false, fire: "must", fireRange: 100, nearAverage: null },
  "low-near-average": {
    id: "low-near-average",
    name: "Low initiative, near a team of average initiative",
    move: false,
    fire: "may",
    fireRange: null,
    nearAverage: 100,
  },
  average: { id: "average", name: "Average initiative", move: false, fire: "may", fireRange: null, nearAverage: null },
  high: { id: "high", name: "High initiative", move: true, fire: "may", fireRange: null, nearAverage: null },
} as const satisfies Record<UnledActionsId, UnledActionsRow>;

/**
 * Actions without a leader. What teams may do that are led by nobody, by initiative. Adverse morale results are carried out in any case. A leader leads teams he is in communication with and that he sees or has in his command range.
 * @source Striker II: Introductory Infantry Rules, rule 5A2c, Effect, lines 973-991
 */
export const unledActions: Documented<UnledActionsRow, typeof data> = /* @__PURE__ */ withoutPrototype(data);

/** All rows of “Actions without a leader”, in the book's order. */
export const unledActionsList: readonly (UnledActionsRow & { readonly id: UnledActionsId })[] = /* @__PURE__ */ (() => freeze(Object.values(data)))();

/**
 * Finds a row of “Actions without a leader” by what a person types: its id or a former one, its name, or what the book prints.
 * Case, spaces and punctuation do not count. Where none is meant, or several are, `row` is null and `suggestions` come nearest.
 * @param text - What was typed.
 */
export function findUnledActions(text: string): Found<UnledActionsRow & { readonly id: UnledActionsId }> {
  return findRow("findUnledActions", unledActionsList, text);
}
