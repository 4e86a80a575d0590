// Made by tablewright from rules/troopers/force/squads.yaml. Do not edit: change the rules and run tablewright build.
import { withoutPrototype } from "../runtime/by-id.js";
import type { Found } from "../runtime/find.js";
import { findRow } from "../runtime/find.js";
import { freeze } from "../runtime/freeze.js";
import type { Documented } from "../runtime/types.js";

/** Ids of “Squads”, in the book's order. */
export type SquadsId = "squad" | "squad-with-pilots";

/** A row of “Squads”. */
export interface SquadsRow {
  /** Id; it never changes. */
  readonly id: string;
  /** Full name. */
  readonly name: string;
  /**
   * Fewest models.
   * Fewest models.
   * @source Controlling Troopers, How to Make a Squad, lines 5, 15-17
   */
  readonly least: number | null;
  /**
   * Most models.
   * Most models.
   * @source Controlling Troopers, How to Make a Squad, lines 5, 15-17
   */
  readonly most: number;
  /**
   * Whether the squad may grow beyond the most models.
   * @source Controlling Troopers, How to Make a Squad, lines 5, 15-17
   */
  readonly mayExceed: boolean;
}

const data = {
  squad: { id: "squad", name: "Squad", least: 1, most: 4, mayExceed: false },
  "squad-with-pilots": {
    id: "squad-with-pilots",
    name: "Squad joined by pilots of destroyed vehicles",
    least: null,
    most: 4,
    mayExceed: true,
  },
} as const satisfies Record<SquadsId, SquadsRow>;

/**
 * Squads. How many models a squad of troopers may hold.
 * @source Controlling Troopers, How to Make a Squad, lines 5, 15-17
 */
export const squads: Documented<SquadsRow, typeof data> = /* @__PURE__ */ withoutPrototype(data);

/** All rows of “Squads”, in the book's order. */
export const squadsList: readonly (SquadsRow & { readonly id: SquadsId })[] = /* @__PURE__ */ (() => freeze(Object.values(data)))();

/**
 * Finds a row of “Squads” by what a person types: its id or a former one, its name, or what the book prints.
 * Case, spaces and punctuation do not count. Where none is meant, or several are, `row` is null and `suggestions` come nearest.
 * @param text - What was typed.
 */
export function findSquads(text: string): Found<SquadsRow & { readonly id: SquadsId }> {
  return findRow("findSquads", squadsList, text);
}
