import { quotientAt } from "../numerals/quotient.ts";

/** Whether a key is printed as a fraction, such as 1/8. */
export function isFraction(text: string): boolean {
  return text.includes("/") && quotientAt(text, 0)?.length === text.length;
}
