// Made by tablewright from rules/striker-ii/armor/personal-armor.yaml. Do not edit: change the rules and run tablewright build.
import { withoutPrototype } from "../runtime/by-id.js";
import type { Found } from "../runtime/find.js";
import { findRow } from "../runtime/find.js";
import { freeze } from "../runtime/freeze.js";
import type { Documented, Unknown } from "../runtime/types.js";

/** Ids of “Personal armor”, in the book's order. */
export type PersonalArmorId = "jack" | "cloth" | "mesh" | "flak-jacket" | "vacc-suit-tl7" | "hard-vacc-suit-tl8" | "ablat" | "vacc-suit-tl9" | "hard-vacc-suit-tl9" | "combat-armor-tl10" | "combat-environment-suit" | "vacc-suit-tl10" | "hard-vacc-suit-tl10" | "combat-armor-tl11" | "vacc-suit-tl11" | "hard-vacc-suit-tl11" | "combat-armor-tl12" | "vacc-suit-tl12" | "hard-vacc-suit-tl12" | "battle-dress-tl13" | "vacc-suit-tl13" | "combat-armor-tl14" | "battle-dress-tl14" | "vacc-suit-tl14" | "vacc-suit-tl15";

/** Armor value: 8 against everything, (1) against melee weapons only, [10] against energy weapons only; 1[6] is both. */
export interface PersonalArmorArmorValue {
  /** Value against every attack that has none of its own. */
  readonly all: number | null;
  /** Value against melee weapons only. */
  readonly melee: number | null;
  /** Value against energy weapons only. */
  readonly energy: number | null;
}

/** A row of “Personal armor”. */
export interface PersonalArmorRow {
  /** Id; it never changes. */
  readonly id: string;
  /** Full name. */
  readonly name: string;
  /**
   * The words exactly as the book prints them in this cell.
   * @source Striker II: Introductory Infantry Rules, Personal armor, lines 4104-4226
   */
  readonly printed: string | null;
  /**
   * Tech level at which it appears.
   * @source Striker II: Introductory Infantry Rules, Personal armor, lines 4104-4226
   */
  readonly techLevel: number;
  /**
   * Armor value: 8 against everything, (1) against melee weapons only, [10] against energy weapons only; 1[6] is both.
   * @source Striker II: Introductory Infantry Rules, Personal armor, lines 4104-4226
   */
  readonly value: PersonalArmorArmorValue;
  /**
   * Weight of a suit. Unit: kilograms (kg).
   * @source Striker II: Introductory Infantry Rules, Personal armor, lines 4104-4226
   */
  readonly weight: number | Unknown;
  /**
   * Volume of a suit. Unit: liters (l).
   * @source Striker II: Introductory Infantry Rules, Personal armor, lines 4104-4226
   */
  readonly volume: number | Unknown;
  /**
   * Price of a suit. Unit: credits (Cr).
   * @source Striker II: Introductory Infantry Rules, Personal armor, lines 4104-4226
   */
  readonly price: number | Unknown;
  /**
   * Whether it is battle dress, which some weapons need.
   * @source Striker II: Introductory Infantry Rules, Personal armor, lines 4104-4226
   */
  readonly battleDress: boolean;
}

const data = {
  jack: {
    id: "jack",
    name: "Jack",
    printed: "Jack",
    techLevel: 1,
    value: { all: null, melee: 1, energy: null },
    weight: 1,
    volume: 4,
    price: 50,
    battleDress: false,
  },
  cloth: {
    id: "cloth",
    name: "Cloth",
    printed: "Cloth",
    techLevel: 6,
    value: { all: 5, melee: null, energy: null },
    weight: 2,
    volume: 4.5,
    price: 250,
    battleDress: false,
  },
  mesh: {
    id: "mesh",
    name: "Mesh",
    printed: "Mesh",
    techLevel: 7,
    value: { all: 2, melee: null, energy: null },
    weight: 2,
    volume: { unknown: "the printed row has three numbers for four columns" },
    price: 150,
    battleDress: false,
  },
  "flak-jacket": {
    id: "flak-jacket",
    name: "Flak jacket",
    printed: "Flak Jacket",
    techLevel: 7,
    value: { all: 3, melee: null, energy: null },
    weight: 1,
    volume: 2,
    price: 100,
    battleDress: false,
  },
  "vacc-suit-tl7": {
    id: "vacc-suit-tl7",
    name: "TL 7 vacc suit",
    printed: "Vacc Suit",
    techLevel: 7,
    value: { all: 2, melee: null, energy: null },
    weight: 12,
    volume: 3.6,
    price: 10000,
    battleDress: false,
  },
  "hard-vacc-suit-tl8": {
    id: "hard-vacc-suit-tl8",
    name: "TL 8 hard vacc suit",
    printed: "Hard Vacc Suit",
    techLevel: 8,
    value: { all: 5, melee: null, energy: null },
    weight: 35,
    volume: 3.8,
    price: 12000,
    battleDress: false,
  },
  ablat: {
    id: "ablat",
    name: "Ablat",
    printed: "Albat",
    techLevel: 9,
    value: { all: 1, melee: null, energy: 6 },
    weight: 2,
    volume: 4.5,
    price: 75,
    battleDress: false,
  },
  "vacc-suit-tl9": {
    id: "vacc-suit-tl9",
    name: "TL 9 vacc suit",
    printed: "Vacc Suit",
    techLevel: 9,
    value: { all: 2, melee: null, energy: null },
    weight: 8,
    volume: 3.6,
    price: 7000,
    battleDress: false,
  },
  "hard-vacc-suit-tl9": {
    id: "hard-vacc-suit-tl9",
    name: "TL 9 hard vacc suit",
    printed: "Hard Vacc Suit",
    techLevel: 9,
    value: { all: 6, melee: null, energy: null },
    weight: 40,
    volume: 3.8,
    price: 16000,
    battleDress: false,
  },
  "combat-armor-tl10": {
    id: "combat-armor-tl10",
    name: "TL 10 combat armor",
    printed: "Combat Armor",
    techLevel: 10,
    value: { all: null, melee: null, energy: 10 },
    weight: 1,
    volume: 2,
    price: 1500,
    battleDress: false,
  },
  "combat-environment-suit": {
    id: "combat-environment-suit",
    name: "Combat environment suit",
    printed: "Combat Environment Suit",
    techLevel: 10,
    value: { all: 6, melee: null, energy: null },
    weight: 2,
    volume: 6,
    price: 1000,
    battleDress: false,
  },
  "vacc-suit-tl10": {
    id: "vacc-suit-tl10",
    name: "TL 10 vacc suit",
    printed: "Vacc Suit",
    techLevel: 10,
    value: { all: 2, melee: null, energy: null },
    weight: 6,
    volume: 2.7,
    price: 7000,
    battleDress: false,
  },
  "hard-vacc-suit-tl10": {
    id: "hard-vacc-suit-tl10",
    name: "TL 10 hard vacc suit",
    printed: "Hard Vacc Suit",
    techLevel: 10,
    value: { all: 7, melee: null, energy: null },
    weight: 40,
    volume: 3,
    price: 18000,
    battleDress: false,
  },
  "combat-armor-tl11": {
    id: "combat-armor-tl11",
    name: "TL 11 combat armor",
    printed: "Combat Armor",
    techLevel: 11,
    value: { all: 8, melee: null, energy: null },
    weight: 18,
    volume: 2.9,
    price: 20000,
    battleDress: false,
  },
  "vacc-suit-tl11": {
    id: "vacc-suit-tl11",
    name: "TL 11 vacc suit",
    printed: "Vacc Suit",
    techLevel: 11,
    value: { all: 2, melee: null, energy: null },
    weight: 4,
    volume: 1.8,
    price: 7000,
    battleDress: false,
  },
  "hard-vacc-suit-tl11": {
    id: "hard-vacc-suit-tl11",
    name: "TL 11 hard vacc suit",
    printed: "Hard Vacc Suit",
    techLevel: 11,
    value: { all: 7, melee: null, energy: null },
    weight: 10,
    volume: 2,
    price: 20000,
    battleDress: false,
  },
  "combat-armor-tl12": {
    id: "combat-armor-tl12",
    name: "TL 12 combat armor",
    printed: "Combat Armor",
    techLevel: 12,
    value: { all: 10, melee: null, energy: null },
    weight: 10,
    volume: 1.8,
    price: 30000,
    battleDress: false,
  },
  "vacc-suit-tl12": {
    id: "vacc-suit-tl12",
    name: "TL 12 vacc suit",
    printed: "Vacc Suit",
    techLevel: 12,
    value: { all: 3, melee: null, energy: null },
    weight: 2,
    volume: 0.9,
    price: 7000,
    battleDress: false,
  },
  "hard-vacc-suit-tl12": {
    id: "hard-vacc-suit-tl12",
    name: "TL 12 hard vacc suit",
    printed: "Hard Vacc Suit",
    techLevel: 12,
    value: { all: 10, melee: null, energy: null },
    weight: 25,
    volume: 2.6,
    price: 20000,
    battleDress: false,
  },
  "battle-dress-tl13": {
    id: "battle-dress-tl13",
    name: "TL 13 battle dress",
    printed: "Battle Dress",
    techLevel: 13,
    value: { all: 10, melee: null, energy: null },
    weight: 26,
    volume: 3.8,
    price: 200000,
    battleDress: true,
  },
  "vacc-suit-tl13": {
    id: "vacc-suit-tl13",
    name: "TL 13 vacc suit",
    printed: "Vacc Suit",
    techLevel: 13,
    value: { all: 3, melee: null, energy: null },
    weight: { unknown: "the printed row has three numbers for four columns" },
    volume: 0.5,
    price: 7000,
    battleDress: false,
  },
  "combat-armor-tl14": {
    id: "combat-armor-tl14",
    name: "TL 14 combat armor",
    printed: "Combat Armor",
    techLevel: 14,
    value: { all: 18, melee: null, energy: null },
    weight: 6,
    volume: 0.7,
    price: 60000,
    battleDress: false,
  },
  "battle-dress-tl14": {
    id: "battle-dress-tl14",
    name: "TL 14 battle dress",
    printed: "Battle Dress",
    techLevel: 14,
    value: { all: 18, melee: null, energy: null },
    weight: 12,
    volume: 2.7,
    price: 350000,
    battleDress: true,
  },
  "vacc-suit-tl14": {
    id: "vacc-suit-tl14",
    name: "TL 14 vacc suit",
    printed: "Vacc Suit",
    techLevel: 14,
    value: { all: 4, melee: null, energy: null },
    weight: { unknown: "the printed row has three numbers for four columns" },
    volume: 0.2,
    price: 7000,
    battleDress: false,
  },
  "vacc-suit-tl15": {
    id: "vacc-suit-tl15",
    name: "TL 15 vacc suit",
    printed: "Vacc Suit",
    techLevel: 15,
    value: { all: 4, melee: null, energy: null },
    weight: { unknown: "the printed row has three numbers for four columns" },
    volume: 0.2,
    price: 9000,
    battleDress: false,
  },
} as const satisfies Record<PersonalArmorId, PersonalArmorRow>;

/**
 * Personal armor. Armor a soldier wears, by tech level.
 * @source Striker II: Introductory Infantry Rules, Personal armor, lines 4104-4226
 */
export const personalArmor: Documented<PersonalArmorRow, typeof data> = /* @__PURE__ */ withoutPrototype(data);

/** All rows of “Personal armor”, in the book's order. */
export const personalArmorList: readonly (PersonalArmorRow & { readonly id: PersonalArmorId })[] = /* @__PURE__ */ (() => freeze(Object.values(data)))();

/**
 * Finds a row of “Personal armor” by what a person types: its id or a former one, its name, or what the book prints.
 * Case, spaces and punctuation do not count. Where none is meant, or several are, `row` is null and `suggestions` come nearest.
 * @param text - What was typed.
 */
export function findPersonalArmor(text: string): Found<PersonalArmorRow & { readonly id: PersonalArmorId }> {
  return findRow("findPersonalArmor", personalArmorList, text);
}
