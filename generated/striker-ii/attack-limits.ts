// Made by tablewright from rules/striker-ii/hit/attack-limits.yaml. Do not edit: change the rules and run tablewright build.
import { withoutPrototype } from "../runtime/by-id.js";
import type { Found } from "../runtime/find.js";
import { findRow } from "../runtime/find.js";
import { freeze } from "../runtime/freeze.js";
import type { Documented } from "../runtime/types.js";

/** Ids of “What an attack may do”, in the book's order. */
export type AttackLimitsId = "results-within-a-step" | "concealed-after-hiding" | "popup-high-in-own-phase" | "popup-high-in-enemy-phase" | "team-at-several-targets" | "teams-at-one-target" | "more-than-listed-targets" | "pass-over-nearest" | "spare-friends" | "spare-passing-teams" | "spare-unseen-teams" | "single-shot-setting" | "hit-troops-unspotted" | "empty-marker-after-hit" | "reveal-after-miss" | "run-out-of-ammunition" | "change-ammunition" | "attack-unannounced" | "mixed-weapons" | "rest-at-another-target" | "rest-holds-fire" | "teams-of-a-section-apart" | "team-that-may-not-attack" | "stabilized-bonus-again" | "lower-initiative";

/** A row of “What an attack may do”. */
export interface AttackLimitsRow {
  /** Id; it never changes. */
  readonly id: string;
  /** Full name. */
  readonly name: string;
  /**
   * What exactly is allowed or forbidden.
   * @source Striker II: Introductory Infantry Rules, rule 3B; 8A1, Sequence of Play; Direct Fire, lines 675-681, 1759-2042
   */
  readonly description: string;
  /**
   * true: the rules allow it; false: they forbid it.
   * @source Striker II: Introductory Infantry Rules, rule 3B; 8A1, Sequence of Play; Direct Fire, lines 675-681, 1759-2042
   */
  readonly allowed: boolean;
  /**
   * How many of what it names it is about, where the rules give a number.
   * @source Striker II: Introductory Infantry Rules, rule 3B; 8A1, Sequence of Play; Direct Fire, lines 675-681, 1759-2042
   */
  readonly count: number | null;
}

const data = {
  "results-within-a-step": {
    id: "results-within-a-step",
    name: "Results within a step",
    description: "Applying the results of fire or of a morale check before the end of their step.",
    allowed: false,
    count: null,
  },
  "concealed-after-hiding": {
    id: "concealed-after-hiding",
    name: "Concealed after hiding",
    description: "Counting as concealed in any fire after a team that did not move chose to hide.",
    allowed: false,
    count: null,
  },
  "popup-high-in-own-phase": {
    id: "popup-high-in-own-phase",
    name: "Popup in the own fire phase",
    description: "Firing and being fired at from the highest point of a popup in the own fire phase.",
    allowed: true,
    count: null,
  },
  "popup-high-in-enemy-phase": {
    id: "popup-high-in-enemy-phase",
    name: "Popup in the enemy fire phase",
    description: "Firing or being fired at from the highest point of a popup in the enemy fire phase; the NOE position counts.",
    allowed: false,
    count: null,
  },
  "team-at-several-targets": {
    id: "team-at-several-targets",
    name: "Team at several targets",
    description: "Firing at different targets with soldiers of one team.",
    allowed: false,
    count: null,
  },
  "teams-at-one-target": {
    id: "teams-at-one-target",
    name: "Several teams at one target",
    description: "Firing at one target with several teams.",
    allowed: true,
    count: null,
  },
  "more-than-listed-targets": {
    id: "more-than-listed-targets",
    name: "More targets than listed",
    description: "Attacking more teams of the danger space than the weapon's targets say.",
    allowed: false,
    count: null,
  },
  "pass-over-nearest": {
    id: "pass-over-nearest",
    name: "Pass over the nearest",
    description: "Attacking a team in the danger space before one nearer to the prime target.",
    allowed: false,
    count: null,
  },
  "spare-friends": {
    id: "spare-friends",
    name: "Spare friendly teams",
    description: "Leaving friendly teams in the danger space out of the attack.",
    allowed: false,
    count: null,
  },
  "spare-passing-teams": {
    id: "spare-passing-teams",
    name: "Spare teams that passed through",
    description: "Leaving out teams that went through the danger space in the movement before.",
    allowed: false,
    count: null,
  },
  "spare-unseen-teams": {
    id: "spare-unseen-teams",
    name: "Spare unseen teams",
    description: "Leaving out unspotted, hidden or concealed teams in the danger space.",
    allowed: false,
    count: null,
  },
  "single-shot-setting": {
    id: "single-shot-setting",
    name: "Single shot setting",
    description: "Using the lower number of targets, without autofire bonus, of a weapon that has two settings.",
    allowed: false,
    count: null,
  },
  "hit-troops-unspotted": {
    id: "hit-troops-unspotted",
    name: "Unspotted after a hit",
    description: "Leaving troops unspotted that recon by fire has hit.",
    allowed: false,
    count: null,
  },
  "empty-marker-after-hit": {
    id: "empty-marker-after-hit",
    name: "Empty marker after a hit",
    description: "Leaving a marker without troops in place that recon by fire would have hit.",
    allowed: false,
    count: null,
  },
  "reveal-after-miss": {
    id: "reveal-after-miss",
    name: "Revealed by a miss",
    description: "Learning what stands at a marker that recon by fire has missed.",
    allowed: false,
    count: null,
  },
  "run-out-of-ammunition": {
    id: "run-out-of-ammunition",
    name: "Run out of ammunition",
    description: "Running out of ammunition.",
    allowed: false,
    count: null,
  },
  "change-ammunition": {
    id: "change-ammunition",
    name: "Change ammunition",
    description: "Firing another type of ammunition with a small arm than the one written down before the game.",
    allowed: false,
    count: null,
  },
  "attack-unannounced": {
    id: "attack-unannounced",
    name: "Unannounced attack",
    description: "Making an attack of a step that was not announced before its first roll.",
    allowed: false,
    count: null,
  },
  "mixed-weapons": {
    id: "mixed-weapons",
    name: "Mixed weapons",
    description: "Firing different types of weapon in one attack.",
    allowed: false,
    count: null,
  },
  "rest-at-another-target": {
    id: "rest-at-another-target",
    name: "Rest of a team at another target",
    description: "Attacking another target with soldiers whose team takes part in an attack.",
    allowed: false,
    count: null,
  },
  "rest-holds-fire": {
    id: "rest-holds-fire",
    name: "Rest of a team holds fire",
    description: "Making no attack with soldiers whose team takes part in one.",
    allowed: true,
    count: null,
  },
  "teams-of-a-section-apart": {
    id: "teams-of-a-section-apart",
    name: "Teams of a section apart",
    description: "Attacking one target with several teams of a section separately, with one type of weapon.",
    allowed: false,
    count: null,
  },
  "team-that-may-not-attack": {
    id: "team-that-may-not-attack",
    name: "Team that may not attack",
    description: "Joining in with a team that could not attack the target by itself.",
    allowed: false,
    count: null,
  },
  "stabilized-bonus-again": {
    id: "stabilized-bonus-again",
    name: "Stabilized bonus counted again",
    description: "Counting the bonus of gyrostabilized weapons as often as given, though the firer moved.",
    allowed: false,
    count: 2,
  },
  "lower-initiative": {
    id: "lower-initiative",
    name: "Lower initiative",
    description: "Adding for the initiative of a firing team other than the one that has the highest.",
    allowed: false,
    count: null,
  },
} as const satisfies Record<AttackLimitsId, AttackLimitsRow>;

/**
 * What an attack may do. What the rules of fire allow and forbid besides their figures.
 * @source Striker II: Introductory Infantry Rules, rule 3B; 8A1, Sequence of Play; Direct Fire, lines 675-681, 1759-2042
 */
export const attackLimits: Documented<AttackLimitsRow, typeof data> = /* @__PURE__ */ withoutPrototype(data);

/** All rows of “What an attack may do”, in the book's order. */
export const attackLimitsList: readonly (AttackLimitsRow & { readonly id: AttackLimitsId })[] = /* @__PURE__ */ (() => freeze(Object.values(data)))();

/**
 * Finds a row of “What an attack may do” by what a person types: its id or a former one, its name, or what the book prints.
 * Case, spaces and punctuation do not count. Where none is meant, or several are, `row` is null and `suggestions` come nearest.
 * @param text - What was typed.
 */
export function findAttackLimits(text: string): Found<AttackLimitsRow & { readonly id: AttackLimitsId }> {
  return findRow("findAttackLimits", attackLimitsList, text);
}
