import type { Dice } from "../model/index.ts";
import type { Band } from "../values/value.ts";

/** What dice can roll. */
export function diceDomain({ count, sides, digits }: Dice): Band {
  if (digits) return { from: 11, to: 66 };
  return { from: count, to: count * sides };
}

/** Whether dice read as digits can show a number: 17 is none of d66. */
export function areDigits(value: number): boolean {
  return [Math.floor(value / 10), value % 10].every((digit) => digit >= 1 && digit <= 6);
}

/** Dice as players write them. */
export function diceText({ count, sides, digits }: Dice): string {
  return digits ? "d66" : `${count}d${sides}`;
}

/** A band as words, `from` and `to` included. */
export function bandText({ from, to }: Band): string {
  if (from === null) return to === null ? "every number" : `${to} and less`;
  if (to === null) return `${from} and more`;
  return from === to ? String(from) : `${from}-${to}`;
}
