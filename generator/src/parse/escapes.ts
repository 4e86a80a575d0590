import { quoted } from "../text/typed.ts";
import { characterName, troubleInText } from "./characters.ts";
import { complain, type ParseState } from "./state.ts";

/** One escape of double quotes; the two halves of one character beyond U+FFFF count as one. */
const ESCAPE =
  /\\(?:u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|x[\da-fA-F]{2}|u[\da-fA-F]{4}|U[\da-fA-F]{8}|.)/gs;

/** What the escapes of one letter stand for, where that is no ordinary character. */
const LETTERS: Readonly<Record<string, string>> = {
  "0": "\0",
  a: "\x07",
  b: "\b",
  e: "\x1b",
  f: "\f",
  r: "\r",
  v: "\v",
  N: "\x85",
  _: "\xa0",
  L: "\u2028",
  P: "\u2029",
};

/** Names the escapes of a double-quoted text that make characters no rules file may hold: `"Mor\ale"` rings a bell. */
export function forbiddenEscapes(state: ParseState, offset: number, source: string): undefined {
  const isOneLine = !source.includes("\n");
  for (const { 0: typed, index } of source.matchAll(ESCAPE)) {
    const character = characterOf(typed);
    if (isOneLine && /^\\[nt]$/.test(typed) && isInsideWord(source, index)) {
      const params = { found: typed, character: typed === "\\n" ? "a line break" : "a tab" };
      const hint = `type ${quoted(source.slice(1, -1))} for a backslash`;
      complain(state, "yaml/escape-read", offset + index, offset + index + 2, params, { hint });
      // The hint mends the whole text.
      return;
    }
    const trouble = character === "\r" ? "forbidden" : troubleInText(character);
    if (!trouble) continue;
    const what = `${typed} inside double quotes is ${characterName(character)}, which`;
    const start = offset + index;
    complain(
      state,
      trouble === "forbidden" ? "text/character" : "text/invisible",
      start,
      start + typed.length,
      { character: what },
      { hint: cure(typed, source) },
    );
    // The hint for a letter mends the whole text.
    if (typed.length === 2) return;
  }
}

/** `"C:\name"`: a backslash was typed before the letters n or t of a word, and a line break or a tab is read. */
function isInsideWord(source: string, index: number): boolean {
  return /[\p{L}\d:]/u.test(source[index - 1] ?? "") && /\p{L}/u.test(source[index + 2] ?? "");
}

function characterOf(typed: string): string {
  const letter = typed[1] ?? "";
  if (typed.length === 2) return LETTERS[letter] ?? letter;
  const halves = typed.length === 12 ? typed.split("\\u").slice(1) : [typed.slice(2)];
  return String.fromCodePoint(...halves.map((half) => Number.parseInt(half, 16)));
}

/** A letter behind a backslash was a backslash of the text; a number was typed on purpose, or came from a program. */
function cure(typed: string, source: string): string {
  if (typed.length > 2 || typed === "\\0" || source.includes("\n")) return "delete it";
  const text = source.slice(1, -1);
  return `type ${text.includes("'") ? source.replaceAll("\\", "\\\\") : quoted(text)} for a backslash, or delete it`;
}
