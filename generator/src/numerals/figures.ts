import { canonical, NUMBER_WORDS, NUMERAL } from "./numeral.ts";

/** A figure of a line: its text with its sign, its value and the offset where it starts. */
export interface Figure {
  readonly text: string;
  readonly value: number;
  readonly start: number;
}

/**
 * The figure grammar, whole:
 *
 * - **sign**: `+`, `-` or a true minus directly before a numeral. It counts unless a digit, another sign or a word
 *   that holds a digit stands before it: `DM+3` is 3, `-1` is -1, but `8-10` is 8 and 10, `50m-100m` 50 and 100.
 * - **numeral**: `NUMERAL`, wherever it stands; letters may touch it (`50m`, `2D6` is 2 and 6, `TL10`). A fraction
 *   such as `1/2` is two figures.
 * - **word**: a number word as a whole word, in any case. Ordinals do not count; a hyphen ends a word.
 */
const FIGURE = new RegExp(
  String.raw`(?<sign>[+\-\u2212](?<!(?:[\d+\-\u2212]|\d\p{L}+).))?(?<numeral>${NUMERAL})` +
    String.raw`|(?<![\p{L}\d])(?<word>${[...NUMBER_WORDS.keys()].join("|")})(?![\p{L}\d])`,
  "giu",
);

/** Every figure of a line, in order. */
export function figures(text: string): readonly Figure[] {
  return [...text.matchAll(FIGURE)].map((match) => {
    const { sign, numeral, word } = match.groups ?? {};
    return { text: match[0], value: word ? wordValue(word) : numeralValue(sign, numeral ?? ""), start: match.index };
  });
}

function wordValue(word: string): number {
  return NUMBER_WORDS.get(word.toLowerCase()) as number;
}

function numeralValue(sign: string | undefined, numeral: string): number {
  const size = Number(canonical(numeral));
  return sign !== undefined && sign !== "+" && size !== 0 ? -size : size;
}
