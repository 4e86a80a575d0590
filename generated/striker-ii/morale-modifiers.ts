// Made by tablewright from rules/striker-ii/morale/morale-modifiers.yaml. Do not edit: change the rules and run tablewright build.
import { checkNumber, outOfDomain, unknownId } from "../runtime/check.js";
import { checkGiven, checkNamed, isGiven } from "../runtime/given.js";

/** What of “Morale modifiers” applies; what is left out does not. */
export interface MoraleModifiersGiven {
  /** NCO +1 each. */
  readonly nco?: number | undefined;
  /** Officer +2 each. */
  readonly officer?: number | undefined;
  /** Supreme commander +3. */
  readonly supremeCommander?: boolean | undefined;
  /** Failed NCO -1 each. */
  readonly failedNco?: number | undefined;
  /** Failed officer -2 each. */
  readonly failedOfficer?: number | undefined;
  /** Failed supreme commander -3. */
  readonly failedSupremeCommander?: boolean | undefined;
  /** Team concealed +1; Team hidden +3. */
  readonly concealment?: "concealed" | "hidden" | undefined;
  /** Friendly casualty -1 each. */
  readonly friendlyCasualty?: number | undefined;
}

/**
 * Morale modifiers. What is added to a morale roll besides the team's current morale. A leader team that failed its own check counts against every team that sees it within 100 m instead. Plus steadies the team; minus shakes the team.
 * @source Striker II: Introductory Infantry Rules, rule 8C2, Morale Tables, lines 2752-2781
 * @source Striker II: Introductory Infantry Rules, rule 8C2, Offensive and defensive modifiers, lines 2653-2711
 */
export const moraleModifiers = {
  nco: { id: "nco", name: "NCO", value: 1, group: null, counted: true },
  officer: { id: "officer", name: "Officer", value: 2, group: null, counted: true },
  "supreme-commander": { id: "supreme-commander", name: "Supreme commander", value: 3, group: null, counted: false },
  "failed-nco": { id: "failed-nco", name: "Failed NCO", value: -1, group: null, counted: true },
  "failed-officer": { id: "failed-officer", name: "Failed officer", value: -2, group: null, counted: true },
  "failed-supreme-commander": { id: "failed-supreme-commander", name: "Failed supreme commander", value: -3, group: null, counted: false },
  concealed: { id: "concealed", name: "Team concealed", value: 1, group: "concealment", counted: false },
  hidden: { id: "hidden", name: "Team hidden", value: 3, group: "concealment", counted: false },
  "friendly-casualty": { id: "friendly-casualty", name: "Friendly casualty", value: -1, group: null, counted: true },
} as const;

/**
 * The sum of what applies of “Morale modifiers”. What is added to a morale roll besides the team's current morale. A leader team that failed its own check counts against every team that sees it within 100 m instead. Plus steadies the team; minus shakes the team.
 * @param given - What applies; nothing where it is left out.
 * @source Striker II: Introductory Infantry Rules, rule 8C2, Morale Tables, lines 2752-2781
 * @source Striker II: Introductory Infantry Rules, rule 8C2, Offensive and defensive modifiers, lines 2653-2711
 * @example sumMoraleModifiers({ nco: 1 }); // 1
 */
export function sumMoraleModifiers(given: MoraleModifiersGiven = {}): number {
  checkNamed("sumMoraleModifiers", "given", given);
  for (const name in given) {
    if (name !== "nco" && name !== "officer" && name !== "supremeCommander" && name !== "failedNco" && name !== "failedOfficer" && name !== "failedSupremeCommander" && name !== "concealment" && name !== "friendlyCasualty")
      checkGiven("sumMoraleModifiers", given, [
    "nco",
    "officer",
    "supremeCommander",
    "failedNco",
    "failedOfficer",
    "failedSupremeCommander",
    "concealment",
    "friendlyCasualty",
  ]);
  }

  let sum = 0;
  if (given.nco !== undefined) {
    checkNumber("sumMoraleModifiers", "nco", given.nco, true);
    if (given.nco < 0) throw outOfDomain("sumMoraleModifiers", "nco", given.nco, "0 and more");
    sum += given.nco * 1;
  }

  if (given.officer !== undefined) {
    checkNumber("sumMoraleModifiers", "officer", given.officer, true);
    if (given.officer < 0) throw outOfDomain("sumMoraleModifiers", "officer", given.officer, "0 and more");
    sum += given.officer * 2;
  }

  if (isGiven("sumMoraleModifiers", "supremeCommander", given.supremeCommander)) sum += 3;
  if (given.failedNco !== undefined) {
    checkNumber("sumMoraleModifiers", "failedNco", given.failedNco, true);
    if (given.failedNco < 0) throw outOfDomain("sumMoraleModifiers", "failedNco", given.failedNco, "0 and more");
    sum += given.failedNco * -1;
  }

  if (given.failedOfficer !== undefined) {
    checkNumber("sumMoraleModifiers", "failedOfficer", given.failedOfficer, true);
    if (given.failedOfficer < 0) throw outOfDomain("sumMoraleModifiers", "failedOfficer", given.failedOfficer, "0 and more");
    sum += given.failedOfficer * -2;
  }

  if (isGiven("sumMoraleModifiers", "failedSupremeCommander", given.failedSupremeCommander)) sum += -3;
  switch (given.concealment) {
    case undefined:
      break;
    case "concealed":
      sum += 1;
      break;
    case "hidden":
      sum += 3;
      break;
    default:
      throw unknownId("sumMoraleModifiers", "concealment", given.concealment, ["concealed", "hidden"]);
  }

  if (given.friendlyCasualty !== undefined) {
    checkNumber("sumMoraleModifiers", "friendlyCasualty", given.friendlyCasualty, true);
    if (given.friendlyCasualty < 0) throw outOfDomain("sumMoraleModifiers", "friendlyCasualty", given.friendlyCasualty, "0 and more");
    sum += given.friendlyCasualty * -1;
  }

  return sum;
}
