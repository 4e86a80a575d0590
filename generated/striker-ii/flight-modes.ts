// Made by tablewright from rules/striker-ii/movement/flight-modes.yaml. Do not edit: change the rules and run tablewright build.
import { withoutPrototype } from "../runtime/by-id.js";
import type { Found } from "../runtime/find.js";
import { findRow } from "../runtime/find.js";
import { freeze } from "../runtime/freeze.js";
import type { Documented } from "../runtime/types.js";

/** Ids of “Flight modes”, in the book's order. */
export type FlightModesId = "high" | "terrain-following" | "noe" | "popup";

/** A row of “Flight modes”. */
export interface FlightModesRow {
  /** Id; it never changes. */
  readonly id: string;
  /** Full name. */
  readonly name: string;
  /**
   * How high (m) above what above names; blank where the player chooses.
   * Unit: meters (m).
   * @source Striker II: Introductory Infantry Rules, rule 6A2d, Flight modes, lines 1167-1203
   */
  readonly height: number | null;
  /**
   * Height above.
   * What the height is measured from: the highest feature of the whole field, what is right below, or the ground.
   * @source Striker II: Introductory Infantry Rules, rule 6A2d, Flight modes, lines 1167-1203
   */
  readonly above: "highest-feature" | "feature-below" | "ground" | null;
  /**
   * The height is the least, not the only one.
   * @source Striker II: Introductory Infantry Rules, rule 6A2d, Flight modes, lines 1167-1203
   */
  readonly atLeast: boolean;
  /**
   * Only a team that does not move in its movement phase may do it.
   * @source Striker II: Introductory Infantry Rules, rule 6A2d, Flight modes, lines 1167-1203
   */
  readonly stationaryOnly: boolean;
  /**
   * The highest speed in this mode.
   * @source Striker II: Introductory Infantry Rules, rule 6A2d, Flight modes, lines 1167-1203
   */
  readonly fastest: "maximum" | "cruise" | "noe" | null;
}

const data = {
  high: {
    id: "high",
    name: "High mode",
    height: 10,
    above: "highest-feature",
    atLeast: true,
    stationaryOnly: false,
    fastest: "maximum",
  },
  "terrain-following": {
    id: "terrain-following",
    name: "Terrain following mode",
    height: 10,
    above: "feature-below",
    atLeast: false,
    stationaryOnly: false,
    fastest: "cruise",
  },
  noe: {
    id: "noe",
    name: "NOE mode",
    height: 4,
    above: "ground",
    atLeast: false,
    stationaryOnly: false,
    fastest: "noe",
  },
  popup: {
    id: "popup",
    name: "Popup",
    height: null,
    above: null,
    atLeast: false,
    stationaryOnly: true,
    fastest: null,
  },
} as const satisfies Record<FlightModesId, FlightModesRow>;

/**
 * Flight modes. How high troops with grav belts fly, and how fast they may be there. In a popup a team rises from its place and drops back in the same turn.
 * @source Striker II: Introductory Infantry Rules, rule 6A2d, Flight modes, lines 1167-1203
 */
export const flightModes: Documented<FlightModesRow, typeof data> = /* @__PURE__ */ withoutPrototype(data);

/** All rows of “Flight modes”, in the book's order. */
export const flightModesList: readonly (FlightModesRow & { readonly id: FlightModesId })[] = /* @__PURE__ */ (() => freeze(Object.values(data)))();

/**
 * Finds a row of “Flight modes” by what a person types: its id or a former one, its name, or what the book prints.
 * Case, spaces and punctuation do not count. Where none is meant, or several are, `row` is null and `suggestions` come nearest.
 * @param text - What was typed.
 */
export function findFlightModes(text: string): Found<FlightModesRow & { readonly id: FlightModesId }> {
  return findRow("findFlightModes", flightModesList, text);
}
