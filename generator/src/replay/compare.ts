import { type Figure, figures } from "../numerals/figures.ts";
import { tokens } from "../numerals/tokens.ts";
import { type Evidence, labelLength } from "./evidence.ts";

/** Where a print differs from the evidence. */
export interface Mismatch {
  /** The first piece that differs, as the document has it and as it prints here; empty where there is none. */
  readonly printed: string;
  readonly here: string;
  /** Offset of the piece in the print. */
  readonly start: number;
}

interface Piece {
  readonly text: string;
  readonly start: number;
  /** What is compared. */
  readonly value: string | number;
}

/** Compares a print with the evidence of its lines. Null where they agree. */
export function mismatch(print: string, evidence: readonly Evidence[]): Mismatch | null {
  const expected = expectedOf(evidence);
  const here = wordsOf(print);
  const printed = wordsOf(expected.words);
  if (expected.figures === null) return firstDifference(printed, here, print.length);
  const rest = here[printed.length]?.start ?? print.length;
  const label = firstDifference(printed, here.slice(0, printed.length), rest);
  if (label) return label;
  const own = figures(print.slice(rest)).map(({ text, value, start }) => ({ text, value, start: rest + start }));
  return firstDifference(expected.figures, own, print.length);
}

/** A plus sign before a numeral does not change its value. */
function wordsOf(text: string): readonly Piece[] {
  return [...text.matchAll(/\S+/gu)].map(({ 0: word, index }) => {
    const value = (tokens(word)[0] ?? "").replace(/^\+(?=[\d.])/, "");
    return { text: word, start: index, value };
  });
}

/** The first piece that differs; where one side has more pieces, all up to the place where both agree again. */
function firstDifference(printed: readonly Piece[], here: readonly Piece[], end: number): Mismatch | null {
  const same = (a: Piece | undefined, b: Piece | undefined) =>
    a !== undefined && b !== undefined && a.value === b.value;
  const longer = Math.max(printed.length, here.length);
  let first = 0;
  while (first < longer && same(printed[first], here[first])) first += 1;
  if (first === longer) return null;
  const shorter = Math.min(printed.length, here.length) - first;
  let tail = 0;
  while (tail < shorter && same(printed.at(-1 - tail), here.at(-1 - tail))) tail += 1;
  const even = printed.length === here.length;
  const piece = (pieces: readonly Piece[]) => {
    const found = pieces.slice(first, even ? first + 1 : pieces.length - tail);
    return found.map(({ text }) => text).join(" ");
  };
  return { printed: piece(printed), here: piece(here), start: here[first]?.start ?? end };
}

/** What a print must be: words letter by letter, then figures by value. */
interface Expected {
  readonly words: string;
  /** The figures that follow the words; null where nothing may follow them. */
  readonly figures: readonly Figure[] | null;
}

/** What the evidence of one or more lines requires of the print that cites them. */
function expectedOf(evidence: readonly Evidence[]): Expected {
  const whole = evidence.findIndex(({ mode }) => mode !== "row");
  if (whole === -1) return { words: textOf(evidence), figures: null };
  const [first, ...rest] = evidence.slice(whole) as [Evidence, ...Evidence[]];
  const label = labelLength(first.mode) ?? 0;
  const words = [textOf(evidence.slice(0, whole)), first.text.slice(0, label)].filter((text) => text !== "").join(" ");
  return { words, figures: [...figures(first.text.slice(label)), ...rest.flatMap(({ text }) => figures(text))] };
}

/** The texts of some evidence, joined. */
export function textOf(evidence: readonly Evidence[]): string {
  return evidence.map(({ text }) => text).join(" ");
}
