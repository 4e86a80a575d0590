/** A figure the print lost, with the reason. */
export interface Unknown {
  readonly unknown: string;
}

/** What the rules do not allow: what is forbidden, with what, and the lines that say so. */
export interface Forbidden {
  readonly forbidden: string;
  readonly with: string;
  readonly lines: readonly (readonly [from: number, to: number])[];
}

/** A stretch of numbers, both ends included; null is an open end. */
export interface Band {
  readonly from: number | null;
  readonly to: number | null;
}

/**
 * An amount that is rolled: (`dice` dice of `sides` sides, + `plus`) × `times`. A constant has no dice and is `plus` alone.
 * `text` is how the book prints it.
 */
export interface DiceAmount {
  readonly dice: number;
  readonly sides: number;
  readonly plus: number;
  readonly times: number;
  readonly text: string;
}

/** Rows with their exact values and, on hover, the documentation of their columns. */
export type Documented<Row, Data> = { readonly [Id in keyof Data]: DocumentedRow<Row, Data[Id]> };

/** A row with its exact values: of what a column may hold, only what the value is. */
export type DocumentedRow<Row, Data> = {
  readonly [Column in keyof Row]: Column extends keyof Data ? Exactly<Row[Column], Data[Column]> : Row[Column];
};

type Exactly<Type, Value> = Type extends unknown ? (Value extends Type ? ExactPart<Type, Value> : never) : never;

// Without a name of its own a record reads as its fields in an editor.
type ExactPart<Type, Value> = Value extends readonly unknown[]
  ? Value
  : Value extends object
    ? { readonly [Field in keyof Type]: Field extends keyof Value ? Exactly<Type[Field], Value[Field]> : Type[Field] }
    : Value;

/** The rows of the current edition; those that the book prints otherwise are replaced. */
export type Printed<Ids extends keyof Current, Current, Changed> = {
  readonly [Id in Ids]: Id extends keyof Changed ? Changed[Id] : Current[Id];
};
