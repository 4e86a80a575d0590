// Made by tablewright from rules/striker-ii/movement/movement-limits.yaml. Do not edit: change the rules and run tablewright build.
import { withoutPrototype } from "../runtime/by-id.js";
import type { Found } from "../runtime/find.js";
import { findRow } from "../runtime/find.js";
import { freeze } from "../runtime/freeze.js";
import type { Documented } from "../runtime/types.js";

/** Ids of “What a move may do”, in the book's order. */
export type MovementLimitsId = "own-movement-phase" | "set-up-from-allowance" | "change-status-from-allowance" | "run-in-battle-dress" | "run-without-battle-dress" | "over-obstacles-in-noe" | "popup-any-height" | "popup-stay-up" | "cross-contour-short-of-movement" | "steep-slope-on-foot" | "full-move-out-of-building" | "leave-upper-floor-on-foot" | "leave-upper-floor-with-grav" | "road-over-contours";

/** A row of “What a move may do”. */
export interface MovementLimitsRow {
  /** Id; it never changes. */
  readonly id: string;
  /** Full name. */
  readonly name: string;
  /**
   * What exactly is allowed or forbidden.
   * @source Striker II: Introductory Infantry Rules, rule 6, Movement, lines 1087-1112, 1186-1292
   */
  readonly description: string;
  /**
   * true: the rules allow it; false: they forbid it.
   * @source Striker II: Introductory Infantry Rules, rule 6, Movement, lines 1087-1112, 1186-1292
   */
  readonly allowed: boolean;
  /**
   * How many of what it names it is about, where the rules give a number.
   * @source Striker II: Introductory Infantry Rules, rule 6, Movement, lines 1087-1112, 1186-1292
   */
  readonly count: number | null;
}

const data = {
  "own-movement-phase": {
    id: "own-movement-phase",
    name: "Own movement phase",
    description: "Moving, and the operations that go with it, in the own movement phase.",
    allowed: true,
    count: null,
  },
  "set-up-from-allowance": {
    id: "set-up-from-allowance",
    name: "Set-up as a movement operation",
    description: "Setting up heavy weapons as an operation of the movement phase.",
    allowed: true,
    count: null,
  },
  "change-status-from-allowance": {
    id: "change-status-from-allowance",
    name: "Change of status as a movement operation",
    description: "Changing between concealed and hidden as an operation of the movement phase.",
    allowed: true,
    count: null,
  },
  "run-in-battle-dress": {
    id: "run-in-battle-dress",
    name: "Run every turn",
    description: "Running in battle dress, turn after turn.",
    allowed: true,
    count: null,
  },
  "run-without-battle-dress": {
    id: "run-without-battle-dress",
    name: "Run without battle dress",
    description: "Running without battle dress.",
    allowed: false,
    count: null,
  },
  "over-obstacles-in-noe": {
    id: "over-obstacles-in-noe",
    name: "Over obstacles in NOE mode",
    description: "Flying over an obstacle in NOE mode in place of going around it.",
    allowed: false,
    count: null,
  },
  "popup-any-height": {
    id: "popup-any-height",
    name: "Height of a popup",
    description: "Rising to whatever height the team likes in a popup.",
    allowed: true,
    count: null,
  },
  "popup-stay-up": {
    id: "popup-stay-up",
    name: "Stay up after a popup",
    description: "Staying up at the end of the turn of a popup.",
    allowed: false,
    count: null,
  },
  "cross-contour-short-of-movement": {
    id: "cross-contour-short-of-movement",
    name: "Third contour line with little movement left",
    description: "Crossing a third contour line with less movement left than it costs; the cost falls due only once it is crossed.",
    allowed: true,
    count: null,
  },
  "steep-slope-on-foot": {
    id: "steep-slope-on-foot",
    name: "Steep slope on foot",
    description: "Going up or down, on foot, where the contour lines stand closer than the prohibited spacing.",
    allowed: false,
    count: null,
  },
  "full-move-out-of-building": {
    id: "full-move-out-of-building",
    name: "Full move out of a building",
    description: "Moving the whole allowance in the phase in which a team leaves a building.",
    allowed: true,
    count: null,
  },
  "leave-upper-floor-on-foot": {
    id: "leave-upper-floor-on-foot",
    name: "Leave an upper floor on foot",
    description: "Leaving a building other than at ground level without grav equipment.",
    allowed: false,
    count: null,
  },
  "leave-upper-floor-with-grav": {
    id: "leave-upper-floor-with-grav",
    name: "Leave an upper floor with grav",
    description: "Leaving a building other than at ground level with grav equipment.",
    allowed: true,
    count: null,
  },
  "road-over-contours": {
    id: "road-over-contours",
    name: "Road over contour lines",
    description: "Crossing contour lines on a road without their cost.",
    allowed: false,
    count: null,
  },
} as const satisfies Record<MovementLimitsId, MovementLimitsRow>;

/**
 * What a move may do. What the rules of movement allow and forbid besides their figures.
 * @source Striker II: Introductory Infantry Rules, rule 6, Movement, lines 1087-1112, 1186-1292
 */
export const movementLimits: Documented<MovementLimitsRow, typeof data> = /* @__PURE__ */ withoutPrototype(data);

/** All rows of “What a move may do”, in the book's order. */
export const movementLimitsList: readonly (MovementLimitsRow & { readonly id: MovementLimitsId })[] = /* @__PURE__ */ (() => freeze(Object.values(data)))();

/**
 * Finds a row of “What a move may do” by what a person types: its id or a former one, its name, or what the book prints.
 * Case, spaces and punctuation do not count. Where none is meant, or several are, `row` is null and `suggestions` come nearest.
 * @param text - What was typed.
 */
export function findMovementLimits(text: string): Found<MovementLimitsRow & { readonly id: MovementLimitsId }> {
  return findRow("findMovementLimits", movementLimitsList, text);
}
