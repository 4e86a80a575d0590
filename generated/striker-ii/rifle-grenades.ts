// Made by tablewright from rules/striker-ii/weapon/rifle-grenades.yaml. Do not edit: change the rules and run tablewright build.
import { withoutPrototype } from "../runtime/by-id.js";
import type { Found } from "../runtime/find.js";
import { findRow } from "../runtime/find.js";
import { freeze } from "../runtime/freeze.js";
import type { Documented } from "../runtime/types.js";

/** Ids of “Rifle grenades”, in the book's order. */
export type RifleGrenadesId = "4cm-tl6" | "6cm-tl6" | "6cm-smoke-tl6" | "4cm-tl7" | "6cm-tl7" | "6cm-smoke-tl7" | "4cm-ram-tl8" | "6cm-ram-smoke-tl8" | "4cm-ram-tl9" | "4cm-ram-tl10" | "6cm-ram-smoke-tl10" | "4cm-ram-tl11" | "4cm-ram-tl13";

/** Range of difficult shots, such as 250. */
export interface RifleGrenadesRange {
  /**
   * Farthest distance at this difficulty.
   * Unit: meters (m).
   */
  readonly range: number;
}

/** HEAP: penetration/price, such as 24/16. */
export interface RifleGrenadesGrenade {
  /** Penetration, compared with armor values. */
  readonly penetration: number;
  /**
   * Price of a full magazine; of one round where they are loaded singly.
   * Unit: credits (Cr).
   */
  readonly price: number;
}

/** A row of “Rifle grenades”. */
export interface RifleGrenadesRow {
  /** Id; it never changes. */
  readonly id: string;
  /** Full name. */
  readonly name: string;
  /**
   * The words exactly as the book prints them in this cell.
   * @source Striker II: Introductory Infantry Rules, Rifle grenades, lines 3840-3893
   */
  readonly printed: string | null;
  /**
   * Tech level at which it appears.
   * @source Striker II: Introductory Infantry Rules, Rifle grenades, lines 3840-3893
   */
  readonly techLevel: number;
  /**
   * Range of difficult shots, such as 250.
   * @source Striker II: Introductory Infantry Rules, Rifle grenades, lines 3840-3893
   */
  readonly difficult: RifleGrenadesRange;
  /**
   * Range of formidable shots, such as 250.
   * @source Striker II: Introductory Infantry Rules, Rifle grenades, lines 3840-3893
   */
  readonly formidable: RifleGrenadesRange | null;
  /**
   * Range of impossible shots, such as 250.
   * @source Striker II: Introductory Infantry Rules, Rifle grenades, lines 3840-3893
   */
  readonly impossible: RifleGrenadesRange | null;
  /**
   * HEAP.
   * HEAP: penetration/price, such as 24/16.
   * @source Striker II: Introductory Infantry Rules, Rifle grenades, lines 3840-3893
   */
  readonly heap: RifleGrenadesGrenade | null;
  /**
   * HE.
   * HE: penetration/price, such as 7/11.
   * @source Striker II: Introductory Infantry Rules, Rifle grenades, lines 3840-3893
   */
  readonly he: RifleGrenadesGrenade | null;
  /**
   * Flechette: penetration/price, such as 6/32.
   * @source Striker II: Introductory Infantry Rules, Rifle grenades, lines 3840-3893
   */
  readonly flechette: RifleGrenadesGrenade | null;
  /**
   * Whether it is a smoke grenade.
   * @source Striker II: Introductory Infantry Rules, Rifle grenades, lines 3840-3893
   */
  readonly smoke: boolean;
  /**
   * Weight of one round; a liter of volume for each kilogram. Unit: kilograms (kg).
   * @source Striker II: Introductory Infantry Rules, Rifle grenades, lines 3840-3893
   */
  readonly weight: number;
  /**
   * Note numbers as printed.
   * @source Striker II: Introductory Infantry Rules, Rifle grenades, lines 3840-3893
   */
  readonly notes: readonly number[] | null;
  /**
   * Recoil, where it is not ordinary.
   * @source Striker II: Introductory Infantry Rules, Rifle grenades, lines 3840-3893
   */
  readonly recoil: "low" | "ordinary" | "high";
}

const data = {
  "4cm-tl6": {
    id: "4cm-tl6",
    name: "TL 6 4 cm rifle grenade",
    printed: "4 cm",
    techLevel: 6,
    difficult: { range: 25 },
    formidable: { range: 50 },
    impossible: { range: 100 },
    heap: { penetration: 6, price: 6 },
    he: { penetration: 5, price: 4 },
    flechette: null,
    smoke: false,
    weight: 0.2,
    notes: null,
    recoil: "ordinary",
  },
  "6cm-tl6": {
    id: "6cm-tl6",
    name: "TL 6 6 cm rifle grenade",
    printed: "6 cm",
    techLevel: 6,
    difficult: { range: 25 },
    formidable: { range: 50 },
    impossible: { range: 100 },
    heap: { penetration: 18, price: 12 },
    he: { penetration: 9, price: 8 },
    flechette: null,
    smoke: false,
    weight: 0.6,
    notes: null,
    recoil: "ordinary",
  },
  "6cm-smoke-tl6": {
    id: "6cm-smoke-tl6",
    name: "TL 6 6 cm smoke rifle grenade",
    printed: "6 cm smoke",
    techLevel: 6,
    difficult: { range: 25 },
    formidable: { range: 50 },
    impossible: null,
    heap: null,
    he: null,
    flechette: null,
    smoke: true,
    weight: 0.6,
    notes: null,
    recoil: "ordinary",
  },
  "4cm-tl7": {
    id: "4cm-tl7",
    name: "TL 7 4 cm rifle grenade",
    printed: "4 cm",
    techLevel: 7,
    difficult: { range: 50 },
    formidable: { range: 100 },
    impossible: { range: 150 },
    heap: { penetration: 22, price: 5 },
    he: { penetration: 7, price: 3 },
    flechette: null,
    smoke: false,
    weight: 0.4,
    notes: null,
    recoil: "ordinary",
  },
  "6cm-tl7": {
    id: "6cm-tl7",
    name: "TL 7 6 cm rifle grenade",
    printed: "6 cm",
    techLevel: 7,
    difficult: { range: 50 },
    formidable: { range: 100 },
    impossible: { range: 150 },
    heap: { penetration: 27, price: 10 },
    he: { penetration: 11, price: 7 },
    flechette: null,
    smoke: false,
    weight: 0.6,
    notes: null,
    recoil: "ordinary",
  },
  "6cm-smoke-tl7": {
    id: "6cm-smoke-tl7",
    name: "TL 7 6 cm smoke rifle grenade",
    printed: "6 cm smoke",
    techLevel: 7,
    difficult: { range: 25 },
    formidable: { range: 50 },
    impossible: { range: 100 },
    heap: null,
    he: null,
    flechette: null,
    smoke: true,
    weight: 0.6,
    notes: null,
    recoil: "ordinary",
  },
  "4cm-ram-tl8": {
    id: "4cm-ram-tl8",
    name: "TL 8 4 cm RAM rifle grenade",
    printed: "4 cm RAM",
    techLevel: 8,
    difficult: { range: 250 },
    formidable: { range: 375 },
    impossible: { range: 500 },
    heap: { penetration: 24, price: 16 },
    he: { penetration: 7, price: 11 },
    flechette: { penetration: 6, price: 32 },
    smoke: false,
    weight: 0.4,
    notes: [1],
    recoil: "high",
  },
  "6cm-ram-smoke-tl8": {
    id: "6cm-ram-smoke-tl8",
    name: "TL 8 6 cm RAM smoke rifle grenade",
    printed: "6 cm RAMsmk",
    techLevel: 8,
    difficult: { range: 100 },
    formidable: { range: 200 },
    impossible: { range: 300 },
    heap: null,
    he: null,
    flechette: null,
    smoke: true,
    weight: 0.6,
    notes: [1],
    recoil: "high",
  },
  "4cm-ram-tl9": {
    id: "4cm-ram-tl9",
    name: "TL 9 4 cm RAM rifle grenade",
    printed: "4 cm RAM",
    techLevel: 9,
    difficult: { range: 250 },
    formidable: { range: 375 },
    impossible: { range: 500 },
    heap: { penetration: 28, price: 20 },
    he: { penetration: 9, price: 13 },
    flechette: { penetration: 6, price: 40 },
    smoke: false,
    weight: 0.4,
    notes: [1],
    recoil: "high",
  },
  "4cm-ram-tl10": {
    id: "4cm-ram-tl10",
    name: "TL 10 4 cm RAM rifle grenade",
    printed: "4 cm RAM",
    techLevel: 10,
    difficult: { range: 375 },
    formidable: { range: 750 },
    impossible: { range: 1500 },
    heap: { penetration: 32, price: 20 },
    he: { penetration: 9, price: 13 },
    flechette: { penetration: 8, price: 40 },
    smoke: false,
    weight: 0.5,
    notes: [1],
    recoil: "high",
  },
  "6cm-ram-smoke-tl10": {
    id: "6cm-ram-smoke-tl10",
    name: "TL 10 6 cm RAM smoke rifle grenade",
    printed: "6 cm RAMsmk",
    techLevel: 10,
    difficult: { range: 150 },
    formidable: { range: 300 },
    impossible: { range: 500 },
    heap: null,
    he: null,
    flechette: null,
    smoke: true,
    weight: 0.8,
    notes: [1],
    recoil: "high",
  },
  "4cm-ram-tl11": {
    id: "4cm-ram-tl11",
    name: "TL 11 4 cm RAM rifle grenade",
    printed: "4 cm RAM",
    techLevel: 11,
    difficult: { range: 375 },
    formidable: { range: 750 },
    impossible: { range: 1500 },
    heap: { penetration: 36, price: 20 },
    he: { penetration: 11, price: 13 },
    flechette: { penetration: 8, price: 40 },
    smoke: false,
    weight: 0.5,
    notes: [1],
    recoil: "high",
  },
  "4cm-ram-tl13": {
    id: "4cm-ram-tl13",
    name: "TL 13 4 cm RAM rifle grenade",
    printed: "4 cm RAM",
    techLevel: 13,
    difficult: { range: 375 },
    formidable: { range: 750 },
    impossible: { range: 1500 },
    heap: { penetration: 38, price: 20 },
    he: { penetration: 13, price: 13 },
    flechette: { penetration: 10, price: 40 },
    smoke: false,
    weight: 0.5,
    notes: [1],
    recoil: "high",
  },
} as const satisfies Record<RifleGrenadesId, RifleGrenadesRow>;

/**
 * Rifle grenades. Grenades fired from rifles, with penetration and price of a round for each filling. Which weapons can fire them stands in the table of small arms.
 * @source Striker II: Introductory Infantry Rules, Rifle grenades, lines 3840-3893
 */
export const rifleGrenades: Documented<RifleGrenadesRow, typeof data> = /* @__PURE__ */ withoutPrototype(data);

/** All rows of “Rifle grenades”, in the book's order. */
export const rifleGrenadesList: readonly (RifleGrenadesRow & { readonly id: RifleGrenadesId })[] = /* @__PURE__ */ (() => freeze(Object.values(data)))();

/**
 * Finds a row of “Rifle grenades” by what a person types: its id or a former one, its name, or what the book prints.
 * Case, spaces and punctuation do not count. Where none is meant, or several are, `row` is null and `suggestions` come nearest.
 * @param text - What was typed.
 */
export function findRifleGrenades(text: string): Found<RifleGrenadesRow & { readonly id: RifleGrenadesId }> {
  return findRow("findRifleGrenades", rifleGrenadesList, text);
}
