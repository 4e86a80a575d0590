// Made by tablewright from rules/striker-ii/hit/fire-positions.yaml. Do not edit: change the rules and run tablewright build.
import { withoutPrototype } from "../runtime/by-id.js";
import { refuse, unknownId } from "../runtime/check.js";
import { freeze } from "../runtime/freeze.js";
import type { Documented } from "../runtime/types.js";

/** Whose fire phase it is, as the team sees it. */
export type FirePositionsPhase = "friendly" | "enemy";

/** A row of “Fire positions”. */
export interface FirePositionsRow {
  /** Id; it never changes. */
  readonly id: string;
  /** Full name. */
  readonly name: string;
  /** Whose fire phase it is, as the team sees it. */
  readonly phase: FirePositionsPhase;
  /**
   * The place that counts: any the team was in during its move, or where it is now.
   * @source Striker II: Introductory Infantry Rules, rule 8A1a1, Who may be attacked, lines 1747-1768
   */
  readonly position: "any-of-its-move" | "current";
}

const data = {
  friendly: { id: "friendly", name: "friendly", phase: "friendly", position: "any-of-its-move" },
  enemy: { id: "enemy", name: "enemy", phase: "enemy", position: "current" },
} as const satisfies Record<string, FirePositionsRow>;

/**
 * Fire positions. Where a team fires from and is fired upon. A popup counts at its highest point in the team's own fire phase.
 * @source Striker II: Introductory Infantry Rules, rule 8A1a1, Who may be attacked, lines 1747-1768
 */
export const firePositions: Documented<FirePositionsRow, typeof data> = /* @__PURE__ */ withoutPrototype(data);

/** All rows of “Fire positions”, in the book's order. */
export const firePositionsList: readonly FirePositionsRow[] = /* @__PURE__ */ (() => freeze(Object.values(data)))();

const answers: readonly ("any-of-its-move" | "current")[] = [
  "any-of-its-move",
  "current",
];

/**
 * Looks up “Fire positions”. Where a team fires from and is fired upon. A popup counts at its highest point in the team's own fire phase.
 * @param phase - Whose fire phase it is, as the team sees it.
 * @source Striker II: Introductory Infantry Rules, rule 8A1a1, Who may be attacked, lines 1747-1768
 * @example lookupFirePositions("friendly"); // "any-of-its-move"
 */
export function lookupFirePositions(phase: FirePositionsPhase): "any-of-its-move" | "current" {
  const row =
    phase === "friendly" ? 0
    : phase === "enemy" ? 1
    : refuse(unknownId("lookupFirePositions", "phase", phase, ["friendly", "enemy"]));
  return answers[row] as "any-of-its-move" | "current";
}
