// Made by tablewright from rules/striker-ii/command/leading.yaml. Do not edit: change the rules and run tablewright build.
import { withoutPrototype } from "../runtime/by-id.js";
import type { Found } from "../runtime/find.js";
import { findRow } from "../runtime/find.js";
import { freeze } from "../runtime/freeze.js";
import type { Documented } from "../runtime/types.js";

/** Ids of “Who may lead whom”, in the book's order. */
export type LeadingId = "team-without-leader" | "senior-nco-for-officer" | "company-nco-section" | "company-nco-platoon" | "company-nco-more" | "section-without-its-officer" | "without-communication" | "out-of-sight-in-range" | "squad-range-for-higher-nco" | "platoon-nco-as-section-nco" | "section-nco-all-teams" | "platoon-nco-section-nco" | "platoon-nco-all-teams" | "senior-nco-takes-over" | "nco-other-troops" | "officer-any-team" | "officer-senior-officer";

/** A row of “Who may lead whom”. */
export interface LeadingRow {
  /** Id; it never changes. */
  readonly id: string;
  /** Full name. */
  readonly name: string;
  /**
   * What exactly is allowed or forbidden.
   * @source Striker II: Introductory Infantry Rules, rule 4A; 5A, Composition; Command & Control, lines 695-707, 779-805, 867-968
   */
  readonly description: string;
  /**
   * true: the rules allow it; false: they forbid it.
   * @source Striker II: Introductory Infantry Rules, rule 4A; 5A, Composition; Command & Control, lines 695-707, 779-805, 867-968
   */
  readonly allowed: boolean;
  /**
   * How many of what it names it is about, where the rules give a number.
   * @source Striker II: Introductory Infantry Rules, rule 4A; 5A, Composition; Command & Control, lines 695-707, 779-805, 867-968
   */
  readonly count: number | null;
}

const data = {
  "team-without-leader": {
    id: "team-without-leader",
    name: "Team whose leader is a casualty",
    description: "Acting as a leader team once its first soldier, the leader, is a casualty.",
    allowed: false,
    count: null,
  },
  "senior-nco-for-officer": {
    id: "senior-nco-for-officer",
    name: "Platoon senior NCO for a lost officer",
    description: "Commanding the platoon, as its senior NCO, once the platoon officer is lost.",
    allowed: true,
    count: null,
  },
  "company-nco-section": {
    id: "company-nco-section",
    name: "Company senior NCO and one section",
    description: "Commanding any one section of the company, as the company senior NCO.",
    allowed: true,
    count: null,
  },
  "company-nco-platoon": {
    id: "company-nco-platoon",
    name: "Company senior NCO and a platoon without officer",
    description: "Commanding a platoon that has lost its officer, as the company senior NCO.",
    allowed: true,
    count: null,
  },
  "company-nco-more": {
    id: "company-nco-more",
    name: "Company senior NCO and several sections",
    description: "Commanding several sections at a time, as the company senior NCO, in a platoon that has its officer.",
    allowed: false,
    count: null,
  },
  "section-without-its-officer": {
    id: "section-without-its-officer",
    name: "Section leaving its officer",
    description: "Taking a section out of its platoon officer's command because the company senior NCO commands it.",
    allowed: false,
    count: null,
  },
  "without-communication": {
    id: "without-communication",
    name: "Leading without communication",
    description: "Leading soldiers with whom the leader is not in communication.",
    allowed: false,
    count: null,
  },
  "out-of-sight-in-range": {
    id: "out-of-sight-in-range",
    name: "Leading by range alone",
    description: "Leading soldiers in communication and in command range that the leader does not see.",
    allowed: true,
    count: null,
  },
  "squad-range-for-higher-nco": {
    id: "squad-range-for-higher-nco",
    name: "Own squad of a higher NCO",
    description: "Leading the teams of the own squad from farther than a squad NCO because one is a section or platoon NCO as well.",
    allowed: false,
    count: null,
  },
  "platoon-nco-as-section-nco": {
    id: "platoon-nco-as-section-nco",
    name: "Platoon NCO as section NCO",
    description: "Leading from a section NCO's range, as a platoon NCO who is a section NCO too.",
    allowed: true,
    count: null,
  },
  "section-nco-all-teams": {
    id: "section-nco-all-teams",
    name: "Section NCO and his section",
    description: "Leading any team of the own section, as its NCO, from the range for single teams.",
    allowed: true,
    count: null,
  },
  "platoon-nco-section-nco": {
    id: "platoon-nco-section-nco",
    name: "Platoon senior NCO and squad NCOs",
    description: "Leading all squads of the platoon, as its senior NCO, where their NCOs are in his range.",
    allowed: true,
    count: null,
  },
  "platoon-nco-all-teams": {
    id: "platoon-nco-all-teams",
    name: "Platoon NCO and his platoon",
    description: "Leading any team of the own platoon, as its senior NCO.",
    allowed: true,
    count: null,
  },
  "senior-nco-takes-over": {
    id: "senior-nco-takes-over",
    name: "Senior NCO in another's place",
    description: "Taking command, as a senior NCO, of troops whose leaders are casualties or have left the sight or range of theirs.",
    allowed: true,
    count: null,
  },
  "nco-other-troops": {
    id: "nco-other-troops",
    name: "NCO and others' troops",
    description: "Leading troops that are not, in the normal course, under this NCO.",
    allowed: false,
    count: null,
  },
  "officer-any-team": {
    id: "officer-any-team",
    name: "Officer and other teams",
    description: "Leading any team but that of a senior officer, as an officer.",
    allowed: true,
    count: null,
  },
  "officer-senior-officer": {
    id: "officer-senior-officer",
    name: "Officer and a senior officer",
    description: "Leading a senior officer's team, as an officer.",
    allowed: false,
    count: null,
  },
} as const satisfies Record<LeadingId, LeadingRow>;

/**
 * Who may lead whom. What a leader may command besides the ranges, and where the right to command ends. A leader leads only where he is in communication with the soldiers, and besides sees them or has them in his command range.
 * @source Striker II: Introductory Infantry Rules, rule 4A; 5A, Composition; Command & Control, lines 695-707, 779-805, 867-968
 */
export const leading: Documented<LeadingRow, typeof data> = /* @__PURE__ */ withoutPrototype(data);

/** All rows of “Who may lead whom”, in the book's order. */
export const leadingList: readonly (LeadingRow & { readonly id: LeadingId })[] = /* @__PURE__ */ (() => freeze(Object.values(data)))();

/**
 * Finds a row of “Who may lead whom” by what a person types: its id or a former one, its name, or what the book prints.
 * Case, spaces and punctuation do not count. Where none is meant, or several are, `row` is null and `suggestions` come nearest.
 * @param text - What was typed.
 */
export function findLeading(text: string): Found<LeadingRow & { readonly id: LeadingId }> {
  return findRow("findLeading", leadingList, text);
}
