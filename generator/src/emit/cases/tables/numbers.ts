import type { Tried } from "./answerer.ts";

/**
 * Whether a number can occur: one of at most 15 digits before its point, whole where only whole ones do, and between the ends
 * where there are any.
 */
export function canOccur(
  value: unknown,
  whole: boolean,
  from: number | null = null,
  to: number | null = null,
): value is number {
  if (typeof value !== "number" || !(Math.abs(value) <= 1e15)) return false;
  if (whole && !Number.isInteger(value)) return false;
  return (from === null || value >= from) && (to === null || value <= to);
}

/** A figure a function is given: a few ordinary ones, the least one, one too small, and a part of a whole. */
export function figure(name: string, least: number | null): Tried {
  const start = least ?? -2;
  const ordinary = [7, 1, 2, 3, 4, 8, 11].filter((value) => value > start);
  return { name, takes: "number", values: [...ordinary, start, ...(least === null ? [] : [least - 1]), 2.5] };
}
