// Made by tablewright from rules/infantry-moves/movement/opening-doors.yaml. Do not edit: change the rules and run tablewright build.
import { withoutPrototype } from "../runtime/by-id.js";
import { checkNumber, outOfDomain } from "../runtime/check.js";
import { freeze } from "../runtime/freeze.js";
import type { Documented } from "../runtime/types.js";

/** A row of “Opening a door”. */
export interface OpeningDoorsRow {
  /** Id; it never changes. */
  readonly id: string;
  /** Share of its full move the figure had used, 0 to 1. */
  readonly moved: number;
  /**
   * Where the figure ends its move.
   * @source Infantry movement, Opening a Door, line 32
   */
  readonly ends: "beyond-the-door" | "at-the-door";
}

const data = { half: { id: "half", moved: 0.5, ends: "at-the-door" } } as const satisfies Record<string, OpeningDoorsRow>;

/**
 * Opening a door. Where a figure ends its move that opens a door. Others of its team may then pass freely.
 * @source Infantry movement, Opening a Door, line 32
 */
export const openingDoors: Documented<OpeningDoorsRow, typeof data> = /* @__PURE__ */ withoutPrototype(data);

/** All rows of “Opening a door”, in the book's order. */
export const openingDoorsList: readonly OpeningDoorsRow[] = /* @__PURE__ */ (() => freeze(Object.values(data)))();

const answers: readonly ("beyond-the-door" | "at-the-door")[] = [
  "at-the-door",
  "beyond-the-door",
];

/**
 * Looks up “Opening a door”. Where a figure ends its move that opens a door. Others of its team may then pass freely.
 * @param moved - Share of its full move the figure had used, 0 to 1. 0-1.
 * @source Infantry movement, Opening a Door, line 32
 * @example lookupOpeningDoors(1); // "at-the-door"
 */
export function lookupOpeningDoors(moved: number): "beyond-the-door" | "at-the-door" {
  checkNumber("lookupOpeningDoors", "moved", moved, false);
  if (moved < 0 || moved > 1) throw outOfDomain("lookupOpeningDoors", "moved", moved, "0-1");
  const row =
    moved < 0.5 ? 1
    : 0;
  return answers[row] as "beyond-the-door" | "at-the-door";
}
