// Made by tablewright from rules/infantry-moves/movement/prone.yaml. Do not edit: change the rules and run tablewright build.
import { withoutPrototype } from "../runtime/by-id.js";
import type { Found } from "../runtime/find.js";
import { findRow } from "../runtime/find.js";
import { freeze } from "../runtime/freeze.js";
import type { Documented } from "../runtime/types.js";

/** Ids of “Lying prone”, in the book's order. */
export type ProneId = "falling-prone" | "standing-up" | "crawling";

/** A row of “Lying prone”. */
export interface ProneRow {
  /** Id; it never changes. */
  readonly id: string;
  /** Full name. */
  readonly name: string;
  /**
   * Inches it takes off the move, or may be moved that way. Unit: inches (in).
   * @source Infantry movement, Taking Cover, line 22
   */
  readonly inches: number | null;
  /**
   * Whether it ends the move.
   * @source Infantry movement, Taking Cover, line 22
   */
  readonly endsMove: boolean;
  /**
   * Whether the figure may fire.
   * @source Infantry movement, Taking Cover, line 22
   */
  readonly mayFire: boolean | null;
}

const data = {
  "falling-prone": { id: "falling-prone", name: "Falling prone", inches: null, endsMove: true, mayFire: null },
  "standing-up": { id: "standing-up", name: "Standing up, taken off the move", inches: 1, endsMove: false, mayFire: null },
  crawling: { id: "crawling", name: "Crawling", inches: 2, endsMove: false, mayFire: true },
} as const satisfies Record<ProneId, ProneRow>;

/**
 * Lying prone. What it takes to stand up, how far a prone figure crawls, and what falling prone does to a move.
 * @source Infantry movement, Taking Cover, line 22
 */
export const prone: Documented<ProneRow, typeof data> = /* @__PURE__ */ withoutPrototype(data);

/** All rows of “Lying prone”, in the book's order. */
export const proneList: readonly (ProneRow & { readonly id: ProneId })[] = /* @__PURE__ */ (() => freeze(Object.values(data)))();

/**
 * Finds a row of “Lying prone” by what a person types: its id or a former one, its name, or what the book prints.
 * Case, spaces and punctuation do not count. Where none is meant, or several are, `row` is null and `suggestions` come nearest.
 * @param text - What was typed.
 */
export function findProne(text: string): Found<ProneRow & { readonly id: ProneId }> {
  return findRow("findProne", proneList, text);
}
