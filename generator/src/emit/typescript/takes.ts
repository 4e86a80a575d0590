import type { Taken, WordMeta } from "../../published/meta.ts";

/** What a parameter takes, for code that knows no function in advance: as published, before a part has its label. */
export type Takes =
  | Exclude<Taken, { readonly type: "named" }>
  /** An object of parts, each of which may be left out if it is optional. */
  | { readonly type: "named"; readonly parts: readonly Part[] };

type Figure = Extract<Taken, { readonly type: "number" }>;

export type Word = WordMeta;

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
