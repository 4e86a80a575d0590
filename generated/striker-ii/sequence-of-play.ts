// Made by tablewright from rules/striker-ii/force/sequence-of-play.yaml. Do not edit: change the rules and run tablewright build.
import { withoutPrototype } from "../runtime/by-id.js";
import type { Found } from "../runtime/find.js";
import { findRow } from "../runtime/find.js";
import { freeze } from "../runtime/freeze.js";
import type { Documented, DocumentedRow } from "../runtime/types.js";

/** Ids of “Sequence of play”, in the book's order. */
export type SequenceOfPlayId = "command" | "first-player-movement" | "first-player-fire" | "second-player-movement" | "second-player-fire";

/** A step of “Sequence of play”. */
export interface SequenceOfPlayStep {
  /** Id; it never changes. */
  readonly id: string;
  /** Full name. */
  readonly name: string;
  /**
   * Letter of the step, as printed with its point.
   * @source Striker II: Introductory Infantry Rules, rule 3B, Sequence of Play, lines 535-681
   */
  readonly step: string;
  /**
   * Whose teams act.
   * @source Striker II: Introductory Infantry Rules, rule 3B, Sequence of Play, lines 535-681
   * @erratum sequence-of-play/second-player-fire/steps/f/player: printed second, read first (last-morale-checks). The check after a step of fire is made by the side fired on, as in every other step of both fire phases; in the step before the second player fires, so the first player checks.
   */
  readonly player: "first" | "second";
  /**
   * What they do.
   * @source Striker II: Introductory Infantry Rules, rule 3B, Sequence of Play, lines 535-681
   */
  readonly activity: "fire" | "morale-check";
  /**
   * Only teams that did not move act.
   * @source Striker II: Introductory Infantry Rules, rule 3B, Sequence of Play, lines 535-681
   */
  readonly stationaryOnly: boolean;
  /**
   * A team that moved fires at a higher difficulty.
   * @source Striker II: Introductory Infantry Rules, rule 3B, Sequence of Play, lines 535-681
   */
  readonly harderIfMoved: boolean;
  /**
   * The phase of this turn in which moving counts for that; blank where it is none of this turn.
   * @source Striker II: Introductory Infantry Rules, rule 3B, Sequence of Play, lines 535-681
   */
  readonly movedPhase: number | null;
  /**
   * Moving counts that was done in the turn before.
   * @source Striker II: Introductory Infantry Rules, rule 3B, Sequence of Play, lines 535-681
   */
  readonly movedLastTurn: boolean;
  /**
   * A team that moved may not fire weapons of high recoil.
   * @source Striker II: Introductory Infantry Rules, rule 3B, Sequence of Play, lines 535-681
   */
  readonly noHighRecoilIfMoved: boolean;
  /**
   * Letter of the step whose failed morale check keeps a team from firing; blank where none does.
   * @source Striker II: Introductory Infantry Rules, rule 3B, Sequence of Play, lines 535-681
   */
  readonly noFireIfFailed: string | null;
}

/** A row of “Sequence of play”. */
export interface SequenceOfPlayRow<InnerSteps = Readonly<Record<string, SequenceOfPlayStep>>> {
  /** Id; it never changes. */
  readonly id: string;
  /** Full name. */
  readonly name: string;
  /**
   * Number of the phase, as printed with its point.
   * @source Striker II: Introductory Infantry Rules, rule 3B, Sequence of Play, lines 535-681
   */
  readonly phase: number;
  /**
   * The words exactly as the book prints them in this cell.
   * @source Striker II: Introductory Infantry Rules, rule 3B, Sequence of Play, lines 535-681
   */
  readonly printed: string | null;
  /**
   * The rule that governs it, as printed in brackets.
   * @source Striker II: Introductory Infantry Rules, rule 3B, Sequence of Play, lines 535-681
   */
  readonly rule: string | null;
  /**
   * Whose phase it is.
   * @source Striker II: Introductory Infantry Rules, rule 3B, Sequence of Play, lines 535-681
   */
  readonly player: "both" | "first" | "second";
  /**
   * What is done in it.
   * @source Striker II: Introductory Infantry Rules, rule 3B, Sequence of Play, lines 535-681
   */
  readonly activity: "command" | "movement" | "fire";
  /** Each step, by id. */
  readonly steps: InnerSteps;
}

const data = {
  command: {
    id: "command",
    name: "Command phase",
    phase: 1,
    printed: "Command Phase:",
    rule: "8C5",
    player: "both",
    activity: "command",
    steps: {},
  },
  "first-player-movement": {
    id: "first-player-movement",
    name: "First player movement phase",
    phase: 2,
    printed: "First Player Movement Phase:",
    rule: "6",
    player: "first",
    activity: "movement",
    steps: {},
  },
  "first-player-fire": {
    id: "first-player-fire",
    name: "First player fire phase",
    phase: 3,
    printed: "First Player Fire Phase",
    rule: "8",
    player: "first",
    activity: "fire",
    steps: {
      a: {
        id: "a",
        name: "First player's teams that stood still fire",
        step: "a",
        player: "first",
        activity: "fire",
        stationaryOnly: true,
        harderIfMoved: false,
        movedPhase: null,
        movedLastTurn: false,
        noHighRecoilIfMoved: false,
        noFireIfFailed: null,
      },
      b: {
        id: "b",
        name: "Second player's morale checks",
        step: "b",
        player: "second",
        activity: "morale-check",
        stationaryOnly: false,
        harderIfMoved: false,
        movedPhase: null,
        movedLastTurn: false,
        noHighRecoilIfMoved: false,
        noFireIfFailed: null,
      },
      c: {
        id: "c",
        name: "Second player's teams fire",
        step: "c",
        player: "second",
        activity: "fire",
        stationaryOnly: false,
        harderIfMoved: true,
        movedPhase: null,
        movedLastTurn: true,
        noHighRecoilIfMoved: true,
        noFireIfFailed: "b",
      },
      d: {
        id: "d",
        name: "First player's morale checks",
        step: "d",
        player: "first",
        activity: "morale-check",
        stationaryOnly: false,
        harderIfMoved: false,
        movedPhase: null,
        movedLastTurn: false,
        noHighRecoilIfMoved: false,
        noFireIfFailed: null,
      },
      e: {
        id: "e",
        name: "First player's teams fire",
        step: "e",
        player: "first",
        activity: "fire",
        stationaryOnly: false,
        harderIfMoved: true,
        movedPhase: 2,
        movedLastTurn: false,
        noHighRecoilIfMoved: true,
        noFireIfFailed: "d",
      },
      f: {
        id: "f",
        name: "Second player's morale checks",
        step: "f",
        player: "second",
        activity: "morale-check",
        stationaryOnly: false,
        harderIfMoved: false,
        movedPhase: null,
        movedLastTurn: false,
        noHighRecoilIfMoved: false,
        noFireIfFailed: null,
      },
    },
  },
  "second-player-movement": {
    id: "second-player-movement",
    name: "Second player movement phase",
    phase: 4,
    printed: "Second Player Movement Phase:",
    rule: "6",
    player: "second",
    activity: "movement",
    steps: {},
  },
  "second-player-fire": {
    id: "second-player-fire",
    name: "Second player fire phase",
    phase: 5,
    printed: "Second Player Fire Phase",
    rule: "8",
    player: "second",
    activity: "fire",
    steps: {
      a: {
        id: "a",
        name: "Second player's teams that stood still fire",
        step: "a",
        player: "second",
        activity: "fire",
        stationaryOnly: true,
        harderIfMoved: false,
        movedPhase: null,
        movedLastTurn: false,
        noHighRecoilIfMoved: false,
        noFireIfFailed: null,
      },
      b: {
        id: "b",
        name: "First player's morale checks",
        step: "b",
        player: "first",
        activity: "morale-check",
        stationaryOnly: false,
        harderIfMoved: false,
        movedPhase: null,
        movedLastTurn: false,
        noHighRecoilIfMoved: false,
        noFireIfFailed: null,
      },
      c: {
        id: "c",
        name: "First player's teams fire",
        step: "c",
        player: "first",
        activity: "fire",
        stationaryOnly: false,
        harderIfMoved: true,
        movedPhase: 2,
        movedLastTurn: false,
        noHighRecoilIfMoved: true,
        noFireIfFailed: "b",
      },
      d: {
        id: "d",
        name: "Second player's morale checks",
        step: "d",
        player: "second",
        activity: "morale-check",
        stationaryOnly: false,
        harderIfMoved: false,
        movedPhase: null,
        movedLastTurn: false,
        noHighRecoilIfMoved: false,
        noFireIfFailed: null,
      },
      e: {
        id: "e",
        name: "Second player's teams fire",
        step: "e",
        player: "second",
        activity: "fire",
        stationaryOnly: false,
        harderIfMoved: true,
        movedPhase: 4,
        movedLastTurn: false,
        noHighRecoilIfMoved: true,
        noFireIfFailed: "d",
      },
      f: {
        id: "f",
        name: "Morale checks after the last fire",
        step: "f",
        player: "first",
        activity: "morale-check",
        stationaryOnly: false,
        harderIfMoved: false,
        movedPhase: null,
        movedLastTurn: false,
        noHighRecoilIfMoved: false,
        noFireIfFailed: null,
      },
    },
  },
} as const satisfies Record<SequenceOfPlayId, SequenceOfPlayRow>;

/**
 * Sequence of play. The five phases of a turn and the steps of each fire phase, in order. Results of a step apply at its end, before the next one. A friendly phase is one of the own side.
 * @source Striker II: Introductory Infantry Rules, rule 3B, Sequence of Play, lines 535-681
 */
export const sequenceOfPlay: { readonly [Id in keyof typeof data]: DocumentedRow<SequenceOfPlayRow<Documented<SequenceOfPlayStep, (typeof data)[Id]["steps"]>>, (typeof data)[Id]> } = /* @__PURE__ */ withoutPrototype(data);

/** All rows of “Sequence of play”, in the book's order. */
export const sequenceOfPlayList: readonly (SequenceOfPlayRow & { readonly id: SequenceOfPlayId })[] = /* @__PURE__ */ (() => freeze(Object.values(data)))();

/**
 * Finds a row of “Sequence of play” by what a person types: its id or a former one, its name, or what the book prints.
 * Case, spaces and punctuation do not count. Where none is meant, or several are, `row` is null and `suggestions` come nearest.
 * @param text - What was typed.
 */
export function findSequenceOfPlay(text: string): Found<SequenceOfPlayRow & { readonly id: SequenceOfPlayId }> {
  return findRow("findSequenceOfPlay", sequenceOfPlayList, text);
}
