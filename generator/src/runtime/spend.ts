import { exactProduct, exactQuotient } from "./decimal.js";

/** The price of an amount at so much for every lot of it; only whole lots are paid for, unless parts of one are too. */
export function priceOf(amount: number, each: number, per: number, byParts: boolean): number {
  if (byParts) return exactQuotient(exactProduct(amount, each), per);
  return exactProduct(Math.floor(exactQuotient(amount, per)), each);
}
