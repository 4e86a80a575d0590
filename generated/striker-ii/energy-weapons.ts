// Made by tablewright from rules/striker-ii/weapon/energy-weapons.yaml. Do not edit: change the rules and run tablewright build.
import { withoutPrototype } from "../runtime/by-id.js";
import type { Found } from "../runtime/find.js";
import { findRow } from "../runtime/find.js";
import { freeze } from "../runtime/freeze.js";
import type { Documented } from "../runtime/types.js";

/** Ids of “Energy weapons”, in the book's order. */
export type EnergyWeaponsId = "laser-carbine-tl8" | "laser-rifle-tl9" | "laser-pistol-tl9" | "pgmp-12" | "laser-carbine-tl13" | "pgmp-13" | "laser-rifle-tl13" | "laser-pistol-tl13" | "pgmp-14" | "fgmp-14" | "fgmp-15" | "fgmp-16" | "plasma-rifle";

/** Range, penetration and autofire bonus of difficult shots, such as 150(7). */
export interface EnergyWeaponsRange {
  /**
   * Farthest distance at this difficulty.
   * Unit: meters (m).
   */
  readonly range: number;
  /** Penetration at this range, compared with armor values. */
  readonly penetration: number;
  /** Added to the roll to hit when fired on automatic. */
  readonly autofire: number;
}

/** Targets engaged: one number, or single shot/automatic such as 1/2. */
export interface EnergyWeaponsTargets {
  /** Targets on single shot, or always where no automatic figure follows. */
  readonly single: number;
  /** Targets on automatic fire. */
  readonly automatic: number | null;
}

/** A row of “Energy weapons”. */
export interface EnergyWeaponsRow {
  /** Id; it never changes. */
  readonly id: string;
  /** Full name. */
  readonly name: string;
  /**
   * The words exactly as the book prints them in this cell.
   * @source Striker II: Introductory Infantry Rules, Individual Weapons, energy weapons, lines 3353-3406
   */
  readonly printed: string | null;
  /**
   * Tech level at which it appears.
   * @source Striker II: Introductory Infantry Rules, Individual Weapons, energy weapons, lines 3353-3406
   */
  readonly techLevel: number;
  /**
   * Shots before the powerpack is exhausted, or unlimited.
   * @source Striker II: Introductory Infantry Rules, Individual Weapons, energy weapons, lines 3353-3406
   */
  readonly shots: number | "unlimited";
  /**
   * Range, penetration and autofire bonus of difficult shots, such as 150(7).
   * @source Striker II: Introductory Infantry Rules, Individual Weapons, energy weapons, lines 3353-3406
   */
  readonly difficult: EnergyWeaponsRange;
  /**
   * Range, penetration and autofire bonus of formidable shots, such as 150(7).
   * @source Striker II: Introductory Infantry Rules, Individual Weapons, energy weapons, lines 3353-3406
   */
  readonly formidable: EnergyWeaponsRange | null;
  /**
   * Range, penetration and autofire bonus of impossible shots, such as 150(7).
   * @source Striker II: Introductory Infantry Rules, Individual Weapons, energy weapons, lines 3353-3406
   */
  readonly impossible: EnergyWeaponsRange | null;
  /**
   * Damage rating.
   * @source Striker II: Introductory Infantry Rules, Individual Weapons, energy weapons, lines 3353-3406
   */
  readonly damage: number;
  /**
   * How easily firing is seen: L, M or H.
   * @source Striker II: Introductory Infantry Rules, Individual Weapons, energy weapons, lines 3353-3406
   */
  readonly signature: "low" | "medium" | "high";
  /**
   * Targets engaged: one number, or single shot/automatic such as 1/2.
   * @source Striker II: Introductory Infantry Rules, Individual Weapons, energy weapons, lines 3353-3406
   */
  readonly targets: EnergyWeaponsTargets;
  /**
   * Weight of the weapon; a liter of volume for each kilogram. Unit: kilograms (kg).
   * @source Striker II: Introductory Infantry Rules, Individual Weapons, energy weapons, lines 3353-3406
   */
  readonly weight: number;
  /**
   * Weight of the powerpack; a liter of volume for each kilogram. Unit: kilograms (kg).
   * @source Striker II: Introductory Infantry Rules, Individual Weapons, energy weapons, lines 3353-3406
   */
  readonly powerpackWeight: number;
  /**
   * Price of the weapon. Unit: credits (Cr).
   * @source Striker II: Introductory Infantry Rules, Individual Weapons, energy weapons, lines 3353-3406
   */
  readonly price: number;
  /**
   * Price of the powerpack. Unit: credits (Cr).
   * @source Striker II: Introductory Infantry Rules, Individual Weapons, energy weapons, lines 3353-3406
   */
  readonly powerpackPrice: number;
  /**
   * Whether only a soldier in battle dress may use it.
   * @source Striker II: Introductory Infantry Rules, Individual Weapons, energy weapons, lines 3353-3406
   */
  readonly battleDressOnly: boolean;
  /**
   * Note numbers as printed, such as 2,6.
   * @source Striker II: Introductory Infantry Rules, Individual Weapons, energy weapons, lines 3353-3406
   */
  readonly notes: readonly number[] | null;
  /**
   * Recoil, where it is not ordinary.
   * @source Striker II: Introductory Infantry Rules, Individual Weapons, energy weapons, lines 3353-3406
   */
  readonly recoil: "low" | "ordinary" | "high";
  /**
   * What the printed weights are multiplied by when the weapon's gravitic field is off.
   * @source Striker II: Introductory Infantry Rules, Individual Weapons, energy weapons, lines 3353-3406
   */
  readonly weightFactorFieldOff: number;
}

const data = {
  "laser-carbine-tl8": {
    id: "laser-carbine-tl8",
    name: "TL 8 laser carbine",
    printed: "Lsr crbn",
    techLevel: 8,
    shots: 50,
    difficult: { range: 150, penetration: 7, autofire: 0 },
    formidable: { range: 300, penetration: 3, autofire: 0 },
    impossible: { range: 1500, penetration: 0, autofire: 0 },
    damage: 3,
    signature: "low",
    targets: { single: 1, automatic: null },
    weight: 5,
    powerpackWeight: 3,
    price: 2500,
    powerpackPrice: 1000,
    battleDressOnly: false,
    notes: [2],
    recoil: "low",
    weightFactorFieldOff: 1,
  },
  "laser-rifle-tl9": {
    id: "laser-rifle-tl9",
    name: "TL 9 laser rifle",
    printed: "Lsr rfl",
    techLevel: 9,
    shots: 100,
    difficult: { range: 180, penetration: 9, autofire: 0 },
    formidable: { range: 360, penetration: 4, autofire: 0 },
    impossible: { range: 1800, penetration: 1, autofire: 0 },
    damage: 3,
    signature: "low",
    targets: { single: 1, automatic: null },
    weight: 6,
    powerpackWeight: 4,
    price: 3500,
    powerpackPrice: 1500,
    battleDressOnly: false,
    notes: [2],
    recoil: "low",
    weightFactorFieldOff: 1,
  },
  "laser-pistol-tl9": {
    id: "laser-pistol-tl9",
    name: "TL 9 laser pistol",
    printed: "Lsr pstl",
    techLevel: 9,
    shots: 50,
    difficult: { range: 90, penetration: 4, autofire: 0 },
    formidable: { range: 180, penetration: 2, autofire: 0 },
    impossible: { range: 900, penetration: 0, autofire: 0 },
    damage: 3,
    signature: "low",
    targets: { single: 1, automatic: null },
    weight: 3,
    powerpackWeight: 1,
    price: 2000,
    powerpackPrice: 400,
    battleDressOnly: false,
    notes: [2],
    recoil: "low",
    weightFactorFieldOff: 1,
  },
  "pgmp-12": {
    id: "pgmp-12",
    name: "PGMP-12",
    printed: "PGMP-12",
    techLevel: 12,
    shots: 40,
    difficult: { range: 250, penetration: 20, autofire: 0 },
    formidable: { range: 450, penetration: 8, autofire: 0 },
    impossible: { range: 750, penetration: 1, autofire: 0 },
    damage: 12,
    signature: "high",
    targets: { single: 1, automatic: null },
    weight: 6,
    powerpackWeight: 3,
    price: 10000,
    powerpackPrice: 2500,
    battleDressOnly: false,
    notes: [5],
    recoil: "high",
    weightFactorFieldOff: 1,
  },
  "laser-carbine-tl13": {
    id: "laser-carbine-tl13",
    name: "TL 13 laser carbine",
    printed: "Lsr crbn",
    techLevel: 13,
    shots: 200,
    difficult: { range: 200, penetration: 12, autofire: 0 },
    formidable: { range: 400, penetration: 6, autofire: 0 },
    impossible: { range: 2000, penetration: 2, autofire: 0 },
    damage: 3,
    signature: "low",
    targets: { single: 1, automatic: null },
    weight: 4.4,
    powerpackWeight: 2,
    price: 4000,
    powerpackPrice: 14000,
    battleDressOnly: false,
    notes: [2],
    recoil: "low",
    weightFactorFieldOff: 1,
  },
  "pgmp-13": {
    id: "pgmp-13",
    name: "PGMP-13",
    printed: "PGMP-13",
    techLevel: 13,
    shots: "unlimited",
    difficult: { range: 450, penetration: 25, autofire: 0 },
    formidable: { range: 900, penetration: 12, autofire: 0 },
    impossible: { range: 1500, penetration: 1, autofire: 0 },
    damage: 13,
    signature: "high",
    targets: { single: 1, automatic: null },
    weight: 0.9,
    powerpackWeight: 7,
    price: 65000,
    powerpackPrice: 50000,
    battleDressOnly: true,
    notes: [5],
    recoil: "high",
    weightFactorFieldOff: 1,
  },
  "laser-rifle-tl13": {
    id: "laser-rifle-tl13",
    name: "TL 13 laser rifle",
    printed: "Lsr rifle",
    techLevel: 13,
    shots: 200,
    difficult: { range: 400, penetration: 20, autofire: 0 },
    formidable: { range: 800, penetration: 12, autofire: 0 },
    impossible: { range: 4000, penetration: 4, autofire: 0 },
    damage: 3,
    signature: "low",
    targets: { single: 1, automatic: null },
    weight: 8,
    powerpackWeight: 4,
    price: 8000,
    powerpackPrice: 28000,
    battleDressOnly: false,
    notes: [2],
    recoil: "low",
    weightFactorFieldOff: 1,
  },
  "laser-pistol-tl13": {
    id: "laser-pistol-tl13",
    name: "TL 13 laser pistol",
    printed: "Lsr pistol",
    techLevel: 13,
    shots: 200,
    difficult: { range: 100, penetration: 6, autofire: 0 },
    formidable: { range: 200, penetration: 3, autofire: 0 },
    impossible: { range: 1000, penetration: 1, autofire: 0 },
    damage: 3,
    signature: "low",
    targets: { single: 1, automatic: null },
    weight: 2.2,
    powerpackWeight: 1,
    price: 3000,
    powerpackPrice: 7000,
    battleDressOnly: false,
    notes: [2],
    recoil: "low",
    weightFactorFieldOff: 1,
  },
  "pgmp-14": {
    id: "pgmp-14",
    name: "PGMP-14",
    printed: "PGMP-14",
    techLevel: 14,
    shots: "unlimited",
    difficult: { range: 450, penetration: 25, autofire: 0 },
    formidable: { range: 900, penetration: 12, autofire: 0 },
    impossible: { range: 1500, penetration: 1, autofire: 0 },
    damage: 14,
    signature: "high",
    targets: { single: 1, automatic: null },
    weight: 9,
    powerpackWeight: 1.6,
    price: 100000,
    powerpackPrice: 65000,
    battleDressOnly: false,
    notes: [2, 6],
    recoil: "low",
    weightFactorFieldOff: 10,
  },
  "fgmp-14": {
    id: "fgmp-14",
    name: "FGMP-14",
    printed: "FGMP-14",
    techLevel: 14,
    shots: "unlimited",
    difficult: { range: 450, penetration: 34, autofire: 0 },
    formidable: { range: 900, penetration: 22, autofire: 0 },
    impossible: { range: 1500, penetration: 4, autofire: 0 },
    damage: 14,
    signature: "high",
    targets: { single: 1, automatic: null },
    weight: 10,
    powerpackWeight: 9,
    price: 100000,
    powerpackPrice: 65000,
    battleDressOnly: true,
    notes: [5],
    recoil: "high",
    weightFactorFieldOff: 1,
  },
  "fgmp-15": {
    id: "fgmp-15",
    name: "FGMP-15",
    printed: "FGMP-15",
    techLevel: 15,
    shots: "unlimited",
    difficult: { range: 450, penetration: 34, autofire: 0 },
    formidable: { range: 900, penetration: 22, autofire: 0 },
    impossible: { range: 1500, penetration: 4, autofire: 0 },
    damage: 15,
    signature: "high",
    targets: { single: 1, automatic: null },
    weight: 1,
    powerpackWeight: 2,
    price: 400000,
    powerpackPrice: 300000,
    battleDressOnly: false,
    notes: [2, 6],
    recoil: "low",
    weightFactorFieldOff: 10,
  },
  "fgmp-16": {
    id: "fgmp-16",
    name: "FGMP-16",
    printed: "FGMP-16",
    techLevel: 16,
    shots: "unlimited",
    difficult: { range: 450, penetration: 34, autofire: 0 },
    formidable: { range: 900, penetration: 22, autofire: 0 },
    impossible: { range: 1500, penetration: 4, autofire: 0 },
    damage: 16,
    signature: "high",
    targets: { single: 1, automatic: null },
    weight: 0.5,
    powerpackWeight: 1,
    price: 500000,
    powerpackPrice: 375000,
    battleDressOnly: false,
    notes: [2, 6],
    recoil: "low",
    weightFactorFieldOff: 10,
  },
  "plasma-rifle": {
    id: "plasma-rifle",
    name: "Plasma rifle",
    printed: "Plasma rfl",
    techLevel: 16,
    shots: "unlimited",
    difficult: { range: 450, penetration: 25, autofire: 0 },
    formidable: { range: 900, penetration: 12, autofire: 0 },
    impossible: { range: 1500, penetration: 1, autofire: 0 },
    damage: 13,
    signature: "high",
    targets: { single: 1, automatic: null },
    weight: 0.5,
    powerpackWeight: 0.5,
    price: 125000,
    powerpackPrice: 300000,
    battleDressOnly: false,
    notes: [2, 6],
    recoil: "low",
    weightFactorFieldOff: 10,
  },
} as const satisfies Record<EnergyWeaponsId, EnergyWeaponsRow>;

/**
 * Energy weapons. Lasers and the plasma and fusion weapons one soldier carries. Beyond its notes, the print names two of them that only a soldier in battle dress may use.
 * @source Striker II: Introductory Infantry Rules, Individual Weapons, energy weapons, lines 3353-3406
 */
export const energyWeapons: Documented<EnergyWeaponsRow, typeof data> = /* @__PURE__ */ withoutPrototype(data);

/** All rows of “Energy weapons”, in the book's order. */
export const energyWeaponsList: readonly (EnergyWeaponsRow & { readonly id: EnergyWeaponsId })[] = /* @__PURE__ */ (() => freeze(Object.values(data)))();

/**
 * Finds a row of “Energy weapons” by what a person types: its id or a former one, its name, or what the book prints.
 * Case, spaces and punctuation do not count. Where none is meant, or several are, `row` is null and `suggestions` come nearest.
 * @param text - What was typed.
 */
export function findEnergyWeapons(text: string): Found<EnergyWeaponsRow & { readonly id: EnergyWeaponsId }> {
  return findRow("findEnergyWeapons", energyWeaponsList, text);
}
