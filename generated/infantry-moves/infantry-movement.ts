// Made by tablewright from rules/infantry-moves/movement/infantry-movement.yaml. Do not edit: change the rules and run tablewright build.
import { withoutPrototype } from "../runtime/by-id.js";
import { refuse, unknownId } from "../runtime/check.js";
import { freeze, freezeEach } from "../runtime/freeze.js";
import type { Documented } from "../runtime/types.js";

/** Armor worn, or what kind of creature moves. */
export type InfantryMovementArmor = "none" | "light" | "heavy" | "armored" | "aliens" | "monsters";

/** A row of “Infantry movement examples”. */
export interface InfantryMovementRow {
  /** Id; it never changes. */
  readonly id: string;
  /** Full name. */
  readonly name: string;
  /** Armor worn, or what kind of creature moves. */
  readonly armor: InfantryMovementArmor;
  /**
   * The words exactly as the book prints them in this cell.
   * @source Infantry movement, rule Table 2, Infantry Movement Examples, lines 4-16
   */
  readonly printed: string;
  /**
   * Basic move with the book's mark for inches. Unit: inches (in).
   * @source Infantry movement, rule Table 2, Infantry Movement Examples, lines 4-16
   */
  readonly move: number;
  /**
   * Who or what the row is for.
   * @source Infantry movement, rule Table 2, Infantry Movement Examples, lines 4-16
   */
  readonly wearers: string;
  /**
   * false: the figures are taken not to move tactically, which makes them faster.
   * @source Infantry movement, rule Table 2, Infantry Movement Examples, lines 4-16
   */
  readonly tactical: boolean;
}

const data = {
  none: {
    id: "none",
    name: "No armor",
    armor: "none",
    printed: "None",
    move: 10,
    wearers: "Civilians and anyone in normal clothing.",
    tactical: false,
  },
  light: {
    id: "light",
    name: "Light armor",
    armor: "light",
    printed: "Light",
    move: 8,
    wearers: "Ballistic cloth, flak jacket and helmet; uniforms of the military and the police.",
    tactical: true,
  },
  heavy: {
    id: "heavy",
    name: "Heavy armor",
    armor: "heavy",
    printed: "Heavy",
    move: 6,
    wearers: "Battle suit, ablative plate and helmet, heavy infantry armor, suits against a hostile environment.",
    tactical: true,
  },
  armored: {
    id: "armored",
    name: "Armored (powered armor)",
    armor: "armored",
    printed: "Armoured",
    move: 8,
    wearers: "Heavy armor with power assistance.",
    tactical: true,
  },
  aliens: {
    id: "aliens",
    name: "Aliens",
    armor: "aliens",
    printed: "Aliens",
    move: 12,
    wearers: "Bugs, predators, animals and their like.",
    tactical: true,
  },
  monsters: {
    id: "monsters",
    name: "Monsters",
    armor: "monsters",
    printed: "Monsters",
    move: 8,
    wearers: "Alien beasts of uncommon size or strength.",
    tactical: true,
  },
} as const satisfies Record<string, InfantryMovementRow>;

/**
 * Infantry movement examples. Basic move of an infantry figure by the armor it wears.
 * @source Infantry movement, rule Table 2, Infantry Movement Examples, lines 4-16
 */
export const infantryMovement: Documented<InfantryMovementRow, typeof data> = /* @__PURE__ */ withoutPrototype(data);

/** All rows of “Infantry movement examples”, in the book's order. */
export const infantryMovementList: readonly InfantryMovementRow[] = /* @__PURE__ */ (() => freeze(Object.values(data)))();

const answers: readonly InfantryMovementRow[] = /* @__PURE__ */ (() => freezeEach([
  data.none,
  data.light,
  data.heavy,
  data.armored,
  data.aliens,
  data.monsters,
]))();

/**
 * Looks up “Infantry movement examples”. Basic move of an infantry figure by the armor it wears.
 * @param armor - Armor worn, or what kind of creature moves.
 * @source Infantry movement, rule Table 2, Infantry Movement Examples, lines 4-16
 * @example lookupInfantryMovement("none").id; // "none"
 */
export function lookupInfantryMovement(armor: InfantryMovementArmor): InfantryMovementRow {
  const row =
    armor === "none" ? 0
    : armor === "light" ? 1
    : armor === "heavy" ? 2
    : armor === "armored" ? 3
    : armor === "aliens" ? 4
    : armor === "monsters" ? 5
    : refuse(unknownId("lookupInfantryMovement", "armor", armor, ["none", "light", "heavy", "armored", "aliens", "monsters"]));
  return answers[row] as InfantryMovementRow;
}
