import { canonical, NUMERAL } from "./numeral.ts";

const EVERY_NUMERAL = new RegExp(NUMERAL, "gu");

/**
 * A printed line as its comparable pieces: split at white space, and every numeral in a piece as its exact decimal,
 * so that `.5` and `0.50` are one, and `10,000` and `10000`. Everything else stays as it is.
 */
export function tokens(text: string): readonly string[] {
  return text
    .split(/\s+/u)
    .filter((token) => token !== "")
    .map((token) => token.replaceAll(EVERY_NUMERAL, (numeral, at: number) => exact(numeral, token, at)));
}

/** Digits that follow `1,` or `1.` belong to a list or a rule number and not to a decimal: their zeros count. */
function exact(numeral: string, token: string, at: number): string {
  return /\d[.,]/.test(token.slice(Math.max(0, at - 2), at)) ? numeral : canonical(numeral);
}

/** Whether two texts print the same figures and characters, spacing and the writing of decimals aside. */
export function sameTokens(a: string, b: string): boolean {
  if (a === b) return true;
  const left = tokens(a);
  const right = tokens(b);
  return left.length === right.length && left.every((token, index) => token === right[index]);
}
