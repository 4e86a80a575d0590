// Made by tablewright from rules/striker-ii/weapon/grenade-loads.yaml. Do not edit: change the rules and run tablewright build.
import { withoutPrototype } from "../runtime/by-id.js";
import type { Found } from "../runtime/find.js";
import { findRow } from "../runtime/find.js";
import { freeze } from "../runtime/freeze.js";
import type { Documented } from "../runtime/types.js";

/** Ids of “Grenade fillings”, in the book's order. */
export type GrenadeLoadsId = "he" | "heap" | "flechette";

/** A row of “Grenade fillings”. */
export interface GrenadeLoadsRow {
  /** Id; it never changes. */
  readonly id: string;
  /** Full name. */
  readonly name: string;
  /**
   * Damage rating.
   * @source Striker II: Introductory Infantry Rules, Notes for all Grenade Weapons, lines 4059-4077
   */
  readonly damage: number;
  /**
   * Burst size; left out where the tech level decides it or there is none. Unit: meters (m).
   * @source Striker II: Introductory Infantry Rules, Notes for all Grenade Weapons, lines 4059-4077
   */
  readonly burstSize: number | null;
  /**
   * Added to the roll to hit.
   * @source Striker II: Introductory Infantry Rules, Notes for all Grenade Weapons, lines 4059-4077
   */
  readonly hitModifier: number | null;
  /**
   * Whether the difficult range is the only one it is fired at.
   * @source Striker II: Introductory Infantry Rules, Notes for all Grenade Weapons, lines 4059-4077
   */
  readonly difficultOnly: boolean;
}

const data = {
  he: { id: "he", name: "HE", damage: 8, burstSize: null, hitModifier: null, difficultOnly: false },
  heap: { id: "heap", name: "HEAP", damage: 6, burstSize: 1, hitModifier: null, difficultOnly: false },
  flechette: { id: "flechette", name: "Flechette", damage: 2, burstSize: null, hitModifier: 4, difficultOnly: true },
} as const satisfies Record<GrenadeLoadsId, GrenadeLoadsRow>;

/**
 * Grenade fillings. What each filling of a fired grenade does. HE bursts, and HE and HEAP throw fragments, like the hand grenade of the same tech level.
 * @source Striker II: Introductory Infantry Rules, Notes for all Grenade Weapons, lines 4059-4077
 */
export const grenadeLoads: Documented<GrenadeLoadsRow, typeof data> = /* @__PURE__ */ withoutPrototype(data);

/** All rows of “Grenade fillings”, in the book's order. */
export const grenadeLoadsList: readonly (GrenadeLoadsRow & { readonly id: GrenadeLoadsId })[] = /* @__PURE__ */ (() => freeze(Object.values(data)))();

/**
 * Finds a row of “Grenade fillings” by what a person types: its id or a former one, its name, or what the book prints.
 * Case, spaces and punctuation do not count. Where none is meant, or several are, `row` is null and `suggestions` come nearest.
 * @param text - What was typed.
 */
export function findGrenadeLoads(text: string): Found<GrenadeLoadsRow & { readonly id: GrenadeLoadsId }> {
  return findRow("findGrenadeLoads", grenadeLoadsList, text);
}
