// Made by tablewright from rules/troopers/force/disputes.yaml. Do not edit: change the rules and run tablewright build.
import { withoutPrototype } from "../runtime/by-id.js";
import { checkNumber } from "../runtime/check.js";
import { freeze } from "../runtime/freeze.js";
import type { Band, Documented } from "../runtime/types.js";

/** A row of “Settling a dispute”. */
export interface DisputesRow {
  /** Id; it never changes. */
  readonly id: string;
  /** The player's roll less the other's. */
  readonly lead: Band;
  /**
   * right: this player is right. wrong: the other one is. roll-again: both roll again.
   * @source Controlling Troopers, The Golden Rule, lines 33-35
   */
  readonly outcome: "right" | "wrong" | "roll-again";
}

const data = {
  higher: { id: "higher", lead: { from: 1, to: null }, outcome: "right" },
  equal: { id: "equal", lead: { from: 0, to: 0 }, outcome: "roll-again" },
  lower: { id: "lower", lead: { from: null, to: -1 }, outcome: "wrong" },
} as const satisfies Record<string, DisputesRow>;

/**
 * Settling a dispute. Who is right when two players disagree, by what each of them rolls.
 * @source Controlling Troopers, The Golden Rule, lines 33-35
 */
export const disputes: Documented<DisputesRow, typeof data> = /* @__PURE__ */ withoutPrototype(data);

/** All rows of “Settling a dispute”, in the book's order. */
export const disputesList: readonly DisputesRow[] = /* @__PURE__ */ (() => freeze(Object.values(data)))();

const answers: readonly ("right" | "wrong" | "roll-again")[] = [
  "right",
  "roll-again",
  "wrong",
];

/**
 * Looks up “Settling a dispute”. Who is right when two players disagree, by what each of them rolls.
 * @param lead - The player's roll less the other's.
 * @source Controlling Troopers, The Golden Rule, lines 33-35
 * @example lookupDisputes(1); // "right"
 */
export function lookupDisputes(lead: number): "right" | "wrong" | "roll-again" {
  checkNumber("lookupDisputes", "lead", lead, true);
  const row =
    lead <= -1 ? 2
    : lead <= 0 ? 1
    : 0;
  return answers[row] as "right" | "wrong" | "roll-again";
}
