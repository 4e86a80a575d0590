// Made by tablewright from rules/striker-ii/weapon/fragmentation-modifiers.yaml. Do not edit: change the rules and run tablewright build.
import { checkNumber, outOfDomain } from "../runtime/check.js";
import { checkGiven, checkNamed } from "../runtime/given.js";

/** What of “Fragmentation modifiers” applies; what is left out does not. */
export interface FragmentationModifiersGiven {
  /** Soldier left in the team +1 each. */
  readonly soldier?: number | undefined;
}

/**
 * Fragmentation modifiers. What is added to the roll of fragments against a team. Plus helps the fragments; minus hinders the fragments.
 * @source Striker II: Introductory Infantry Rules, rule 8A5, Explosive Rounds, lines 692, 2198-2204
 */
export const fragmentationModifiers = { soldier: { id: "soldier", name: "Soldier left in the team", value: 1, group: null, counted: true } } as const;

/**
 * The sum of what applies of “Fragmentation modifiers”. What is added to the roll of fragments against a team. Plus helps the fragments; minus hinders the fragments.
 * @param given - What applies; nothing where it is left out.
 * @source Striker II: Introductory Infantry Rules, rule 8A5, Explosive Rounds, lines 692, 2198-2204
 * @example sumFragmentationModifiers({ soldier: 1 }); // 1
 */
export function sumFragmentationModifiers(given: FragmentationModifiersGiven = {}): number {
  checkNamed("sumFragmentationModifiers", "given", given);
  for (const name in given) {
    if (name !== "soldier")
      checkGiven("sumFragmentationModifiers", given, ["soldier"]);
  }

  let sum = 0;
  if (given.soldier !== undefined) {
    checkNumber("sumFragmentationModifiers", "soldier", given.soldier, true);
    if (given.soldier < 0 || given.soldier > 4) throw outOfDomain("sumFragmentationModifiers", "soldier", given.soldier, "0-4");
    sum += given.soldier * 1;
  }

  return sum;
}
