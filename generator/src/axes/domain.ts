import { type Diagnostic, diagnostic } from "../diagnostics/diagnostic.ts";
import type { Axis, Dice } from "../model/index.ts";
import type { Span } from "../source/source-file.ts";
import type { Band } from "../values/value.ts";
import { writtenKey } from "./written-key.ts";

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

/** The lower end of a band or domain as a number. */
export function low(band: Band | null): number {
  return band?.from ?? Number.NEGATIVE_INFINITY;
}

/** The upper end of a band or domain as a number. */
export function high(band: Band | null): number {
  return band?.to ?? Number.POSITIVE_INFINITY;
}

/** The complaint that a band, or a part of it, lies where no value can. */
export function unreachable(axis: Axis, band: Band, span: Span): Diagnostic {
  const { domain, dice } = axis;
  const step = axis.whole ? 1 : 0;
  const inside = { from: Math.max(low(band), low(domain)), to: Math.min(high(band), high(domain)) };
  const kept = inside.from > inside.to ? undefined : writtenKey(axis, inside);
  const over = high(band) > high(domain) ? { ...band, from: high(domain) + step } : { ...band, to: low(domain) - step };
  const lost = inside.from > inside.to ? band : over;
  const rolled = dice && diceDomain(dice);
  const isRolled = rolled && rolled.from === low(domain) && rolled.to === high(domain);
  const where = isRolled ? `be rolled with ${diceText(dice)}` : "occur in the domain of this axis";
  const cure = isRolled ? "say modified: true where modifiers apply" : "make domain: wider";
  const hint = kept === undefined ? `take the row out, or ${cure}` : `write ${kept}`;
  return diagnostic("axis/outside", span, { text: bandText(lost), where }, { hint });
}
