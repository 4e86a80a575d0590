// Made by tablewright from rules/striker-ii/hit/hit-table.yaml. Do not edit: change the rules and run tablewright build.
import { withoutPrototype } from "../runtime/by-id.js";
import { checkNumber, refuse, unknownId } from "../runtime/check.js";
import { freeze, freezeEach } from "../runtime/freeze.js";
import type { Documented } from "../runtime/types.js";

/** How hard the shot is. */
export type HitTableDifficulty = "simple" | "routine" | "difficult" | "formidable" | "impossible" | "impossible-plus-1" | "impossible-plus-2";

/** A number of hits, M for a morale check alone, or "-" for no effect. */
export interface HitTableResult {
  /** Hits the target team takes. */
  readonly hits: number;
  /** Whether the target must check morale. */
  readonly moraleCheck: boolean;
}

/** A row of “Hit table”. */
export interface HitTableRow {
  /** Id; it never changes. */
  readonly id: string;
  /** The roll after all modifiers. */
  readonly roll: number;
  /**
   * A number of hits, M for a morale check alone, or "-" for no effect.
   * @source Striker II: Introductory Infantry Rules, rule 8A1b, Hit Table, lines 2276-2297
   */
  readonly simple: HitTableResult;
  /**
   * A number of hits, M for a morale check alone, or "-" for no effect.
   * @source Striker II: Introductory Infantry Rules, rule 8A1b, Hit Table, lines 2276-2297
   */
  readonly routine: HitTableResult;
  /**
   * A number of hits, M for a morale check alone, or "-" for no effect.
   * @source Striker II: Introductory Infantry Rules, rule 8A1b, Hit Table, lines 2276-2297
   */
  readonly difficult: HitTableResult;
  /**
   * A number of hits, M for a morale check alone, or "-" for no effect.
   * @source Striker II: Introductory Infantry Rules, rule 8A1b, Hit Table, lines 2276-2297
   */
  readonly formidable: HitTableResult;
  /**
   * A number of hits, M for a morale check alone, or "-" for no effect.
   * @source Striker II: Introductory Infantry Rules, rule 8A1b, Hit Table, lines 2276-2297
   */
  readonly impossible: HitTableResult;
  /**
   * A number of hits, M for a morale check alone, or "-" for no effect.
   * @source Striker II: Introductory Infantry Rules, rule 8A1b, Hit Table, lines 2276-2297
   */
  readonly "impossible-plus-1": HitTableResult;
  /**
   * A number of hits, M for a morale check alone, or "-" for no effect.
   * @source Striker II: Introductory Infantry Rules, rule 8A1b, Hit Table, lines 2276-2297
   */
  readonly "impossible-plus-2": HitTableResult;
}

const data = {
  "3+": {
    id: "3+",
    roll: 3,
    simple: { hits: 1, moraleCheck: true },
    routine: { hits: 0, moraleCheck: true },
    difficult: { hits: 0, moraleCheck: false },
    formidable: { hits: 0, moraleCheck: false },
    impossible: { hits: 0, moraleCheck: false },
    "impossible-plus-1": { hits: 0, moraleCheck: false },
    "impossible-plus-2": { hits: 0, moraleCheck: false },
  },
  "7+": {
    id: "7+",
    roll: 7,
    simple: { hits: 2, moraleCheck: true },
    routine: { hits: 1, moraleCheck: true },
    difficult: { hits: 0, moraleCheck: true },
    formidable: { hits: 0, moraleCheck: false },
    impossible: { hits: 0, moraleCheck: false },
    "impossible-plus-1": { hits: 0, moraleCheck: false },
    "impossible-plus-2": { hits: 0, moraleCheck: false },
  },
  "11+": {
    id: "11+",
    roll: 11,
    simple: { hits: 3, moraleCheck: true },
    routine: { hits: 2, moraleCheck: true },
    difficult: { hits: 1, moraleCheck: true },
    formidable: { hits: 0, moraleCheck: true },
    impossible: { hits: 0, moraleCheck: false },
    "impossible-plus-1": { hits: 0, moraleCheck: false },
    "impossible-plus-2": { hits: 0, moraleCheck: false },
  },
  "15+": {
    id: "15+",
    roll: 15,
    simple: { hits: 4, moraleCheck: true },
    routine: { hits: 3, moraleCheck: true },
    difficult: { hits: 2, moraleCheck: true },
    formidable: { hits: 1, moraleCheck: true },
    impossible: { hits: 0, moraleCheck: true },
    "impossible-plus-1": { hits: 0, moraleCheck: false },
    "impossible-plus-2": { hits: 0, moraleCheck: false },
  },
  "19+": {
    id: "19+",
    roll: 19,
    simple: { hits: 5, moraleCheck: true },
    routine: { hits: 4, moraleCheck: true },
    difficult: { hits: 3, moraleCheck: true },
    formidable: { hits: 2, moraleCheck: true },
    impossible: { hits: 1, moraleCheck: true },
    "impossible-plus-1": { hits: 0, moraleCheck: true },
    "impossible-plus-2": { hits: 0, moraleCheck: false },
  },
  "23+": {
    id: "23+",
    roll: 23,
    simple: { hits: 6, moraleCheck: true },
    routine: { hits: 5, moraleCheck: true },
    difficult: { hits: 4, moraleCheck: true },
    formidable: { hits: 3, moraleCheck: true },
    impossible: { hits: 2, moraleCheck: true },
    "impossible-plus-1": { hits: 1, moraleCheck: true },
    "impossible-plus-2": { hits: 0, moraleCheck: true },
  },
} as const satisfies Record<string, HitTableRow>;

/**
 * Hit table. Hits a target team takes from one attack, by modified roll and difficulty; any hit, or an M alone, also makes it check morale.
 * @source Striker II: Introductory Infantry Rules, rule 8A1b, Hit Table, lines 2276-2297
 */
export const hitTable: Documented<HitTableRow, typeof data> = /* @__PURE__ */ withoutPrototype(data);

/** All rows of “Hit table”, in the book's order. */
export const hitTableList: readonly HitTableRow[] = /* @__PURE__ */ (() => freeze(Object.values(data)))();

const answers: readonly HitTableResult[] = /* @__PURE__ */ (() => freezeEach([
  data["3+"].simple, data["3+"].routine, data["3+"].difficult, data["3+"].formidable, data["3+"].impossible, data["3+"]["impossible-plus-1"], data["3+"]["impossible-plus-2"],
  data["7+"].simple, data["7+"].routine, data["7+"].difficult, data["7+"].formidable, data["7+"].impossible, data["7+"]["impossible-plus-1"], data["7+"]["impossible-plus-2"],
  data["11+"].simple, data["11+"].routine, data["11+"].difficult, data["11+"].formidable, data["11+"].impossible, data["11+"]["impossible-plus-1"], data["11+"]["impossible-plus-2"],
  data["15+"].simple, data["15+"].routine, data["15+"].difficult, data["15+"].formidable, data["15+"].impossible, data["15+"]["impossible-plus-1"], data["15+"]["impossible-plus-2"],
  data["19+"].simple, data["19+"].routine, data["19+"].difficult, data["19+"].formidable, data["19+"].impossible, data["19+"]["impossible-plus-1"], data["19+"]["impossible-plus-2"],
  data["23+"].simple, data["23+"].routine, data["23+"].difficult, data["23+"].formidable, data["23+"].impossible, data["23+"]["impossible-plus-1"], data["23+"]["impossible-plus-2"],
  { hits: 0, moraleCheck: false }, { hits: 0, moraleCheck: false }, { hits: 0, moraleCheck: false }, { hits: 0, moraleCheck: false }, { hits: 0, moraleCheck: false }, { hits: 0, moraleCheck: false }, { hits: 0, moraleCheck: false },
]))();

/**
 * Looks up “Hit table”. Hits a target team takes from one attack, by modified roll and difficulty; any hit, or an M alone, also makes it check morale.
 * @param roll - The roll after all modifiers. Rolled on 2D6.
 * @param difficulty - How hard the shot is.
 * @source Striker II: Introductory Infantry Rules, rule 8A1b, Hit Table, lines 2276-2297
 * @example lookupHit(14, "simple"); // { hits: 3, moraleCheck: true }
 */
export function lookupHit(roll: number, difficulty: HitTableDifficulty): HitTableResult {
  checkNumber("lookupHit", "roll", roll, true);
  const row =
    roll < 3 ? 6
    : roll < 7 ? 0
    : roll < 11 ? 1
    : roll < 15 ? 2
    : roll < 19 ? 3
    : roll < 23 ? 4
    : 5;
  const column =
    difficulty === "simple" ? 0
    : difficulty === "routine" ? 1
    : difficulty === "difficult" ? 2
    : difficulty === "formidable" ? 3
    : difficulty === "impossible" ? 4
    : difficulty === "impossible-plus-1" ? 5
    : difficulty === "impossible-plus-2" ? 6
    : refuse(unknownId("lookupHit", "difficulty", difficulty, ["simple", "routine", "difficult", "formidable", "impossible", "impossible-plus-1", "impossible-plus-2"]));
  return answers[row * 7 + column] as HitTableResult;
}
