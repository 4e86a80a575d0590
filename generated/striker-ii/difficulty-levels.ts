// Made by tablewright from rules/striker-ii/hit/difficulty-levels.yaml. Do not edit: change the rules and run tablewright build.
import { withoutPrototype } from "../runtime/by-id.js";
import type { Found } from "../runtime/find.js";
import { findRow } from "../runtime/find.js";
import { freeze } from "../runtime/freeze.js";
import type { Documented } from "../runtime/types.js";

/** Ids of “Difficulty levels”, in the book's order. */
export type DifficultyLevelsId = "simple" | "routine" | "difficult" | "formidable" | "impossible";

/** A row of “Difficulty levels”. */
export interface DifficultyLevelsRow {
  /** Id; it never changes. */
  readonly id: string;
  /** Full name. */
  readonly name: string;
  /**
   * The words exactly as the book prints them in this cell.
   * @source Striker II: Introductory Infantry Rules, Task Based Action Resolution, lines 268-277
   */
  readonly printed: string | null;
  /**
   * The roll, after modifiers, that succeeds at this level.
   * @source Striker II: Introductory Infantry Rules, Task Based Action Resolution, lines 268-277
   */
  readonly needed: number;
}

const data = {
  simple: { id: "simple", name: "Simple", printed: null, needed: 3 },
  routine: { id: "routine", name: "Routine", printed: null, needed: 7 },
  difficult: { id: "difficult", name: "Difficult", printed: null, needed: 11 },
  formidable: { id: "formidable", name: "Formidable", printed: null, needed: 15 },
  impossible: { id: "impossible", name: "Impossible", printed: null, needed: 19 },
} as const satisfies Record<DifficultyLevelsId, DifficultyLevelsRow>;

/**
 * Difficulty levels. The named levels of a task and the modified 2D6 roll each asks for.
 * @source Striker II: Introductory Infantry Rules, Task Based Action Resolution, lines 268-277
 */
export const difficultyLevels: Documented<DifficultyLevelsRow, typeof data> = /* @__PURE__ */ withoutPrototype(data);

/** All rows of “Difficulty levels”, in the book's order. */
export const difficultyLevelsList: readonly (DifficultyLevelsRow & { readonly id: DifficultyLevelsId })[] = /* @__PURE__ */ (() => freeze(Object.values(data)))();

/**
 * Finds a row of “Difficulty levels” by what a person types: its id or a former one, its name, or what the book prints.
 * Case, spaces and punctuation do not count. Where none is meant, or several are, `row` is null and `suggestions` come nearest.
 * @param text - What was typed.
 */
export function findDifficultyLevels(text: string): Found<DifficultyLevelsRow & { readonly id: DifficultyLevelsId }> {
  return findRow("findDifficultyLevels", difficultyLevelsList, text);
}
