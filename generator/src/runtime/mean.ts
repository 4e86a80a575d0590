import { exactQuotient, exactSum } from "./decimal.js";

export function meanOf(first: number, second: number): number {
  return exactQuotient(exactSum(first, second), 2);
}
