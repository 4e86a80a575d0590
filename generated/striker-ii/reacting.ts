// Made by tablewright from rules/striker-ii/command/reacting.yaml. Do not edit: change the rules and run tablewright build.
import { withoutPrototype } from "../runtime/by-id.js";
import type { Found } from "../runtime/find.js";
import { findRow } from "../runtime/find.js";
import { freeze } from "../runtime/freeze.js";
import type { Documented } from "../runtime/types.js";

/** Ids of “Reacting to the enemy”, in the book's order. */
export type ReactingId = "control-without-communication" | "signal-enemy" | "react-unseen" | "react-on-word" | "react-without-leader" | "leader-reacts-alone" | "react-to-noise" | "react-to-silent-fire";

/** A row of “Reacting to the enemy”. */
export interface ReactingRow {
  /** Id; it never changes. */
  readonly id: string;
  /** Full name. */
  readonly name: string;
  /**
   * What exactly is allowed or forbidden.
   * @source Striker II: Introductory Infantry Rules, rule 5B, Communication, lines 1002-1040
   */
  readonly description: string;
  /**
   * true: the rules allow it; false: they forbid it.
   * @source Striker II: Introductory Infantry Rules, rule 5B, Communication, lines 1002-1040
   */
  readonly allowed: boolean;
  /**
   * How many of what it names it is about, where the rules give a number.
   * @source Striker II: Introductory Infantry Rules, rule 5B, Communication, lines 1002-1040
   */
  readonly count: number | null;
}

const data = {
  "control-without-communication": {
    id: "control-without-communication",
    name: "Control without communication",
    description: "Controlling forces, as an officer or NCO, without being in communication.",
    allowed: false,
    count: null,
  },
  "signal-enemy": {
    id: "signal-enemy",
    name: "Signal the enemy",
    description: "Telling teams in communication that an enemy is there, so that they react.",
    allowed: true,
    count: null,
  },
  "react-unseen": {
    id: "react-unseen",
    name: "React without word",
    description: "Reacting to something unseen without communication with a team that sees it.",
    allowed: false,
    count: null,
  },
  "react-on-word": {
    id: "react-on-word",
    name: "React on word",
    description: "Reacting to something unseen in communication with both a team that sees it and the own leader.",
    allowed: true,
    count: null,
  },
  "react-without-leader": {
    id: "react-without-leader",
    name: "React on word alone",
    description: "Reacting to something unseen in communication with a team that sees it, but not with the own leader.",
    allowed: false,
    count: null,
  },
  "leader-reacts-alone": {
    id: "leader-reacts-alone",
    name: "Leader without word",
    description: "Reacting to something unseen, as a leader team, without communication with the team that sees it.",
    allowed: false,
    count: null,
  },
  "react-to-noise": {
    id: "react-to-noise",
    name: "React to loud fire",
    description: "Reacting to the fire of weapons that are neither lasers nor gauss weapons, for either side, and going to look.",
    allowed: true,
    count: null,
  },
  "react-to-silent-fire": {
    id: "react-to-silent-fire",
    name: "React to silent fire",
    description: "Reacting to the fire of lasers and gauss weapons alone, without seeing it.",
    allowed: false,
    count: null,
  },
} as const satisfies Record<ReactingId, ReactingRow>;

/**
 * Reacting to the enemy. What teams may do about an enemy they do not see, and about fire they notice.
 * @source Striker II: Introductory Infantry Rules, rule 5B, Communication, lines 1002-1040
 */
export const reacting: Documented<ReactingRow, typeof data> = /* @__PURE__ */ withoutPrototype(data);

/** All rows of “Reacting to the enemy”, in the book's order. */
export const reactingList: readonly (ReactingRow & { readonly id: ReactingId })[] = /* @__PURE__ */ (() => freeze(Object.values(data)))();

/**
 * Finds a row of “Reacting to the enemy” by what a person types: its id or a former one, its name, or what the book prints.
 * Case, spaces and punctuation do not count. Where none is meant, or several are, `row` is null and `suggestions` come nearest.
 * @param text - What was typed.
 */
export function findReacting(text: string): Found<ReactingRow & { readonly id: ReactingId }> {
  return findRow("findReacting", reactingList, text);
}
