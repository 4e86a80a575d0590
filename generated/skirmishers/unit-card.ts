// Made by tablewright from rules/skirmishers/force/unit-card.yaml. Do not edit: change the rules and run tablewright build.
import { withoutPrototype } from "../runtime/by-id.js";
import { checkNumber, outOfDomain } from "../runtime/check.js";
import { freeze, freezeEach } from "../runtime/freeze.js";
import type { Band, Documented, Unknown } from "../runtime/types.js";

/** A row of “Power armor unit card”. */
export interface UnitCardRow {
  /** Id; it never changes. */
  readonly id: string;
  /** Current hit points of the trooper. */
  readonly hitPoints: Band;
  /**
   * Action points of the trooper in a turn, before experience. Unit: action points (AP).
   * @source Skirmishers, section 5: Power Armor, Unit Card, lines 7, 13, 19-23
   */
  readonly actionPoints: number | Unknown;
  /**
   * Added to every target number of the trooper.
   * @source Skirmishers, section 5: Power Armor, Unit Card, lines 7, 13, 19-23
   */
  readonly targetNumberModifier: number | Unknown;
}

const data = {
  "5": { id: "5", hitPoints: { from: 5, to: 5 }, actionPoints: 10, targetNumberModifier: 1 },
  "1-4": {
    id: "1-4",
    hitPoints: { from: 1, to: 4 },
    actionPoints: { unknown: "The sample unit card is not in the text." },
    targetNumberModifier: { unknown: "The sample unit card is not in the text." },
  },
  "6-12": {
    id: "6-12",
    hitPoints: { from: 6, to: 12 },
    actionPoints: { unknown: "The sample unit card is not in the text." },
    targetNumberModifier: { unknown: "The sample unit card is not in the text." },
  },
} as const satisfies Record<string, UnitCardRow>;

/**
 * Power armor unit card. Action points and target number modifier by current hit points. The sample card is not in the text; only what the text says of 5 hit points survives.
 * @source Skirmishers, section 5: Power Armor, Unit Card, lines 7, 13, 19-23
 */
export const unitCard: Documented<UnitCardRow, typeof data> = /* @__PURE__ */ withoutPrototype(data);

/** All rows of “Power armor unit card”, in the book's order. */
export const unitCardList: readonly UnitCardRow[] = /* @__PURE__ */ (() => freeze([
  data["1-4"],
  data["5"],
  data["6-12"],
]))();

const answers: readonly UnitCardRow[] = /* @__PURE__ */ (() => freezeEach([
  data["1-4"],
  data["5"],
  data["6-12"],
]))();

/**
 * Looks up “Power armor unit card”. Action points and target number modifier by current hit points. The sample card is not in the text; only what the text says of 5 hit points survives.
 * @param hitPoints - Current hit points of the trooper. 1-12.
 * @source Skirmishers, section 5: Power Armor, Unit Card, lines 7, 13, 19-23
 * @example lookupUnitCard(5).id; // "5"
 */
export function lookupUnitCard(hitPoints: number): UnitCardRow {
  checkNumber("lookupUnitCard", "hitPoints", hitPoints, true);
  if (hitPoints < 1 || hitPoints > 12) throw outOfDomain("lookupUnitCard", "hitPoints", hitPoints, "1-12");
  const row =
    hitPoints <= 4 ? 0
    : hitPoints <= 5 ? 1
    : 2;
  return answers[row] as UnitCardRow;
}
