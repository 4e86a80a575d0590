import { type Fix, NUMBER_MISTAKES } from "./number-mistakes.ts";
import { exactNumber } from "./numeral.ts";

export type DecimalReading = { readonly ok: true; readonly value: number } | Refusal;

const DECIMAL = /^[+-]?(?:(?:0|[1-9]\d*)(?:\.\d+)?|\.\d+)$/;

/** No number with all its slips is longer; what is, is not searched for them. */
export const longestNumber = 100;

/** Reads a number cell by its source text: plain decimals only, `-0` as 0. */
export function readDecimal(text: string): DecimalReading {
  if (DECIMAL.test(text)) {
    const value = exactNumber(text);
    if (value !== undefined) return { ok: true, value };
    return refuse("has more digits than can be kept exactly");
  }
  if (text.length > longestNumber) return refuse("is not a number");
  for (const mistake of NUMBER_MISTAKES) {
    const match = mistake.pattern.exec(text);
    if (!match) continue;
    const advice = typeof mistake.advice === "function" ? mistake.advice(match) : mistake.advice;
    return refuse(mistake.problem(match), fixed(text, mistake.fix?.(match)), advice);
  }
  return refuse("is not a number");
}

/** A fix is offered only when it is right in the end; one mistake may hide another (`−10,000`). */
function fixed(text: string, fix: Fix): string | undefined {
  if (fix === undefined || fix === text) return undefined;
  const again = readDecimal(fix);
  return again.ok ? fix : again.instead;
}

/** Why a text is not what its place asks for. */
export interface Refusal {
  readonly ok: false;
  /** Reads after the quoted text. */
  readonly problem: string;
  /** What to type, where it can be known. */
  readonly instead?: string;
  /** What to do where only the author knows what was meant. */
  readonly advice?: string;
}

/** Leaves out what is not known. */
export function refuse(problem: string, instead?: string, advice?: string): Refusal {
  return { ok: false, problem, ...(instead !== undefined && { instead }), ...(advice !== undefined && { advice }) };
}
