// Made by tablewright from rules/infantry-moves/movement/vehicles.yaml. Do not edit: change the rules and run tablewright build.
import { withoutPrototype } from "../runtime/by-id.js";
import type { Found } from "../runtime/find.js";
import { findRow } from "../runtime/find.js";
import { freeze } from "../runtime/freeze.js";
import type { Documented } from "../runtime/types.js";

/** Ids of “Entering and leaving a vehicle”, in the book's order. */
export type VehiclesId = "boarding" | "boarding-with-crew" | "leaving";

/** A row of “Entering and leaving a vehicle”. */
export interface VehiclesRow {
  /** Id; it never changes. */
  readonly id: string;
  /** Full name. */
  readonly name: string;
  /**
   * Teams that may use an access door in a round.
   * @source Infantry movement, Entering or leaving a vehicle, lines 44-45
   */
  readonly teamsPerDoor: number | null;
  /**
   * Share of the normal move: how far off boarding may start, or how far leaving may go.
   * @source Infantry movement, Entering or leaving a vehicle, lines 44-45
   */
  readonly moveShare: number | null;
  /**
   * How the vehicle must move: not at all, or no faster than the unit on foot.
   * @source Infantry movement, Entering or leaving a vehicle, lines 44-45
   */
  readonly vehicle: "stationary" | "no-faster-than-infantry" | null;
  /**
   * When the vehicle can move off.
   * @source Infantry movement, Entering or leaving a vehicle, lines 44-45
   */
  readonly drivesOff: "next-round" | "one-round-later" | null;
  /**
   * Whether the unit normally ends the move prone.
   * @source Infantry movement, Entering or leaving a vehicle, lines 44-45
   */
  readonly endsProne: boolean;
}

const data = {
  boarding: {
    id: "boarding",
    name: "Boarding, driver and commander aboard",
    teamsPerDoor: null,
    moveShare: 0.5,
    vehicle: "stationary",
    drivesOff: "next-round",
    endsProne: false,
  },
  "boarding-with-crew": {
    id: "boarding-with-crew",
    name: "Boarding together with driver and commander",
    teamsPerDoor: null,
    moveShare: 0.5,
    vehicle: "stationary",
    drivesOff: "one-round-later",
    endsProne: false,
  },
  leaving: {
    id: "leaving",
    name: "Leaving",
    teamsPerDoor: 1,
    moveShare: 0.5,
    vehicle: "no-faster-than-infantry",
    drivesOff: null,
    endsProne: true,
  },
} as const satisfies Record<VehiclesId, VehiclesRow>;

/**
 * Entering and leaving a vehicle. What boarding and leaving ask of a unit and of the vehicle, and when the vehicle moves off.
 * @source Infantry movement, Entering or leaving a vehicle, lines 44-45
 */
export const vehicles: Documented<VehiclesRow, typeof data> = /* @__PURE__ */ withoutPrototype(data);

/** All rows of “Entering and leaving a vehicle”, in the book's order. */
export const vehiclesList: readonly (VehiclesRow & { readonly id: VehiclesId })[] = /* @__PURE__ */ (() => freeze(Object.values(data)))();

/**
 * Finds a row of “Entering and leaving a vehicle” by what a person types: its id or a former one, its name, or what the book prints.
 * Case, spaces and punctuation do not count. Where none is meant, or several are, `row` is null and `suggestions` come nearest.
 * @param text - What was typed.
 */
export function findVehicles(text: string): Found<VehiclesRow & { readonly id: VehiclesId }> {
  return findRow("findVehicles", vehiclesList, text);
}
