// Made by tablewright from rules/infantry-moves/movement/move-modifiers.yaml. Do not edit: change the rules and run tablewright build.
import { unknownId } from "../runtime/check.js";
import { checkGiven, checkNamed, isGiven } from "../runtime/given.js";

/** What of “Movement modifiers” applies; what is left out does not. */
export interface MoveModifiersGiven {
  /** Warriors +2. */
  readonly warriors?: boolean | undefined;
  /** Elite or fanatic +2. */
  readonly eliteOrFanatic?: boolean | undefined;
  /** Standing up -1. */
  readonly standingUp?: boolean | undefined;
  /** Heavy weapon -1; Very heavy weapon -2. */
  readonly burden?: "heavy-weapon" | "very-heavy-weapon" | undefined;
  /** Running +2. */
  readonly running?: boolean | undefined;
}

/**
 * Movement modifiers. Inches added to or taken off the basic move for training, spirit, burdens, running and standing up. The book prints what is taken off without a sign. Plus lengthens the move; minus shortens the move.
 * @source Infantry movement, rule Table 2, Movement, lines 15-18, 22-28
 */
export const moveModifiers = {
  warriors: { id: "warriors", name: "Warriors", value: 2, group: null, counted: false },
  "elite-or-fanatic": { id: "elite-or-fanatic", name: "Elite or fanatic", value: 2, group: null, counted: false },
  "standing-up": { id: "standing-up", name: "Standing up", value: -1, group: null, counted: false },
  "heavy-weapon": { id: "heavy-weapon", name: "Heavy weapon", value: -1, group: "burden", counted: false },
  "very-heavy-weapon": { id: "very-heavy-weapon", name: "Very heavy weapon", value: -2, group: "burden", counted: false },
  running: { id: "running", name: "Running", value: 2, group: null, counted: false },
} as const;

/**
 * The sum of what applies of “Movement modifiers”. Inches added to or taken off the basic move for training, spirit, burdens, running and standing up. The book prints what is taken off without a sign. Plus lengthens the move; minus shortens the move.
 * @param given - What applies; nothing where it is left out.
 * @source Infantry movement, rule Table 2, Movement, lines 15-18, 22-28
 * @example sumMoveModifiers({ warriors: true }); // 2
 */
export function sumMoveModifiers(given: MoveModifiersGiven = {}): number {
  checkNamed("sumMoveModifiers", "given", given);
  for (const name in given) {
    if (name !== "warriors" && name !== "eliteOrFanatic" && name !== "standingUp" && name !== "burden" && name !== "running")
      checkGiven("sumMoveModifiers", given, ["warriors", "eliteOrFanatic", "standingUp", "burden", "running"]);
  }

  let sum = 0;
  if (isGiven("sumMoveModifiers", "warriors", given.warriors)) sum += 2;
  if (isGiven("sumMoveModifiers", "eliteOrFanatic", given.eliteOrFanatic)) sum += 2;
  if (isGiven("sumMoveModifiers", "standingUp", given.standingUp)) sum += -1;
  switch (given.burden) {
    case undefined:
      break;
    case "heavy-weapon":
      sum += -1;
      break;
    case "very-heavy-weapon":
      sum += -2;
      break;
    default:
      throw unknownId("sumMoveModifiers", "burden", given.burden, ["heavy-weapon", "very-heavy-weapon"]);
  }

  if (isGiven("sumMoveModifiers", "running", given.running)) sum += 2;
  return sum;
}
