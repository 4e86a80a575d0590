// Made by tablewright from rules/walkers/book.yaml. Do not edit: change the rules and run tablewright build.
import { addresses } from "../addresses/walkers.js";
import type { Places, Source } from "../runtime/sources.js";
import { findSource } from "../runtime/sources.js";

export type { Source } from "../runtime/sources.js";

/** Ids of the tables of Walker rules. */
export type SourceTable = "walker-morale" | "movement-figures" | "turning-limits" | "walker-move" | "walker-movement" | "walker-turning" | "dying-walker" | "falling-strength" | "oval-walker-points" | "template-hits" | "walker-arcs" | "walker-attacks" | "walker-characteristics" | "walker-damage" | "walker-points" | "walker-shooting" | "walker-units" | "wounding";

const places: Places = {
  "walker-morale": [null, "Walker Morale", "89", { "damage-roll": "89" }],
  "movement-figures": [null, "Walker Movement", "34", { "backward-cost": "34#1" }],
  "turning-limits": [null, "Walker Turning", "43", { "turn-undeclared": "43" }],
  "walker-move": [null, "Walker Movement; Walker Turning; Wounding Walkers", "34-48, 60", { repeat: "60#2" }],
  "walker-movement": [null, "Walker Movement", "36-39", { light: "37", medium: "38", heavy: "39" }],
  "walker-turning": [null, "Walker Turning", "45-48", { "no-turn": "46", "up-to-90": "47", "full-180": "48" }],
  "dying-walker": [null, "Exploding!!; Timber!", "69, 73", { explosion: "69", fall: "73" }],
  "falling-strength": [null, "Timber!", "73", {}],
  "oval-walker-points": [null, "Walker Types", "19", {}],
  "template-hits": [null, "Blast, Template, and Beam Hits", "77", { "sets-of-hits-per-arc": "77#1" }],
  "walker-arcs": [null, "Walker Arc", "15", { front: "15", side: "15", rear: "15", top: "15" }],
  "walker-attacks": [null, "Walker Combat", "85", {}],
  "walker-characteristics": [
    null,
    "Walker",
    "5-11",
    { type: "6", "weapon-skill": "7", strength: "8", toughness: "9", grit: "10", sagacity: "11" },
  ],
  "walker-damage": [
    null,
    "Wounding Walkers",
    "54-65",
    {
      "2": "55",
      "3": "56",
      "4": "57",
      "5": "58",
      "6": "59",
      "7": "60",
      "8": "61",
      "9": "62",
      "10": "63",
      "11": "64",
      "12": "65",
    },
  ],
  "walker-points": [
    null,
    "Walker Types",
    "19-30",
    { "60mm": "24", "80mm": "25", "100mm": "26", "120mm": "27", "140mm": "28", "160mm": "29", "180mm": "30" },
  ],
  "walker-shooting": [null, "Walker Shooting", "81", { "fire-every-weapon": "81" }],
  "walker-units": [null, "Example", "91-96", { "contempt-dreadnought": "93, 96" }],
  wounding: [
    null,
    "Wounding Walkers",
    "52",
    { "hull-before-armor": "52", "roll-for-armor-point": "52", "roll-without-attack": "52" },
  ],
};

/**
 * Where the document prints a figure: the lines of the cell where it stands apart, else of its row.
 * @param address - A table, or table/row, table/row/column, table/row/loads/load/column, with or without its book; former ids too.
 * @throws TypeError for an address that leads nowhere
 */
export function sourceOf(address: SourceTable | `${SourceTable}/${string}` | (string & Record<never, never>)): Source {
  return findSource(addresses, "Walker rules", places, address);
}
