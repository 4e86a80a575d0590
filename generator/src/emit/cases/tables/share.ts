import type { Rounding, Share } from "../../../model/operation.ts";

/** A figure times a share, rounded as stated. */
export function sharedOut(value: number, { numerator, denominator }: Share, round: Rounding | null): number {
  const exactShare = (value * numerator) / denominator;
  if (round === null) return exactShare;
  return round === "up" ? Math.ceil(exactShare) : Math.floor(exactShare);
}
