// Made by tablewright from rules/striker-ii/force/sequence-of-play.yaml. Do not edit: change the rules and run tablewright build.
import { withoutPrototype } from "../../runtime/by-id.js";
import type { Found } from "../../runtime/find.js";
import { findRow } from "../../runtime/find.js";
import { freeze } from "../../runtime/freeze.js";
import type { Documented, DocumentedRow, Printed } from "../../runtime/types.js";
import type { SequenceOfPlayRow, SequenceOfPlayStep } from "../../striker-ii/sequence-of-play.js";
import { sequenceOfPlay as currentSequenceOfPlay } from "../../striker-ii/sequence-of-play.js";

export type { SequenceOfPlayStep, SequenceOfPlayRow } from "../../striker-ii/sequence-of-play.js";

/** Ids of “Sequence of play”, in the book's order. */
export type SequenceOfPlayId = "command" | "first-player-movement" | "first-player-fire" | "second-player-movement" | "second-player-fire";

const changed = {
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
} as const satisfies Partial<Record<SequenceOfPlayId, SequenceOfPlayRow>>;

const data: Printed<SequenceOfPlayId, typeof currentSequenceOfPlay, typeof changed> = /* @__PURE__ */ (() => ({ ...currentSequenceOfPlay, ...changed }))();

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
