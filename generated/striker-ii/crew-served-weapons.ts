// Made by tablewright from rules/striker-ii/weapon/crew-served-weapons.yaml. Do not edit: change the rules and run tablewright build.
import { withoutPrototype } from "../runtime/by-id.js";
import type { Found } from "../runtime/find.js";
import { findRow } from "../runtime/find.js";
import { freeze } from "../runtime/freeze.js";
import type { Documented } from "../runtime/types.js";

/** Ids of “Crew served slug throwers”, in the book's order. */
export type CrewServedWeaponsId = "medium-machine-gun-7mm-tl5" | "heavy-machine-gun-7mm-tl5" | "light-machine-gun-5.5mm" | "light-machine-gun-5.5mm-magazine" | "light-machine-gun-7mm" | "medium-machine-gun-7mm-tl6" | "heavy-machine-gun-7mm-tl6" | "heavy-machine-gun-13mm-tl6" | "gatling-gun-5.5mm-tl7" | "gatling-gun-7mm-tl7" | "gatling-gun-5.5mm-tl8" | "gatling-gun-7mm-tl8" | "heavy-machine-gun-13mm-tl8" | "gatling-gun-13mm" | "vrf-gauss-gun";

/** Rounds in a belt, hopper or magazine, and how many shots that is, such as 120/3; a lone number is the shots. */
export interface CrewServedWeaponsBelt {
  /** Rounds in one belt, hopper or magazine. */
  readonly rounds: number | null;
  /** Shots that supply is good for. */
  readonly shots: number;
}

/** Range, penetration and autofire bonus of difficult shots, such as 350(3)+3. */
export interface CrewServedWeaponsRange {
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
export interface CrewServedWeaponsTargets {
  /** Targets on single shot, or always where no automatic figure follows. */
  readonly single: number;
  /** Targets on automatic fire. */
  readonly automatic: number | null;
}

/** A row of “Crew served slug throwers”. */
export interface CrewServedWeaponsRow {
  /** Id; it never changes. */
  readonly id: string;
  /** Full name. */
  readonly name: string;
  /**
   * The words exactly as the book prints them in this cell.
   * @source Striker II: Introductory Infantry Rules, Crew served slug throwers, lines 3488-3541
   */
  readonly printed: string | null;
  /**
   * Tech level at which it appears.
   * @source Striker II: Introductory Infantry Rules, Crew served slug throwers, lines 3488-3541
   */
  readonly techLevel: number;
  /**
   * Belt.
   * Rounds in a belt, hopper or magazine, and how many shots that is, such as 120/3; a lone number is the shots.
   * @source Striker II: Introductory Infantry Rules, Crew served slug throwers, lines 3488-3541
   * @erratum crew-served-weapons/medium-machine-gun-7mm-tl5/belt: printed 3, read 120/3 (medium-machine-gun-tl5-belt). Every other cell of the column gives rounds and shots; the heavy gun below has the same belt in caliber, weight, price and shots, and its cell prints 120 rounds.
   */
  readonly belt: CrewServedWeaponsBelt;
  /**
   * Range, penetration and autofire bonus of difficult shots, such as 350(3)+3.
   * @source Striker II: Introductory Infantry Rules, Crew served slug throwers, lines 3488-3541
   */
  readonly difficult: CrewServedWeaponsRange;
  /**
   * Range, penetration and autofire bonus of formidable shots, such as 350(3)+3.
   * @source Striker II: Introductory Infantry Rules, Crew served slug throwers, lines 3488-3541
   */
  readonly formidable: CrewServedWeaponsRange | null;
  /**
   * Range, penetration and autofire bonus of impossible shots, such as 350(3)+3.
   * @source Striker II: Introductory Infantry Rules, Crew served slug throwers, lines 3488-3541
   */
  readonly impossible: CrewServedWeaponsRange | null;
  /**
   * Damage rating.
   * @source Striker II: Introductory Infantry Rules, Crew served slug throwers, lines 3488-3541
   */
  readonly damage: number;
  /**
   * How easily firing is seen: L, M or H.
   * @source Striker II: Introductory Infantry Rules, Crew served slug throwers, lines 3488-3541
   */
  readonly signature: "low" | "medium" | "high";
  /**
   * Targets engaged: one number, or single shot/automatic such as 1/2.
   * @source Striker II: Introductory Infantry Rules, Crew served slug throwers, lines 3488-3541
   */
  readonly targets: CrewServedWeaponsTargets;
  /**
   * Weight of the weapon; a liter of volume for each kilogram. Unit: kilograms (kg).
   * @source Striker II: Introductory Infantry Rules, Crew served slug throwers, lines 3488-3541
   */
  readonly weight: number;
  /**
   * Weight of a loaded belt, hopper or magazine; a liter of volume for each kilogram. Unit: kilograms (kg).
   * @source Striker II: Introductory Infantry Rules, Crew served slug throwers, lines 3488-3541
   */
  readonly beltWeight: number;
  /**
   * Price of the weapon. Unit: credits (Cr).
   * @source Striker II: Introductory Infantry Rules, Crew served slug throwers, lines 3488-3541
   */
  readonly price: number;
  /**
   * Price of a belt, hopper or magazine. Unit: credits (Cr).
   * @source Striker II: Introductory Infantry Rules, Crew served slug throwers, lines 3488-3541
   */
  readonly beltPrice: number;
  /**
   * Movement phases spent setting the weapon up before it can fire, and again before it can move; 0 where it is used as a soldier's own weapon. Unit: turns (turn).
   * @source Striker II: Introductory Infantry Rules, Crew served slug throwers, lines 3488-3541
   */
  readonly setUp: number;
  /**
   * Soldiers it needs when carried or towed; one is enough for any of them on a vehicle.
   * @source Striker II: Introductory Infantry Rules, Crew served slug throwers, lines 3488-3541
   */
  readonly crew: number;
  /**
   * The mount it needs on infantry, flexible, pintle or open mountings; left out where its own weight includes every mount.
   * @source Striker II: Introductory Infantry Rules, Crew served slug throwers, lines 3488-3541
   */
  readonly mount: "medium-machine-gun-tl5" | "heavy-machine-gun-tl5" | "heavy-machine-gun-7mm-tl6" | "heavy-machine-gun-13mm-tl6" | "gatling-gun-5.5mm-tl7" | "gatling-gun-7mm-tl7" | "gatling-gun-5.5mm-tl8" | "gatling-gun-7mm-tl8" | "heavy-machine-gun-13mm-tl8" | "gatling-gun-13mm" | "vrf-gauss-gun" | null;
  /**
   * Note numbers as printed, such as 3,7.
   * @source Striker II: Introductory Infantry Rules, Crew served slug throwers, lines 3488-3541
   */
  readonly notes: readonly number[] | null;
  /**
   * What it counts as in movement and combat.
   * @source Striker II: Introductory Infantry Rules, Crew served slug throwers, lines 3488-3541
   */
  readonly treatedAs: "individual" | "light-crew-served" | "heavy-crew-served";
  /**
   * Recoil, where it is not ordinary.
   * @source Striker II: Introductory Infantry Rules, Crew served slug throwers, lines 3488-3541
   */
  readonly recoil: "low" | "ordinary" | "high";
  /**
   * Whether it is fed by a magazine like a soldier's own weapon, and so needs a crew of one only.
   * @source Striker II: Introductory Infantry Rules, Crew served slug throwers, lines 3488-3541
   */
  readonly usesMagazine: boolean;
  /**
   * Rows that share this word are one gun on different mounts and with different ammunition.
   * @source Striker II: Introductory Infantry Rules, Crew served slug throwers, lines 3488-3541
   */
  readonly basicWeapon: string | null;
  /**
   * Whether its weight includes every kind of mount.
   * @source Striker II: Introductory Infantry Rules, Crew served slug throwers, lines 3488-3541
   */
  readonly mountIncluded: boolean;
}

const data = {
  "medium-machine-gun-7mm-tl5": {
    id: "medium-machine-gun-7mm-tl5",
    name: "TL 5 7mm medium machinegun",
    printed: "7mm Mdm MG",
    techLevel: 5,
    belt: { rounds: 120, shots: 3 },
    difficult: { range: 350, penetration: 3, autofire: 3 },
    formidable: { range: 700, penetration: 2, autofire: 2 },
    impossible: { range: 1000, penetration: 2, autofire: 1 },
    damage: 3,
    signature: "high",
    targets: { single: 8, automatic: null },
    weight: 10,
    beltWeight: 4,
    price: 1500,
    beltPrice: 240,
    setUp: 0,
    crew: 2,
    mount: "medium-machine-gun-tl5",
    notes: [5],
    treatedAs: "individual",
    recoil: "high",
    usesMagazine: false,
    basicWeapon: null,
    mountIncluded: false,
  },
  "heavy-machine-gun-7mm-tl5": {
    id: "heavy-machine-gun-7mm-tl5",
    name: "TL 5 7mm heavy machinegun",
    printed: "7mm Hvy MG",
    techLevel: 5,
    belt: { rounds: 120, shots: 3 },
    difficult: { range: 500, penetration: 3, autofire: 3 },
    formidable: { range: 1000, penetration: 2, autofire: 2 },
    impossible: { range: 1500, penetration: 2, autofire: 1 },
    damage: 3,
    signature: "high",
    targets: { single: 8, automatic: null },
    weight: 15,
    beltWeight: 4,
    price: 1900,
    beltPrice: 240,
    setUp: 2,
    crew: 2,
    mount: "heavy-machine-gun-tl5",
    notes: null,
    treatedAs: "light-crew-served",
    recoil: "ordinary",
    usesMagazine: false,
    basicWeapon: null,
    mountIncluded: false,
  },
  "light-machine-gun-5.5mm": {
    id: "light-machine-gun-5.5mm",
    name: "5.5mm light machinegun, belt",
    printed: "5.5mm Lt MG",
    techLevel: 6,
    belt: { rounds: 80, shots: 1 },
    difficult: { range: 350, penetration: 2, autofire: 4 },
    formidable: { range: 700, penetration: 2, autofire: 3 },
    impossible: { range: 1000, penetration: 2, autofire: 2 },
    damage: 2,
    signature: "high",
    targets: { single: 2, automatic: null },
    weight: 5.5,
    beltWeight: 2,
    price: 1200,
    beltPrice: 100,
    setUp: 0,
    crew: 2,
    mount: null,
    notes: [1, 4, 7],
    treatedAs: "individual",
    recoil: "ordinary",
    usesMagazine: false,
    basicWeapon: "small-caliber",
    mountIncluded: true,
  },
  "light-machine-gun-5.5mm-magazine": {
    id: "light-machine-gun-5.5mm-magazine",
    name: "5.5mm light machinegun, magazine",
    printed: "5.5mm Lt MG",
    techLevel: 6,
    belt: { rounds: 30, shots: 1 },
    difficult: { range: 350, penetration: 2, autofire: 2 },
    formidable: { range: 700, penetration: 2, autofire: 1 },
    impossible: { range: 1000, penetration: 2, autofire: 0 },
    damage: 2,
    signature: "high",
    targets: { single: 2, automatic: null },
    weight: 5.5,
    beltWeight: 0.33,
    price: 1200,
    beltPrice: 20,
    setUp: 0,
    crew: 1,
    mount: null,
    notes: [1, 2, 4, 7],
    treatedAs: "individual",
    recoil: "ordinary",
    usesMagazine: true,
    basicWeapon: "small-caliber",
    mountIncluded: true,
  },
  "light-machine-gun-7mm": {
    id: "light-machine-gun-7mm",
    name: "7mm light machinegun",
    printed: "7mm Lt MG",
    techLevel: 6,
    belt: { rounds: 40, shots: 1 },
    difficult: { range: 400, penetration: 3, autofire: 3 },
    formidable: { range: 750, penetration: 2, autofire: 2 },
    impossible: { range: 1200, penetration: 2, autofire: 1 },
    damage: 3,
    signature: "high",
    targets: { single: 4, automatic: null },
    weight: 10,
    beltWeight: 1.3,
    price: 2000,
    beltPrice: 100,
    setUp: 0,
    crew: 2,
    mount: null,
    notes: [1, 3, 7],
    treatedAs: "individual",
    recoil: "ordinary",
    usesMagazine: false,
    basicWeapon: "rifle-caliber",
    mountIncluded: true,
  },
  "medium-machine-gun-7mm-tl6": {
    id: "medium-machine-gun-7mm-tl6",
    name: "TL 6 7mm medium machinegun",
    printed: "7mm Mdm MG",
    techLevel: 6,
    belt: { rounds: 160, shots: 2 },
    difficult: { range: 500, penetration: 3, autofire: 4 },
    formidable: { range: 1000, penetration: 2, autofire: 3 },
    impossible: { range: 1500, penetration: 2, autofire: 2 },
    damage: 3,
    signature: "high",
    targets: { single: 8, automatic: null },
    weight: 10,
    beltWeight: 5.5,
    price: 2000,
    beltPrice: 300,
    setUp: 0,
    crew: 2,
    mount: null,
    notes: [3, 5, 7],
    treatedAs: "individual",
    recoil: "high",
    usesMagazine: false,
    basicWeapon: "rifle-caliber",
    mountIncluded: true,
  },
  "heavy-machine-gun-7mm-tl6": {
    id: "heavy-machine-gun-7mm-tl6",
    name: "TL 6 7mm heavy machinegun",
    printed: "7mm Hvy MG",
    techLevel: 6,
    belt: { rounds: 160, shots: 1 },
    difficult: { range: 600, penetration: 3, autofire: 5 },
    formidable: { range: 1200, penetration: 2, autofire: 4 },
    impossible: { range: 1800, penetration: 2, autofire: 2 },
    damage: 3,
    signature: "high",
    targets: { single: 16, automatic: null },
    weight: 10,
    beltWeight: 5.3,
    price: 2200,
    beltPrice: 300,
    setUp: 2,
    crew: 2,
    mount: "heavy-machine-gun-7mm-tl6",
    notes: [3],
    treatedAs: "light-crew-served",
    recoil: "ordinary",
    usesMagazine: false,
    basicWeapon: "rifle-caliber",
    mountIncluded: false,
  },
  "heavy-machine-gun-13mm-tl6": {
    id: "heavy-machine-gun-13mm-tl6",
    name: "TL 6 13mm heavy machinegun",
    printed: "13mm Hvy MG",
    techLevel: 6,
    belt: { rounds: 80, shots: 2 },
    difficult: { range: 500, penetration: 6, autofire: 3 },
    formidable: { range: 1000, penetration: 5, autofire: 2 },
    impossible: { range: 1500, penetration: 3, autofire: 1 },
    damage: 5,
    signature: "high",
    targets: { single: 4, automatic: null },
    weight: 40,
    beltWeight: 10,
    price: 3000,
    beltPrice: 400,
    setUp: 2,
    crew: 2,
    mount: "heavy-machine-gun-13mm-tl6",
    notes: null,
    treatedAs: "light-crew-served",
    recoil: "ordinary",
    usesMagazine: false,
    basicWeapon: null,
    mountIncluded: false,
  },
  "gatling-gun-5.5mm-tl7": {
    id: "gatling-gun-5.5mm-tl7",
    name: "TL 7 5.5mm Gatling gun",
    printed: "5.5mm Gatgn",
    techLevel: 7,
    belt: { rounds: 2560, shots: 4 },
    difficult: { range: 300, penetration: 2, autofire: 7 },
    formidable: { range: 600, penetration: 2, autofire: 5 },
    impossible: { range: 1000, penetration: 1, autofire: 3 },
    damage: 2,
    signature: "high",
    targets: { single: 16, automatic: null },
    weight: 30,
    beltWeight: 30,
    price: 12350,
    beltPrice: 2250,
    setUp: 4,
    crew: 2,
    mount: "gatling-gun-5.5mm-tl7",
    notes: null,
    treatedAs: "light-crew-served",
    recoil: "ordinary",
    usesMagazine: false,
    basicWeapon: null,
    mountIncluded: false,
  },
  "gatling-gun-7mm-tl7": {
    id: "gatling-gun-7mm-tl7",
    name: "TL 7 7mm Gatling gun",
    printed: "7mm Gatgn",
    techLevel: 7,
    belt: { rounds: 2560, shots: 4 },
    difficult: { range: 400, penetration: 3, autofire: 7 },
    formidable: { range: 750, penetration: 2, autofire: 5 },
    impossible: { range: 1200, penetration: 2, autofire: 3 },
    damage: 3,
    signature: "high",
    targets: { single: 16, automatic: null },
    weight: 60,
    beltWeight: 60,
    price: 15500,
    beltPrice: 3000,
    setUp: 4,
    crew: 2,
    mount: "gatling-gun-7mm-tl7",
    notes: null,
    treatedAs: "light-crew-served",
    recoil: "ordinary",
    usesMagazine: false,
    basicWeapon: null,
    mountIncluded: false,
  },
  "gatling-gun-5.5mm-tl8": {
    id: "gatling-gun-5.5mm-tl8",
    name: "TL 8 5.5mm Gatling gun",
    printed: "5.5mm Gatgn",
    techLevel: 8,
    belt: { rounds: 2560, shots: 1 },
    difficult: { range: 300, penetration: 2, autofire: 9 },
    formidable: { range: 600, penetration: 2, autofire: 7 },
    impossible: { range: 1000, penetration: 1, autofire: 4 },
    damage: 2,
    signature: "high",
    targets: { single: 16, automatic: null },
    weight: 15,
    beltWeight: 30,
    price: 4500,
    beltPrice: 1000,
    setUp: 4,
    crew: 2,
    mount: "gatling-gun-5.5mm-tl8",
    notes: null,
    treatedAs: "light-crew-served",
    recoil: "ordinary",
    usesMagazine: false,
    basicWeapon: null,
    mountIncluded: false,
  },
  "gatling-gun-7mm-tl8": {
    id: "gatling-gun-7mm-tl8",
    name: "TL 8 7mm Gatling gun",
    printed: "7mm Gatgn",
    techLevel: 8,
    belt: { rounds: 1280, shots: 1 },
    difficult: { range: 400, penetration: 3, autofire: 8 },
    formidable: { range: 750, penetration: 2, autofire: 6 },
    impossible: { range: 1200, penetration: 2, autofire: 3 },
    damage: 3,
    signature: "high",
    targets: { single: 16, automatic: null },
    weight: 30,
    beltWeight: 30,
    price: 6000,
    beltPrice: 900,
    setUp: 4,
    crew: 2,
    mount: "gatling-gun-7mm-tl8",
    notes: null,
    treatedAs: "light-crew-served",
    recoil: "ordinary",
    usesMagazine: false,
    basicWeapon: null,
    mountIncluded: false,
  },
  "heavy-machine-gun-13mm-tl8": {
    id: "heavy-machine-gun-13mm-tl8",
    name: "TL 8 13mm heavy machinegun",
    printed: "13mm Hvy MG",
    techLevel: 8,
    belt: { rounds: 80, shots: 1 },
    difficult: { range: 500, penetration: 6, autofire: 4 },
    formidable: { range: 1000, penetration: 5, autofire: 3 },
    impossible: { range: 1500, penetration: 3, autofire: 1 },
    damage: 5,
    signature: "high",
    targets: { single: 8, automatic: null },
    weight: 20,
    beltWeight: 10,
    price: 5000,
    beltPrice: 400,
    setUp: 2,
    crew: 2,
    mount: "heavy-machine-gun-13mm-tl8",
    notes: null,
    treatedAs: "light-crew-served",
    recoil: "ordinary",
    usesMagazine: false,
    basicWeapon: null,
    mountIncluded: false,
  },
  "gatling-gun-13mm": {
    id: "gatling-gun-13mm",
    name: "13mm Gatling gun",
    printed: "13mm Gatgn",
    techLevel: 8,
    belt: { rounds: 320, shots: 1 },
    difficult: { range: 500, penetration: 6, autofire: 6 },
    formidable: { range: 1000, penetration: 5, autofire: 5 },
    impossible: { range: 1500, penetration: 3, autofire: 2 },
    damage: 5,
    signature: "high",
    targets: { single: 16, automatic: null },
    weight: 70,
    beltWeight: 30,
    price: 9000,
    beltPrice: 1000,
    setUp: 6,
    crew: 2,
    mount: "gatling-gun-13mm",
    notes: [6],
    treatedAs: "heavy-crew-served",
    recoil: "ordinary",
    usesMagazine: false,
    basicWeapon: null,
    mountIncluded: false,
  },
  "vrf-gauss-gun": {
    id: "vrf-gauss-gun",
    name: "VRF Gauss gun",
    printed: "VRF Gauss",
    techLevel: 10,
    belt: { rounds: 30720, shots: 24 },
    difficult: { range: 1500, penetration: 21, autofire: 8 },
    formidable: { range: 3000, penetration: 19, autofire: 6 },
    impossible: { range: 4500, penetration: 17, autofire: 3 },
    damage: 10,
    signature: "low",
    targets: { single: 16, automatic: null },
    weight: 2000,
    beltWeight: 300,
    price: 200000,
    beltPrice: 6000,
    setUp: 10,
    crew: 2,
    mount: "vrf-gauss-gun",
    notes: [6],
    treatedAs: "heavy-crew-served",
    recoil: "ordinary",
    usesMagazine: false,
    basicWeapon: null,
    mountIncluded: false,
  },
} as const satisfies Record<CrewServedWeaponsId, CrewServedWeaponsRow>;

/**
 * Crew served slug throwers. Machineguns and other guns with a crew, by what they fire and how they are fed. Notes and set-up time run together in print: the last number is the set-up time. None of them needs fire control.
 * @source Striker II: Introductory Infantry Rules, Crew served slug throwers, lines 3488-3541
 */
export const crewServedWeapons: Documented<CrewServedWeaponsRow, typeof data> = /* @__PURE__ */ withoutPrototype(data);

/** All rows of “Crew served slug throwers”, in the book's order. */
export const crewServedWeaponsList: readonly (CrewServedWeaponsRow & { readonly id: CrewServedWeaponsId })[] = /* @__PURE__ */ (() => freeze(Object.values(data)))();

/**
 * Finds a row of “Crew served slug throwers” by what a person types: its id or a former one, its name, or what the book prints.
 * Case, spaces and punctuation do not count. Where none is meant, or several are, `row` is null and `suggestions` come nearest.
 * @param text - What was typed.
 */
export function findCrewServedWeapons(text: string): Found<CrewServedWeaponsRow & { readonly id: CrewServedWeaponsId }> {
  return findRow("findCrewServedWeapons", crewServedWeaponsList, text);
}
