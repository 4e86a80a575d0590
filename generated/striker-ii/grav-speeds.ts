// Made by tablewright from rules/striker-ii/movement/grav-speeds.yaml. Do not edit: change the rules and run tablewright build.
import { withoutPrototype } from "../runtime/by-id.js";
import { refuse, unknownId } from "../runtime/check.js";
import { freeze, freezeEach } from "../runtime/freeze.js";
import type { Documented } from "../runtime/types.js";

/** The speed. */
export type GravSpeedsSpeed = "maximum" | "cruise" | "noe";

/** A row of “Grav speeds”. */
export interface GravSpeedsRow {
  /** Id; it never changes. */
  readonly id: string;
  /** Full name. */
  readonly name: string;
  /** The speed. */
  readonly speed: GravSpeedsSpeed;
  /**
   * The speed (km/h).
   * Unit: kilometers an hour (km/h).
   * @source Striker II: Introductory Infantry Rules, rule 6A2, Grav, lines 1117-1162
   */
  readonly kph: number;
  /**
   * Distance in a turn (m/turn) before rounding, where the book rounds it.
   * Unit: meters a turn (m/turn).
   * @source Striker II: Introductory Infantry Rules, rule 6A2, Grav, lines 1117-1162
   */
  readonly exact: number | null;
  /**
   * Distance in a turn (m/turn).
   * Unit: meters a turn (m/turn).
   * @source Striker II: Introductory Infantry Rules, rule 6A2, Grav, lines 1117-1162
   */
  readonly move: number;
  /**
   * The flight mode this is the highest speed of.
   * @source Striker II: Introductory Infantry Rules, rule 6A2, Grav, lines 1117-1162
   */
  readonly mode: "high" | "terrain-following" | "noe" | "popup" | null;
  /**
   * Whether the team may change direction: not at all, at a cost for each turn, or freely.
   * @source Striker II: Introductory Infantry Rules, rule 6A2, Grav, lines 1117-1162
   */
  readonly turning: "none" | "at-a-cost" | "free" | null;
  /**
   * Share (%) of the movement allowance each turn costs, whatever its size; blank where turns are free or forbidden.
   * Unit: percent (%).
   * @source Striker II: Introductory Infantry Rules, rule 6A2, Grav, lines 1117-1162
   */
  readonly turnCost: number | null;
}

const data = {
  maximum: {
    id: "maximum",
    name: "Maximum",
    speed: "maximum",
    kph: 300,
    exact: null,
    move: 2500,
    mode: "high",
    turning: "none",
    turnCost: null,
  },
  cruise: {
    id: "cruise",
    name: "Cruise",
    speed: "cruise",
    kph: 225,
    exact: 1875,
    move: 2000,
    mode: "terrain-following",
    turning: "at-a-cost",
    turnCost: 10,
  },
  noe: {
    id: "noe",
    name: "NOE",
    speed: "noe",
    kph: 40,
    exact: 333,
    move: 350,
    mode: "noe",
    turning: "free",
    turnCost: null,
  },
} as const satisfies Record<string, GravSpeedsRow>;

/**
 * Grav speeds. How fast troops with grav belts move; the book rounds two of the distances.
 * @source Striker II: Introductory Infantry Rules, rule 6A2, Grav, lines 1117-1162
 */
export const gravSpeeds: Documented<GravSpeedsRow, typeof data> = /* @__PURE__ */ withoutPrototype(data);

/** All rows of “Grav speeds”, in the book's order. */
export const gravSpeedsList: readonly GravSpeedsRow[] = /* @__PURE__ */ (() => freeze(Object.values(data)))();

const answers: readonly GravSpeedsRow[] = /* @__PURE__ */ (() => freezeEach([
  data.maximum,
  data.cruise,
  data.noe,
]))();

/**
 * Looks up “Grav speeds”. How fast troops with grav belts move; the book rounds two of the distances.
 * @param speed - The speed.
 * @source Striker II: Introductory Infantry Rules, rule 6A2, Grav, lines 1117-1162
 * @example lookupGravSpeeds("maximum").id; // "maximum"
 */
export function lookupGravSpeeds(speed: GravSpeedsSpeed): GravSpeedsRow {
  const row =
    speed === "maximum" ? 0
    : speed === "cruise" ? 1
    : speed === "noe" ? 2
    : refuse(unknownId("lookupGravSpeeds", "speed", speed, ["maximum", "cruise", "noe"]));
  return answers[row] as GravSpeedsRow;
}
