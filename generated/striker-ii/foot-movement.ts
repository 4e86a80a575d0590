// Made by tablewright from rules/striker-ii/movement/foot-movement.yaml. Do not edit: change the rules and run tablewright build.
import { withoutPrototype } from "../runtime/by-id.js";
import { refuse, unknownId } from "../runtime/check.js";
import { freeze, freezeEach } from "../runtime/freeze.js";
import type { Documented } from "../runtime/types.js";

/** How they move. */
export type FootMovementPace = "walking" | "running" | "fording";

/** A row of “Movement on foot”. */
export interface FootMovementRow {
  /** Id; it never changes. */
  readonly id: string;
  /** Full name. */
  readonly name: string;
  /** How they move. */
  readonly pace: FootMovementPace;
  /**
   * Distance in a turn (m/turn).
   * Unit: meters a turn (m/turn).
   * @source Striker II: Introductory Infantry Rules, rule 6A1, Personnel, lines 1106-1112, 1264
   */
  readonly move: number;
  /**
   * Only troops in battle dress may do it.
   * @source Striker II: Introductory Infantry Rules, rule 6A1, Personnel, lines 1106-1112, 1264
   */
  readonly battleDressOnly: boolean;
}

const data = {
  walking: { id: "walking", name: "Walking", pace: "walking", move: 50, battleDressOnly: false },
  running: { id: "running", name: "Running", pace: "running", move: 100, battleDressOnly: true },
  fording: { id: "fording", name: "Crossing a ford", pace: "fording", move: 10, battleDressOnly: false },
} as const satisfies Record<string, FootMovementRow>;

/**
 * Movement on foot. How far soldiers on foot move in a turn. In these rules only troops in battle dress run, and they may do so every turn.
 * @source Striker II: Introductory Infantry Rules, rule 6A1, Personnel, lines 1106-1112, 1264
 */
export const footMovement: Documented<FootMovementRow, typeof data> = /* @__PURE__ */ withoutPrototype(data);

/** All rows of “Movement on foot”, in the book's order. */
export const footMovementList: readonly FootMovementRow[] = /* @__PURE__ */ (() => freeze(Object.values(data)))();

const answers: readonly FootMovementRow[] = /* @__PURE__ */ (() => freezeEach([
  data.walking,
  data.running,
  data.fording,
]))();

/**
 * Looks up “Movement on foot”. How far soldiers on foot move in a turn. In these rules only troops in battle dress run, and they may do so every turn.
 * @param pace - How they move.
 * @source Striker II: Introductory Infantry Rules, rule 6A1, Personnel, lines 1106-1112, 1264
 * @example lookupFootMovement("walking").id; // "walking"
 */
export function lookupFootMovement(pace: FootMovementPace): FootMovementRow {
  const row =
    pace === "walking" ? 0
    : pace === "running" ? 1
    : pace === "fording" ? 2
    : refuse(unknownId("lookupFootMovement", "pace", pace, ["walking", "running", "fording"]));
  return answers[row] as FootMovementRow;
}
