// Made by tablewright from rules/walkers/walker/walker-shooting.yaml. Do not edit: change the rules and run tablewright build.
import { withoutPrototype } from "../runtime/by-id.js";
import type { Found } from "../runtime/find.js";
import { findRow } from "../runtime/find.js";
import { freeze } from "../runtime/freeze.js";
import type { Documented } from "../runtime/types.js";

/** Ids of “Walker shooting”, in the book's order. */
export type WalkerShootingId = "fire-every-weapon";

/** A row of “Walker shooting”. */
export interface WalkerShootingRow {
  /** Id; it never changes. */
  readonly id: string;
  /** Full name. */
  readonly name: string;
  /**
   * What exactly is allowed or forbidden.
   * @source Walker rules, Walker Shooting, line 81
   */
  readonly description: string;
  /**
   * true: the rules allow it; false: they forbid it.
   * @source Walker rules, Walker Shooting, line 81
   */
  readonly allowed: boolean;
  /**
   * How many of what it names it is about, where the rules give a number.
   * @source Walker rules, Walker Shooting, line 81
   */
  readonly count: number | null;
}

const data = {
  "fire-every-weapon": {
    id: "fire-every-weapon",
    name: "Fire every weapon",
    description: "Firing all weapons the walker carries in one shooting phase.",
    allowed: true,
    count: null,
  },
} as const satisfies Record<WalkerShootingId, WalkerShootingRow>;

/**
 * Walker shooting. What a walker may fire.
 * @source Walker rules, Walker Shooting, line 81
 */
export const walkerShooting: Documented<WalkerShootingRow, typeof data> = /* @__PURE__ */ withoutPrototype(data);

/** All rows of “Walker shooting”, in the book's order. */
export const walkerShootingList: readonly (WalkerShootingRow & { readonly id: WalkerShootingId })[] = /* @__PURE__ */ (() => freeze(Object.values(data)))();

/**
 * Finds a row of “Walker shooting” by what a person types: its id or a former one, its name, or what the book prints.
 * Case, spaces and punctuation do not count. Where none is meant, or several are, `row` is null and `suggestions` come nearest.
 * @param text - What was typed.
 */
export function findWalkerShooting(text: string): Found<WalkerShootingRow & { readonly id: WalkerShootingId }> {
  return findRow("findWalkerShooting", walkerShootingList, text);
}
