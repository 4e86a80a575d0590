// Made by tablewright from rules/walkers/walker/dying-walker.yaml. Do not edit: change the rules and run tablewright build.
import { withoutPrototype } from "../runtime/by-id.js";
import type { Found } from "../runtime/find.js";
import { findRow } from "../runtime/find.js";
import { freeze } from "../runtime/freeze.js";
import type { Documented } from "../runtime/types.js";

/** Ids of “Hits from a dying walker”, in the book's order. */
export type DyingWalkerId = "explosion" | "fall";

/** A row of “Hits from a dying walker”. */
export interface DyingWalkerRow {
  /** Id; it never changes. */
  readonly id: string;
  /** Full name. */
  readonly name: string;
  /**
   * Which figure of the walker is the distance in yards that the hit reaches to: the lowest toughness of its arcs; blank where it reaches those under the walker.
   * @source Walker rules, Exploding!!; Timber!, lines 69, 73
   */
  readonly reachFrom: "lowest-toughness" | null;
  /**
   * Where the strength of the hit comes from: a die, or the toughness of the walker's rear arc.
   * @source Walker rules, Exploding!!; Timber!, lines 69, 73
   */
  readonly strengthFrom: "die" | "rear-toughness";
  /**
   * Sides of the die rolled for the strength.
   * @source Walker rules, Exploding!!; Timber!, lines 69, 73
   */
  readonly strengthDieSides: number | null;
  /**
   * Share of the toughness that is the strength, rounded down.
   * @source Walker rules, Exploding!!; Timber!, lines 69, 73
   */
  readonly strengthShare: number | null;
  /**
   * Damage of the hit, where it is always the same.
   * @source Walker rules, Exploding!!; Timber!, lines 69, 73
   */
  readonly damage: number | null;
  /**
   * Which figure of the walker is the damage of the hit: the hull points it started with.
   * @source Walker rules, Exploding!!; Timber!, lines 69, 73
   */
  readonly damageFrom: "starting-hull" | null;
  /**
   * The check a model makes to escape the hit.
   * @source Walker rules, Exploding!!; Timber!, lines 69, 73
   */
  readonly check: "initiative" | null;
}

const data = {
  explosion: {
    id: "explosion",
    name: "Explosion",
    reachFrom: "lowest-toughness",
    strengthFrom: "die",
    strengthDieSides: 6,
    strengthShare: null,
    damage: 1,
    damageFrom: null,
    check: null,
  },
  fall: {
    id: "fall",
    name: "Fall",
    reachFrom: null,
    strengthFrom: "rear-toughness",
    strengthDieSides: null,
    strengthShare: 0.5,
    damage: null,
    damageFrom: "starting-hull",
    check: "initiative",
  },
} as const satisfies Record<DyingWalkerId, DyingWalkerRow>;

/**
 * Hits from a dying walker. The hit a model takes near a walker that explodes, and under one that falls. The strength of an explosion is rolled once for all hits; a falling walker hits those that had to move and fail their check.
 * @source Walker rules, Exploding!!; Timber!, lines 69, 73
 */
export const dyingWalker: Documented<DyingWalkerRow, typeof data> = /* @__PURE__ */ withoutPrototype(data);

/** All rows of “Hits from a dying walker”, in the book's order. */
export const dyingWalkerList: readonly (DyingWalkerRow & { readonly id: DyingWalkerId })[] = /* @__PURE__ */ (() => freeze(Object.values(data)))();

/**
 * Finds a row of “Hits from a dying walker” by what a person types: its id or a former one, its name, or what the book prints.
 * Case, spaces and punctuation do not count. Where none is meant, or several are, `row` is null and `suggestions` come nearest.
 * @param text - What was typed.
 */
export function findDyingWalker(text: string): Found<DyingWalkerRow & { readonly id: DyingWalkerId }> {
  return findRow("findDyingWalker", dyingWalkerList, text);
}
