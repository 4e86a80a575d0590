// Made by tablewright from rules/walkers/walker/walker-characteristics.yaml. Do not edit: change the rules and run tablewright build.
import { withoutPrototype } from "../runtime/by-id.js";
import type { Found } from "../runtime/find.js";
import { findRow } from "../runtime/find.js";
import { freeze } from "../runtime/freeze.js";
import type { Documented } from "../runtime/types.js";

/** Ids of “Characteristics”, in the book's order. */
export type WalkerCharacteristicsId = "type" | "weapon-skill" | "strength" | "toughness" | "grit" | "sagacity";

/** A row of “Characteristics”. */
export interface WalkerCharacteristicsRow {
  /** Id; it never changes. */
  readonly id: string;
  /** Full name. */
  readonly name: string;
  /**
   * The words exactly as the book prints them in this cell.
   * @source Walker rules, Walker, lines 5-11
   */
  readonly printed: string;
  /**
   * Heading of its column in a profile.
   * @source Walker rules, Walker, lines 5-11
   */
  readonly abbreviation: string;
  /**
   * What it measures.
   * @source Walker rules, Walker, lines 5-11
   */
  readonly meaning: string;
  /**
   * How many numbers the entry lists at least, where it may list several.
   * @source Walker rules, Walker, lines 5-11
   */
  readonly fewestNumbers: number | null;
  /**
   * One for each arc.
   * Whether each arc has its own.
   * @source Walker rules, Walker, lines 5-11
   */
  readonly byArc: boolean;
}

const data = {
  type: {
    id: "type",
    name: "Type",
    printed: "Type",
    abbreviation: "Type",
    meaning: "Diameter of the base in millimeters, then the weight class.",
    fewestNumbers: null,
    byArc: false,
  },
  "weapon-skill": {
    id: "weapon-skill",
    name: "Weapon skill",
    printed: "Weapon Skill",
    abbreviation: "Ws",
    meaning: "Skill in combat; of two numbers the first is for melee and the second for shooting, a lone one is for both.",
    fewestNumbers: 1,
    byArc: false,
  },
  strength: {
    id: "strength",
    name: "Strength",
    printed: "Strength",
    abbreviation: "S",
    meaning: "How strong the walker is.",
    fewestNumbers: null,
    byArc: false,
  },
  toughness: {
    id: "toughness",
    name: "Toughness",
    printed: "Toughness",
    abbreviation: "T",
    meaning: "How hard the walker is to hurt.",
    fewestNumbers: null,
    byArc: true,
  },
  grit: {
    id: "grit",
    name: "Grit",
    printed: "Grit",
    abbreviation: "Gr",
    meaning: "How well it bears casualties and shock.",
    fewestNumbers: null,
    byArc: false,
  },
  sagacity: {
    id: "sagacity",
    name: "Sagacity",
    printed: "Sagacity",
    abbreviation: "Sg",
    meaning: "How clever it is, for psychic powers and tactical objectives.",
    fewestNumbers: null,
    byArc: false,
  },
} as const satisfies Record<WalkerCharacteristicsId, WalkerCharacteristicsRow>;

/**
 * Characteristics. What the entries of a walker's profile stand for.
 * @source Walker rules, Walker, lines 5-11
 */
export const walkerCharacteristics: Documented<WalkerCharacteristicsRow, typeof data> = /* @__PURE__ */ withoutPrototype(data);

/** All rows of “Characteristics”, in the book's order. */
export const walkerCharacteristicsList: readonly (WalkerCharacteristicsRow & { readonly id: WalkerCharacteristicsId })[] = /* @__PURE__ */ (() => freeze(Object.values(data)))();

/**
 * Finds a row of “Characteristics” by what a person types: its id or a former one, its name, or what the book prints.
 * Case, spaces and punctuation do not count. Where none is meant, or several are, `row` is null and `suggestions` come nearest.
 * @param text - What was typed.
 */
export function findWalkerCharacteristics(text: string): Found<WalkerCharacteristicsRow & { readonly id: WalkerCharacteristicsId }> {
  return findRow("findWalkerCharacteristics", walkerCharacteristicsList, text);
}
