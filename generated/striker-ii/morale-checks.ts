// Made by tablewright from rules/striker-ii/morale/morale-checks.yaml. Do not edit: change the rules and run tablewright build.
import { withoutPrototype } from "../runtime/by-id.js";
import type { Found } from "../runtime/find.js";
import { findRow } from "../runtime/find.js";
import { freeze } from "../runtime/freeze.js";
import type { Documented } from "../runtime/types.js";

/** Ids of “Morale checks”, in the book's order. */
export type MoraleChecksId = "own-casualty" | "nearby-casualty" | "combat-result" | "leader-rout";

/** How near it must happen for the team to check; blank where distance plays no part. */
export interface MoraleChecksReach {
  /**
   * The farthest distance at which the team must check.
   * Unit: meters (m).
   */
  readonly range: number;
}

/** A row of “Morale checks”. */
export interface MoraleChecksRow {
  /** Id; it never changes. */
  readonly id: string;
  /** Full name. */
  readonly name: string;
  /**
   * The words exactly as the book prints them in this cell.
   * @source Striker II: Introductory Infantry Rules, rule 8C1, Conditions Under Which Morale Must Be Checked, lines 2586-2612
   */
  readonly printed: string | null;
  /**
   * How near it must happen for the team to check; blank where distance plays no part.
   * @source Striker II: Introductory Infantry Rules, rule 8C1, Conditions Under Which Morale Must Be Checked, lines 2586-2612
   */
  readonly check: MoraleChecksReach | null;
  /**
   * Whether the team must be able to see it.
   * @source Striker II: Introductory Infantry Rules, rule 8C1, Conditions Under Which Morale Must Be Checked, lines 2586-2612
   */
  readonly inSight: boolean | null;
}

const data = {
  "own-casualty": { id: "own-casualty", name: "Casualty in the team", printed: null, check: null, inSight: null },
  "nearby-casualty": {
    id: "nearby-casualty",
    name: "Casualty in a team nearby",
    printed: null,
    check: { range: 50 },
    inSight: true,
  },
  "combat-result": { id: "combat-result", name: "Combat result", printed: null, check: null, inSight: null },
  "leader-rout": { id: "leader-rout", name: "Rout of a leader team", printed: null, check: { range: 200 }, inSight: true },
} as const satisfies Record<MoraleChecksId, MoraleChecksRow>;

/**
 * Morale checks. What makes a team check its morale after the fire of a phase. Whatever the number of reasons, a team checks once in a fire phase at most. A leader team checks before the teams it influences.
 * @source Striker II: Introductory Infantry Rules, rule 8C1, Conditions Under Which Morale Must Be Checked, lines 2586-2612
 * @source Striker II: Introductory Infantry Rules, rule 8C, Morale, lines 2569-2575
 */
export const moraleChecks: Documented<MoraleChecksRow, typeof data> = /* @__PURE__ */ withoutPrototype(data);

/** All rows of “Morale checks”, in the book's order. */
export const moraleChecksList: readonly (MoraleChecksRow & { readonly id: MoraleChecksId })[] = /* @__PURE__ */ (() => freeze(Object.values(data)))();

/**
 * Finds a row of “Morale checks” by what a person types: its id or a former one, its name, or what the book prints.
 * Case, spaces and punctuation do not count. Where none is meant, or several are, `row` is null and `suggestions` come nearest.
 * @param text - What was typed.
 */
export function findMoraleChecks(text: string): Found<MoraleChecksRow & { readonly id: MoraleChecksId }> {
  return findRow("findMoraleChecks", moraleChecksList, text);
}
