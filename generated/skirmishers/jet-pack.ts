// Made by tablewright from rules/skirmishers/movement/jet-pack.yaml. Do not edit: change the rules and run tablewright build.
import { withoutPrototype } from "../runtime/by-id.js";
import { checkNumber, outOfDomain } from "../runtime/check.js";
import { freeze, freezeEach } from "../runtime/freeze.js";
import type { Band, Documented } from "../runtime/types.js";

/** A row of “Jet pack”. */
export interface JetPackRow {
  /** Id; it never changes. */
  readonly id: string;
  /** Dots flown. */
  readonly distance: Band;
  /**
   * Action points the flight costs. Unit: action points (AP).
   * @source Skirmishers, section 5: Power Armor, Movement, line 45
   */
  readonly cost: number;
  /**
   * true: at most one such flight a turn.
   * @source Skirmishers, section 5: Power Armor, Movement, line 45
   */
  readonly oncePerTurn: boolean;
}

const data = { "6-16": { id: "6-16", distance: { from: 6, to: 16 }, cost: 0, oncePerTurn: true } } as const satisfies Record<string, JetPackRow>;

/**
 * Jet pack. What a flight with the jet pack costs by its length in dots; shorter and longer flights are not possible.
 * @source Skirmishers, section 5: Power Armor, Movement, line 45
 */
export const jetPack: Documented<JetPackRow, typeof data> = /* @__PURE__ */ withoutPrototype(data);

/** All rows of “Jet pack”, in the book's order. */
export const jetPackList: readonly JetPackRow[] = /* @__PURE__ */ (() => freeze(Object.values(data)))();

const answers: readonly (JetPackRow | null)[] = /* @__PURE__ */ (() => freezeEach([
  data["6-16"],
  null,
]))();

/**
 * Looks up “Jet pack”. What a flight with the jet pack costs by its length in dots; shorter and longer flights are not possible.
 * @param distance - Dots flown. Unit: dots of the board (dot). 0 and more.
 * @source Skirmishers, section 5: Power Armor, Movement, line 45
 * @example lookupJetPack(6)?.id; // "6-16"
 */
export function lookupJetPack(distance: number): JetPackRow | null {
  checkNumber("lookupJetPack", "distance", distance, true);
  if (distance < 0) throw outOfDomain("lookupJetPack", "distance", distance, "0 and more");
  const row =
    distance < 6 ? 1
    : distance <= 16 ? 0
    : 1;
  return answers[row] as JetPackRow | null;
}
