// Made by tablewright from rules/striker-ii/detection/team-status.yaml. Do not edit: change the rules and run tablewright build.
import { withoutPrototype } from "../runtime/by-id.js";
import type { Found } from "../runtime/find.js";
import { findRow } from "../runtime/find.js";
import { freeze } from "../runtime/freeze.js";
import type { Documented } from "../runtime/types.js";

/** Ids of “Concealed and hidden teams”, in the book's order. */
export type TeamStatusId = "concealed" | "hidden";

/** A row of “Concealed and hidden teams”. */
export interface TeamStatusRow {
  /** Id; it never changes. */
  readonly id: string;
  /** Full name. */
  readonly name: string;
  /**
   * Whether others can spot it.
   * @source Striker II: Introductory Infantry Rules, rule 7A2, Concealment; hidden teams, lines 1517-1549
   */
  readonly mayBeSpotted: boolean | null;
  /**
   * Whether it can spot others.
   * @source Striker II: Introductory Infantry Rules, rule 7A2, Concealment; hidden teams, lines 1517-1549
   */
  readonly maySpot: boolean | null;
  /**
   * Whether it can fire.
   * @source Striker II: Introductory Infantry Rules, rule 7A2, Concealment; hidden teams, lines 1517-1549
   */
  readonly mayFire: boolean | null;
  /**
   * Its status once it is suppressed.
   * @source Striker II: Introductory Infantry Rules, rule 7A2, Concealment; hidden teams, lines 1517-1549
   */
  readonly suppressed: "concealed" | "hidden" | null;
  /**
   * A position spotted before stays known while the team does not move.
   * @source Striker II: Introductory Infantry Rules, rule 7A2, Concealment; hidden teams, lines 1517-1549
   */
  readonly staysKnown: boolean;
}

const data = {
  concealed: {
    id: "concealed",
    name: "Concealed",
    mayBeSpotted: true,
    maySpot: true,
    mayFire: true,
    suppressed: "hidden",
    staysKnown: false,
  },
  hidden: {
    id: "hidden",
    name: "Hidden",
    mayBeSpotted: false,
    maySpot: false,
    mayFire: false,
    suppressed: null,
    staysKnown: true,
  },
} as const satisfies Record<TeamStatusId, TeamStatusRow>;

/**
 * Concealed and hidden teams. What soldiers and light weapons in forest or buildings can do, by the status chosen in their movement phase, which lasts until the next one.
 * @source Striker II: Introductory Infantry Rules, rule 7A2, Concealment; hidden teams, lines 1517-1549
 * @source Striker II: Introductory Infantry Rules, rule 6D2, Changing status, lines 1337-1358
 */
export const teamStatus: Documented<TeamStatusRow, typeof data> = /* @__PURE__ */ withoutPrototype(data);

/** All rows of “Concealed and hidden teams”, in the book's order. */
export const teamStatusList: readonly (TeamStatusRow & { readonly id: TeamStatusId })[] = /* @__PURE__ */ (() => freeze(Object.values(data)))();

/**
 * Finds a row of “Concealed and hidden teams” by what a person types: its id or a former one, its name, or what the book prints.
 * Case, spaces and punctuation do not count. Where none is meant, or several are, `row` is null and `suggestions` come nearest.
 * @param text - What was typed.
 */
export function findTeamStatus(text: string): Found<TeamStatusRow & { readonly id: TeamStatusId }> {
  return findRow("findTeamStatus", teamStatusList, text);
}
