// Made by tablewright from rules/walkers/movement/walker-turning.yaml. Do not edit: change the rules and run tablewright build.
import { withoutPrototype } from "../runtime/by-id.js";
import { checkNumber, outOfDomain } from "../runtime/check.js";
import { freeze, freezeEach } from "../runtime/freeze.js";
import type { Band, Documented, Unknown } from "../runtime/types.js";

/** A row of “Walker turning”. */
export interface WalkerTurningRow {
  /** Id; it never changes. */
  readonly id: string;
  /** Degrees turned in the whole move. */
  readonly turn: Band;
  /**
   * The share of the move left: full, half or no.
   * @source Walker rules, Walker Turning, lines 45-48
   */
  readonly move: number;
}

const data = {
  "no-turn": { id: "no-turn", turn: { from: 0, to: 0 }, move: 1 },
  "up-to-90": { id: "up-to-90", turn: { from: null, to: 90 }, move: 0.5 },
  "full-180": { id: "full-180", turn: { from: 180, to: 180 }, move: 0 },
} as const satisfies Record<string, WalkerTurningRow>;

/**
 * Walker turning. The share of its move a walker keeps, by the degrees it declares it will turn in that move.
 * @source Walker rules, Walker Turning, lines 45-48
 */
export const walkerTurning: Documented<WalkerTurningRow, typeof data> = /* @__PURE__ */ withoutPrototype(data);

/** All rows of “Walker turning”, in the book's order. */
export const walkerTurningList: readonly WalkerTurningRow[] = /* @__PURE__ */ (() => freeze(Object.values(data)))();

const answers: readonly (number | Unknown)[] = /* @__PURE__ */ (() => freezeEach([
  1,
  0.5,
  0,
  { unknown: "The table says nothing of a turn of more than 90 and less than 180 degrees." },
]))();

/**
 * Looks up “Walker turning”. The share of its move a walker keeps, by the degrees it declares it will turn in that move.
 * @param turn - Degrees turned in the whole move. Unit: degrees (deg). 0-180.
 * @source Walker rules, Walker Turning, lines 45-48
 * @example lookupWalkerTurning(90); // 0.5
 */
export function lookupWalkerTurning(turn: number): number | Unknown {
  checkNumber("lookupWalkerTurning", "turn", turn, false);
  if (turn < 0 || turn > 180) throw outOfDomain("lookupWalkerTurning", "turn", turn, "0-180");
  const row =
    turn <= 0 ? 0
    : turn <= 90 ? 1
    : turn < 180 ? 3
    : 2;
  return answers[row] as number | Unknown;
}
