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
  return { hint: `write ${typed(near)}`, fix: sure(place, word, near) };
}

/**
 * No digit would change, and the name stands in its place alone. Nor may the slip be in the other one: where
 * a file declares a name, it stands there twice if the name is used, and the misspelt one once.
 */
function sure({ file, start, end }: Span, name: string, text: string): Fix | undefined {
  const stands = [name, typed(name), quoted(name), `'${name}'`].includes(file.text.slice(start, end));
  if (!stands || digitsOf(text) !== digitsOf(name)) return undefined;
  const isAlone = timesIn(file.text, name) === 1 && timesIn(file.text, text) !== 1;
  return isAlone ? { start, end, text: typed(text) } : undefined;
}

/** How often a name stands in a text, as a word of its own: not at all, once, or more. */
function timesIn(text: string, name: string): 0 | 1 | 2 {
  let times: 0 | 1 | 2 = 0;
  for (let at = text.indexOf(name); at !== -1 && times < 2; at = text.indexOf(name, at + name.length)) {
    const isWord = !/[\w-]/.test(text[at - 1] ?? "") && !/[\w-]/.test(text[at + name.length] ?? "");
    if (isWord) times = times === 0 ? 1 : 2;
  }
  return times;
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, "");
}
