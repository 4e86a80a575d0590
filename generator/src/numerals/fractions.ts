import { printDecimal } from "./numeral.ts";

/** Fractions that are one character: `½`. */
const SIGNS: ReadonlyMap<string, number> = new Map([
  ["½", 0.5],
  ["¼", 0.25],
  ["¾", 0.75],
  ["⅛", 0.125],
  ["⅜", 0.375],
  ["⅝", 0.625],
  ["⅞", 0.875],
  ["⅕", 0.2],
  ["⅖", 0.4],
  ["⅗", 0.6],
  ["⅘", 0.8],
]);

/** `½`, `1½`, `1/2` and `1 1/2` as a decimal, or undefined where a decimal cannot say it exactly. */
export function decimalOfFraction(text: string): string | undefined {
  const match = /^([+-]?)(\d*) ?(?:(\p{No})|\b(\d+)\/(\d+))$/u.exec(text);
  if (!match) return undefined;
  const [, sign = "", whole = "", character, above, below] = match;
  const part = character === undefined ? quotient(Number(above), Number(below)) : SIGNS.get(character);
  return part === undefined ? undefined : `${sign}${printDecimal(Number(whole) + part)}`;
}

/** Exact to four places, or nothing. */
function quotient(above: number, below: number): number | undefined {
  const scaled = (above * 10_000) / below;
  return Number.isSafeInteger(scaled) ? scaled / 10_000 : undefined;
}
