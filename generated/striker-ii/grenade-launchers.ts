// Made by tablewright from rules/striker-ii/weapon/grenade-launchers.yaml. Do not edit: change the rules and run tablewright build.
import { withoutPrototype } from "../runtime/by-id.js";
import type { Found } from "../runtime/find.js";
import { findRow } from "../runtime/find.js";
import { freeze } from "../runtime/freeze.js";
import type { Documented } from "../runtime/types.js";

/** Ids of “Grenade launchers”, in the book's order. */
export type GrenadeLaunchersId = "atgl-7cm" | "atgl-8cm" | "atgl-9cm" | "disposable-atgl-tl6" | "launcher-4cm" | "automatic-launcher-4cm" | "disposable-atgl-tl7" | "ram-launcher-4cm-tl8" | "automatic-ram-launcher-4cm-tl8" | "ram-launcher-4cm-tl9" | "automatic-ram-launcher-4cm-tl9" | "ram-launcher-4cm-tl10" | "automatic-ram-launcher-4cm-tl10" | "ram-launcher-4cm-tl11" | "automatic-ram-launcher-4cm-tl11";

/** Range and autofire bonus of difficult shots, such as 250+4. */
export interface GrenadeLaunchersRange {
  /**
   * Farthest distance at this difficulty.
   * Unit: meters (m).
   */
  readonly range: number;
  /** Added to the roll to hit when fired on automatic. */
  readonly autofire: number;
}

/** HEAP: penetration/price, such as 24/50. */
export interface GrenadeLaunchersGrenade {
  /** Penetration, compared with armor values. */
  readonly penetration: number;
  /**
   * Price of a full magazine; of one round where they are loaded singly.
   * Unit: credits (Cr).
   */
  readonly price: number | null;
}

/** A row of “Grenade launchers”. */
export interface GrenadeLaunchersRow {
  /** Id; it never changes. */
  readonly id: string;
  /** Full name. */
  readonly name: string;
  /**
   * The words exactly as the book prints them in this cell.
   * @source Striker II: Introductory Infantry Rules, Grenade launchers, lines 3946-4003
   */
  readonly printed: string | null;
  /**
   * Tech level at which it appears.
   * @source Striker II: Introductory Infantry Rules, Grenade launchers, lines 3946-4003
   */
  readonly techLevel: number;
  /**
   * The sort of launcher, which decides signature, targets, crew and mount.
   * @source Striker II: Introductory Infantry Rules, Grenade launchers, lines 3946-4003
   */
  readonly type: "hand-grenade" | "rifle-grenade" | "atgl" | "disposable-atgl" | "launcher" | "automatic-launcher";
  /**
   * Rounds in a loaded magazine.
   * @source Striker II: Introductory Infantry Rules, Grenade launchers, lines 3946-4003
   */
  readonly magazine: number;
  /**
   * Range and autofire bonus of difficult shots, such as 250+4.
   * @source Striker II: Introductory Infantry Rules, Grenade launchers, lines 3946-4003
   */
  readonly difficult: GrenadeLaunchersRange;
  /**
   * Range and autofire bonus of formidable shots, such as 250+4.
   * @source Striker II: Introductory Infantry Rules, Grenade launchers, lines 3946-4003
   */
  readonly formidable: GrenadeLaunchersRange | null;
  /**
   * Range and autofire bonus of impossible shots, such as 250+4.
   * @source Striker II: Introductory Infantry Rules, Grenade launchers, lines 3946-4003
   */
  readonly impossible: GrenadeLaunchersRange | null;
  /**
   * HEAP.
   * HEAP: penetration/price, such as 24/50.
   * @source Striker II: Introductory Infantry Rules, Grenade launchers, lines 3946-4003
   */
  readonly heap: GrenadeLaunchersGrenade;
  /**
   * HE.
   * HE: penetration/price, such as 7/30.
   * @source Striker II: Introductory Infantry Rules, Grenade launchers, lines 3946-4003
   */
  readonly he: GrenadeLaunchersGrenade | null;
  /**
   * Flechette: penetration/price, such as 6/100.
   * @source Striker II: Introductory Infantry Rules, Grenade launchers, lines 3946-4003
   */
  readonly flechette: GrenadeLaunchersGrenade | null;
  /**
   * Weight of the weapon; a liter of volume for each kilogram. Unit: kilograms (kg).
   * @source Striker II: Introductory Infantry Rules, Grenade launchers, lines 3946-4003
   */
  readonly weight: number;
  /**
   * Weight of a loaded magazine; a liter of volume for each kilogram. Unit: kilograms (kg).
   * @source Striker II: Introductory Infantry Rules, Grenade launchers, lines 3946-4003
   */
  readonly magazineWeight: number | null;
  /**
   * Price of the weapon. Unit: credits (Cr).
   * @source Striker II: Introductory Infantry Rules, Grenade launchers, lines 3946-4003
   */
  readonly price: number;
  /**
   * Note numbers as printed.
   * @source Striker II: Introductory Infantry Rules, Grenade launchers, lines 3946-4003
   */
  readonly notes: readonly number[] | null;
  /**
   * Recoil, where it is not ordinary.
   * @source Striker II: Introductory Infantry Rules, Grenade launchers, lines 3946-4003
   */
  readonly recoil: "low" | "ordinary" | "high";
}

const data = {
  "atgl-7cm": {
    id: "atgl-7cm",
    name: "7 cm ATGL",
    printed: "7 cm ATGL",
    techLevel: 6,
    type: "atgl",
    magazine: 1,
    difficult: { range: 100, autofire: 0 },
    formidable: { range: 220, autofire: 0 },
    impossible: { range: 350, autofire: 0 },
    heap: { penetration: 24, price: 8 },
    he: null,
    flechette: null,
    weight: 6,
    magazineWeight: 1.5,
    price: 200,
    notes: [1],
    recoil: "high",
  },
  "atgl-8cm": {
    id: "atgl-8cm",
    name: "8 cm ATGL",
    printed: "8 cm ATGL",
    techLevel: 6,
    type: "atgl",
    magazine: 1,
    difficult: { range: 120, autofire: 0 },
    formidable: { range: 250, autofire: 0 },
    impossible: { range: 375, autofire: 0 },
    heap: { penetration: 28, price: 10 },
    he: null,
    flechette: null,
    weight: 8,
    magazineWeight: 2.4,
    price: 250,
    notes: [1],
    recoil: "high",
  },
  "atgl-9cm": {
    id: "atgl-9cm",
    name: "9 cm ATGL",
    printed: "9 cm ATGL",
    techLevel: 6,
    type: "atgl",
    magazine: 1,
    difficult: { range: 150, autofire: 0 },
    formidable: { range: 270, autofire: 0 },
    impossible: { range: 400, autofire: 0 },
    heap: { penetration: 32, price: 12 },
    he: null,
    flechette: null,
    weight: 9,
    magazineWeight: 3.3,
    price: 300,
    notes: [1],
    recoil: "high",
  },
  "disposable-atgl-tl6": {
    id: "disposable-atgl-tl6",
    name: "TL 6 disposable ATGL",
    printed: "Disp ATGL",
    techLevel: 6,
    type: "disposable-atgl",
    magazine: 1,
    difficult: { range: 100, autofire: 0 },
    formidable: { range: 200, autofire: 0 },
    impossible: { range: 250, autofire: 0 },
    heap: { penetration: 31, price: null },
    he: null,
    flechette: null,
    weight: 7,
    magazineWeight: null,
    price: 50,
    notes: [1],
    recoil: "high",
  },
  "launcher-4cm": {
    id: "launcher-4cm",
    name: "4 cm grenade launcher",
    printed: "4 cm GL",
    techLevel: 7,
    type: "launcher",
    magazine: 1,
    difficult: { range: 100, autofire: 0 },
    formidable: { range: 200, autofire: 0 },
    impossible: { range: 500, autofire: 0 },
    heap: { penetration: 15, price: 5 },
    he: { penetration: 7, price: 3 },
    flechette: null,
    weight: 3,
    magazineWeight: 0.2,
    price: 200,
    notes: null,
    recoil: "ordinary",
  },
  "automatic-launcher-4cm": {
    id: "automatic-launcher-4cm",
    name: "4 cm automatic grenade launcher",
    printed: "4 cm Auto GL",
    techLevel: 7,
    type: "automatic-launcher",
    magazine: 16,
    difficult: { range: 100, autofire: 3 },
    formidable: { range: 200, autofire: 2 },
    impossible: { range: 500, autofire: 1 },
    heap: { penetration: 15, price: 85 },
    he: { penetration: 7, price: 48 },
    flechette: null,
    weight: 6,
    magazineWeight: 8,
    price: 1400,
    notes: null,
    recoil: "ordinary",
  },
  "disposable-atgl-tl7": {
    id: "disposable-atgl-tl7",
    name: "TL 7 disposable ATGL",
    printed: "Dispe ATGL",
    techLevel: 7,
    type: "disposable-atgl",
    magazine: 1,
    difficult: { range: 200, autofire: 0 },
    formidable: { range: 400, autofire: 0 },
    impossible: { range: 600, autofire: 0 },
    heap: { penetration: 36, price: null },
    he: null,
    flechette: null,
    weight: 2,
    magazineWeight: null,
    price: 100,
    notes: [1],
    recoil: "high",
  },
  "ram-launcher-4cm-tl8": {
    id: "ram-launcher-4cm-tl8",
    name: "TL 8 4 cm RAM grenade launcher",
    printed: "4 cm Ram GL",
    techLevel: 8,
    type: "launcher",
    magazine: 3,
    difficult: { range: 250, autofire: 0 },
    formidable: { range: 500, autofire: 0 },
    impossible: { range: 1000, autofire: 0 },
    heap: { penetration: 24, price: 50 },
    he: { penetration: 7, price: 30 },
    flechette: { penetration: 6, price: 100 },
    weight: 4,
    magazineWeight: 1.4,
    price: 400,
    notes: null,
    recoil: "ordinary",
  },
  "automatic-ram-launcher-4cm-tl8": {
    id: "automatic-ram-launcher-4cm-tl8",
    name: "TL 8 4 cm RAM automatic grenade launcher",
    printed: "4 cmRAMAtoGL",
    techLevel: 8,
    type: "automatic-launcher",
    magazine: 20,
    difficult: { range: 250, autofire: 4 },
    formidable: { range: 500, autofire: 3 },
    impossible: { range: 1000, autofire: 2 },
    heap: { penetration: 24, price: 350 },
    he: { penetration: 7, price: 200 },
    flechette: { penetration: 6, price: 700 },
    weight: 8,
    magazineWeight: 9,
    price: 2200,
    notes: null,
    recoil: "ordinary",
  },
  "ram-launcher-4cm-tl9": {
    id: "ram-launcher-4cm-tl9",
    name: "TL 9 4 cm RAM grenade launcher",
    printed: "4 cm Ram GL",
    techLevel: 9,
    type: "launcher",
    magazine: 3,
    difficult: { range: 250, autofire: 0 },
    formidable: { range: 500, autofire: 0 },
    impossible: { range: 1000, autofire: 0 },
    heap: { penetration: 28, price: 60 },
    he: { penetration: 9, price: 40 },
    flechette: { penetration: 6, price: 120 },
    weight: 4,
    magazineWeight: 1.4,
    price: 400,
    notes: null,
    recoil: "ordinary",
  },
  "automatic-ram-launcher-4cm-tl9": {
    id: "automatic-ram-launcher-4cm-tl9",
    name: "TL 9 4 cm RAM automatic grenade launcher",
    printed: "4 cmRAMAtoGL",
    techLevel: 9,
    type: "automatic-launcher",
    magazine: 20,
    difficult: { range: 250, autofire: 4 },
    formidable: { range: 500, autofire: 3 },
    impossible: { range: 1000, autofire: 2 },
    heap: { penetration: 28, price: 400 },
    he: { penetration: 9, price: 270 },
    flechette: { penetration: 6, price: 800 },
    weight: 8.5,
    magazineWeight: 9,
    price: 2200,
    notes: null,
    recoil: "ordinary",
  },
  "ram-launcher-4cm-tl10": {
    id: "ram-launcher-4cm-tl10",
    name: "TL 10 4 cm RAM grenade launcher",
    printed: "4 cm Ram GL",
    techLevel: 10,
    type: "launcher",
    magazine: 3,
    difficult: { range: 375, autofire: 0 },
    formidable: { range: 750, autofire: 0 },
    impossible: { range: 1500, autofire: 0 },
    heap: { penetration: 32, price: 60 },
    he: { penetration: 9, price: 40 },
    flechette: { penetration: 8, price: 120 },
    weight: 6,
    magazineWeight: 1.6,
    price: 500,
    notes: null,
    recoil: "ordinary",
  },
  "automatic-ram-launcher-4cm-tl10": {
    id: "automatic-ram-launcher-4cm-tl10",
    name: "TL 10 4 cm RAM automatic grenade launcher",
    printed: "4 cmRAMAtoGL",
    techLevel: 10,
    type: "automatic-launcher",
    magazine: 20,
    difficult: { range: 375, autofire: 4 },
    formidable: { range: 750, autofire: 3 },
    impossible: { range: 1500, autofire: 2 },
    heap: { penetration: 32, price: 400 },
    he: { penetration: 9, price: 270 },
    flechette: { penetration: 8, price: 800 },
    weight: 9,
    magazineWeight: 12,
    price: 3000,
    notes: null,
    recoil: "ordinary",
  },
  "ram-launcher-4cm-tl11": {
    id: "ram-launcher-4cm-tl11",
    name: "TL 11 4 cm RAM grenade launcher",
    printed: "4 cm Ram GL",
    techLevel: 11,
    type: "launcher",
    magazine: 3,
    difficult: { range: 375, autofire: 0 },
    formidable: { range: 750, autofire: 0 },
    impossible: { range: 1500, autofire: 0 },
    heap: { penetration: 36, price: 60 },
    he: { penetration: 11, price: 40 },
    flechette: { penetration: 8, price: 120 },
    weight: 6,
    magazineWeight: 1.6,
    price: 600,
    notes: null,
    recoil: "ordinary",
  },
  "automatic-ram-launcher-4cm-tl11": {
    id: "automatic-ram-launcher-4cm-tl11",
    name: "TL 11 4 cm RAM automatic grenade launcher",
    printed: "4 cmRAMAtoGL",
    techLevel: 11,
    type: "automatic-launcher",
    magazine: 20,
    difficult: { range: 375, autofire: 4 },
    formidable: { range: 750, autofire: 3 },
    impossible: { range: 1500, autofire: 2 },
    heap: { penetration: 36, price: 400 },
    he: { penetration: 11, price: 270 },
    flechette: { penetration: 8, price: 800 },
    weight: 9,
    magazineWeight: 12,
    price: 3000,
    notes: null,
    recoil: "ordinary",
  },
} as const satisfies Record<GrenadeLaunchersId, GrenadeLaunchersRow>;

/**
 * Grenade launchers. Grenade launchers, with penetration and price of a magazine for each filling. What all launchers of a sort share stands in the sorts of grenade weapon.
 * @source Striker II: Introductory Infantry Rules, Grenade launchers, lines 3946-4003
 */
export const grenadeLaunchers: Documented<GrenadeLaunchersRow, typeof data> = /* @__PURE__ */ withoutPrototype(data);

/** All rows of “Grenade launchers”, in the book's order. */
export const grenadeLaunchersList: readonly (GrenadeLaunchersRow & { readonly id: GrenadeLaunchersId })[] = /* @__PURE__ */ (() => freeze(Object.values(data)))();

/**
 * Finds a row of “Grenade launchers” by what a person types: its id or a former one, its name, or what the book prints.
 * Case, spaces and punctuation do not count. Where none is meant, or several are, `row` is null and `suggestions` come nearest.
 * @param text - What was typed.
 */
export function findGrenadeLaunchers(text: string): Found<GrenadeLaunchersRow & { readonly id: GrenadeLaunchersId }> {
  return findRow("findGrenadeLaunchers", grenadeLaunchersList, text);
}
