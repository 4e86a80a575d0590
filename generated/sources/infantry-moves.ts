// Made by tablewright from rules/infantry-moves/book.yaml. Do not edit: change the rules and run tablewright build.
import { addresses } from "../addresses/infantry-moves.js";
import type { Places, Source } from "../runtime/sources.js";
import { findSource } from "../runtime/sources.js";

export type { Source } from "../runtime/sources.js";

/** Ids of the tables of Infantry movement. */
export type SourceTable = "difficult-terrain" | "door-attempts" | "infantry-move" | "infantry-movement" | "kick-door-modifiers" | "kick-door-target" | "kick-door" | "kickable-doors" | "move-exceptions" | "move-modifiers" | "opening-doors" | "prone" | "running" | "vehicles";

const places: Places = {
  "difficult-terrain": [null, "Difficult Terrain", "20", { overgrown: "20#1" }],
  "door-attempts": [
    null,
    "Opening a Door",
    "33, 42",
    { "single-figure/triesPerRound": "42#1", "team-rush/triesPerRound": "42#1" },
  ],
  "infantry-move": [null, "Movement", "3-28", {}],
  "infantry-movement": [
    "Table 2",
    "Infantry Movement Examples",
    "4-16",
    { none: "7", light: "8", heavy: "10", armored: "12", aliens: "13", monsters: "14" },
  ],
  "kick-door-modifiers": [
    null,
    "Kick in Doors",
    "34-41",
    {
      untrained: "36#1",
      unarmored: "36#2",
      "green-troops": "37#1",
      "heavy-armor": "37#2",
      veteran: "38#1",
      "powered-armor": "38#2",
      elite: "39#1",
      "door-breakers": "39#2",
      aliens: "40#1",
      monsters: "40#2",
    },
  ],
  "kick-door-target": [null, "Kick in Doors", "34-41", {}],
  "kick-door": [null, "Kick in Doors", "34", { needed: "34#1", dice: "34#2", "die-sides": "34#3" }],
  "kickable-doors": [
    null,
    "Opening a Door",
    "33",
    {
      "household-door": "33",
      "internal-door": "33",
      bulkhead: "33",
      "hangar-door": "33",
      "armored-vehicle-hatch": "33",
      airlock: "33",
      "advance-move": "33",
      "close-assault-move": "33",
    },
  ],
  "move-exceptions": [
    null,
    "Movement",
    "17-18, 25-28",
    { "elite-or-fanatic": "18", "heavy-weapon": "25", "very-heavy-weapon": "26", running: "28" },
  ],
  "move-modifiers": [
    "Table 2",
    "Movement",
    "15-18, 22-28",
    {
      warriors: "15#1",
      "elite-or-fanatic": "18#1",
      "standing-up": "22#1",
      "heavy-weapon": "25#1",
      "very-heavy-weapon": "26#1",
      running: "28#1",
    },
  ],
  "opening-doors": [null, "Opening a Door", "32", { half: "32#2" }],
  prone: [null, "Taking Cover", "22", { "falling-prone": "22", "standing-up": "22", crawling: "22" }],
  running: [
    null,
    "Running",
    "28-30",
    {
      "none/inches": "28#1",
      light: "29",
      "light/inches": "28#1",
      heavy: "30",
      "heavy/inches": "28#1",
      "aliens/inches": "28#1",
      "monsters/inches": "28#1",
    },
  ],
  vehicles: [
    null,
    "Entering or leaving a vehicle",
    "44-45",
    { boarding: "44", "boarding-with-crew/moveShare": "44#1", leaving: "45" },
  ],
};

/**
 * Where the document prints a figure: the lines of the cell where it stands apart, else of its row.
 * @param address - A table, or table/row, table/row/column, table/row/loads/load/column, with or without its book; former ids too.
 * @throws TypeError for an address that leads nowhere
 */
export function sourceOf(address: SourceTable | `${SourceTable}/${string}` | (string & Record<never, never>)): Source {
  return findSource(addresses, "Infantry movement", places, address);
}
