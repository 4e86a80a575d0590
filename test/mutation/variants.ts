import type { Column } from "../../generator/src/model/index.ts";
import type { Notation, NotationField } from "../../generator/src/notation/notation.ts";
import { NUMERAL } from "../../generator/src/numerals/numeral.ts";

/** The texts a cell could wrongly have in place of its own: each of its figures changed alone, else its word. */
export function cellVariants(text: string, column: Column | null, others: readonly string[]): readonly string[] {
  if (column?.reading === "notes") return figureVariants(text, /\d+/gu);
  if (column?.type.type === "boolean" && !column.notation) return [text.toLowerCase() === "true" ? "false" : "true"];
  const words = [...others, ...(column?.type.type === "word" && !column.notation ? column.type.words : [])];
  if (words.includes(text)) return words.filter((word) => word !== text).slice(0, 1);
  if (column?.notation?.words.has(text)) return [otherWord(text, column.notation.words)];
  const found = [...signVariants(text), ...figureVariants(text), ...wordVariants(text, column?.notation ?? null)];
  return [...new Set(found)];
}

/** What a cell left out could wrongly hold; null where nothing can be made up. */
export function fillVariant(
  { type, notation, reading, default: given }: Column,
  others: readonly string[],
): string | null {
  const words = [...others, ...(notation ? notation.words.keys() : type.type === "word" ? type.words : [])];
  if (type.type === "boolean" && !notation) return String(given !== true);
  if (words.length > 0) return words.find((word) => word !== given) ?? null;
  return type.type === "number" || reading === "notes" ? (notation ? null : given === 1 ? "2" : "1") : null;
}

/** Each numeral in turn with its last digit another. */
export function figureVariants(text: string, numeral = new RegExp(NUMERAL, "gu")): readonly string[] {
  return [...text.matchAll(numeral)].map(({ 0: figure, index }) => {
    const digit = (Number(figure.at(-1)) + 1) % 10;
    return `${text.slice(0, index)}${figure.slice(0, -1)}${digit}${text.slice(index + figure.length)}`;
  });
}

/** Each number of a citation in turn, one higher. */
export function countVariants(text: string): readonly string[] {
  return [...text.matchAll(/\d+/gu)].map(({ 0: number, index }) => {
    return `${text.slice(0, index)}${Number(number) + 1}${text.slice(index + number.length)}`;
  });
}

/** A name with its last letter another. */
export function letterVariants(text: string): readonly string[] {
  const at = [...text.matchAll(/\p{L}/gu)].at(-1)?.index;
  if (at === undefined) return [];
  return [`${text.slice(0, at)}${text[at] === "x" ? "y" : "x"}${text.slice(at + 1)}`];
}

function signVariants(text: string): readonly string[] {
  if (/^-\d/.test(text)) return [text.slice(1)];
  return /^\+\d/.test(text) && Number(text) !== 0 ? [`-${text.slice(1)}`] : [];
}

/** Words a notation has for one of its fields (`C(0)`, `10y light`), each replaced by one of another meaning. */
function wordVariants(text: string, notation: Notation | null): readonly string[] {
  return (notation?.fields ?? []).flatMap((field) =>
    [...field.words.keys()].flatMap((word) => {
      const at = placeOfWord(text, word);
      return at === -1
        ? []
        : [`${text.slice(0, at)}${otherWord(word, field.words, field)}${text.slice(at + word.length)}`];
    }),
  );
}

function placeOfWord(text: string, word: string): number {
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    if (!isLetter(text[at - 1]) && !isLetter(text[at + word.length])) return at;
  }
  return -1;
}

function isLetter(character: string | undefined): boolean {
  return character !== undefined && /[\p{L}\d]/u.test(character);
}

/** A word of another meaning; a number where the list has none. */
function otherWord(word: string, words: NotationField["words"], field?: NotationField): string {
  const meaning = JSON.stringify(words.get(word));
  const other = [...words].find(([, value]) => JSON.stringify(value) !== meaning)?.[0];
  return other ?? (field?.default === 1 ? "2" : "1");
}
