// Made by tablewright from rules/striker-ii/armor/cover-limits.yaml. Do not edit: change the rules and run tablewright build.
import { withoutPrototype } from "../runtime/by-id.js";
import type { Found } from "../runtime/find.js";
import { findRow } from "../runtime/find.js";
import { freeze } from "../runtime/freeze.js";
import type { Documented } from "../runtime/types.js";

/** Ids of “Cover and armor”, in the book's order. */
export type CoverLimitsId = "hit-past-cover" | "act-while-concealed" | "cover-besides-armor" | "add-armor-values";

/** A row of “Cover and armor”. */
export interface CoverLimitsRow {
  /** Id; it never changes. */
  readonly id: string;
  /** Full name. */
  readonly name: string;
  /**
   * What exactly is allowed or forbidden.
   * @source Striker II: Introductory Infantry Rules, rule 8B2; 8B3, Cover; Multiple Armor, lines 2383-2430
   */
  readonly description: string;
  /**
   * true: the rules allow it; false: they forbid it.
   * @source Striker II: Introductory Infantry Rules, rule 8B2; 8B3, Cover; Multiple Armor, lines 2383-2430
   */
  readonly allowed: boolean;
  /**
   * How many of what it names it is about, where the rules give a number.
   * @source Striker II: Introductory Infantry Rules, rule 8B2; 8B3, Cover; Multiple Armor, lines 2383-2430
   */
  readonly count: number | null;
}

const data = {
  "hit-past-cover": {
    id: "hit-past-cover",
    name: "Hit past the cover",
    description: "Striking a hidden team without striking its cover.",
    allowed: false,
    count: null,
  },
  "act-while-concealed": {
    id: "act-while-concealed",
    name: "Act while concealed",
    description: "Firing and observing as usual while concealed.",
    allowed: true,
    count: null,
  },
  "cover-besides-armor": {
    id: "cover-besides-armor",
    name: "Cover besides armor",
    description: "Counting the cover of a hidden or concealed team besides the armor it wears.",
    allowed: true,
    count: null,
  },
  "add-armor-values": {
    id: "add-armor-values",
    name: "Add armor values",
    description: "Adding two armor values as they stand.",
    allowed: false,
    count: null,
  },
} as const satisfies Record<CoverLimitsId, CoverLimitsRow>;

/**
 * Cover and armor. What cover does to hits and to the team behind it.
 * @source Striker II: Introductory Infantry Rules, rule 8B2; 8B3, Cover; Multiple Armor, lines 2383-2430
 */
export const coverLimits: Documented<CoverLimitsRow, typeof data> = /* @__PURE__ */ withoutPrototype(data);

/** All rows of “Cover and armor”, in the book's order. */
export const coverLimitsList: readonly (CoverLimitsRow & { readonly id: CoverLimitsId })[] = /* @__PURE__ */ (() => freeze(Object.values(data)))();

/**
 * Finds a row of “Cover and armor” by what a person types: its id or a former one, its name, or what the book prints.
 * Case, spaces and punctuation do not count. Where none is meant, or several are, `row` is null and `suggestions` come nearest.
 * @param text - What was typed.
 */
export function findCoverLimits(text: string): Found<CoverLimitsRow & { readonly id: CoverLimitsId }> {
  return findRow("findCoverLimits", coverLimitsList, text);
}
