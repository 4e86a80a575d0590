// Made by tablewright from rules/striker-ii/hit/throw-notations.yaml. Do not edit: change the rules and run tablewright build.
import { withoutPrototype } from "../runtime/by-id.js";
import type { Found } from "../runtime/find.js";
import { findRow } from "../runtime/find.js";
import { freeze } from "../runtime/freeze.js";
import type { Documented } from "../runtime/types.js";

/** Ids of “Throw notations”, in the book's order. */
export type ThrowNotationsId = "or-more" | "or-less" | "from-to" | "modifier";

/** A row of “Throw notations”. */
export interface ThrowNotationsRow {
  /** Id; it never changes. */
  readonly id: string;
  /** Full name. */
  readonly name: string;
  /**
   * The words exactly as the book prints them in this cell.
   * @source Striker II: Introductory Infantry Rules, rule 1B, Die Rolling Conventions, lines 394-428
   */
  readonly printed: string | null;
  /**
   * An example as the book writes it.
   * @source Striker II: Introductory Infantry Rules, rule 1B, Die Rolling Conventions, lines 394-428
   */
  readonly example: string;
  /**
   * Meaning.
   * What the notation asks for: that figure or more, that figure or less, a roll from one figure to the other, or the figure added to the roll.
   * @source Striker II: Introductory Infantry Rules, rule 1B, Die Rolling Conventions, lines 394-428
   */
  readonly means: "or-more" | "or-less" | "from-to" | "added";
}

const data = {
  "or-more": { id: "or-more", name: "Plus after the number", printed: null, example: "8+", means: "or-more" },
  "or-less": { id: "or-less", name: "Minus before the number", printed: null, example: "-6", means: "or-less" },
  "from-to": { id: "from-to", name: "Two numbers", printed: null, example: "#-#", means: "from-to" },
  modifier: { id: "modifier", name: "Dice roll modifier", printed: null, example: "DM+3", means: "added" },
} as const satisfies Record<ThrowNotationsId, ThrowNotationsRow>;

/**
 * Throw notations. How the book writes what must be rolled. A number that stands alone must be rolled exactly.
 * @source Striker II: Introductory Infantry Rules, rule 1B, Die Rolling Conventions, lines 394-428
 */
export const throwNotations: Documented<ThrowNotationsRow, typeof data> = /* @__PURE__ */ withoutPrototype(data);

/** All rows of “Throw notations”, in the book's order. */
export const throwNotationsList: readonly (ThrowNotationsRow & { readonly id: ThrowNotationsId })[] = /* @__PURE__ */ (() => freeze(Object.values(data)))();

/**
 * Finds a row of “Throw notations” by what a person types: its id or a former one, its name, or what the book prints.
 * Case, spaces and punctuation do not count. Where none is meant, or several are, `row` is null and `suggestions` come nearest.
 * @param text - What was typed.
 */
export function findThrowNotations(text: string): Found<ThrowNotationsRow & { readonly id: ThrowNotationsId }> {
  return findRow("findThrowNotations", throwNotationsList, text);
}
