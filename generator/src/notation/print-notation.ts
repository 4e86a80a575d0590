import { printDecimal } from "../numerals/numeral.ts";
import { printQuotient } from "../numerals/quotient.ts";
import { sameTokens } from "../numerals/tokens.ts";
import { isRecord, isUnknown, type RecordValue, sameValue, type Value } from "../values/value.ts";
import type { Notation, NotationField, Part } from "./notation.ts";
import { readNotation } from "./read-notation.ts";

type Fields = ReadonlyMap<string, NotationField>;

/**
 * Prints a value the way its book writes it; `null` and an unknown print nothing. Of several forms it takes the
 * first that reads back to the value.
 */
export function printNotation(notation: Notation, value: Value): string {
  if (value === null || isUnknown(value)) return "";
  for (const [word, meaning] of notation.words) if (sameValue(meaning, value)) return word;
  const record: RecordValue = !notation.bare && isRecord(value) ? value : { value };
  const texts = notation.forms.map((form) => printParts(form.parts, notation.byId, record));
  if (texts.length === 1) return texts[0] as string;
  const faithful = texts.find((text) => {
    const back = readNotation(notation, text);
    return back.ok && sameValue(back.value, value);
  });
  return faithful ?? (texts[0] as string);
}

/** Whether what is read from a text prints with the same tokens again; false too where it cannot be read. */
export function roundTrips(notation: Notation, text: string): boolean {
  const reading = readNotation(notation, text);
  return reading.ok && sameTokens(printNotation(notation, reading.value), text);
}

function printParts(parts: readonly Part[], fields: Fields, record: RecordValue): string {
  return parts
    .map((part) => {
      if (part.kind === "literal") return part.text;
      if (part.kind === "field") return printField(fields.get(part.field) as NotationField, record[part.field] ?? null);
      return saysSomething(part.parts, fields, record) ? printParts(part.parts, fields, record) : "";
    })
    .join("");
}

/** An optional part prints only where one of its fields differs from what its absence would mean. */
function saysSomething(parts: readonly Part[], fields: Fields, record: RecordValue): boolean {
  return parts.some((part) => {
    if (part.kind === "literal") return false;
    if (part.kind === "optional") return saysSomething(part.parts, fields, record);
    return !sameValue(record[part.field] ?? null, fields.get(part.field)?.default ?? null);
  });
}

function printField(field: NotationField, value: Value): string {
  if (value === null || isUnknown(value)) return "";
  if (field.empty !== undefined && sameValue(field.empty, value)) return "";
  for (const [word, meaning] of field.words) if (sameValue(meaning, value)) return word;
  if (field.reading === "fraction" && typeof value === "number") return printQuotient(value);
  if (isRecord(value)) return String(value.text);
  return typeof value === "number" ? printDecimal(value) : String(value);
}
