// Made by tablewright from rules/striker-ii/weapon/smoke-grenades.yaml. Do not edit: change the rules and run tablewright build.
import { withoutPrototype } from "../runtime/by-id.js";
import type { Found } from "../runtime/find.js";
import { findRow } from "../runtime/find.js";
import { freeze } from "../runtime/freeze.js";
import type { Documented } from "../runtime/types.js";

/** Ids of “Smoke grenades”, in the book's order. */
export type SmokeGrenadesId = "chemical" | "incendiary" | "rifle";

/** Range of difficult shots, such as 20. */
export interface SmokeGrenadesRange {
  /**
   * Farthest distance at this difficulty.
   * Unit: meters (m).
   */
  readonly range: number;
}

/** A row of “Smoke grenades”. */
export interface SmokeGrenadesRow {
  /** Id; it never changes. */
  readonly id: string;
  /** Full name. */
  readonly name: string;
  /**
   * Range of difficult shots, such as 20.
   * @source Striker II: Introductory Infantry Rules, Hand grenades, smoke; rifle grenades, smoke, lines 3809-3828, 3925-3928
   */
  readonly difficult: SmokeGrenadesRange | null;
  /**
   * Range of formidable shots, such as 50.
   * @source Striker II: Introductory Infantry Rules, Hand grenades, smoke; rifle grenades, smoke, lines 3809-3828, 3925-3928
   */
  readonly formidable: SmokeGrenadesRange | null;
  /**
   * Length of the cloud at first. Unit: meters (m).
   * @source Striker II: Introductory Infantry Rules, Hand grenades, smoke; rifle grenades, smoke, lines 3809-3828, 3925-3928
   */
  readonly cloudLength: number;
  /**
   * Width of the cloud at first. Unit: meters (m).
   * @source Striker II: Introductory Infantry Rules, Hand grenades, smoke; rifle grenades, smoke, lines 3809-3828, 3925-3928
   */
  readonly cloudWidth: number;
  /**
   * Burns for.
   * How long it burns. Unit: turns (turn).
   * @source Striker II: Introductory Infantry Rules, Hand grenades, smoke; rifle grenades, smoke, lines 3809-3828, 3925-3928
   */
  readonly burns: number;
  /**
   * Weight. Unit: kilograms (kg).
   * @source Striker II: Introductory Infantry Rules, Hand grenades, smoke; rifle grenades, smoke, lines 3809-3828, 3925-3928
   */
  readonly weight: number;
  /**
   * Price, where it has one of its own. Unit: credits (Cr).
   * @source Striker II: Introductory Infantry Rules, Hand grenades, smoke; rifle grenades, smoke, lines 3809-3828, 3925-3928
   */
  readonly price: number | null;
  /**
   * Its price as a multiple of that of a like HE grenade, where so given.
   * @source Striker II: Introductory Infantry Rules, Hand grenades, smoke; rifle grenades, smoke, lines 3809-3828, 3925-3928
   */
  readonly priceFactor: number | null;
  /**
   * Whether it is sold in several colors, to mark places.
   * @source Striker II: Introductory Infantry Rules, Hand grenades, smoke; rifle grenades, smoke, lines 3809-3828, 3925-3928
   */
  readonly colored: boolean;
  /**
   * Whether its light shows at night.
   * @source Striker II: Introductory Infantry Rules, Hand grenades, smoke; rifle grenades, smoke, lines 3809-3828, 3925-3928
   */
  readonly lightsNight: boolean;
}

const data = {
  chemical: {
    id: "chemical",
    name: "Chemical smoke hand grenade",
    difficult: { range: 20 },
    formidable: { range: 50 },
    cloudLength: 10,
    cloudWidth: 10,
    burns: 4,
    weight: 1,
    price: 10,
    priceFactor: null,
    colored: true,
    lightsNight: false,
  },
  incendiary: {
    id: "incendiary",
    name: "Incendiary smoke hand grenade",
    difficult: { range: 20 },
    formidable: { range: 50 },
    cloudLength: 50,
    cloudWidth: 50,
    burns: 2,
    weight: 1,
    price: 20,
    priceFactor: null,
    colored: false,
    lightsNight: true,
  },
  rifle: {
    id: "rifle",
    name: "Smoke rifle grenade",
    difficult: null,
    formidable: null,
    cloudLength: 50,
    cloudWidth: 50,
    burns: 2,
    weight: 1,
    price: null,
    priceFactor: 2,
    colored: false,
    lightsNight: true,
  },
} as const satisfies Record<SmokeGrenadesId, SmokeGrenadesRow>;

/**
 * Smoke grenades. Smoke grenades: the cloud each makes at first, how long it burns, its weight and price. Rifles fire the incendiary sort only, and the rifle grenade table has their ranges.
 * @source Striker II: Introductory Infantry Rules, Hand grenades, smoke; rifle grenades, smoke, lines 3809-3828, 3925-3928
 */
export const smokeGrenades: Documented<SmokeGrenadesRow, typeof data> = /* @__PURE__ */ withoutPrototype(data);

/** All rows of “Smoke grenades”, in the book's order. */
export const smokeGrenadesList: readonly (SmokeGrenadesRow & { readonly id: SmokeGrenadesId })[] = /* @__PURE__ */ (() => freeze(Object.values(data)))();

/**
 * Finds a row of “Smoke grenades” by what a person types: its id or a former one, its name, or what the book prints.
 * Case, spaces and punctuation do not count. Where none is meant, or several are, `row` is null and `suggestions` come nearest.
 * @param text - What was typed.
 */
export function findSmokeGrenades(text: string): Found<SmokeGrenadesRow & { readonly id: SmokeGrenadesId }> {
  return findRow("findSmokeGrenades", smokeGrenadesList, text);
}
