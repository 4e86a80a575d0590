import type { Column, Nested, Source, Table } from "./data.ts";

/** A column as the data describes it, with the label a heading shows. Labels of the columns of a row differ. */
export type ColumnMeta<Id extends string = string> = Column & { readonly id: Id; readonly label: string };

/** A table, without its rows. */
export interface TableMeta<Id extends string = string, ColumnId extends string = string> {
  readonly id: Id;
  readonly family: string;
  readonly shape: Table["shape"];
  readonly title: string;
  readonly description: string;
  readonly source: Source | null;
  /** What the book's module calls its rows and its function; null where it has none. */
  readonly data: string | null;
  readonly function: string | null;
  /** The columns of a row, what it is looked up by first. */
  readonly columns: readonly ColumnMeta<ColumnId>[];
  /** The columns that hold rows, such as the loads of a weapon. */
  readonly nested: readonly (Omit<Nested, "columns"> & { readonly columns: readonly ColumnMeta[] })[];
  /** The columns in the order the book prints them; several share one, and those of rows inside a row follow its id: `loads.price`. */
  readonly print: readonly (readonly string[])[];
}

/** What may be given to a function, or as a part of an object that it takes. Both ends of a number are included; null is an open end. */
export type Taken =
  | {
      readonly type: "number";
      readonly unit: string | null;
      readonly whole: boolean;
      readonly from: number | null;
      readonly to: number | null;
      readonly dice: string | null;
    }
  | { readonly type: "word"; readonly words: readonly WordMeta[] }
  | { readonly type: "flag" }
  /** A row of one of these tables; `inside`: a row inside it where the table has such. */
  | { readonly type: "row"; readonly tables: readonly string[]; readonly inside: boolean }
  | { readonly type: "named"; readonly parts: readonly ParameterMeta[] };

export interface WordMeta {
  readonly id: string;
  readonly label: string;
}

export type ParameterMeta = Taken & {
  readonly name: string;
  readonly label: string;
  readonly description: string;
  /** Nothing applies where it is left out. */
  readonly optional: boolean;
};

/** A function of the book, for code that knows no function in advance: what it takes, in order, and what it may answer. */
export interface FunctionMeta<Name extends string = string> {
  readonly name: Name;
  readonly table: string;
  readonly title: string;
  readonly description: string;
  readonly source: Source | null;
  readonly parameters: readonly ParameterMeta[];
  readonly answers: {
    readonly types: readonly ("number" | "boolean" | "word" | "record")[];
    /** Unit of a number. */
    readonly unit: string | null;
    /** The words it may answer with. */
    readonly words: readonly WordMeta[];
    /** Whether it may answer null, `{ unknown }` and `{ forbidden }`. */
    readonly none: boolean;
    readonly unknown: boolean;
    readonly forbidden: boolean;
  };
}
