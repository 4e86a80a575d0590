import type { Dice } from "../model/index.ts";
import type { Band } from "../values/value.ts";

/** What dice can roll. */
export function diceDomain({ count, sides }: Dice): Band {
  return { from: count, to: count * sides };
}

/** A band as words, `from` and `to` included. */
export function bandText({ from, to }: Band): string {
  if (from === null) return to === null ? "every number" : `${to} and less`;
  if (to === null) return `${from} and more`;
  return from === to ? String(from) : `${from}-${to}`;
}
