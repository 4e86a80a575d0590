// Made by tablewright from rules/striker-ii/weapon/hand-grenade-types.yaml. Do not edit: change the rules and run tablewright build.
import { withoutPrototype } from "../runtime/by-id.js";
import type { Found } from "../runtime/find.js";
import { findRow } from "../runtime/find.js";
import { freeze } from "../runtime/freeze.js";
import type { Documented } from "../runtime/types.js";

/** Ids of “Hand grenades by kind”, in the book's order. */
export type HandGrenadeTypesId = "he" | "heap";

/** Range of difficult shots, such as 20. */
export interface HandGrenadeTypesRange {
  /**
   * Farthest distance at this difficulty.
   * Unit: meters (m).
   */
  readonly range: number;
}

/** A row of “Hand grenades by kind”. */
export interface HandGrenadeTypesRow {
  /** Id; it never changes. */
  readonly id: string;
  /** Full name. */
  readonly name: string;
  /**
   * Range of difficult shots, such as 20.
   * @source Striker II: Introductory Infantry Rules, Notes for Hand Grenades only, lines 3753-3803
   */
  readonly difficult: HandGrenadeTypesRange;
  /**
   * Range of formidable shots, such as 50.
   * @source Striker II: Introductory Infantry Rules, Notes for Hand Grenades only, lines 3753-3803
   */
  readonly formidable: HandGrenadeTypesRange;
  /**
   * Damage rating.
   * @source Striker II: Introductory Infantry Rules, Notes for Hand Grenades only, lines 3753-3803
   */
  readonly damage: number;
  /**
   * Burst size; left out where the tech level decides it. Unit: meters (m).
   * @source Striker II: Introductory Infantry Rules, Notes for Hand Grenades only, lines 3753-3803
   */
  readonly burstSize: number | null;
  /**
   * Weight; a liter of volume for each kilogram. Unit: kilograms (kg).
   * @source Striker II: Introductory Infantry Rules, Notes for Hand Grenades only, lines 3753-3803
   */
  readonly weight: number;
  /**
   * Price. Unit: credits (Cr).
   * @source Striker II: Introductory Infantry Rules, Notes for Hand Grenades only, lines 3753-3803
   */
  readonly price: number;
}

const data = {
  he: {
    id: "he",
    name: "HE",
    difficult: { range: 20 },
    formidable: { range: 50 },
    damage: 8,
    burstSize: null,
    weight: 0.25,
    price: 10,
  },
  heap: {
    id: "heap",
    name: "HEAP",
    difficult: { range: 20 },
    formidable: { range: 50 },
    damage: 6,
    burstSize: 1,
    weight: 1,
    price: 15,
  },
} as const satisfies Record<HandGrenadeTypesId, HandGrenadeTypesRow>;

/**
 * Hand grenades by kind. What HE and HEAP hand grenades do, weigh and cost at every tech level. Both are thrown, one attack each, at one target. The fragments of HEAP are those of HE.
 * @source Striker II: Introductory Infantry Rules, Notes for Hand Grenades only, lines 3753-3803
 * @source Striker II: Introductory Infantry Rules, rule 8A1a4, Grenades, lines 1890-1896
 */
export const handGrenadeTypes: Documented<HandGrenadeTypesRow, typeof data> = /* @__PURE__ */ withoutPrototype(data);

/** All rows of “Hand grenades by kind”, in the book's order. */
export const handGrenadeTypesList: readonly (HandGrenadeTypesRow & { readonly id: HandGrenadeTypesId })[] = /* @__PURE__ */ (() => freeze(Object.values(data)))();

/**
 * Finds a row of “Hand grenades by kind” by what a person types: its id or a former one, its name, or what the book prints.
 * Case, spaces and punctuation do not count. Where none is meant, or several are, `row` is null and `suggestions` come nearest.
 * @param text - What was typed.
 */
export function findHandGrenadeTypes(text: string): Found<HandGrenadeTypesRow & { readonly id: HandGrenadeTypesId }> {
  return findRow("findHandGrenadeTypes", handGrenadeTypesList, text);
}
