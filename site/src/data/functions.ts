import type { Source } from "./book.ts";

/** What `meta/<book>` says of the functions of a book, whichever book it is. */
export interface FunctionMeta {
  readonly name: string;
  readonly table: string;
  readonly title: string;
  readonly description: string;
  readonly source: Source | null;
  readonly parameters: readonly ParameterMeta[];
  readonly answers: { readonly unit: string | null; readonly words: readonly Word[] };
}

export type ParameterMeta = Taken & {
  readonly name: string;
  readonly label: string;
  readonly description: string;
  readonly optional: boolean;
};

type Taken =
  | {
      readonly type: "number";
      readonly unit: string | null;
      readonly whole: boolean;
      readonly from: number | null;
      readonly to: number | null;
      readonly dice: string | null;
    }
  | { readonly type: "word"; readonly words: readonly Word[] }
  | { readonly type: "flag" }
  | { readonly type: "row"; readonly tables: readonly string[]; readonly inside: boolean }
  | { readonly type: "named"; readonly parts: readonly ParameterMeta[] };

export interface Word {
  readonly id: string;
  readonly label: string;
}
