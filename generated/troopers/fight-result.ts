// Made by tablewright from rules/troopers/hit/fight-result.yaml. Do not edit: change the rules and run tablewright build.
import { withoutPrototype } from "../runtime/by-id.js";
import { checkNumber } from "../runtime/check.js";
import { freeze, freezeEach } from "../runtime/freeze.js";
import type { Band, Documented } from "../runtime/types.js";

/** A row of “Result of a fight”. */
export interface FightResultRow {
  /** Id; it never changes. */
  readonly id: string;
  /** The trooper's fight power less its enemy's. */
  readonly lead: Band;
  /**
   * How the fight ends for the trooper.
   * @source Controlling Troopers, How Troopers Fight, line 25
   */
  readonly result: "won" | "draw" | "lost";
  /**
   * Points of damage the trooper takes, where the rules give a figure.
   * @source Controlling Troopers, How Troopers Fight, line 25
   */
  readonly damage: number | null;
  /**
   * true: the trooper takes the difference of the two fight powers as damage.
   * @source Controlling Troopers, How Troopers Fight, line 25
   */
  readonly takesDifference: boolean;
}

const data = {
  won: { id: "won", lead: { from: 1, to: null }, result: "won", damage: null, takesDifference: false },
  draw: { id: "draw", lead: { from: 0, to: 0 }, result: "draw", damage: 1, takesDifference: false },
  lost: { id: "lost", lead: { from: null, to: -1 }, result: "lost", damage: null, takesDifference: true },
} as const satisfies Record<string, FightResultRow>;

/**
 * Result of a fight. What a hand to hand fight does to a trooper. Fight power is the roll of a die plus the armor value.
 * @source Controlling Troopers, How Troopers Fight, line 25
 */
export const fightResult: Documented<FightResultRow, typeof data> = /* @__PURE__ */ withoutPrototype(data);

/** All rows of “Result of a fight”, in the book's order. */
export const fightResultList: readonly FightResultRow[] = /* @__PURE__ */ (() => freeze(Object.values(data)))();

const answers: readonly FightResultRow[] = /* @__PURE__ */ (() => freezeEach([
  data.won,
  data.draw,
  data.lost,
]))();

/**
 * Looks up “Result of a fight”. What a hand to hand fight does to a trooper. Fight power is the roll of a die plus the armor value.
 * @param lead - The trooper's fight power less its enemy's.
 * @source Controlling Troopers, How Troopers Fight, line 25
 * @example lookupFightResult(1).id; // "won"
 */
export function lookupFightResult(lead: number): FightResultRow {
  checkNumber("lookupFightResult", "lead", lead, true);
  const row =
    lead <= -1 ? 2
    : lead <= 0 ? 1
    : 0;
  return answers[row] as FightResultRow;
}
