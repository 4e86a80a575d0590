// Made by tablewright from rules/infantry-moves/movement/kick-door-target.yaml. Do not edit: change the rules and run tablewright build.
import { kickDoor } from "./kick-door.js";
import type { KickDoorModifiersGiven } from "./kick-door-modifiers.js";
import { sumKickDoorModifiers } from "./kick-door-modifiers.js";
import { toldBy } from "../runtime/check.js";

/**
 * Number to roll at a door. What one die must show to kick in a door, once all modifiers are counted.
 * @param given - What of “Door modifiers” applies.
 * @source Infantry movement, Kick in Doors, lines 34-41
 * @example kickDoorTarget({ quality: "untrained" }); // 6
 */
export function kickDoorTarget(given?: KickDoorModifiersGiven): number {
  try {
    return kickDoor.needed - sumKickDoorModifiers(given);
  } catch (error) {
    throw toldBy("kickDoorTarget", error, ["sumKickDoorModifiers"]);
  }
}
