// Made by tablewright from rules/striker-ii/hit/difficulty-adjustments.yaml. Do not edit: change the rules and run tablewright build.
import { unknownId } from "../runtime/check.js";
import { checkGiven, checkNamed, isGiven } from "../runtime/given.js";

/** What of “Difficulty adjustments” applies; what is left out does not. */
export interface DifficultyAdjustmentsGiven {
  /** Firer moved +1. */
  readonly firerMoved?: boolean | undefined;
  /** Up to two teams firing 0; More than two teams firing -1; More than four teams firing -2. */
  readonly firers?: "up-to-two-teams" | "more-than-two-teams" | "more-than-four-teams" | undefined;
}

/**
 * Difficulty adjustments. Steps by which a shot becomes harder or, where negative, easier than its range alone makes it. The book prints the easier steps without a sign.
 * @source Striker II: Introductory Infantry Rules, rule 8A1b, Hit Table, difficulty profile, lines 2226-2249
 * @source Striker II: Introductory Infantry Rules, rule 8A1b1, Movement; number of firers, lines 2027-2067
 */
export const difficultyAdjustments = {
  "firer-moved": { id: "firer-moved", name: "Firer moved", value: 1, group: null, counted: false },
  "up-to-two-teams": { id: "up-to-two-teams", name: "Up to two teams firing", value: 0, group: "firers", counted: false },
  "more-than-two-teams": {
    id: "more-than-two-teams",
    name: "More than two teams firing",
    value: -1,
    group: "firers",
    counted: false,
  },
  "more-than-four-teams": {
    id: "more-than-four-teams",
    name: "More than four teams firing",
    value: -2,
    group: "firers",
    counted: false,
  },
} as const;

/**
 * The sum of what applies of “Difficulty adjustments”. Steps by which a shot becomes harder or, where negative, easier than its range alone makes it. The book prints the easier steps without a sign.
 * @param given - What applies; nothing where it is left out.
 * @source Striker II: Introductory Infantry Rules, rule 8A1b, Hit Table, difficulty profile, lines 2226-2249
 * @source Striker II: Introductory Infantry Rules, rule 8A1b1, Movement; number of firers, lines 2027-2067
 * @example sumDifficultyAdjustments({ firerMoved: true }); // 1
 */
export function sumDifficultyAdjustments(given: DifficultyAdjustmentsGiven = {}): number {
  checkNamed("sumDifficultyAdjustments", "given", given);
  for (const name in given) {
    if (name !== "firerMoved" && name !== "firers")
      checkGiven("sumDifficultyAdjustments", given, ["firerMoved", "firers"]);
  }

  let sum = 0;
  if (isGiven("sumDifficultyAdjustments", "firerMoved", given.firerMoved)) sum += 1;
  switch (given.firers) {
    case undefined:
      break;
    case "up-to-two-teams":
      sum += 0;
      break;
    case "more-than-two-teams":
      sum += -1;
      break;
    case "more-than-four-teams":
      sum += -2;
      break;
    default:
      throw unknownId("sumDifficultyAdjustments", "firers", given.firers, ["up-to-two-teams", "more-than-two-teams", "more-than-four-teams"]);
  }

  return sum;
}
