// Made by tablewright from rules/walkers/walker/wounding.yaml. Do not edit: change the rules and run tablewright build.
import { withoutPrototype } from "../runtime/by-id.js";
import type { Found } from "../runtime/find.js";
import { findRow } from "../runtime/find.js";
import { freeze } from "../runtime/freeze.js";
import type { Documented } from "../runtime/types.js";

/** Ids of “Losing points”, in the book's order. */
export type WoundingId = "hull-before-armor" | "roll-for-armor-point" | "roll-without-attack";

/** A row of “Losing points”. */
export interface WoundingRow {
  /** Id; it never changes. */
  readonly id: string;
  /** Full name. */
  readonly name: string;
  /**
   * What exactly is allowed or forbidden.
   * @source Walker rules, Wounding Walkers, line 52
   */
  readonly description: string;
  /**
   * true: the rules allow it; false: they forbid it.
   * @source Walker rules, Wounding Walkers, line 52
   */
  readonly allowed: boolean;
  /**
   * How many of what it names it is about, where the rules give a number.
   * @source Walker rules, Wounding Walkers, line 52
   */
  readonly count: number | null;
}

const data = {
  "hull-before-armor": {
    id: "hull-before-armor",
    name: "Hull points before armor points",
    description: "Taking hull points while one of the kinds of points, armor, is not used up.",
    allowed: false,
    count: 2,
  },
  "roll-for-armor-point": {
    id: "roll-for-armor-point",
    name: "Roll for an armor point",
    description: "Rolling on the damage table for an armor point lost.",
    allowed: false,
    count: null,
  },
  "roll-without-attack": {
    id: "roll-without-attack",
    name: "Roll without an attack",
    description: "Rolling on the damage table for a hull point lost other than to an attack.",
    allowed: true,
    count: null,
  },
} as const satisfies Record<WoundingId, WoundingRow>;

/**
 * Losing points. In which order a walker loses its points, and when the damage table is rolled on.
 * @source Walker rules, Wounding Walkers, line 52
 */
export const wounding: Documented<WoundingRow, typeof data> = /* @__PURE__ */ withoutPrototype(data);

/** All rows of “Losing points”, in the book's order. */
export const woundingList: readonly (WoundingRow & { readonly id: WoundingId })[] = /* @__PURE__ */ (() => freeze(Object.values(data)))();

/**
 * Finds a row of “Losing points” by what a person types: its id or a former one, its name, or what the book prints.
 * Case, spaces and punctuation do not count. Where none is meant, or several are, `row` is null and `suggestions` come nearest.
 * @param text - What was typed.
 */
export function findWounding(text: string): Found<WoundingRow & { readonly id: WoundingId }> {
  return findRow("findWounding", woundingList, text);
}
