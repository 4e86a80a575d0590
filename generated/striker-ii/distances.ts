// Made by tablewright from rules/striker-ii/hit/distances.yaml. Do not edit: change the rules and run tablewright build.
import { withoutPrototype } from "../runtime/by-id.js";
import type { Found } from "../runtime/find.js";
import { findRow } from "../runtime/find.js";
import { freeze } from "../runtime/freeze.js";
import type { Documented } from "../runtime/types.js";

/** Ids of “How distances are measured”, in the book's order. */
export type DistancesId = "attack" | "danger-space" | "fragments";

/** A row of “How distances are measured”. */
export interface DistancesRow {
  /** Id; it never changes. */
  readonly id: string;
  /** Full name. */
  readonly name: string;
  /**
   * Begins at.
   * Where it begins. target: the team the round or attack was aimed at. farthest-firing-team: of the teams that fire, the one farthest away.
   * @source Striker II: Introductory Infantry Rules, rule 8A1; 8A5, Direct Fire; Explosive Rounds, lines 1782-1805, 2007-2013, 2192-2198
   */
  readonly from: "farthest-firing-team" | "target";
  /**
   * Ends at.
   * Where it ends. farthest-target: of the teams attacked, the one farthest away. team: each team it is measured to.
   * @source Striker II: Introductory Infantry Rules, rule 8A1; 8A5, Direct Fire; Explosive Rounds, lines 1782-1805, 2007-2013, 2192-2198
   */
  readonly to: "target" | "farthest-target" | "team";
  /**
   * Measured at.
   * The point of the teams it is measured at, where the rules say.
   * @source Striker II: Introductory Infantry Rules, rule 8A1; 8A5, Direct Fire; Explosive Rounds, lines 1782-1805, 2007-2013, 2192-2198
   */
  readonly at: "centers" | null;
}

const data = {
  attack: { id: "attack", name: "Range of an attack", from: "farthest-firing-team", to: "target", at: "centers" },
  "danger-space": {
    id: "danger-space",
    name: "Range of an attack on several targets",
    from: "farthest-firing-team",
    to: "farthest-target",
    at: null,
  },
  fragments: { id: "fragments", name: "Distance from a burst", from: "target", to: "team", at: "centers" },
} as const satisfies Record<DistancesId, DistancesRow>;

/**
 * How distances are measured. Between what a range or distance of fire is measured.
 * @source Striker II: Introductory Infantry Rules, rule 8A1; 8A5, Direct Fire; Explosive Rounds, lines 1782-1805, 2007-2013, 2192-2198
 */
export const distances: Documented<DistancesRow, typeof data> = /* @__PURE__ */ withoutPrototype(data);

/** All rows of “How distances are measured”, in the book's order. */
export const distancesList: readonly (DistancesRow & { readonly id: DistancesId })[] = /* @__PURE__ */ (() => freeze(Object.values(data)))();

/**
 * Finds a row of “How distances are measured” by what a person types: its id or a former one, its name, or what the book prints.
 * Case, spaces and punctuation do not count. Where none is meant, or several are, `row` is null and `suggestions` come nearest.
 * @param text - What was typed.
 */
export function findDistances(text: string): Found<DistancesRow & { readonly id: DistancesId }> {
  return findRow("findDistances", distancesList, text);
}
