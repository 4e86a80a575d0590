// Made by tablewright from rules/walkers/movement/turning-limits.yaml. Do not edit: change the rules and run tablewright build.
import { withoutPrototype } from "../runtime/by-id.js";
import type { Found } from "../runtime/find.js";
import { findRow } from "../runtime/find.js";
import { freeze } from "../runtime/freeze.js";
import type { Documented } from "../runtime/types.js";

/** Ids of “Declaring a turn”, in the book's order. */
export type TurningLimitsId = "turn-undeclared";

/** A row of “Declaring a turn”. */
export interface TurningLimitsRow {
  /** Id; it never changes. */
  readonly id: string;
  /** Full name. */
  readonly name: string;
  /**
   * What exactly is allowed or forbidden.
   * @source Walker rules, Walker Turning, line 43
   */
  readonly description: string;
  /**
   * true: the rules allow it; false: they forbid it.
   * @source Walker rules, Walker Turning, line 43
   */
  readonly allowed: boolean;
  /**
   * How many of what it names it is about, where the rules give a number.
   * @source Walker rules, Walker Turning, line 43
   */
  readonly count: number | null;
}

const data = {
  "turn-undeclared": {
    id: "turn-undeclared",
    name: "Turn beyond what was declared",
    description: "Turning farther in a move than was declared before it.",
    allowed: false,
    count: null,
  },
} as const satisfies Record<TurningLimitsId, TurningLimitsRow>;

/**
 * Declaring a turn. How freely a walker turns.
 * @source Walker rules, Walker Turning, line 43
 */
export const turningLimits: Documented<TurningLimitsRow, typeof data> = /* @__PURE__ */ withoutPrototype(data);

/** All rows of “Declaring a turn”, in the book's order. */
export const turningLimitsList: readonly (TurningLimitsRow & { readonly id: TurningLimitsId })[] = /* @__PURE__ */ (() => freeze(Object.values(data)))();

/**
 * Finds a row of “Declaring a turn” by what a person types: its id or a former one, its name, or what the book prints.
 * Case, spaces and punctuation do not count. Where none is meant, or several are, `row` is null and `suggestions` come nearest.
 * @param text - What was typed.
 */
export function findTurningLimits(text: string): Found<TurningLimitsRow & { readonly id: TurningLimitsId }> {
  return findRow("findTurningLimits", turningLimitsList, text);
}
