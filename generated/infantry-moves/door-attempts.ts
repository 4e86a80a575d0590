// Made by tablewright from rules/infantry-moves/movement/door-attempts.yaml. Do not edit: change the rules and run tablewright build.
import { withoutPrototype } from "../runtime/by-id.js";
import type { Found } from "../runtime/find.js";
import { findRow } from "../runtime/find.js";
import { freeze } from "../runtime/freeze.js";
import type { Documented } from "../runtime/types.js";

/** Ids of “Attempts at a door”, in the book's order. */
export type DoorAttemptsId = "single-figure" | "team-rush";

/** A row of “Attempts at a door”. */
export interface DoorAttemptsRow {
  /** Id; it never changes. */
  readonly id: string;
  /** Full name. */
  readonly name: string;
  /**
   * Figures of a team that may try the same door in a round.
   * @source Infantry movement, Opening a Door, lines 33, 42
   */
  readonly triesPerRound: number;
  /**
   * Where a success ends the move.
   * @source Infantry movement, Opening a Door, lines 33, 42
   */
  readonly successEnds: "beyond-the-door" | "at-the-door";
  /**
   * Where a failure ends the move.
   * @source Infantry movement, Opening a Door, lines 33, 42
   */
  readonly failureEnds: "beyond-the-door" | "at-the-door";
  /**
   * Whether the door opens even on a failure.
   * @source Infantry movement, Opening a Door, lines 33, 42
   */
  readonly failureOpens: boolean;
  /**
   * Whether a failure puts those who tried on the floor.
   * @source Infantry movement, Opening a Door, lines 33, 42
   */
  readonly failureProne: boolean;
}

const data = {
  "single-figure": {
    id: "single-figure",
    name: "Single figure",
    triesPerRound: 1,
    successEnds: "beyond-the-door",
    failureEnds: "at-the-door",
    failureOpens: false,
    failureProne: false,
  },
  "team-rush": {
    id: "team-rush",
    name: "Point man of a team rushing the door",
    triesPerRound: 1,
    successEnds: "beyond-the-door",
    failureEnds: "beyond-the-door",
    failureOpens: true,
    failureProne: true,
  },
} as const satisfies Record<DoorAttemptsId, DoorAttemptsRow>;

/**
 * Attempts at a door. What follows when a figure kicks at a door, alone or at the head of a team that rushes it.
 * @source Infantry movement, Opening a Door, lines 33, 42
 */
export const doorAttempts: Documented<DoorAttemptsRow, typeof data> = /* @__PURE__ */ withoutPrototype(data);

/** All rows of “Attempts at a door”, in the book's order. */
export const doorAttemptsList: readonly (DoorAttemptsRow & { readonly id: DoorAttemptsId })[] = /* @__PURE__ */ (() => freeze(Object.values(data)))();

/**
 * Finds a row of “Attempts at a door” by what a person types: its id or a former one, its name, or what the book prints.
 * Case, spaces and punctuation do not count. Where none is meant, or several are, `row` is null and `suggestions` come nearest.
 * @param text - What was typed.
 */
export function findDoorAttempts(text: string): Found<DoorAttemptsRow & { readonly id: DoorAttemptsId }> {
  return findRow("findDoorAttempts", doorAttemptsList, text);
}
