import { exactProduct, exactQuotient } from "./decimal.js";

/** The price of an amount that costs `each` per lot of `per`. Only whole lots are paid for, unless `byParts`. */
export function priceOf(amount: number, each: number, per: number, byParts: boolean): number {
  if (byParts) return exactQuotient(exactProduct(amount, each), per);
  return exactProduct(Math.floor(exactQuotient(amount, per)), each);
}
