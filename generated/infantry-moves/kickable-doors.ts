// Made by tablewright from rules/infantry-moves/movement/kickable-doors.yaml. Do not edit: change the rules and run tablewright build.
import { withoutPrototype } from "../runtime/by-id.js";
import type { Found } from "../runtime/find.js";
import { findRow } from "../runtime/find.js";
import { freeze } from "../runtime/freeze.js";
import type { Documented } from "../runtime/types.js";

/** Ids of “Doors that can be kicked in”, in the book's order. */
export type KickableDoorsId = "household-door" | "internal-door" | "bulkhead" | "hangar-door" | "armored-vehicle-hatch" | "airlock" | "advance-move" | "close-assault-move";

/** A row of “Doors that can be kicked in”. */
export interface KickableDoorsRow {
  /** Id; it never changes. */
  readonly id: string;
  /** Full name. */
  readonly name: string;
  /**
   * What exactly is allowed or forbidden.
   * @source Infantry movement, Opening a Door, line 33
   */
  readonly description: string;
  /**
   * true: the rules allow it; false: they forbid it.
   * @source Infantry movement, Opening a Door, line 33
   */
  readonly allowed: boolean;
  /**
   * How many of what it names it is about, where the rules give a number.
   * @source Infantry movement, Opening a Door, line 33
   */
  readonly count: number | null;
}

const data = {
  "household-door": {
    id: "household-door",
    name: "Household door",
    description: "An ordinary door of a house.",
    allowed: true,
    count: null,
  },
  "internal-door": {
    id: "internal-door",
    name: "Internal door",
    description: "An ordinary door inside a building.",
    allowed: true,
    count: null,
  },
  bulkhead: { id: "bulkhead", name: "Bulkhead", description: "A bulkhead door.", allowed: false, count: null },
  "hangar-door": {
    id: "hangar-door",
    name: "Hangar door",
    description: "The door of a hangar.",
    allowed: false,
    count: null,
  },
  "armored-vehicle-hatch": {
    id: "armored-vehicle-hatch",
    name: "Armored vehicle hatch",
    description: "The hatch of an armored vehicle.",
    allowed: false,
    count: null,
  },
  airlock: { id: "airlock", name: "Airlock", description: "The door of an airlock.", allowed: false, count: null },
  "advance-move": {
    id: "advance-move",
    name: "Advance move",
    description: "Kicking in a door during an advance move.",
    allowed: true,
    count: null,
  },
  "close-assault-move": {
    id: "close-assault-move",
    name: "Close assault move",
    description: "Kicking in a door during a close assault move.",
    allowed: true,
    count: null,
  },
} as const satisfies Record<KickableDoorsId, KickableDoorsRow>;

/**
 * Doors that can be kicked in. Which doors may be kicked in or charged down, and in which moves.
 * @source Infantry movement, Opening a Door, line 33
 */
export const kickableDoors: Documented<KickableDoorsRow, typeof data> = /* @__PURE__ */ withoutPrototype(data);

/** All rows of “Doors that can be kicked in”, in the book's order. */
export const kickableDoorsList: readonly (KickableDoorsRow & { readonly id: KickableDoorsId })[] = /* @__PURE__ */ (() => freeze(Object.values(data)))();

/**
 * Finds a row of “Doors that can be kicked in” by what a person types: its id or a former one, its name, or what the book prints.
 * Case, spaces and punctuation do not count. Where none is meant, or several are, `row` is null and `suggestions` come nearest.
 * @param text - What was typed.
 */
export function findKickableDoors(text: string): Found<KickableDoorsRow & { readonly id: KickableDoorsId }> {
  return findRow("findKickableDoors", kickableDoorsList, text);
}
