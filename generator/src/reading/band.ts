import type { Band } from "../value.ts";
import { bandMistake, type Refusal } from "./band-mistakes.ts";
import { readDecimal } from "./decimal.ts";

/** What a leading minus means in a book's bands: `-8` is "8 or less", or the number minus eight. */
export type Minus = "up-to" | "negative";

export interface BandOptions {
  /** Percentile dice: two figures are printed, `01-05`, and `00` is 100. */
  readonly percentile?: boolean;
}

export type BandReading = { readonly ok: true; readonly band: Band } | Refusal;

/** Refuses with a fix where the candidate is one. */
type Refuse = (problem: string, candidate?: string) => Refusal;

type Bound = { readonly ok: true; readonly value: number } | Refusal;

/**
 * Reads a band as books print it: `9`, `9-13`, `14+`, `14 or more`; with `up-to` also `-8` (8 or less), with
 * `negative` also `-3`, `-3--1`, `-3-2`, `-3+`, `8 or less`.
 * @returns the band, or a problem that reads after the quoted text, with what to type where it can be known.
 */
export function readBand(text: string, minus: Minus, options: BandOptions = {}): BandReading {
  const mistake = bandMistake(text);
  const refuseWith: Refuse = (problem, candidate) => refuse(problem, fixed(candidate, minus, options));
  if (mistake) return refuseWith(mistake.problem, mistake.instead);
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
  return refuse(`is not a band; write ${minus === "up-to" ? "9-13, 14+ or -8" : "-3--1, 9-13, 14+ or 8 or less"}`);
}

function readRange(fromText: string, toText: string, bound: (own: string) => Bound, refuseWith: Refuse): BandReading {
  const from = bound(fromText);
  const to = bound(toText);
  if (!from.ok || !to.ok) {
    const problem = from.ok ? to : from;
    const ends = [from.ok ? fromText : from.instead, to.ok ? toText : to.instead];
    return refuseWith((problem as Refusal).problem, ends.includes(undefined) ? undefined : ends.join("-"));
  }
  if (from.value > to.value) return refuseWith("runs backwards", `${toText}-${fromText}`);
  return { ok: true, band: { from: from.value, to: to.value } };
}

function readBound(own: string, whole: string, options: BandOptions): Bound {
  if (options.percentile && /^\d\d$/.test(own)) return { ok: true, value: own === "00" ? 100 : Number(own) };
  const reading = own === "00" ? refuse("is 100, but only on percentile dice") : readDecimal(own);
  if (reading.ok || own === whole) return reading;
  return refuse(`cannot be read: ${own} ${reading.problem}`, reading.instead);
}

function allowed(bound: string, minus: Minus): boolean {
  return minus === "negative" || !bound.startsWith("-");
}

function whenOk(bound: Bound, make: (value: number) => Band): BandReading {
  return bound.ok ? { ok: true, band: make(bound.value) } : bound;
}

/** A fix is offered only when it is right in the end. */
function fixed(candidate: string | undefined, minus: Minus, options: BandOptions): string | undefined {
  if (candidate === undefined) return undefined;
  const again = readBand(candidate, minus, options);
  return again.ok ? candidate : again.instead;
}

function refuse(problem: string, instead?: string): Refusal {
  return instead === undefined ? { ok: false, problem } : { ok: false, problem, instead };
}
