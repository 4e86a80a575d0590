// Made by tablewright from rules/striker-ii/force/organization.yaml. Do not edit: change the rules and run tablewright build.
import { withoutPrototype } from "../runtime/by-id.js";
import type { Found } from "../runtime/find.js";
import { findRow } from "../runtime/find.js";
import { freeze } from "../runtime/freeze.js";
import type { Documented } from "../runtime/types.js";

/** Ids of “Unit organization”, in the book's order. */
export type OrganizationId = "team" | "squad" | "section" | "platoon" | "company";

/** A row of “Unit organization”. */
export interface OrganizationRow {
  /** Id; it never changes. */
  readonly id: string;
  /** Full name. */
  readonly name: string;
  /**
   * Made of.
   * The smaller part it is made of.
   * @source Striker II: Introductory Infantry Rules, rule 4A, Composition, lines 689-813
   */
  readonly of: "soldier" | "team" | "squad" | "section" | "platoon";
  /**
   * How many of those; the fewest, where a span is printed.
   * @source Striker II: Introductory Infantry Rules, rule 4A, Composition, lines 689-813
   */
  readonly count: number;
  /**
   * The most of those, where a span is printed.
   * @source Striker II: Introductory Infantry Rules, rule 4A, Composition, lines 689-813
   */
  readonly most: number | null;
  /**
   * Teams in the whole unit, its leader's own included, where the book counts them.
   * @source Striker II: Introductory Infantry Rules, rule 4A, Composition, lines 689-813
   */
  readonly teams: number | null;
  /**
   * Teams led.
   * Teams under the leader's command beside his own, where the book counts them.
   * @source Striker II: Introductory Infantry Rules, rule 4A, Composition, lines 689-813
   */
  readonly led: number | null;
  /**
   * The kind of team the unit's leader is in; blank where it has none.
   * @source Striker II: Introductory Infantry Rules, rule 4A, Composition, lines 689-813
   */
  readonly leader: "poor-troops" | "high-quality-troops" | "squad-team" | "squad-nco-team" | "platoon-officer-team" | "company-commander-team" | "company-senior-nco-team" | null;
  /**
   * Senior NCO.
   * The kind of team its senior NCO is in, who may command a platoon that lost its officer; a company's may else command one section.
   * @source Striker II: Introductory Infantry Rules, rule 4A, Composition, lines 689-813
   */
  readonly seniorNco: "poor-troops" | "high-quality-troops" | "squad-team" | "squad-nco-team" | "platoon-officer-team" | "company-commander-team" | "company-senior-nco-team" | null;
  /**
   * Teams of the command group of a unit no larger than commandTeamsUpTo; a larger one has one team more.
   * @source Striker II: Introductory Infantry Rules, rule 4A, Composition, lines 689-813
   */
  readonly commandTeams: number | null;
  /**
   * How many of the smaller part the smaller command group is for.
   * @source Striker II: Introductory Infantry Rules, rule 4A, Composition, lines 689-813
   */
  readonly commandTeamsUpTo: number | null;
  /**
   * How many of the smaller part a unit must exceed for its command group to have the second team, which the senior NCO is in.
   * @source Striker II: Introductory Infantry Rules, rule 4A, Composition, lines 689-813
   */
  readonly secondCommandTeamBeyond: number | null;
  /**
   * Unit cards.
   * Unit cards that hold its information.
   * @source Striker II: Introductory Infantry Rules, rule 4A, Composition, lines 689-813
   */
  readonly cards: number | null;
}

const data = {
  team: {
    id: "team",
    name: "Fire team",
    of: "soldier",
    count: 4,
    most: null,
    teams: null,
    led: null,
    leader: null,
    seniorNco: null,
    commandTeams: null,
    commandTeamsUpTo: null,
    secondCommandTeamBeyond: null,
    cards: null,
  },
  squad: {
    id: "squad",
    name: "Squad",
    of: "team",
    count: 3,
    most: null,
    teams: null,
    led: 2,
    leader: "squad-nco-team",
    seniorNco: null,
    commandTeams: null,
    commandTeamsUpTo: null,
    secondCommandTeamBeyond: null,
    cards: null,
  },
  section: {
    id: "section",
    name: "Section",
    of: "squad",
    count: 2,
    most: null,
    teams: null,
    led: null,
    leader: "squad-nco-team",
    seniorNco: null,
    commandTeams: null,
    commandTeamsUpTo: null,
    secondCommandTeamBeyond: null,
    cards: null,
  },
  platoon: {
    id: "platoon",
    name: "Platoon",
    of: "section",
    count: 2,
    most: null,
    teams: 13,
    led: 12,
    leader: "platoon-officer-team",
    seniorNco: "squad-nco-team",
    commandTeams: null,
    commandTeamsUpTo: null,
    secondCommandTeamBeyond: null,
    cards: 1,
  },
  company: {
    id: "company",
    name: "Company",
    of: "platoon",
    count: 2,
    most: 5,
    teams: null,
    led: null,
    leader: "company-commander-team",
    seniorNco: "company-senior-nco-team",
    commandTeams: 1,
    commandTeamsUpTo: 2,
    secondCommandTeamBeyond: 2,
    cards: null,
  },
} as const satisfies Record<OrganizationId, OrganizationRow>;

/**
 * Unit organization. How teams, squads, sections, platoons and companies are built, and whose team leads each. A section is led by one of its two squad NCOs, and one of the two section NCOs is the senior NCO of the platoon.
 * @source Striker II: Introductory Infantry Rules, rule 4A, Composition, lines 689-813
 */
export const organization: Documented<OrganizationRow, typeof data> = /* @__PURE__ */ withoutPrototype(data);

/** All rows of “Unit organization”, in the book's order. */
export const organizationList: readonly (OrganizationRow & { readonly id: OrganizationId })[] = /* @__PURE__ */ (() => freeze(Object.values(data)))();

/**
 * Finds a row of “Unit organization” by what a person types: its id or a former one, its name, or what the book prints.
 * Case, spaces and punctuation do not count. Where none is meant, or several are, `row` is null and `suggestions` come nearest.
 * @param text - What was typed.
 */
export function findOrganization(text: string): Found<OrganizationRow & { readonly id: OrganizationId }> {
  return findRow("findOrganization", organizationList, text);
}
