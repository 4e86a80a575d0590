// Made by tablewright from rules/striker-ii/morale/rallying.yaml. Do not edit: change the rules and run tablewright build.
import { withoutPrototype } from "../runtime/by-id.js";
import type { Found } from "../runtime/find.js";
import { findRow } from "../runtime/find.js";
import { freeze } from "../runtime/freeze.js";
import type { Documented } from "../runtime/types.js";

/** Ids of “Rallying”, in the book's order. */
export type RallyingId = "leader-team" | "other-team";

/** A row of “Rallying”. */
export interface RallyingRow {
  /** Id; it never changes. */
  readonly id: string;
  /** Full name. */
  readonly name: string;
  /**
   * The words exactly as the book prints them in this cell.
   * @source Striker II: Introductory Infantry Rules, rule 8C5, Rallying, lines 2858-2887
   */
  readonly printed: string | null;
  /**
   * Whether the team must pass a morale check; if not, no dice are rolled.
   * @source Striker II: Introductory Infantry Rules, rule 8C5, Rallying, lines 2858-2887
   */
  readonly byCheck: boolean;
  /**
   * How near a leader team must be. Unit: meters (m).
   * @source Striker II: Introductory Infantry Rules, rule 8C5, Rallying, lines 2858-2887
   */
  readonly leaderWithin: number | null;
  /**
   * Whether the leader team must be visible.
   * @source Striker II: Introductory Infantry Rules, rule 8C5, Rallying, lines 2858-2887
   */
  readonly leaderInSight: boolean | null;
  /**
   * Whether it may move in the turn it rallies.
   * @source Striker II: Introductory Infantry Rules, rule 8C5, Rallying, lines 2858-2887
   */
  readonly movesThatTurn: boolean | null;
  /**
   * Whether it may fire in the turn it rallies.
   * @source Striker II: Introductory Infantry Rules, rule 8C5, Rallying, lines 2858-2887
   */
  readonly firesThatTurn: boolean | null;
  /**
   * Whether the leader team may move or fire in the turn it rallies others.
   * @source Striker II: Introductory Infantry Rules, rule 8C5, Rallying, lines 2858-2887
   */
  readonly rallierActs: boolean | null;
}

const data = {
  "leader-team": {
    id: "leader-team",
    name: "Leader team",
    printed: null,
    byCheck: true,
    leaderWithin: null,
    leaderInSight: null,
    movesThatTurn: false,
    firesThatTurn: false,
    rallierActs: null,
  },
  "other-team": {
    id: "other-team",
    name: "Other team",
    printed: null,
    byCheck: false,
    leaderWithin: 100,
    leaderInSight: true,
    movesThatTurn: false,
    firesThatTurn: false,
    rallierActs: false,
  },
} as const satisfies Record<RallyingId, RallyingRow>;

/**
 * Rallying. How routed teams rally in the command phase. They act as usual again in the next turn; a leader team that fails its check stays as it is.
 * @source Striker II: Introductory Infantry Rules, rule 8C5, Rallying, lines 2858-2887
 */
export const rallying: Documented<RallyingRow, typeof data> = /* @__PURE__ */ withoutPrototype(data);

/** All rows of “Rallying”, in the book's order. */
export const rallyingList: readonly (RallyingRow & { readonly id: RallyingId })[] = /* @__PURE__ */ (() => freeze(Object.values(data)))();

/**
 * Finds a row of “Rallying” by what a person types: its id or a former one, its name, or what the book prints.
 * Case, spaces and punctuation do not count. Where none is meant, or several are, `row` is null and `suggestions` come nearest.
 * @param text - What was typed.
 */
export function findRallying(text: string): Found<RallyingRow & { readonly id: RallyingId }> {
  return findRow("findRallying", rallyingList, text);
}
