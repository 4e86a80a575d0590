// Made by tablewright from rules/striker-ii/morale/morale-limits.yaml. Do not edit: change the rules and run tablewright build.
import { withoutPrototype } from "../runtime/by-id.js";
import type { Found } from "../runtime/find.js";
import { findRow } from "../runtime/find.js";
import { freeze } from "../runtime/freeze.js";
import type { Documented } from "../runtime/types.js";

/** Ids of “Checks and commanders”, in the book's order. */
export type MoraleLimitsId = "check-during-fire" | "check-again" | "led-before-leader" | "officer-any-troops" | "nco-others-troops" | "leader-of-leaders" | "casualty-of-the-phase" | "back-on-the-field" | "act-after-rally" | "rally-despite-failed-check";

/** A row of “Checks and commanders”. */
export interface MoraleLimitsRow {
  /** Id; it never changes. */
  readonly id: string;
  /** Full name. */
  readonly name: string;
  /**
   * What exactly is allowed or forbidden.
   * @source Striker II: Introductory Infantry Rules, rule 8C, Morale, lines 2600-2708, 2853-2887
   */
  readonly description: string;
  /**
   * true: the rules allow it; false: they forbid it.
   * @source Striker II: Introductory Infantry Rules, rule 8C, Morale, lines 2600-2708, 2853-2887
   */
  readonly allowed: boolean;
  /**
   * How many of what it names it is about, where the rules give a number.
   * @source Striker II: Introductory Infantry Rules, rule 8C, Morale, lines 2600-2708, 2853-2887
   */
  readonly count: number | null;
}

const data = {
  "check-during-fire": {
    id: "check-during-fire",
    name: "Check during the fire phase",
    description: "Checking morale before the end of the fire phase.",
    allowed: false,
    count: null,
  },
  "check-again": {
    id: "check-again",
    name: "Second check in a fire phase",
    description: "Checking morale again in the same fire phase, whatever the number of reasons.",
    allowed: false,
    count: null,
  },
  "led-before-leader": {
    id: "led-before-leader",
    name: "Led team before its leader",
    description: "Checking a team before a leader team that may be influencing it.",
    allowed: false,
    count: null,
  },
  "officer-any-troops": {
    id: "officer-any-troops",
    name: "Officer and any troops",
    description: "Modifying the check of any troops, as an officer team.",
    allowed: true,
    count: null,
  },
  "nco-others-troops": {
    id: "nco-others-troops",
    name: "NCO and others' troops",
    description: "Modifying the check of teams not normally under its leadership, as an NCO team.",
    allowed: false,
    count: null,
  },
  "leader-of-leaders": {
    id: "leader-of-leaders",
    name: "Leader team and a subordinate leader team",
    description: "Modifying the check of a subordinate leader team, as an officer or NCO team.",
    allowed: true,
    count: null,
  },
  "casualty-of-the-phase": {
    id: "casualty-of-the-phase",
    name: "Casualty of the phase",
    description: "Subtracting for each casualty of this phase outside the team, as the prose has it.",
    allowed: true,
    count: 1,
  },
  "back-on-the-field": {
    id: "back-on-the-field",
    name: "Back on the field",
    description: "Coming back after a rout off the battlefield.",
    allowed: false,
    count: null,
  },
  "act-after-rally": {
    id: "act-after-rally",
    name: "Act after rallying",
    description: "Acting as usual from the turn after a team has rallied.",
    allowed: true,
    count: null,
  },
  "rally-despite-failed-check": {
    id: "rally-despite-failed-check",
    name: "Rally despite a failed check",
    description: "Rallying, as a leader team, with a check that fails.",
    allowed: false,
    count: null,
  },
} as const satisfies Record<MoraleLimitsId, MoraleLimitsRow>;

/**
 * Checks and commanders. When a team checks its morale, and whom a commander influences.
 * @source Striker II: Introductory Infantry Rules, rule 8C, Morale, lines 2600-2708, 2853-2887
 */
export const moraleLimits: Documented<MoraleLimitsRow, typeof data> = /* @__PURE__ */ withoutPrototype(data);

/** All rows of “Checks and commanders”, in the book's order. */
export const moraleLimitsList: readonly (MoraleLimitsRow & { readonly id: MoraleLimitsId })[] = /* @__PURE__ */ (() => freeze(Object.values(data)))();

/**
 * Finds a row of “Checks and commanders” by what a person types: its id or a former one, its name, or what the book prints.
 * Case, spaces and punctuation do not count. Where none is meant, or several are, `row` is null and `suggestions` come nearest.
 * @param text - What was typed.
 */
export function findMoraleLimits(text: string): Found<MoraleLimitsRow & { readonly id: MoraleLimitsId }> {
  return findRow("findMoraleLimits", moraleLimitsList, text);
}
