import { type Fix, NUMBER_MISTAKES } from "./number-mistakes.ts";
import { exactNumber } from "./numeral.ts";

/** `problem` reads after the quoted text; `instead` is what to type, where it can be known. */
export type DecimalReading =
  | { readonly ok: true; readonly value: number }
  | { readonly ok: false; readonly problem: string; readonly instead?: string };

const DECIMAL = /^[+-]?(?:(?:0|[1-9]\d*)(?:\.\d+)?|\.\d+)$/;

/** Reads a number cell by its source text: plain decimals only, `-0` as 0. */
export function readDecimal(text: string): DecimalReading {
  if (DECIMAL.test(text)) {
    const value = exactNumber(text);
    if (value !== undefined) return { ok: true, value };
    return { ok: false, problem: "has more digits than can be kept exactly" };
  }
  for (const mistake of NUMBER_MISTAKES) {
    const match = mistake.pattern.exec(text);
    if (match) return refuse(text, mistake.problem(match), mistake.fix?.(match));
  }
  return { ok: false, problem: "is not a number" };
}

/** A fix is offered only when it is right in the end; one mistake may hide another (`−10,000`). */
function refuse(text: string, problem: string, fix: Fix): DecimalReading {
  if (fix === undefined || fix === text) return { ok: false, problem };
  const again = readDecimal(fix);
  const instead = again.ok ? fix : again.instead;
  return instead === undefined ? { ok: false, problem } : { ok: false, problem, instead };
}
