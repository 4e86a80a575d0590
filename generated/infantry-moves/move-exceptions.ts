// Made by tablewright from rules/infantry-moves/movement/move-exceptions.yaml. Do not edit: change the rules and run tablewright build.
import { withoutPrototype } from "../runtime/by-id.js";
import type { Found } from "../runtime/find.js";
import { findRow } from "../runtime/find.js";
import { freeze } from "../runtime/freeze.js";
import type { Documented } from "../runtime/types.js";

/** Ids of “Exceptions of the movement modifiers”, in the book's order. */
export type MoveExceptionsId = "elite-or-fanatic" | "heavy-weapon" | "very-heavy-weapon" | "running";

/** A row of “Exceptions of the movement modifiers”. */
export interface MoveExceptionsRow {
  /** Id; it never changes. */
  readonly id: string;
  /** Full name. */
  readonly name: string;
  /**
   * Inches the modifier adds or takes off, without a sign. Unit: inches (in).
   * @source Infantry movement, Movement, lines 17-18, 25-28
   */
  readonly inches: number;
  /**
   * Armor whose wearers it does not apply to.
   * @source Infantry movement, Movement, lines 17-18, 25-28
   */
  readonly exempt: "none" | "light" | "heavy" | "armored" | "aliens" | "monsters" | null;
  /**
   * What the figures may not do with it.
   * @source Infantry movement, Movement, lines 17-18, 25-28
   */
  readonly forbids: "warriors" | "elite-or-fanatic" | "standing-up" | "heavy-weapon" | "very-heavy-weapon" | "running" | null;
  /**
   * Whether the book calls it an optional rule.
   * @source Infantry movement, Movement, lines 17-18, 25-28
   */
  readonly optional: boolean;
}

const data = {
  "elite-or-fanatic": { id: "elite-or-fanatic", name: "Elite or fanatic", inches: 2, exempt: null, forbids: null, optional: true },
  "heavy-weapon": { id: "heavy-weapon", name: "Heavy weapon", inches: 1, exempt: "armored", forbids: null, optional: false },
  "very-heavy-weapon": {
    id: "very-heavy-weapon",
    name: "Very heavy weapon",
    inches: 2,
    exempt: null,
    forbids: "running",
    optional: false,
  },
  running: { id: "running", name: "Running", inches: 2, exempt: "armored", forbids: null, optional: false },
} as const satisfies Record<MoveExceptionsId, MoveExceptionsRow>;

/**
 * Exceptions of the movement modifiers. Which modifiers spare powered armor, which burden forbids running, and which modifier is optional.
 * @source Infantry movement, Movement, lines 17-18, 25-28
 */
export const moveExceptions: Documented<MoveExceptionsRow, typeof data> = /* @__PURE__ */ withoutPrototype(data);

/** All rows of “Exceptions of the movement modifiers”, in the book's order. */
export const moveExceptionsList: readonly (MoveExceptionsRow & { readonly id: MoveExceptionsId })[] = /* @__PURE__ */ (() => freeze(Object.values(data)))();

/**
 * Finds a row of “Exceptions of the movement modifiers” by what a person types: its id or a former one, its name, or what the book prints.
 * Case, spaces and punctuation do not count. Where none is meant, or several are, `row` is null and `suggestions` come nearest.
 * @param text - What was typed.
 */
export function findMoveExceptions(text: string): Found<MoveExceptionsRow & { readonly id: MoveExceptionsId }> {
  return findRow("findMoveExceptions", moveExceptionsList, text);
}
