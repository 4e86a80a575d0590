import type { Band } from "../values/value.ts";
import { bandMistake } from "./band-mistakes.ts";
import { longestNumber, type Refusal, readDecimal, refuse } from "./decimal.ts";

/** What a leading minus means in a book's bands: `-8` is "8 or less", or the number minus eight. */
export type Minus = "up-to" | "negative";

export interface BandOptions {
  /** Percentile dice: two figures are printed, `01-05`, and `00` is 100. */
  readonly percentile?: boolean;
  /** Only whole numbers can occur: no fix may name another. */
  readonly whole?: boolean;
}

export type BandReading = { readonly ok: true; readonly band: Band } | Refusal;

/** Refuses with a fix where the candidate is one. */
type Refuse = (problem: string, candidate?: string) => Refusal;

type Bound = { readonly ok: true; readonly value: number } | Refusal;

const BELOW_ZERO = "has a number below zero, and minus: up-to of this book makes of -8 the band 8 or less";
const NOT_WHOLE = "is no whole number, and only those can occur here";
const SAY_WHOLE = "write whole numbers, such as 9 or 9-13";
const SAY_PERCENTILE = "write the number it stands for, or dice: 1d100 in the axis";
const SAY_NEGATIVE =
  "write minus: negative in book.yaml where the book has numbers below zero; 8 or less is then written in words";

/**
 * Reads a band as books print it: `9`, `9-13`, `14+`, `14 or more`; with `up-to` also `-8` (8 or less), with
 * `negative` also `-3`, `-3--1`, `-3-2`, `-3+`, `8 or less`.
 * @returns the band, or a problem that reads after the quoted text, with what to type where it can be known.
 */
export function readBand(text: string, minus: Minus, options: BandOptions = {}): BandReading {
  const none = refuse(
    `is not a band; write ${minus === "up-to" ? "9-13, 14+ or -8" : "-3--1, 9-13, 14+ or 8 or less"}`,
  );
  if (text.length > 2 * longestNumber) return none;
  const mistake = bandMistake(text);
  const refuseWith: Refuse = (problem, candidate) => refuse(problem, fixed([candidate], minus, options));
  if (mistake) return refuse(mistake.problem, fixed(mistake.candidates ?? [], minus, options), mistake.advice);
  const bound = (own: string) => readBound(own, text, options);

  const open = /^(-?[^-]+?)(?:\+| or more)$/.exec(text);
  if (open?.[1] && allowed(open[1], minus)) return whenOk(bound(open[1]), (from) => ({ from, to: null }));
  const less = /^(-?[^-]+?) or less$/.exec(text);
  if (less?.[1] && minus === "negative") return whenOk(bound(less[1]), (to) => ({ from: null, to }));
  if (less?.[1]) return refuseWith("is not how this book writes it", `-${less[1]}`);
  const upTo = /^-([^-]+)$/.exec(text);
  if (upTo?.[1] && minus === "up-to") return whenOk(bound(upTo[1]), (to) => ({ from: null, to }));
  const range = /^(-?[^-]+)-(-?[^-]+)$/.exec(text);
  if (range?.[1] && range[2] && allowed(range[1], minus) && allowed(range[2], minus)) {
    return readRange(range[1], range[2], bound, refuseWith);
  }
  if (/^-?[^-]+$/.test(text)) return whenOk(bound(text), (value) => ({ from: value, to: value }));
  if (minus === "up-to" && readBand(text, "negative", options).ok) return refuse(BELOW_ZERO, undefined, SAY_NEGATIVE);
  return none;
}

function readRange(fromText: string, toText: string, bound: (own: string) => Bound, refuseWith: Refuse): BandReading {
  const from = bound(fromText);
  const to = bound(toText);
  if (!from.ok || !to.ok) {
    const refused = (from.ok ? to : from) as Refusal;
    const ends = [from.ok ? fromText : from.instead, to.ok ? toText : to.instead];
    const found = refuseWith(refused.problem, ends.includes(undefined) ? undefined : ends.join("-"));
    return refuse(found.problem, found.instead, refused.advice);
  }
  if (from.value > to.value) return refuseWith("runs backwards", `${toText}-${fromText}`);
  return { ok: true, band: { from: from.value, to: to.value } };
}

function readBound(own: string, whole: string, options: BandOptions): Bound {
  if (options.percentile && /^\d\d$/.test(own)) return { ok: true, value: own === "00" ? 100 : Number(own) };
  const reading =
    own === "00" ? refuse("is 100, but only on percentile dice", undefined, SAY_PERCENTILE) : readDecimal(own);
  if (reading.ok) return reading;
  if (options.whole && isSplit(reading.instead)) return refuse(NOT_WHOLE, undefined, SAY_WHOLE);
  if (own === whole) return reading;
  return refuse(`cannot be read: ${own} ${reading.problem}`, reading.instead, reading.advice);
}

function isSplit(fix: string | undefined): boolean {
  return fix !== undefined && !Number.isInteger(Number(fix));
}

function allowed(bound: string, minus: Minus): boolean {
  return minus === "negative" || !bound.startsWith("-");
}

function whenOk(bound: Bound, make: (value: number) => Band): BandReading {
  return bound.ok ? { ok: true, band: make(bound.value) } : bound;
}

/** Fixes are offered only when they are right in the end, as `14+ or -14` where there is more than one. */
function fixed(candidates: readonly (string | undefined)[], minus: Minus, options: BandOptions): string | undefined {
  const right = candidates.flatMap((candidate) => {
    if (!candidate) return [];
    const again = readBand(candidate, minus, options);
    if (again.ok && options.whole && [again.band.from, again.band.to].some((end) => end !== null && end % 1 !== 0))
      return [];
    return (again.ok ? candidate : again.instead) ?? [];
  });
  return right.length === 0 ? undefined : [...new Set(right)].join(" or ");
}
