// Made by tablewright from rules/infantry-moves/movement/kick-door-modifiers.yaml. Do not edit: change the rules and run tablewright build.
import { unknownId } from "../runtime/check.js";
import { checkGiven, checkNamed, isGiven } from "../runtime/given.js";

/** What of “Door modifiers” applies; what is left out does not. */
export interface KickDoorModifiersGiven {
  /** Untrained -2; Green troops -1; Veteran +1; Elite +1. */
  readonly quality?: "untrained" | "green-troops" | "veteran" | "elite" | undefined;
  /** Unarmored -1; Heavy armor +1; Powered armor +2. */
  readonly armor?: "unarmored" | "heavy-armor" | "powered-armor" | undefined;
  /** Equipped with door breakers +2. */
  readonly doorBreakers?: boolean | undefined;
  /** Aliens +1; Monsters +2. */
  readonly creature?: "aliens" | "monsters" | undefined;
}

/**
 * Door modifiers. What is added to the roll that kicks in a door. Ordinary troops and light armor add nothing. Plus helps to kick the door in; minus hinders kicking the door in.
 * @source Infantry movement, Kick in Doors, lines 34-41
 */
export const kickDoorModifiers = {
  untrained: { id: "untrained", name: "Untrained", value: -2, group: "quality", counted: false },
  unarmored: { id: "unarmored", name: "Unarmored", value: -1, group: "armor", counted: false },
  "green-troops": { id: "green-troops", name: "Green troops", value: -1, group: "quality", counted: false },
  "heavy-armor": { id: "heavy-armor", name: "Heavy armor", value: 1, group: "armor", counted: false },
  veteran: { id: "veteran", name: "Veteran", value: 1, group: "quality", counted: false },
  "powered-armor": { id: "powered-armor", name: "Powered armor", value: 2, group: "armor", counted: false },
  elite: { id: "elite", name: "Elite", value: 1, group: "quality", counted: false },
  "door-breakers": { id: "door-breakers", name: "Equipped with door breakers", value: 2, group: null, counted: false },
  aliens: { id: "aliens", name: "Aliens", value: 1, group: "creature", counted: false },
  monsters: { id: "monsters", name: "Monsters", value: 2, group: "creature", counted: false },
} as const;

/**
 * The sum of what applies of “Door modifiers”. What is added to the roll that kicks in a door. Ordinary troops and light armor add nothing. Plus helps to kick the door in; minus hinders kicking the door in.
 * @param given - What applies; nothing where it is left out.
 * @source Infantry movement, Kick in Doors, lines 34-41
 * @example sumKickDoorModifiers({ quality: "untrained" }); // -2
 */
export function sumKickDoorModifiers(given: KickDoorModifiersGiven = {}): number {
  checkNamed("sumKickDoorModifiers", "given", given);
  for (const name in given) {
    if (name !== "quality" && name !== "armor" && name !== "doorBreakers" && name !== "creature")
      checkGiven("sumKickDoorModifiers", given, ["quality", "armor", "doorBreakers", "creature"]);
  }

  let sum = 0;
  switch (given.quality) {
    case undefined:
      break;
    case "untrained":
      sum += -2;
      break;
    case "green-troops":
      sum += -1;
      break;
    case "veteran":
      sum += 1;
      break;
    case "elite":
      sum += 1;
      break;
    default:
      throw unknownId("sumKickDoorModifiers", "quality", given.quality, ["untrained", "green-troops", "veteran", "elite"]);
  }

  switch (given.armor) {
    case undefined:
      break;
    case "unarmored":
      sum += -1;
      break;
    case "heavy-armor":
      sum += 1;
      break;
    case "powered-armor":
      sum += 2;
      break;
    default:
      throw unknownId("sumKickDoorModifiers", "armor", given.armor, ["unarmored", "heavy-armor", "powered-armor"]);
  }

  if (isGiven("sumKickDoorModifiers", "doorBreakers", given.doorBreakers)) sum += 2;
  switch (given.creature) {
    case undefined:
      break;
    case "aliens":
      sum += 1;
      break;
    case "monsters":
      sum += 2;
      break;
    default:
      throw unknownId("sumKickDoorModifiers", "creature", given.creature, ["aliens", "monsters"]);
  }

  return sum;
}
