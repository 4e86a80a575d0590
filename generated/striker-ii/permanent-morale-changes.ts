// Made by tablewright from rules/striker-ii/morale/permanent-morale-changes.yaml. Do not edit: change the rules and run tablewright build.
import { checkNumber, outOfDomain } from "../runtime/check.js";
import { checkGiven, checkNamed } from "../runtime/given.js";

/** What of “Permanent morale changes” applies; what is left out does not. */
export interface PermanentMoraleChangesGiven {
  /** Casualty in the team -1 each. */
  readonly casualty?: number | undefined;
  /** Rout of the team -1 each. */
  readonly rout?: number | undefined;
}

/**
 * Permanent morale changes. What changes a team's morale number for the rest of the game. Plus steadies the team; minus shakes the team.
 * @source Striker II: Introductory Infantry Rules, rule 8C2d, Permanent Modifiers, lines 2716-2722
 * @source Striker II: Introductory Infantry Rules, rule 8B6, Effects of Casualties, lines 2512-2515
 */
export const permanentMoraleChanges = {
  casualty: { id: "casualty", name: "Casualty in the team", value: -1, group: null, counted: true },
  rout: { id: "rout", name: "Rout of the team", value: -1, group: null, counted: true },
} as const;

/**
 * The sum of what applies of “Permanent morale changes”. What changes a team's morale number for the rest of the game. Plus steadies the team; minus shakes the team.
 * @param given - What applies; nothing where it is left out.
 * @source Striker II: Introductory Infantry Rules, rule 8C2d, Permanent Modifiers, lines 2716-2722
 * @source Striker II: Introductory Infantry Rules, rule 8B6, Effects of Casualties, lines 2512-2515
 * @example sumPermanentMoraleChanges({ casualty: 1 }); // -1
 */
export function sumPermanentMoraleChanges(given: PermanentMoraleChangesGiven = {}): number {
  checkNamed("sumPermanentMoraleChanges", "given", given);
  for (const name in given) {
    if (name !== "casualty" && name !== "rout")
      checkGiven("sumPermanentMoraleChanges", given, ["casualty", "rout"]);
  }

  let sum = 0;
  if (given.casualty !== undefined) {
    checkNumber("sumPermanentMoraleChanges", "casualty", given.casualty, true);
    if (given.casualty < 0) throw outOfDomain("sumPermanentMoraleChanges", "casualty", given.casualty, "0 and more");
    sum += given.casualty * -1;
  }

  if (given.rout !== undefined) {
    checkNumber("sumPermanentMoraleChanges", "rout", given.rout, true);
    if (given.rout < 0) throw outOfDomain("sumPermanentMoraleChanges", "rout", given.rout, "0 and more");
    sum += given.rout * -1;
  }

  return sum;
}
