// Made by tablewright from rules/infantry-moves/book.yaml. Do not edit: change the rules and run tablewright build.
import type { Addresses } from "../runtime/addresses.js";

/** What addresses of the book may name. */
export const addresses: Addresses = {
  book: "infantry-moves",
  aliases: {},
  tables: {
    "difficult-terrain": [["name","value"],["overgrown"]],
    "door-attempts": [["name","triesPerRound","successEnds","failureEnds","failureOpens","failureProne"],["single-figure","team-rush"]],
    "infantry-move": [[],[]],
    "infantry-movement": [["name","armor","printed","move","wearers","tactical"],["none","light","heavy","armored","aliens","monsters"]],
    "kick-door-modifiers": [["name","value"],["untrained","unarmored","green-troops","heavy-armor","veteran","powered-armor","elite","door-breakers","aliens","monsters"]],
    "kick-door-target": [[],[]],
    "kick-door": [["name","value"],["needed","dice","die-sides"]],
    "kickable-doors": [["name","description","allowed","count"],["household-door","internal-door","bulkhead","hangar-door","armored-vehicle-hatch","airlock","advance-move","close-assault-move"]],
    "move-exceptions": [["name","inches","exempt","forbids","optional"],["elite-or-fanatic","heavy-weapon","very-heavy-weapon","running"]],
    "move-modifiers": [["name","value"],["warriors","elite-or-fanatic","standing-up","heavy-weapon","very-heavy-weapon","running"]],
    "opening-doors": [["moved","ends"],["half"]],
    "prone": [["name","inches","endsMove","mayFire"],["falling-prone","standing-up","crawling"]],
    "running": [["name","armor","rounds","rest","inches"],["none","light","heavy","aliens","monsters"]],
    "vehicles": [["name","teamsPerDoor","moveShare","vehicle","drivesOff","endsProne"],["boarding","boarding-with-crew","leaving"]],
  },
};
