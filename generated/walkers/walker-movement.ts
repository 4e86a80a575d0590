// Made by tablewright from rules/walkers/movement/walker-movement.yaml. Do not edit: change the rules and run tablewright build.
import { withoutPrototype } from "../runtime/by-id.js";
import { refuse, unknownId } from "../runtime/check.js";
import { freeze, freezeEach } from "../runtime/freeze.js";
import type { Documented } from "../runtime/types.js";

/** What moves. */
export type WalkerMovementType = "light" | "medium" | "heavy";

/** A row of “Walker movement”. */
export interface WalkerMovementRow {
  /** Id; it never changes. */
  readonly id: string;
  /** Full name. */
  readonly name: string;
  /** What moves. */
  readonly type: WalkerMovementType;
  /**
   * The words exactly as the book prints them in this cell.
   * @source Walker rules, Walker Movement, lines 36-39
   */
  readonly printed: string | null;
  /**
   * Distance in a turn, with the book's unit mark. Unit: yards (yd).
   * @source Walker rules, Walker Movement, lines 36-39
   */
  readonly move: number;
}

const data = {
  light: { id: "light", name: "Light", type: "light", printed: "Light", move: 10 },
  medium: { id: "medium", name: "Medium", type: "medium", printed: "Medium", move: 8 },
  heavy: { id: "heavy", name: "Heavy", type: "heavy", printed: "Heavy", move: 6 },
} as const satisfies Record<string, WalkerMovementRow>;

/**
 * Walker movement. How far a walker of each weight class moves in a turn.
 * @source Walker rules, Walker Movement, lines 36-39
 */
export const walkerMovement: Documented<WalkerMovementRow, typeof data> = /* @__PURE__ */ withoutPrototype(data);

/** All rows of “Walker movement”, in the book's order. */
export const walkerMovementList: readonly WalkerMovementRow[] = /* @__PURE__ */ (() => freeze(Object.values(data)))();

const answers: readonly WalkerMovementRow[] = /* @__PURE__ */ (() => freezeEach([
  data.light,
  data.medium,
  data.heavy,
]))();

/**
 * Looks up “Walker movement”. How far a walker of each weight class moves in a turn.
 * @param type - What moves.
 * @source Walker rules, Walker Movement, lines 36-39
 * @example lookupWalkerMovement("light").id; // "light"
 */
export function lookupWalkerMovement(type: WalkerMovementType): WalkerMovementRow {
  const row =
    type === "light" ? 0
    : type === "medium" ? 1
    : type === "heavy" ? 2
    : refuse(unknownId("lookupWalkerMovement", "type", type, ["light", "medium", "heavy"]));
  return answers[row] as WalkerMovementRow;
}
