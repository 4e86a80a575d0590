// Made by tablewright from rules/troopers/hit/fight-limits.yaml. Do not edit: change the rules and run tablewright build.
import { withoutPrototype } from "../runtime/by-id.js";
import type { Found } from "../runtime/find.js";
import { findRow } from "../runtime/find.js";
import { freeze } from "../runtime/freeze.js";
import type { Documented } from "../runtime/types.js";

/** Ids of “What a fighting trooper may do”, in the book's order. */
export type FightLimitsId = "fight-trooper" | "fight-vehicle" | "shoot-in-contact" | "break-off" | "act-after-breaking-off";

/** A row of “What a fighting trooper may do”. */
export interface FightLimitsRow {
  /** Id; it never changes. */
  readonly id: string;
  /** Full name. */
  readonly name: string;
  /**
   * What exactly is allowed or forbidden.
   * @source Controlling Troopers, How Troopers Fight, lines 21, 29
   */
  readonly description: string;
  /**
   * true: the rules allow it; false: they forbid it.
   * @source Controlling Troopers, How Troopers Fight, lines 21, 29
   */
  readonly allowed: boolean;
  /**
   * How many of what it names it is about, where the rules give a number.
   * @source Controlling Troopers, How Troopers Fight, lines 21, 29
   */
  readonly count: number | null;
}

const data = {
  "fight-trooper": {
    id: "fight-trooper",
    name: "Fight an enemy trooper",
    description: "Fighting an enemy trooper in base contact.",
    allowed: true,
    count: null,
  },
  "fight-vehicle": {
    id: "fight-vehicle",
    name: "Fight a vehicle",
    description: "Fighting a vehicle hand to hand.",
    allowed: false,
    count: null,
  },
  "shoot-in-contact": {
    id: "shoot-in-contact",
    name: "Shoot in base contact",
    description: "Shooting while in base contact with an enemy.",
    allowed: false,
    count: null,
  },
  "break-off": {
    id: "break-off",
    name: "Break off",
    description: "Moving straight away from the enemy on the trooper's next go.",
    allowed: true,
    count: null,
  },
  "act-after-breaking-off": {
    id: "act-after-breaking-off",
    name: "Act after breaking off",
    description: "Doing anything more in the turn the trooper broke off.",
    allowed: false,
    count: null,
  },
} as const satisfies Record<FightLimitsId, FightLimitsRow>;

/**
 * What a fighting trooper may do. What hand to hand fighting allows a trooper and what it does not.
 * @source Controlling Troopers, How Troopers Fight, lines 21, 29
 */
export const fightLimits: Documented<FightLimitsRow, typeof data> = /* @__PURE__ */ withoutPrototype(data);

/** All rows of “What a fighting trooper may do”, in the book's order. */
export const fightLimitsList: readonly (FightLimitsRow & { readonly id: FightLimitsId })[] = /* @__PURE__ */ (() => freeze(Object.values(data)))();

/**
 * Finds a row of “What a fighting trooper may do” by what a person types: its id or a former one, its name, or what the book prints.
 * Case, spaces and punctuation do not count. Where none is meant, or several are, `row` is null and `suggestions` come nearest.
 * @param text - What was typed.
 */
export function findFightLimits(text: string): Found<FightLimitsRow & { readonly id: FightLimitsId }> {
  return findRow("findFightLimits", fightLimitsList, text);
}
