import { attackFields } from "../calculators/attack/fields.ts";
import type { Field } from "../calculators/field.ts";

/** A question of a calculator that is answered by the address of a row. */
interface Asked {
  /** Page and name of the answer: `attack.html#weapon`. */
  readonly place: string;
  readonly field: Field;
}

const asked: readonly Asked[] = [{ place: "calculators/attack.html#weapon", field: attackFields.weapon }];

/** The calculators a row can be put into, as the addresses of their pages with the row as an answer. */
export function usesOf(address: string): readonly string[] {
  return asked
    .filter(({ field }) => field.type === "choice" && field.options.some(({ value }) => value === address))
    .map(({ place }) => `${place}=${encodeURIComponent(address)}`);
}
