// Made by tablewright from rules/striker-ii/command/command-ranges.yaml. Do not edit: change the rules and run tablewright build.
import { withoutPrototype } from "../runtime/by-id.js";
import type { Found } from "../runtime/find.js";
import { findRow } from "../runtime/find.js";
import { freeze } from "../runtime/freeze.js";
import type { Documented, DocumentedRow } from "../runtime/types.js";

/** Ids of “Command ranges”, in the book's order. */
export type CommandRangesId = "team" | "squad-nco" | "section-nco" | "platoon-senior-nco" | "platoon-officer";

/** A leader of “Command ranges”. */
export interface CommandRangesLeader {
  /** Id; it never changes. */
  readonly id: string;
  /** Full name. */
  readonly name: string;
  /**
   * Farthest distance (m) at which the leader leads it, as the chart prints it.
   * Unit: meters (m).
   * @source Striker II: Introductory Infantry Rules, Command Ranges, lines 3006-3031
   */
  readonly range: number;
  /**
   * Farthest distance (m) at which the leader leads it by the rules, where these give another than the chart and its note.
   * Unit: meters (m).
   * @source Striker II: Introductory Infantry Rules, Command Ranges, lines 3006-3031
   */
  readonly ruleRange: number | null;
  /**
   * The words exactly as the book prints them in this cell.
   * @source Striker II: Introductory Infantry Rules, Command Ranges, lines 3006-3031
   */
  readonly printed: string | null;
  /**
   * This leader is a higher one, who may lead the unit in place of its own.
   * @source Striker II: Introductory Infantry Rules, Command Ranges, lines 3006-3031
   */
  readonly alternate: boolean;
}

/** A row of “Command ranges”. */
export interface CommandRangesRow<InnerLeaders = Readonly<Record<string, CommandRangesLeader>>> {
  /** Id; it never changes. */
  readonly id: string;
  /** Full name. */
  readonly name: string;
  /**
   * The words exactly as the book prints them in this cell.
   * @source Striker II: Introductory Infantry Rules, Command Ranges, lines 3006-3031
   */
  readonly printed: string | null;
  /** Each leader, by id. */
  readonly leaders: InnerLeaders;
}

const data = {
  team: {
    id: "team",
    name: "Fire team",
    printed: "fire teams",
    leaders: {
      "squad-nco": {
        id: "squad-nco",
        name: "Squad NCO",
        range: 100,
        ruleRange: null,
        printed: "of the squad NCO",
        alternate: false,
      },
      "section-nco": { id: "section-nco", name: "Section NCO", range: 200, ruleRange: 100, printed: null, alternate: true },
      "platoon-senior-nco": {
        id: "platoon-senior-nco",
        name: "Platoon senior NCO",
        range: 400,
        ruleRange: 100,
        printed: null,
        alternate: true,
      },
      "platoon-officer": {
        id: "platoon-officer",
        name: "Platoon officer",
        range: 400,
        ruleRange: null,
        printed: null,
        alternate: true,
      },
    },
  },
  "squad-nco": {
    id: "squad-nco",
    name: "Squad NCO",
    printed: "squad NCOs",
    leaders: {
      "section-nco": {
        id: "section-nco",
        name: "Section NCO",
        range: 200,
        ruleRange: null,
        printed: "of the section NCO",
        alternate: false,
      },
      "platoon-senior-nco": {
        id: "platoon-senior-nco",
        name: "Platoon senior NCO",
        range: 200,
        ruleRange: null,
        printed: null,
        alternate: true,
      },
      "platoon-officer": {
        id: "platoon-officer",
        name: "Platoon officer",
        range: 400,
        ruleRange: null,
        printed: null,
        alternate: true,
      },
    },
  },
  "section-nco": {
    id: "section-nco",
    name: "Section NCO",
    printed: "section NCOs &",
    leaders: {
      "platoon-officer": {
        id: "platoon-officer",
        name: "Platoon officer",
        range: 400,
        ruleRange: null,
        printed: "of the platoon officer",
        alternate: false,
      },
      "platoon-senior-nco": {
        id: "platoon-senior-nco",
        name: "Platoon senior NCO",
        range: 400,
        ruleRange: null,
        printed: null,
        alternate: true,
      },
    },
  },
  "platoon-senior-nco": {
    id: "platoon-senior-nco",
    name: "Platoon senior NCO",
    printed: "platoon senior NCO",
    leaders: {
      "platoon-officer": {
        id: "platoon-officer",
        name: "Platoon officer",
        range: 400,
        ruleRange: null,
        printed: null,
        alternate: false,
      },
    },
  },
  "platoon-officer": {
    id: "platoon-officer",
    name: "Platoon officer",
    printed: null,
    leaders: {
      "company-commander": {
        id: "company-commander",
        name: "Company commander",
        range: 400,
        ruleRange: null,
        printed: null,
        alternate: false,
      },
    },
  },
} as const satisfies Record<CommandRangesId, CommandRangesRow>;

/**
 * Command ranges. From how far each unit can be led, by who leads it. The chart and its note give the range; where the rules give a single team another, it stands beside. By the note a higher leader may lead in place of the one below, from the range the chart gives for him. Where only the rules name a leader, as for the platoon senior NCO and the company commander, they give his.
 * @source Striker II: Introductory Infantry Rules, Command Ranges, lines 3006-3031
 * @source Striker II: Introductory Infantry Rules, rule 5A2, Command Ranges, lines 888-965
 */
export const commandRanges: { readonly [Id in keyof typeof data]: DocumentedRow<CommandRangesRow<Documented<CommandRangesLeader, (typeof data)[Id]["leaders"]>>, (typeof data)[Id]> } = /* @__PURE__ */ withoutPrototype(data);

/** All rows of “Command ranges”, in the book's order. */
export const commandRangesList: readonly (CommandRangesRow & { readonly id: CommandRangesId })[] = /* @__PURE__ */ (() => freeze(Object.values(data)))();

/**
 * Finds a row of “Command ranges” by what a person types: its id or a former one, its name, or what the book prints.
 * Case, spaces and punctuation do not count. Where none is meant, or several are, `row` is null and `suggestions` come nearest.
 * @param text - What was typed.
 */
export function findCommandRanges(text: string): Found<CommandRangesRow & { readonly id: CommandRangesId }> {
  return findRow("findCommandRanges", commandRangesList, text);
}
