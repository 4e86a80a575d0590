// Made by tablewright from rules/striker-ii/force/organization-limits.yaml. Do not edit: change the rules and run tablewright build.
import { withoutPrototype } from "../runtime/by-id.js";
import type { Found } from "../runtime/find.js";
import { findRow } from "../runtime/find.js";
import { freeze } from "../runtime/freeze.js";
import type { Documented } from "../runtime/types.js";

/** Ids of “Building squads”, in the book's order. */
export type OrganizationLimitsId = "crew-in-a-team" | "mixed-squad";

/** A row of “Building squads”. */
export interface OrganizationLimitsRow {
  /** Id; it never changes. */
  readonly id: string;
  /** Full name. */
  readonly name: string;
  /**
   * What exactly is allowed or forbidden.
   * @source Striker II: Introductory Infantry Rules, rule 4A, Composition, lines 692-695, 748-754
   */
  readonly description: string;
  /**
   * true: the rules allow it; false: they forbid it.
   * @source Striker II: Introductory Infantry Rules, rule 4A, Composition, lines 692-695, 748-754
   */
  readonly allowed: boolean;
  /**
   * How many of what it names it is about, where the rules give a number.
   * @source Striker II: Introductory Infantry Rules, rule 4A, Composition, lines 692-695, 748-754
   */
  readonly count: number | null;
}

const data = {
  "crew-in-a-team": {
    id: "crew-in-a-team",
    name: "Crew in a team",
    description: "Having any number of a team's soldiers crew its weapon.",
    allowed: true,
    count: null,
  },
  "mixed-squad": {
    id: "mixed-squad",
    name: "Mixed squad",
    description: "Mixing types of teams within a squad.",
    allowed: true,
    count: null,
  },
} as const satisfies Record<OrganizationLimitsId, OrganizationLimitsRow>;

/**
 * Building squads. How freely squads and teams are made up.
 * @source Striker II: Introductory Infantry Rules, rule 4A, Composition, lines 692-695, 748-754
 */
export const organizationLimits: Documented<OrganizationLimitsRow, typeof data> = /* @__PURE__ */ withoutPrototype(data);

/** All rows of “Building squads”, in the book's order. */
export const organizationLimitsList: readonly (OrganizationLimitsRow & { readonly id: OrganizationLimitsId })[] = /* @__PURE__ */ (() => freeze(Object.values(data)))();

/**
 * Finds a row of “Building squads” by what a person types: its id or a former one, its name, or what the book prints.
 * Case, spaces and punctuation do not count. Where none is meant, or several are, `row` is null and `suggestions` come nearest.
 * @param text - What was typed.
 */
export function findOrganizationLimits(text: string): Found<OrganizationLimitsRow & { readonly id: OrganizationLimitsId }> {
  return findRow("findOrganizationLimits", organizationLimitsList, text);
}
