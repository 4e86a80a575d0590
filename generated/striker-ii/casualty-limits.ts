// Made by tablewright from rules/striker-ii/morale/casualty-limits.yaml. Do not edit: change the rules and run tablewright build.
import { withoutPrototype } from "../runtime/by-id.js";
import type { Found } from "../runtime/find.js";
import { findRow } from "../runtime/find.js";
import { freeze } from "../runtime/freeze.js";
import type { Documented } from "../runtime/types.js";

/** Ids of “After casualties”, in the book's order. */
export type CasualtyLimitsId = "casualty-in-play" | "initiative-lost-with-others" | "leader-team-without-leader" | "weapon-of-a-casualty" | "weapon-without-gunner" | "help-for-small-crew" | "still-after-new-gunner" | "better-values-of-two";

/** A row of “After casualties”. */
export interface CasualtyLimitsRow {
  /** Id; it never changes. */
  readonly id: string;
  /** Full name. */
  readonly name: string;
  /**
   * What exactly is allowed or forbidden.
   * @source Striker II: Introductory Infantry Rules, rule 8B4; 8B6, Types of Wounds; Effects of Casualties, lines 2495-2564
   */
  readonly description: string;
  /**
   * true: the rules allow it; false: they forbid it.
   * @source Striker II: Introductory Infantry Rules, rule 8B4; 8B6, Types of Wounds; Effects of Casualties, lines 2495-2564
   */
  readonly allowed: boolean;
  /**
   * How many of what it names it is about, where the rules give a number.
   * @source Striker II: Introductory Infantry Rules, rule 8B4; 8B6, Types of Wounds; Effects of Casualties, lines 2495-2564
   */
  readonly count: number | null;
}

const data = {
  "casualty-in-play": {
    id: "casualty-in-play",
    name: "Casualty in play",
    description: "Keeping a casualty of any kind in play.",
    allowed: false,
    count: null,
  },
  "initiative-lost-with-others": {
    id: "initiative-lost-with-others",
    name: "Initiative lost with others",
    description: "Losing initiative for a casualty that is not the leader.",
    allowed: false,
    count: null,
  },
  "leader-team-without-leader": {
    id: "leader-team-without-leader",
    name: "Leader team without its leader",
    description: "Leading and rallying other teams after the leader was eliminated.",
    allowed: false,
    count: null,
  },
  "weapon-of-a-casualty": {
    id: "weapon-of-a-casualty",
    name: "Weapon of a casualty",
    description: "Taking over the weapon of a casualty.",
    allowed: true,
    count: null,
  },
  "weapon-without-gunner": {
    id: "weapon-without-gunner",
    name: "Weapon without its gunner",
    description: "Firing a crew's weapon after its gunner became a casualty whom nobody replaced.",
    allowed: false,
    count: null,
  },
  "help-for-small-crew": {
    id: "help-for-small-crew",
    name: "Help for a small crew",
    description: "Switching places or combining with another team where the crew has become too small.",
    allowed: true,
    count: null,
  },
  "still-after-new-gunner": {
    id: "still-after-new-gunner",
    name: "Standing still after a change of gunner",
    description: "Firing as a team that stood still after the gunner changed with another team.",
    allowed: false,
    count: null,
  },
  "better-values-of-two": {
    id: "better-values-of-two",
    name: "Better values of two teams",
    description: "Using the higher morale or initiative of the teams that combined.",
    allowed: false,
    count: 2,
  },
} as const satisfies Record<CasualtyLimitsId, CasualtyLimitsRow>;

/**
 * After casualties. What a team may do that has lost soldiers.
 * @source Striker II: Introductory Infantry Rules, rule 8B4; 8B6, Types of Wounds; Effects of Casualties, lines 2495-2564
 */
export const casualtyLimits: Documented<CasualtyLimitsRow, typeof data> = /* @__PURE__ */ withoutPrototype(data);

/** All rows of “After casualties”, in the book's order. */
export const casualtyLimitsList: readonly (CasualtyLimitsRow & { readonly id: CasualtyLimitsId })[] = /* @__PURE__ */ (() => freeze(Object.values(data)))();

/**
 * Finds a row of “After casualties” by what a person types: its id or a former one, its name, or what the book prints.
 * Case, spaces and punctuation do not count. Where none is meant, or several are, `row` is null and `suggestions` come nearest.
 * @param text - What was typed.
 */
export function findCasualtyLimits(text: string): Found<CasualtyLimitsRow & { readonly id: CasualtyLimitsId }> {
  return findRow("findCasualtyLimits", casualtyLimitsList, text);
}
