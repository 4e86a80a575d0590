// Made by tablewright. Do not edit.
import { exactProduct, exactQuotient } from "./decimal.js";

/** A whole figure times a share, rounded as stated. */
export function wholeShareOf(figure: number, numerator: number, denominator: number, round: "up" | "down"): number {
  const share = (figure * numerator) / denominator;
  return round === "up" ? Math.ceil(share) : Math.floor(share);
}

/** A figure times a share, rounded as stated. */
export function shareOf(figure: number, numerator: number, denominator: number, round: "up" | "down" | null): number {
  const share = exactQuotient(exactProduct(figure, numerator), denominator);
  if (round === null) return share;
  return round === "up" ? Math.ceil(share) : Math.floor(share);
}

/** Whether a figure is at least a share of another; the share may be above 1. A third of 3 is exactly 1. */
export function isReached(figure: number, numerator: number, denominator: number, of: number): boolean {
  return exactProduct(figure, denominator) >= exactProduct(of, numerator);
}

/** A figure cut to a share of itself, `times` times, rounded each time; it stops where a cut changes nothing. */
export function cutEach(
  figure: number,
  times: number,
  numerator: number,
  denominator: number,
  round: "up" | "down",
): number {
  let left = figure;
  for (let more = times; more > 0; more -= 1) {
    const next = shareOf(left, numerator, denominator, round);
    if (next === left) break;
    left = next;
  }
  return left;
}
