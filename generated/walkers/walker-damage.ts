// Made by tablewright from rules/walkers/walker/walker-damage.yaml. Do not edit: change the rules and run tablewright build.
import { withoutPrototype } from "../runtime/by-id.js";
import { checkNumber, outOfDomain } from "../runtime/check.js";
import { freeze, freezeEach } from "../runtime/freeze.js";
import type { Documented } from "../runtime/types.js";

/** A row of “Walker damage table”. */
export interface WalkerDamageRow {
  /** Id; it never changes. */
  readonly id: string;
  /** Full name. */
  readonly name: string;
  /** The roll. */
  readonly roll: number;
  /**
   * The words exactly as the book prints them in this cell.
   * @source Walker rules, Wounding Walkers, lines 54-65
   */
  readonly printed: string | null;
  /**
   * The walker explodes.
   * @source Walker rules, Wounding Walkers, lines 54-65
   */
  readonly explodes: boolean;
  /**
   * Points taken off weapon skill, in melee and shooting.
   * @source Walker rules, Wounding Walkers, lines 54-65
   */
  readonly skillLoss: number;
  /**
   * Which weapons are destroyed.
   * @source Walker rules, Wounding Walkers, lines 54-65
   */
  readonly weaponsLost: "random-visible-arc" | null;
  /**
   * Shots taken off every weapon.
   * @source Walker rules, Wounding Walkers, lines 54-65
   */
  readonly shotsLoss: number;
  /**
   * What movement is multiplied by, rounded down; half or .5.
   * @source Walker rules, Wounding Walkers, lines 54-65
   */
  readonly movementFactor: number | null;
  /**
   * If what is reduced already stands at this figure the walker explodes instead.
   * @source Walker rules, Wounding Walkers, lines 54-65
   */
  readonly explodesAt: number | null;
}

const data = {
  "2": {
    id: "2",
    name: "Explodes",
    roll: 2,
    printed: "Explodes!",
    explodes: true,
    skillLoss: 0,
    weaponsLost: null,
    shotsLoss: 0,
    movementFactor: null,
    explodesAt: null,
  },
  "3": {
    id: "3",
    name: "Control hit",
    roll: 3,
    printed: "Control Hit",
    explodes: false,
    skillLoss: 1,
    weaponsLost: null,
    shotsLoss: 0,
    movementFactor: null,
    explodesAt: 0,
  },
  "4": {
    id: "4",
    name: "Weapon shot",
    roll: 4,
    printed: "Weapon Shot",
    explodes: false,
    skillLoss: 0,
    weaponsLost: "random-visible-arc",
    shotsLoss: 0,
    movementFactor: null,
    explodesAt: null,
  },
  "5": {
    id: "5",
    name: "Flesh wound",
    roll: 5,
    printed: "Flesh Wound",
    explodes: false,
    skillLoss: 0,
    weaponsLost: null,
    shotsLoss: 0,
    movementFactor: null,
    explodesAt: null,
  },
  "6": {
    id: "6",
    name: "Ammo hit",
    roll: 6,
    printed: "Ammo Hit",
    explodes: false,
    skillLoss: 0,
    weaponsLost: null,
    shotsLoss: 1,
    movementFactor: null,
    explodesAt: null,
  },
  "7": {
    id: "7",
    name: "Leg hit",
    roll: 7,
    printed: "Leg Hit",
    explodes: false,
    skillLoss: 0,
    weaponsLost: null,
    shotsLoss: 0,
    movementFactor: 0.5,
    explodesAt: 0,
  },
  "8": {
    id: "8",
    name: "Ammo hit",
    roll: 8,
    printed: "Ammo Hit",
    explodes: false,
    skillLoss: 0,
    weaponsLost: null,
    shotsLoss: 1,
    movementFactor: null,
    explodesAt: null,
  },
  "9": {
    id: "9",
    name: "Flesh wound",
    roll: 9,
    printed: "Flesh Wound",
    explodes: false,
    skillLoss: 0,
    weaponsLost: null,
    shotsLoss: 0,
    movementFactor: null,
    explodesAt: null,
  },
  "10": {
    id: "10",
    name: "Weapon shot",
    roll: 10,
    printed: "Weapon Shot",
    explodes: false,
    skillLoss: 0,
    weaponsLost: "random-visible-arc",
    shotsLoss: 0,
    movementFactor: null,
    explodesAt: null,
  },
  "11": {
    id: "11",
    name: "Control hit",
    roll: 11,
    printed: "Control Hit",
    explodes: false,
    skillLoss: 1,
    weaponsLost: null,
    shotsLoss: 0,
    movementFactor: null,
    explodesAt: 0,
  },
  "12": {
    id: "12",
    name: "Explodes",
    roll: 12,
    printed: "Explodes!",
    explodes: true,
    skillLoss: 0,
    weaponsLost: null,
    shotsLoss: 0,
    movementFactor: null,
    explodesAt: null,
  },
} as const satisfies Record<string, WalkerDamageRow>;

/**
 * Walker damage table. What happens to a walker each time it loses a hull point.
 * @source Walker rules, Wounding Walkers, lines 54-65
 */
export const walkerDamage: Documented<WalkerDamageRow, typeof data> = /* @__PURE__ */ withoutPrototype(data);

/** All rows of “Walker damage table”, in the book's order. */
export const walkerDamageList: readonly WalkerDamageRow[] = /* @__PURE__ */ (() => freeze(Object.values(data)))();

const answers: readonly WalkerDamageRow[] = /* @__PURE__ */ (() => freezeEach([
  data["2"],
  data["3"],
  data["4"],
  data["5"],
  data["6"],
  data["7"],
  data["8"],
  data["9"],
  data["10"],
  data["11"],
  data["12"],
]))();

/**
 * Looks up “Walker damage table”. What happens to a walker each time it loses a hull point.
 * @param roll - The roll. Rolled on 2D6. 2-12.
 * @source Walker rules, Wounding Walkers, lines 54-65
 * @example lookupWalkerDamage(7).id; // "7"
 */
export function lookupWalkerDamage(roll: number): WalkerDamageRow {
  checkNumber("lookupWalkerDamage", "roll", roll, true);
  if (roll < 2 || roll > 12) throw outOfDomain("lookupWalkerDamage", "roll", roll, "2-12");
  const row =
    roll <= 6 ? (
      roll <= 2 ? 0
      : roll <= 3 ? 1
      : roll <= 4 ? 2
      : roll <= 5 ? 3
      : 4
    ) : (
      roll <= 7 ? 5
      : roll <= 8 ? 6
      : roll <= 9 ? 7
      : roll <= 10 ? 8
      : roll <= 11 ? 9
      : 10
    );
  return answers[row] as WalkerDamageRow;
}
