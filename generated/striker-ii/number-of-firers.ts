// Made by tablewright from rules/striker-ii/hit/number-of-firers.yaml. Do not edit: change the rules and run tablewright build.
import { withoutPrototype } from "../runtime/by-id.js";
import { checkNumber, outOfDomain } from "../runtime/check.js";
import { freeze } from "../runtime/freeze.js";
import type { Band, Documented } from "../runtime/types.js";

/** A row of “Number of firers”. */
export interface NumberOfFirersRow {
  /** Id; it never changes. */
  readonly id: string;
  /** Full name. */
  readonly name: string;
  /** Whole teams that fire in the attack. */
  readonly teams: Band;
  /**
   * The row of the difficulty adjustments that applies.
   * @source Striker II: Introductory Infantry Rules, rule 8A1b, Hit Table, difficulty profile, lines 2238-2249
   */
  readonly adjustment: "up-to-two-teams" | "more-than-two-teams" | "more-than-four-teams";
}

const data = {
  "up-to-two": { id: "up-to-two", name: "up-to-two", teams: { from: null, to: 2 }, adjustment: "up-to-two-teams" },
  "more-than-two": { id: "more-than-two", name: "more-than-two", teams: { from: 3, to: 4 }, adjustment: "more-than-two-teams" },
  "more-than-four": {
    id: "more-than-four",
    name: "more-than-four",
    teams: { from: 5, to: 6 },
    adjustment: "more-than-four-teams",
  },
} as const satisfies Record<string, NumberOfFirersRow>;

/**
 * Number of firers. Which adjustment of the difficulty the number of whole teams firing brings. Four soldiers make a team; what is left over does not count. At most the six teams of a section fire at one target.
 * @source Striker II: Introductory Infantry Rules, rule 8A1b, Hit Table, difficulty profile, lines 2238-2249
 * @source Striker II: Introductory Infantry Rules, rule 8A1b1c, Number of Firers, lines 1965, 2055-2067
 */
export const numberOfFirers: Documented<NumberOfFirersRow, typeof data> = /* @__PURE__ */ withoutPrototype(data);

/** All rows of “Number of firers”, in the book's order. */
export const numberOfFirersList: readonly NumberOfFirersRow[] = /* @__PURE__ */ (() => freeze(Object.values(data)))();

const answers: readonly ("up-to-two-teams" | "more-than-two-teams" | "more-than-four-teams")[] = [
  "up-to-two-teams",
  "more-than-two-teams",
  "more-than-four-teams",
];

/**
 * Looks up “Number of firers”. Which adjustment of the difficulty the number of whole teams firing brings. Four soldiers make a team; what is left over does not count. At most the six teams of a section fire at one target.
 * @param teams - Whole teams that fire in the attack. 0-6.
 * @source Striker II: Introductory Infantry Rules, rule 8A1b, Hit Table, difficulty profile, lines 2238-2249
 * @source Striker II: Introductory Infantry Rules, rule 8A1b1c, Number of Firers, lines 1965, 2055-2067
 * @example lookupNumberOfFirers(3); // "more-than-two-teams"
 */
export function lookupNumberOfFirers(teams: number): "up-to-two-teams" | "more-than-two-teams" | "more-than-four-teams" {
  checkNumber("lookupNumberOfFirers", "teams", teams, true);
  if (teams < 0 || teams > 6) throw outOfDomain("lookupNumberOfFirers", "teams", teams, "0-6");
  const row =
    teams <= 2 ? 0
    : teams <= 4 ? 1
    : 2;
  return answers[row] as "up-to-two-teams" | "more-than-two-teams" | "more-than-four-teams";
}
