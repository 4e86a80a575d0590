// Made by tablewright from rules/skirmishers/force/experience.yaml. Do not edit: change the rules and run tablewright build.
import { unknownId } from "../runtime/check.js";
import { checkGiven, checkNamed } from "../runtime/given.js";

/** What of “Experience” applies; what is left out does not. */
export interface ExperienceGiven {
  /** Green -1; Veteran +1; Elite +2. */
  readonly experience?: "green" | "veteran" | "elite" | undefined;
}

/**
 * Experience. What a trooper's experience adds to all action points of its card. The level between green and veteran has no name in the text and adds nothing. Plus gives action points; minus costs action points.
 * @source Skirmishers, section 5: Power Armor, Unit Card, line 21
 */
export const experience = {
  green: { id: "green", name: "Green", value: -1, group: "experience", counted: false },
  veteran: { id: "veteran", name: "Veteran", value: 1, group: "experience", counted: false },
  elite: { id: "elite", name: "Elite", value: 2, group: "experience", counted: false },
} as const;

/**
 * The sum of what applies of “Experience”. What a trooper's experience adds to all action points of its card. The level between green and veteran has no name in the text and adds nothing. Plus gives action points; minus costs action points.
 * @param given - What applies; nothing where it is left out.
 * @source Skirmishers, section 5: Power Armor, Unit Card, line 21
 * @example sumExperience({ experience: "green" }); // -1
 */
export function sumExperience(given: ExperienceGiven = {}): number {
  checkNamed("sumExperience", "given", given);
  for (const name in given) {
    if (name !== "experience")
      checkGiven("sumExperience", given, ["experience"]);
  }

  let sum = 0;
  switch (given.experience) {
    case undefined:
      break;
    case "green":
      sum += -1;
      break;
    case "veteran":
      sum += 1;
      break;
    case "elite":
      sum += 2;
      break;
    default:
      throw unknownId("sumExperience", "experience", given.experience, ["green", "veteran", "elite"]);
  }

  return sum;
}
