import type { Field, RecordValue, Value } from "../values/value.ts";
import type { NotationDefinition } from "./definition.ts";

/**
 * How a book writes a cell: one text (`"{range}({penetration})[+{autofire}]"`) from which both the reader
 * and the printer are derived. Square brackets mark a part that may be missing.
 */
export interface Notation {
  /** What it was compiled from, so that it can be written down and compiled again elsewhere. */
  readonly definition: NotationDefinition;
  readonly forms: readonly Form[];
  /** Its forms count in English (`{key}st`, `{key}nd`), so each number has the ending that is its own. */
  readonly ordinals: boolean;
  /** Every field of the record, constants last. */
  readonly fields: readonly NotationField[];
  readonly byId: ReadonlyMap<string, NotationField>;
  /** Whole texts that stand for fixed fields (`-`, `M`). */
  readonly words: ReadonlyMap<string, Value>;
  /** Fields every text of this notation has though none prints them; a whole-text word may override one. */
  readonly constants: RecordValue;
  /** The only field is called `value`: the cell is that value itself, not a record. */
  readonly bare: boolean;
}

/** One way of writing the notation. */
export interface Form {
  readonly text: string;
  readonly parts: readonly Part[];
  /** The form with each choice of its optional parts, fullest first. */
  readonly sequences: readonly (readonly Piece[])[];
}

/** A part that is always there. */
export type Piece =
  | { readonly kind: "literal"; readonly text: string }
  | { readonly kind: "field"; readonly field: string };

export type Part = Piece | { readonly kind: "optional"; readonly parts: readonly Part[] };

export interface NotationField extends Field {
  /** How its text is read; a constant is never read. */
  readonly reading: "number" | "integer" | "text" | "word" | "dice" | "fraction" | "constant";
  /** Printed word → value (`C` → 0, `L` → "low"). */
  readonly words: ReadonlyMap<string, Value>;
  /** The value where the field's optional part is missing. */
  readonly default: Value;
  /** What an empty text between its literals means (`1/` cut short), or undefined where that is an error. */
  readonly empty: Value | undefined;
}
