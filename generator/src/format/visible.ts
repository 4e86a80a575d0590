// Everything that writes nothing, moves the cursor, reorders text or passes for a space: a hostile file must not be able to
// write to the terminal, and an author must be able to see what is wrong.
const hidden = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]|(?! )\p{Zs}/gu;

/** The text on one line, with every invisible character written as its code point: `<U+202E>`. */
export function visible(text: string): string {
  return text.replace(hidden, codePoint);
}

/** The same for a text that may have several lines. */
export function visibleLines(text: string): readonly string[] {
  return text.split("\n").map(visible);
}

function codePoint(character: string): string {
  const hex = (character.codePointAt(0) as number).toString(16).toUpperCase();
  return `<U+${hex.padStart(4, "0")}>`;
}
