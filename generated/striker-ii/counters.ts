// Made by tablewright from rules/striker-ii/force/counters.yaml. Do not edit: change the rules and run tablewright build.
import { withoutPrototype } from "../runtime/by-id.js";
import type { Found } from "../runtime/find.js";
import { findRow } from "../runtime/find.js";
import { freeze } from "../runtime/freeze.js";
import type { Documented } from "../runtime/types.js";

/** Ids of “Counters”, in the book's order. */
export type CountersId = "live" | "firer-moved" | "altitude" | "routed" | "hidden-concealed" | "suppressed" | "set-up-1" | "set-up-2";

/** A row of “Counters”. */
export interface CountersRow {
  /** Id; it never changes. */
  readonly id: string;
  /** Full name. */
  readonly name: string;
  /**
   * The words exactly as the book prints them in this cell.
   * @source Striker II: Introductory Infantry Rules, List of Counters Required, lines 2960-2994
   */
  readonly printed: string | null;
  /**
   * Other side.
   * What the other side of the same counter says, as printed; blank where it has none.
   * @source Striker II: Introductory Infantry Rules, List of Counters Required, lines 2960-2994
   */
  readonly back: string | null;
  /**
   * The number on it, where it counts something.
   * @source Striker II: Introductory Infantry Rules, List of Counters Required, lines 2960-2994
   */
  readonly number: number | null;
}

const data = {
  live: { id: "live", name: "Live position", printed: "live", back: null, number: null },
  "firer-moved": { id: "firer-moved", name: "Firer moved", printed: "firer moved", back: null, number: null },
  altitude: { id: "altitude", name: "Flight mode", printed: "Altitude (NOE, terrain, high)", back: null, number: null },
  routed: { id: "routed", name: "Routed", printed: "routed", back: null, number: null },
  "hidden-concealed": { id: "hidden-concealed", name: "Hidden or concealed", printed: "hidden", back: "concealed", number: null },
  suppressed: { id: "suppressed", name: "Suppressed", printed: "suppressed F", back: "suppressed E", number: null },
  "set-up-1": { id: "set-up-1", name: "Turns of set-up, one", printed: null, back: null, number: 1 },
  "set-up-2": { id: "set-up-2", name: "Turns of set-up, two", printed: null, back: null, number: 2 },
} as const satisfies Record<CountersId, CountersRow>;

/**
 * Counters. Markers the book suggests to have at hand. Two are the two sides of one counter; a team that is setting up a weapon shows how many turns.
 * @source Striker II: Introductory Infantry Rules, List of Counters Required, lines 2960-2994
 */
export const counters: Documented<CountersRow, typeof data> = /* @__PURE__ */ withoutPrototype(data);

/** All rows of “Counters”, in the book's order. */
export const countersList: readonly (CountersRow & { readonly id: CountersId })[] = /* @__PURE__ */ (() => freeze(Object.values(data)))();

/**
 * Finds a row of “Counters” by what a person types: its id or a former one, its name, or what the book prints.
 * Case, spaces and punctuation do not count. Where none is meant, or several are, `row` is null and `suggestions` come nearest.
 * @param text - What was typed.
 */
export function findCounters(text: string): Found<CountersRow & { readonly id: CountersId }> {
  return findRow("findCounters", countersList, text);
}
