/** What a parameter takes, for code that knows no function in advance. */
export type Takes =
  | Figure
  /** One of some words, each with what it is called. */
  | { readonly type: "word"; readonly words: readonly Word[] }
  | { readonly type: "flag" }
  /** A row of one of these tables; `inside`: a row inside it where the table has such. */
  | { readonly type: "row"; readonly tables: readonly string[]; readonly inside: boolean }
  /** An object of parts, each of which may be left out if it is optional. */
  | { readonly type: "named"; readonly parts: readonly Part[] };

/** A number, both ends included. */
export interface Figure {
  readonly type: "number";
  readonly unit: string | null;
  readonly whole: boolean;
  readonly from: number | null;
  readonly to: number | null;
  /** What it is rolled on, such as `2d6`; null where nothing is rolled. */
  readonly dice: string | null;
}

export interface Word {
  readonly id: string;
  readonly label: string;
}

/** A named part of an object that is given. */
export interface Part {
  readonly name: string;
  readonly doc: string;
  readonly optional: boolean;
  readonly takes: Takes;
}

/** A number of no unit, of any size unless ends are given. */
export function figure(of: Partial<Figure> = {}): Figure {
  return { type: "number", unit: null, whole: false, from: null, to: null, dice: null, ...of };
}

/** A number that cannot be below 0. */
export const amount = figure({ from: 0 });
/** A whole number that cannot be below 0. */
export const count = figure({ from: 0, whole: true });
export const flag: Takes = { type: "flag" };
