import type { Notation, Part } from "../notation/notation.ts";
import { roundTrips } from "../notation/print-notation.ts";
import { withOrdinals } from "../numerals/ordinal.ts";
import { withPlainDigits } from "../text/look-alikes.ts";

/** A longer cell is not one slip away from a notation, and trying every place would cost its square. */
const longest = 48;

/**
 * The text a slip of the typewriter away that is written the book's way: spaces, other brackets, small for capital
 * letters, one sign wrong, left out or one too many. Every number stays as it is, save a letter typed for a digit.
 * @returns undefined where no text or more than one comes into question
 */
export function repaired(notation: Notation, typedText: string): string | undefined {
  if (typedText.length > longest) return undefined;
  const text = withPlainDigits(typedText);
  if (text !== typedText && roundTrips(notation, text)) return text;
  const signs = [...new Set(notation.forms.flatMap(({ parts }) => signsOf(parts)))];
  const places = [...Array(text.length + 1).keys()];
  const attempts: readonly (() => readonly string[])[] = [
    () => [text.replaceAll(/\s+/g, ""), text.trim().replaceAll(/\s+/g, " ")],
    () => [text.replaceAll(/[[{]/g, "(").replaceAll(/[\]}]/g, ")")],
    () => [text.toUpperCase(), text.toLowerCase()],
    () => (notation.ordinals ? [withOrdinals(text)] : []),
    () => places.flatMap((at) => signs.map((sign) => text.slice(0, at) + sign + text.slice(at + 1))),
    () => places.flatMap((at) => signs.map((sign) => text.slice(0, at) + sign + text.slice(at))),
    () => places.filter((at) => isNeedless(text, at, signs)).map((at) => text.slice(0, at) + text.slice(at + 1)),
    () => withNumbers(notation, text),
  ];
  for (const attempt of attempts) {
    // No book prints two signs in a row.
    const fits = (candidate: string) =>
      numbersOf(candidate) === numbersOf(text) &&
      !/[-+]{2}/.test(candidate) &&
      !isTurned(text, candidate) &&
      roundTrips(notation, candidate);
    const found = new Set(attempt().filter((candidate) => candidate !== text && fits(candidate)));
    if (found.size > 0) return found.size === 1 ? [...found][0] : undefined;
  }
  return undefined;
}

/** A stray mark, or the second of two signs. A sign that leads to a part is none too many where the part is missing: `2d6+`. */
function isNeedless(text: string, at: number, signs: readonly string[]): boolean {
  const sign = text[at] ?? "0";
  if (/[\d\p{L}|]/u.test(sign)) return false;
  return sign === text[at + 1] || !(/[-+*\u00d7%]/.test(sign) || signs.includes(sign));
}

/** The forms that take just the numbers of the text, with these in them: `40 1` for `40(1)`. */
function withNumbers({ forms, fields }: Notation, text: string): readonly string[] {
  const numbers = text.match(/\d+(?:\.\d+)?/g) ?? [];
  // Other words than those between numbers may be fields of their own.
  if (/[^\d.\s,;:/()[\]+|-]/.test(text.replaceAll(/\b(?:and|or|to)\b/g, ""))) return [];
  return forms.flatMap(({ sequences }) =>
    sequences.flatMap((pieces) => {
      const own = pieces.filter((piece) => piece.kind === "field");
      const areNumbers = own.every(({ field }) =>
        /^(?:number|integer)$/.test(fields.find(({ id }) => id === field)?.reading ?? ""),
      );
      if (!areNumbers || own.length < 2 || own.length !== numbers.length) return [];
      let next = 0;
      return pieces.map((piece) => (piece.kind === "literal" ? piece.text : numbers[next++])).join("");
    }),
  );
}

/** A minus belongs to its number: no slip turns -1 into +1. */
function numbersOf(text: string): string {
  return (text.match(/(?<!\d)[-\u2010-\u2015\u2212]?\d+|\d+|\p{No}/gu) ?? []).join(" ");
}

/** `2d6-1` and `2d6+1`: what was taken away is added, or the other way round. */
function isTurned(text: string, candidate: string): boolean {
  const minus = timesOf(/[-\u2010-\u2015\u2212]/g, candidate) - timesOf(/[-\u2010-\u2015\u2212]/g, text);
  const plus = timesOf(/\+/g, candidate) - timesOf(/\+/g, text);
  return (minus < 0 && candidate.includes("+")) || (plus < 0 && minus > 0);
}

function timesOf(sign: RegExp, text: string): number {
  return text.match(sign)?.length ?? 0;
}

function signsOf(parts: readonly Part[]): readonly string[] {
  return parts.flatMap((part) => {
    if (part.kind === "optional") return signsOf(part.parts);
    return part.kind === "literal" ? [...part.text].filter((sign) => /\D/.test(sign)) : [];
  });
}
