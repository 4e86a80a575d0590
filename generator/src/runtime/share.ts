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

/** Whether a figure is at least a share of another, which may be several times it. A third of 3 is 1, and not almost. */
export function isReached(figure: number, numerator: number, denominator: number, of: number): boolean {
  return exactProduct(figure, denominator) >= exactProduct(of, numerator);
}

/** A figure cut to a share of itself so many times, rounded each time; it ends where another time changes nothing. */
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
