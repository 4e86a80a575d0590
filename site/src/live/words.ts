import type { Fraction } from "skirmish-tables/odds";

/** `+2`, `−1`, `0`: a figure that is added, with a true minus. */
export function signed(figure: number): string {
  if (figure === 0) return "0";
  return figure > 0 ? `+${figure}` : `−${-figure}`;
}

/** An id as words: `impossible-plus-1` → `impossible plus 1`. */
export function words(id: string): string {
  return id.replaceAll("-", " ");
}

/** `1 hit`, `2 hits`. */
export function count(figure: number, one: string, many = `${one}s`): string {
  return `${figure} ${figure === 1 ? one : many}`;
}

/** A chance with one decimal, which never shows what may happen as impossible, or what may fail as sure. */
export function percent({ numerator, denominator, decimal }: Fraction): string {
  if (numerator === 0) return "0%";
  if (numerator === denominator) return "100%";
  if (decimal < 0.0005) return "<0.1%";
  if (decimal >= 0.9995) return ">99.9%";
  return `${(decimal * 100).toFixed(1)}%`;
}

/** `7 in 36`: exact, where a person can still read it. */
export function ratio({ numerator, denominator }: Fraction): string {
  return denominator <= 46_656 ? `${numerator} in ${denominator}` : "";
}

/** The first letter large, as at the start of a line. */
export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
