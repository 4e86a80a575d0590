/** What a character that looks like nothing, or like something else, does to a rules file. */
export type Trouble = "forbidden" | "invisible" | "space";

/** Finds every character that may be trouble. */
export const troublesome = /[\p{Cf}\p{Zl}\p{Zp}\p{Cs}\ufffd]|(?! )\p{Zs}|(?![\t\n\r])\p{Cc}/gu;

/** Sorts a character found by `troublesome`. */
export function troubleOf(character: string): Trouble {
  if (/\p{Zs}/u.test(character)) return "space";
  return turning.test(character) || !/\p{Cf}/u.test(character) ? "forbidden" : "invisible";
}

/** A character by name and code point: `no-break space U+00A0`. */
export function characterName(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const point = `U+${code.toString(16).toUpperCase().padStart(4, "0")}`;
  return `${names.get(code) ?? kindOf(character)} ${point}`;
}

function kindOf(character: string): string {
  if (turning.test(character)) return "text direction mark";
  if (/\p{Zs}/u.test(character)) return "special space";
  if (/\p{Cs}/u.test(character)) return "damaged character";
  return /\p{Cc}/u.test(character) ? "control character" : "invisible character";
}

// Characters that reorder what a reader sees: the shown text is not the text that is read.
const turning = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

const names: ReadonlyMap<number, string> = new Map([
  [0x0, "NUL"],
  [0x7, "bell"],
  [0x8, "backspace"],
  [0xb, "vertical tab"],
  [0xc, "form feed"],
  [0x1b, "escape"],
  [0x7f, "delete"],
  [0x85, "next line"],
  [0xa0, "no-break space"],
  [0xad, "soft hyphen"],
  [0x2009, "thin space"],
  [0x200b, "zero-width space"],
  [0x200c, "zero-width non-joiner"],
  [0x200d, "zero-width joiner"],
  [0x2028, "line separator"],
  [0x2029, "paragraph separator"],
  [0x202f, "narrow no-break space"],
  [0x2060, "word joiner"],
  [0x3000, "ideographic space"],
  [0xfeff, "byte-order mark"],
  [0xfffd, "damaged character"],
]);
