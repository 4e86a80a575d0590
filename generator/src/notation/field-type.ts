import { isUnknown, type Value, type ValueType } from "../values/value.ts";
import type { NotationField } from "./notation.ts";

/**
 * The declared type of a field from how it is read and every value the definition can give it.
 * Blanks and unknowns are no part of it: those are `blank` and `unknowable`.
 * @throws Error with plain words where the values do not fit the reading or each other.
 */
export function fieldType(reading: NotationField["reading"], values: readonly Value[]): ValueType {
  const given = values.filter((value) => value !== null && !isUnknown(value));
  if (given.some((value) => typeof value === "object"))
    throw new Error("a field holds one value, not a list or record");
  if (given.some((value) => typeof value === "number" && !Number.isFinite(value)))
    throw new Error("a number must be finite");
  const words = [...new Set(given.filter((value) => typeof value === "string"))];
  const numbers = given.filter((value) => typeof value === "number");
  const onlyBooleans = given.length > 0 && given.every((value) => typeof value === "boolean");

  if (reading === "text") {
    if (words.length === new Set(given).size) return { type: "text" };
    throw new Error("a text field takes texts only");
  }
  if (reading === "word" || reading === "constant") {
    if (given.length === 0) throw new Error("a word field must list its words");
    if (onlyBooleans) return { type: "boolean" };
    if (numbers.length === 0 && words.length === new Set(given).size) return { type: "word", words };
  }
  if (given.some((value) => typeof value === "boolean")) throw new Error("true and false do not mix with other values");
  const whole = numbers.every(Number.isSafeInteger);
  if (reading === "integer" && !whole) throw new Error("an integer field takes whole numbers only");
  return { type: "number", whole: reading === "number" ? false : whole, words };
}
