// Made by tablewright from rules/striker-ii/detection/visibility.yaml. Do not edit: change the rules and run tablewright build.
import { withoutPrototype } from "../runtime/by-id.js";
import { refuse, unknownId } from "../runtime/check.js";
import { freeze } from "../runtime/freeze.js";
import type { Documented } from "../runtime/types.js";

/** What the target does, and where. */
export type VisibilityTarget = "moving-open" | "moving-concealment" | "popup" | "moving-dense-woods" | "moving-light-woods" | "stationary-dense-woods" | "stationary-light-woods" | "stationary-open" | "stationary-concealment" | "high" | "over-forest" | "over-open" | "over-one-story" | "over-two-or-three-stories" | "over-four-or-more-stories";

/** Whether the unit that looks stood still or moved. */
export type VisibilitySighting = "stationary" | "moving";

/** A row of “Visibility ranges”. */
export interface VisibilityRow {
  /** Id; it never changes. */
  readonly id: string;
  /** Full name. */
  readonly name: string;
  /** What the target does, and where. */
  readonly target: VisibilityTarget;
  /**
   * Farthest distance (m) at which the target is seen.
   * Unit: meters (m).
   * @source Striker II: Introductory Infantry Rules, rule 7A4, Visibility Ranges, lines 1594-1688
   */
  readonly stationary: number;
  /**
   * Farthest distance (m) at which the target is seen.
   * Unit: meters (m).
   * @source Striker II: Introductory Infantry Rules, rule 7A4, Visibility Ranges, lines 1594-1688
   */
  readonly moving: number;
}

const data = {
  "moving-open": {
    id: "moving-open",
    name: "Moving on foot or in NOE mode, in the open",
    target: "moving-open",
    stationary: 3000,
    moving: 2000,
  },
  "moving-concealment": {
    id: "moving-concealment",
    name: "Moving on foot or in NOE mode, in concealment",
    target: "moving-concealment",
    stationary: 1000,
    moving: 500,
  },
  popup: { id: "popup", name: "Performing a popup", target: "popup", stationary: 500, moving: 500 },
  "moving-dense-woods": {
    id: "moving-dense-woods",
    name: "Moving in dense woods, below the canopy or in winter or spring",
    target: "moving-dense-woods",
    stationary: 100,
    moving: 100,
  },
  "moving-light-woods": {
    id: "moving-light-woods",
    name: "Moving in light woods, below the canopy or in winter or spring",
    target: "moving-light-woods",
    stationary: 250,
    moving: 200,
  },
  "stationary-dense-woods": {
    id: "stationary-dense-woods",
    name: "Stationary in dense woods, below the canopy or in winter or spring",
    target: "stationary-dense-woods",
    stationary: 50,
    moving: 50,
  },
  "stationary-light-woods": {
    id: "stationary-light-woods",
    name: "Stationary in light woods, below the canopy or in winter or spring",
    target: "stationary-light-woods",
    stationary: 100,
    moving: 100,
  },
  "stationary-open": {
    id: "stationary-open",
    name: "Stationary in the open",
    target: "stationary-open",
    stationary: 1500,
    moving: 1000,
  },
  "stationary-concealment": {
    id: "stationary-concealment",
    name: "Stationary in concealment",
    target: "stationary-concealment",
    stationary: 100,
    moving: 100,
  },
  high: { id: "high", name: "Airborne in high mode", target: "high", stationary: 5000, moving: 3000 },
  "over-forest": {
    id: "over-forest",
    name: "Airborne, terrain following over forest",
    target: "over-forest",
    stationary: 3000,
    moving: 2000,
  },
  "over-open": {
    id: "over-open",
    name: "Airborne, terrain following over open ground or a river",
    target: "over-open",
    stationary: 4000,
    moving: 2000,
  },
  "over-one-story": {
    id: "over-one-story",
    name: "Airborne, terrain following over a building of one story",
    target: "over-one-story",
    stationary: 2000,
    moving: 2000,
  },
  "over-two-or-three-stories": {
    id: "over-two-or-three-stories",
    name: "Airborne, terrain following over a building of two or three stories",
    target: "over-two-or-three-stories",
    stationary: 3000,
    moving: 2000,
  },
  "over-four-or-more-stories": {
    id: "over-four-or-more-stories",
    name: "Airborne, terrain following over a building of four stories or more",
    target: "over-four-or-more-stories",
    stationary: 5000,
    moving: 3000,
  },
} as const satisfies Record<string, VisibilityRow>;

/**
 * Visibility ranges. How far away infantry is seen, by what it does and whether the unit that looks moved. A popup counts from a hidden or stationary position in concealment; terrain following depends on the terrain below.
 * @source Striker II: Introductory Infantry Rules, rule 7A4, Visibility Ranges, lines 1594-1688
 * @source Striker II: Introductory Infantry Rules, Visibility Ranges, lines 3047-3112
 */
export const visibility: Documented<VisibilityRow, typeof data> = /* @__PURE__ */ withoutPrototype(data);

/** All rows of “Visibility ranges”, in the book's order. */
export const visibilityList: readonly VisibilityRow[] = /* @__PURE__ */ (() => freeze(Object.values(data)))();

const answers: readonly number[] = [
  3000, 2000,
  1000, 500,
  500, 500,
  100, 100,
  250, 200,
  50, 50,
  100, 100,
  1500, 1000,
  100, 100,
  5000, 3000,
  3000, 2000,
  4000, 2000,
  2000, 2000,
  3000, 2000,
  5000, 3000,
];

/**
 * Looks up “Visibility ranges”. How far away infantry is seen, by what it does and whether the unit that looks moved. A popup counts from a hidden or stationary position in concealment; terrain following depends on the terrain below.
 * @param target - What the target does, and where.
 * @param sighting - Whether the unit that looks stood still or moved.
 * @source Striker II: Introductory Infantry Rules, rule 7A4, Visibility Ranges, lines 1594-1688
 * @source Striker II: Introductory Infantry Rules, Visibility Ranges, lines 3047-3112
 * @example lookupVisibility("moving-open", "stationary"); // 3000
 */
export function lookupVisibility(target: VisibilityTarget, sighting: VisibilitySighting): number {
  const row =
    target === "moving-open" ? 0
    : target === "moving-concealment" ? 1
    : target === "popup" ? 2
    : target === "moving-dense-woods" ? 3
    : target === "moving-light-woods" ? 4
    : target === "stationary-dense-woods" ? 5
    : target === "stationary-light-woods" ? 6
    : target === "stationary-open" ? 7
    : target === "stationary-concealment" ? 8
    : target === "high" ? 9
    : target === "over-forest" ? 10
    : target === "over-open" ? 11
    : target === "over-one-story" ? 12
    : target === "over-two-or-three-stories" ? 13
    : target === "over-four-or-more-stories" ? 14
    : refuse(unknownId("lookupVisibility", "target", target, ["moving-open", "moving-concealment", "popup", "moving-dense-woods", "moving-light-woods", "stationary-dense-woods", "stationary-light-woods", "stationary-open", "stationary-concealment", "high", "over-forest", "over-open", "over-one-story", "over-two-or-three-stories", "over-four-or-more-stories"]));
  const column =
    sighting === "stationary" ? 0
    : sighting === "moving" ? 1
    : refuse(unknownId("lookupVisibility", "sighting", sighting, ["stationary", "moving"]));
  return answers[row * 2 + column] as number;
}
