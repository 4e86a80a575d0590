// Made by tablewright from rules/striker-ii/armor/cover.yaml. Do not edit: change the rules and run tablewright build.
import { withoutPrototype } from "../runtime/by-id.js";
import { refuse, unknownId } from "../runtime/check.js";
import { freeze } from "../runtime/freeze.js";
import type { Documented } from "../runtime/types.js";

/** What the team is in. */
export type CoverId = "building" | "forest";

/** How the team uses the cover. */
export type CoverStatus = "hidden" | "concealed";

/** A row of “Cover table”. */
export interface CoverRow {
  /** Id; it never changes. */
  readonly id: string;
  /** What the team is in. */
  readonly cover: CoverId;
  /**
   * Armor value of the cover.
   * @source Striker II: Introductory Infantry Rules, rule 8B2, Cover Table, lines 2399-2408
   */
  readonly hidden: number;
  /**
   * Armor value of the cover.
   * @source Striker II: Introductory Infantry Rules, rule 8B2, Cover Table, lines 2399-2408
   */
  readonly concealed: number;
}

const data = {
  building: { id: "building", cover: "building", hidden: 8, concealed: 4 },
  forest: { id: "forest", cover: "forest", hidden: 7, concealed: 3 },
} as const satisfies Record<string, CoverRow>;

/**
 * Cover table. Armor value cover gives a team that hides or conceals itself in it.
 * @source Striker II: Introductory Infantry Rules, rule 8B2, Cover Table, lines 2399-2408
 */
export const cover: Documented<CoverRow, typeof data> = /* @__PURE__ */ withoutPrototype(data);

/** All rows of “Cover table”, in the book's order. */
export const coverList: readonly CoverRow[] = /* @__PURE__ */ (() => freeze(Object.values(data)))();

const answers: readonly number[] = [
  8, 4,
  7, 3,
];

/**
 * Looks up “Cover table”. Armor value cover gives a team that hides or conceals itself in it.
 * @param cover - What the team is in.
 * @param status - How the team uses the cover.
 * @source Striker II: Introductory Infantry Rules, rule 8B2, Cover Table, lines 2399-2408
 * @example lookupCover("building", "hidden"); // 8
 */
export function lookupCover(cover: CoverId, status: CoverStatus): number {
  const row =
    cover === "building" ? 0
    : cover === "forest" ? 1
    : refuse(unknownId("lookupCover", "cover", cover, ["building", "forest"]));
  const column =
    status === "hidden" ? 0
    : status === "concealed" ? 1
    : refuse(unknownId("lookupCover", "status", status, ["hidden", "concealed"]));
  return answers[row * 2 + column] as number;
}
