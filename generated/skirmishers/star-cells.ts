// Made by tablewright from rules/skirmishers/armor/star-cells.yaml. Do not edit: change the rules and run tablewright build.
import { withoutPrototype } from "../runtime/by-id.js";
import { checkNumber, outOfDomain } from "../runtime/check.js";
import { freeze, freezeEach } from "../runtime/freeze.js";
import type { Documented } from "../runtime/types.js";

/** A row of “Star cells”. */
export interface StarCellsRow {
  /** Id; it never changes. */
  readonly id: string;
  /** Starred cells fully marked so far. */
  readonly starCells: number;
  /**
   * Weapon systems of the suit that are disabled.
   * @source Skirmishers, section 5: Power Armor, Unit Card, line 17
   */
  readonly weaponsDisabled: number | null;
  /**
   * Who chooses what is disabled.
   * @source Skirmishers, section 5: Power Armor, Unit Card, line 17
   */
  readonly chosenBy: "opponent" | null;
  /**
   * Whether the jet pack stops working.
   * @source Skirmishers, section 5: Power Armor, Unit Card, line 17
   */
  readonly jetPackDisabled: boolean;
}

const data = {
  "1": { id: "1", starCells: 1, weaponsDisabled: 1, chosenBy: "opponent", jetPackDisabled: false },
  "2": { id: "2", starCells: 2, weaponsDisabled: null, chosenBy: null, jetPackDisabled: true },
} as const satisfies Record<string, StarCellsRow>;

/**
 * Star cells. What happens to the suit when the first and the second of the starred hit point cells is fully marked. Each row adds to the one before.
 * @source Skirmishers, section 5: Power Armor, Unit Card, line 17
 */
export const starCells: Documented<StarCellsRow, typeof data> = /* @__PURE__ */ withoutPrototype(data);

/** All rows of “Star cells”, in the book's order. */
export const starCellsList: readonly StarCellsRow[] = /* @__PURE__ */ (() => freeze(Object.values(data)))();

const answers: readonly (StarCellsRow | null)[] = /* @__PURE__ */ (() => freezeEach([
  data["1"],
  data["2"],
  null,
]))();

/**
 * Looks up “Star cells”. What happens to the suit when the first and the second of the starred hit point cells is fully marked. Each row adds to the one before.
 * @param starCells - Starred cells fully marked so far. 0 and more.
 * @source Skirmishers, section 5: Power Armor, Unit Card, line 17
 * @example lookupStarCells(1)?.id; // "1"
 */
export function lookupStarCells(starCells: number): StarCellsRow | null {
  checkNumber("lookupStarCells", "starCells", starCells, true);
  if (starCells < 0) throw outOfDomain("lookupStarCells", "starCells", starCells, "0 and more");
  const row =
    starCells < 1 ? 2
    : starCells < 2 ? 0
    : 1;
  return answers[row] as StarCellsRow | null;
}
