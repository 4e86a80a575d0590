// Made by tablewright from rules/skirmishers/book.yaml. Do not edit: change the rules and run tablewright build.
import { addresses } from "../addresses/skirmishers.js";
import type { Places, Source } from "../runtime/sources.js";
import { findSource } from "../runtime/sources.js";

export type { Source } from "../runtime/sources.js";

/** Ids of the tables of Skirmishers, section 5: Power Armor. */
export type SourceTable = "damage-figures" | "damage" | "power-armor" | "star-cells" | "action-points" | "experience" | "unit-card" | "firing-arcs" | "hand-to-hand" | "jet-pack" | "movement-figures" | "allowed-weapons" | "primary-weapons";

const places: Places = {
  "damage-figures": [
    null,
    "Unit Card",
    "11-17",
    {
      "hit-point-dice": "15#5",
      "hit-point-die-sides": "15#6",
      "armor-cells-on-card": "11",
      "star-cells-on-card": "17",
    },
  ],
  damage: [null, "Unit Card", "13-15", { bludgeoning: "13", standard: "13" }],
  "power-armor": [
    null,
    "Unit Card; Weapons and Equipment",
    "11, 25, 33",
    {
      "standard/armorCells": "11#1",
      "standard/primaryWeapons": "33#1",
      "standard/secondaryWeapons": "33#2",
      "basic/armorCells": "11#2",
      "basic/primaryWeapons": "33#3",
      "basic/secondaryWeapons": "33#4",
      "heavy/armorCells": "11#3",
      "heavy/primaryWeapons": "33#1",
      "heavy/secondaryWeapons": "33#2",
    },
  ],
  "star-cells": [null, "Unit Card", "17", { "1": "17", "2": "17" }],
  "action-points": [null, "Unit Card", "19-21", {}],
  experience: [null, "Unit Card", "21", { green: "21#1", veteran: "21#2", elite: "21#3" }],
  "unit-card": [
    null,
    "Unit Card",
    "7, 13, 19-23",
    { "1-4": "7", "5/actionPoints": "19#2", "5/targetNumberModifier": "23#2", "6-12": "7" },
  ],
  "firing-arcs": [
    null,
    "Primary Weapons; Firing Arcs",
    "37, 53",
    {
      "place-for-all-weapons": "53",
      "fire-without-arc": "53",
      "use-explosive-with-arcs": "53",
      "machine-gun-again": "37",
      "other-weapon-again": "37",
    },
  ],
  "hand-to-hand": [null, "Hand to Hand Combat", "55", { "attack-cost": "55#1", "fist-damage": "55" }],
  "jet-pack": [null, "Movement", "45", { "6-16": "45" }],
  "movement-figures": [null, "Movement", "43-47", { "most-action-points": "43#1", "barbed-wire-cost": "47#1" }],
  "allowed-weapons": [
    null,
    "Weapons and Equipment; Explosives",
    "27, 39, 57",
    {
      grenade: "27",
      "hand-grenade": "57",
      "smoke-grenade": "57",
      "satchel-charge": "57",
      "other-explosive-weapon": "57",
      "infantry-weapon-as-secondary": "39",
    },
  ],
  "primary-weapons": [null, "Primary Weapons", "35-37", { "machine-gun": "37", "other-primary-weapon": "37" }],
};

/**
 * Where the document prints a figure: the lines of the cell where it stands apart, else of its row.
 * @param address - A table, or table/row, table/row/column, table/row/loads/load/column, with or without its book; former ids too.
 * @throws TypeError for an address that leads nowhere
 */
export function sourceOf(address: SourceTable | `${SourceTable}/${string}` | (string & Record<never, never>)): Source {
  return findSource(addresses, "Skirmishers, section 5: Power Armor", places, address);
}
