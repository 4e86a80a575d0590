import type { Span } from "../source/source-file.ts";
import { likeliest } from "../text/suggest.ts";
import { quoted, typed } from "../text/typed.ts";

/** An edit of the file a complaint is about: from `start` to `end`, in UTF-16 code units, stands `text` instead. */
export interface Fix {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** How a mistake is mended: in words, and as an edit where nothing else can have been meant. */
export interface Cure {
  readonly hint?: string | undefined;
  readonly fix?: Fix | undefined;
}

/** A text as it must be typed, quotes included, in place of a whole node; no cure where it is not known. */
export function write(place: Span, text: string | undefined): Cure {
  return text === undefined || text === "" ? {} : instead(place, `write ${text}`, text);
}

/** Another text in a place, in words of its own. */
export function instead({ start, end }: Pick<Span, "start" | "end">, hint: string, text: string): Cure {
  return { hint, fix: { start, end, text } };
}

/**
 * The name that was probably meant, of those that may stand there; an edit where that is sure.
 * @param otherwise the hint where none is near
 */
export function suggest(place: Span, name: string, candidates: Iterable<string>, otherwise?: string): Cure {
  const [near, other] = likeliest(name, candidates);
  if (near === undefined) return { hint: otherwise };
  if (other !== undefined) return { hint: `did you mean ${near} or ${other}?` };
  return { hint: `did you mean ${near}?`, fix: sure(place, name, near) };
}

/** The same of a closed list of words, one of which is to be written. */
export function writeOneOf(place: Span, word: string, candidates: Iterable<string>, otherwise?: string): Cure {
  const [near, other] = likeliest(word, candidates);
  if (near === undefined || other !== undefined) return suggest(place, word, candidates, otherwise);
  const isGuess = isOtherCode(word, near) || (word !== near && lettersOf(word) === lettersOf(near));
  if (isGuess) return { hint: `did you mean ${typed(near)}?` };
  return { hint: `write ${typed(near)}`, fix: sure(place, word, near) };
}

/** Two or three letters may be a code: one that differs may be any other of the list, as RA is no slip for AR. */
function isOtherCode(word: string, near: string): boolean {
  return near.length < 4 && word.toLowerCase() !== near.toLowerCase();
}

/** The letters without their order, small and capital ones apart. */
function lettersOf(word: string): string {
  return [...word].sort().join("");
}

/**
 * No digit would change, and the name stands in its place alone. Nor may the slip be in the other one: a name that a file
 * declares above its rows and that no row has may be the misspelt one.
 */
function sure({ file, start, end }: Span, name: string, text: string): Fix | undefined {
  const stands = [name, typed(name), quoted(name), `'${name}'`].includes(file.text.slice(start, end));
  if (!stands || digitsOf(text) !== digitsOf(name) || isOtherCode(name, text)) return undefined;
  const [place, ...others] = placesOf(text, file.text);
  const isUnused = place !== undefined && others.length === 0 && place < file.text.search(/^rows:/m);
  return isUnused || placesOf(name, file.text).length > 1 ? undefined : { start, end, text: typed(text) };
}

/** Where a name stands in a text as a word of its own: the first two places. */
function placesOf(name: string, text: string): readonly number[] {
  const places: number[] = [];
  for (let at = text.indexOf(name); at !== -1 && places.length < 2; at = text.indexOf(name, at + name.length)) {
    if (!/[\w-]/.test(text[at - 1] ?? "") && !/[\w-]/.test(text[at + name.length] ?? "")) places.push(at);
  }
  return places;
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, "");
}
