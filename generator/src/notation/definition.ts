import type { DiceAmount } from "../numerals/dice.ts";
import type { Value } from "../values/value.ts";

/** What a JSON Schema's `notation` keyword holds: how a book writes a cell. */
export interface NotationDefinition {
  /**
   * One or more ways of writing it, such as `"{range}({penetration})[+{autofire}]"`: names in braces are fields,
   * square brackets hold a part that may be missing, a backslash makes the next character a literal
   * (`\[`, `\]`, `\{`, `\}`, `\\`), everything else is literal. The first form that matches a text wins.
   * A notation whose only field is `value` reads to that value itself; any other reads to a record.
   */
  readonly form: string | readonly string[];
  readonly fields?: Readonly<Record<string, FieldDefinition>>;
  /** Whole texts with a fixed meaning (`-`, `M`); each gives every field, constants included. */
  readonly words?: Readonly<Record<string, Value>>;
  /** Fields that no text prints and every text has, unless a whole-text word says otherwise. */
  readonly constants?: Readonly<Record<string, Scalar | ConstantDefinition>>;
}

export type Scalar = number | string | boolean;

export interface FieldDefinition {
  /** `text` runs up to the next literal; `word` allows only the keys of `words`. */
  readonly type: "number" | "integer" | "text" | "word" | "dice" | "fraction";
  /** A text that is the id of a row of this table, or of a table where it is null. */
  readonly names?: string | null;
  readonly unit?: string;
  readonly description?: string;
  /** Printed word → value. */
  readonly words?: Readonly<Record<string, Scalar | DiceAmount>>;
  /** The value where no text prints the field; without it such a field is `null`. */
  readonly default?: Scalar | DiceAmount | null;
  /** The field may be empty between its literals, and is then this; `{ unknown: reason }` for a figure lost in print. */
  readonly empty?: Value;
}

export interface ConstantDefinition {
  readonly value: Scalar;
  readonly unit?: string;
  readonly description?: string;
}
