// Made by tablewright from rules/striker-ii/morale/morale-values.yaml. Do not edit: change the rules and run tablewright build.
import { withoutPrototype } from "../runtime/by-id.js";
import type { Found } from "../runtime/find.js";
import { findRow } from "../runtime/find.js";
import { freeze } from "../runtime/freeze.js";
import type { Documented } from "../runtime/types.js";

/** Ids of “Morale values”, in the book's order. */
export type MoraleValuesId = "poor-troops" | "high-quality-troops" | "squad-team" | "squad-nco-team" | "platoon-officer-team" | "company-commander-team" | "company-senior-nco-team";

/** A row of “Morale values”. */
export interface MoraleValuesRow {
  /** Id; it never changes. */
  readonly id: string;
  /** Full name. */
  readonly name: string;
  /**
   * The words exactly as the book prints them in this cell.
   * @source Striker II: Introductory Infantry Rules, rule 4A, Composition, lines 712-805
   */
  readonly printed: string | null;
  /**
   * The team's morale number.
   * @source Striker II: Introductory Infantry Rules, rule 4A, Composition, lines 712-805
   */
  readonly morale: number;
  /**
   * How motivated the team is.
   * @source Striker II: Introductory Infantry Rules, rule 4A, Composition, lines 712-805
   */
  readonly initiative: "low-initiative" | "average-initiative" | "high-initiative" | null;
  /**
   * true where the team holds a leader.
   * @source Striker II: Introductory Infantry Rules, rule 4A, Composition, lines 712-805
   */
  readonly leader: boolean | null;
}

const data = {
  "poor-troops": { id: "poor-troops", name: "Poor quality troops", printed: null, morale: 4, initiative: null, leader: null },
  "high-quality-troops": {
    id: "high-quality-troops",
    name: "Very high quality troops",
    printed: null,
    morale: 13,
    initiative: null,
    leader: null,
  },
  "squad-team": {
    id: "squad-team",
    name: "Squad team",
    printed: null,
    morale: 5,
    initiative: "low-initiative",
    leader: false,
  },
  "squad-nco-team": {
    id: "squad-nco-team",
    name: "Squad NCO team",
    printed: null,
    morale: 7,
    initiative: "average-initiative",
    leader: true,
  },
  "platoon-officer-team": {
    id: "platoon-officer-team",
    name: "Platoon officer team",
    printed: null,
    morale: 9,
    initiative: "high-initiative",
    leader: true,
  },
  "company-commander-team": {
    id: "company-commander-team",
    name: "Company commander team",
    printed: null,
    morale: 11,
    initiative: "high-initiative",
    leader: true,
  },
  "company-senior-nco-team": {
    id: "company-senior-nco-team",
    name: "Company senior NCO team",
    printed: null,
    morale: 11,
    initiative: "average-initiative",
    leader: true,
  },
} as const satisfies Record<MoraleValuesId, MoraleValuesRow>;

/**
 * Morale values. Morale and initiative of each kind of team, and the span between poor and very good troops; the figure for poor troops is an average, the one for the best an upper end.
 * @source Striker II: Introductory Infantry Rules, rule 4A, Composition, lines 712-805
 */
export const moraleValues: Documented<MoraleValuesRow, typeof data> = /* @__PURE__ */ withoutPrototype(data);

/** All rows of “Morale values”, in the book's order. */
export const moraleValuesList: readonly (MoraleValuesRow & { readonly id: MoraleValuesId })[] = /* @__PURE__ */ (() => freeze(Object.values(data)))();

/**
 * Finds a row of “Morale values” by what a person types: its id or a former one, its name, or what the book prints.
 * Case, spaces and punctuation do not count. Where none is meant, or several are, `row` is null and `suggestions` come nearest.
 * @param text - What was typed.
 */
export function findMoraleValues(text: string): Found<MoraleValuesRow & { readonly id: MoraleValuesId }> {
  return findRow("findMoraleValues", moraleValuesList, text);
}
