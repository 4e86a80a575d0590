// Made by tablewright from rules/striker-ii/detection/seeing.yaml. Do not edit: change the rules and run tablewright build.
import { withoutPrototype } from "../runtime/by-id.js";
import type { Found } from "../runtime/find.js";
import { findRow } from "../runtime/find.js";
import { freeze } from "../runtime/freeze.js";
import type { Documented } from "../runtime/types.js";

/** Ids of “Seeing and being seen”, in the book's order. */
export type SeeingId = "past-higher-terrain" | "past-terrain-near-higher-team" | "past-lower-terrain" | "past-teams" | "into-forest-from-above" | "from-upper-floors" | "change-status-again" | "beyond-maximum-range" | "unspotted-off-field" | "dummy-spots" | "spot-without-showing" | "counter-of-revealed-unit" | "roll-for-unrevealed-unit" | "popup-from-elsewhere";

/** A row of “Seeing and being seen”. */
export interface SeeingRow {
  /** Id; it never changes. */
  readonly id: string;
  /** Full name. */
  readonly name: string;
  /**
   * What exactly is allowed or forbidden.
   * @source Striker II: Introductory Infantry Rules, rule 3A1; 7A, Limited intelligence; Visual, lines 518-530, 1340-1343, 1417-1617
   */
  readonly description: string;
  /**
   * true: the rules allow it; false: they forbid it.
   * @source Striker II: Introductory Infantry Rules, rule 3A1; 7A, Limited intelligence; Visual, lines 518-530, 1340-1343, 1417-1617
   */
  readonly allowed: boolean;
  /**
   * How many of what it names it is about, where the rules give a number.
   * @source Striker II: Introductory Infantry Rules, rule 3A1; 7A, Limited intelligence; Visual, lines 518-530, 1340-1343, 1417-1617
   */
  readonly count: number | null;
}

const data = {
  "past-higher-terrain": {
    id: "past-higher-terrain",
    name: "Past terrain higher than both",
    description: "Seeing past terrain directly between two teams that is higher than both.",
    allowed: false,
    count: null,
  },
  "past-terrain-near-higher-team": {
    id: "past-terrain-near-higher-team",
    name: "Past terrain near the higher team",
    description: "Seeing past terrain higher than the lower team only, where it is closer to the higher one than its share of the distance.",
    allowed: true,
    count: null,
  },
  "past-lower-terrain": {
    id: "past-lower-terrain",
    name: "Past terrain lower than both",
    description: "Seeing past terrain that is lower than both teams.",
    allowed: true,
    count: null,
  },
  "past-teams": {
    id: "past-teams",
    name: "Past other teams",
    description: "Seeing past other teams.",
    allowed: true,
    count: null,
  },
  "into-forest-from-above": {
    id: "into-forest-from-above",
    name: "Into a forest from above",
    description: "Seeing teams in a forest from above.",
    allowed: false,
    count: null,
  },
  "from-upper-floors": {
    id: "from-upper-floors",
    name: "From upper floors",
    description: "Seeing over obstacles from the height of an upper floor.",
    allowed: true,
    count: null,
  },
  "change-status-again": {
    id: "change-status-again",
    name: "Change of status between movement phases",
    description: "Changing between concealed and hidden before the next movement phase of the own side.",
    allowed: false,
    count: null,
  },
  "beyond-maximum-range": {
    id: "beyond-maximum-range",
    name: "Beyond the maximum range",
    description: "Spotting a team beyond the maximum range for targets of its size and what its signature adds.",
    allowed: false,
    count: null,
  },
  "unspotted-off-field": {
    id: "unspotted-off-field",
    name: "Unspotted team off the field",
    description: "Keeping a team that is not spotted off the field, with markers for where it may be.",
    allowed: true,
    count: null,
  },
  "dummy-spots": {
    id: "dummy-spots",
    name: "Spotting from a dummy",
    description: "Spotting from a marker that is a dummy.",
    allowed: false,
    count: null,
  },
  "spot-without-showing": {
    id: "spot-without-showing",
    name: "Spotting without showing itself",
    description: "Staying off the field, as a team that spots from its marker and is not spotted itself; it is then known to be real.",
    allowed: true,
    count: null,
  },
  "counter-of-revealed-unit": {
    id: "counter-of-revealed-unit",
    name: "Counter of a revealed unit",
    description: "Leaving a counter in place of what detection has revealed; the unit is put there, a dummy goes.",
    allowed: false,
    count: null,
  },
  "roll-for-unrevealed-unit": {
    id: "roll-for-unrevealed-unit",
    name: "Roll for an unrevealed unit",
    description: "Rolling for whether an unrevealed unit was hit, so that the firer learns nothing.",
    allowed: true,
    count: null,
  },
  "popup-from-elsewhere": {
    id: "popup-from-elsewhere",
    name: "Popup from elsewhere",
    description: "Using the visibility range of a popup for one that does not start hidden or stationary in concealment.",
    allowed: false,
    count: null,
  },
} as const satisfies Record<SeeingId, SeeingRow>;

/**
 * Seeing and being seen. What may be seen past what, and how teams that are not spotted are played.
 * @source Striker II: Introductory Infantry Rules, rule 3A1; 7A, Limited intelligence; Visual, lines 518-530, 1340-1343, 1417-1617
 */
export const seeing: Documented<SeeingRow, typeof data> = /* @__PURE__ */ withoutPrototype(data);

/** All rows of “Seeing and being seen”, in the book's order. */
export const seeingList: readonly (SeeingRow & { readonly id: SeeingId })[] = /* @__PURE__ */ (() => freeze(Object.values(data)))();

/**
 * Finds a row of “Seeing and being seen” by what a person types: its id or a former one, its name, or what the book prints.
 * Case, spaces and punctuation do not count. Where none is meant, or several are, `row` is null and `suggestions` come nearest.
 * @param text - What was typed.
 */
export function findSeeing(text: string): Found<SeeingRow & { readonly id: SeeingId }> {
  return findRow("findSeeing", seeingList, text);
}
