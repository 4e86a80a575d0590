// Made by tablewright from rules/striker-ii/morale/morale-table.yaml. Do not edit: change the rules and run tablewright build.
import { withoutPrototype } from "../runtime/by-id.js";
import { checkNumber } from "../runtime/check.js";
import { freeze } from "../runtime/freeze.js";
import type { Band, Documented } from "../runtime/types.js";

/** A row of “Morale table”. */
export interface MoraleTableRow {
  /** Id; it never changes. */
  readonly id: string;
  /** The roll after all modifiers. */
  readonly roll: Band;
  /**
   * What happens to the team.
   * @source Striker II: Introductory Infantry Rules, rule 8C2, Morale Tables, lines 2786-2798
   */
  readonly result: "routed" | "suppressed" | "passed";
}

const data = {
  "-8": { id: "-8", roll: { from: null, to: 8 }, result: "routed" },
  "9-13": { id: "9-13", roll: { from: 9, to: 13 }, result: "suppressed" },
  "14+": { id: "14+", roll: { from: 14, to: null }, result: "passed" },
} as const satisfies Record<string, MoraleTableRow>;

/**
 * Morale table. What a team does after a morale check, by 2D6 plus its current morale and all modifiers.
 * @source Striker II: Introductory Infantry Rules, rule 8C2, Morale Tables, lines 2786-2798
 * @source Striker II: Introductory Infantry Rules, rule 8C2, Procedure, lines 2623-2635
 */
export const moraleTable: Documented<MoraleTableRow, typeof data> = /* @__PURE__ */ withoutPrototype(data);

/** All rows of “Morale table”, in the book's order. */
export const moraleTableList: readonly MoraleTableRow[] = /* @__PURE__ */ (() => freeze(Object.values(data)))();

const answers: readonly ("routed" | "suppressed" | "passed")[] = [
  "routed",
  "suppressed",
  "passed",
];

/**
 * Looks up “Morale table”. What a team does after a morale check, by 2D6 plus its current morale and all modifiers.
 * @param roll - The roll after all modifiers. Rolled on 2D6.
 * @source Striker II: Introductory Infantry Rules, rule 8C2, Morale Tables, lines 2786-2798
 * @source Striker II: Introductory Infantry Rules, rule 8C2, Procedure, lines 2623-2635
 * @example lookupMorale(12); // "suppressed"
 */
export function lookupMorale(roll: number): "routed" | "suppressed" | "passed" {
  checkNumber("lookupMorale", "roll", roll, true);
  const row =
    roll <= 8 ? 0
    : roll <= 13 ? 1
    : 2;
  return answers[row] as "routed" | "suppressed" | "passed";
}
