/** A value read from JSON, or the offset of what cannot be read. */
export type ReadJson = { readonly value: unknown } | { readonly offset: number };

/** Reads a JSON text without throwing. */
export function readJson(text: string): ReadJson {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    return { offset: Math.min(placeOf((error as Error).message, text), Math.max(0, text.length - 1)) };
  }
}

/** The engine says where a text breaks off; of a character that does not belong there it gives only the character. */
function placeOf(message: string, text: string): number {
  const position = /position (\d+)/.exec(message)?.[1];
  if (position !== undefined) return Number(position);
  const token = /^Unexpected token '(.)'/su.exec(message)?.[1];
  if (token === undefined) return text.length;
  let at = text.indexOf(token);
  while (at !== -1 && !isRefusedAt(text, at + token.length)) at = text.indexOf(token, at + 1);
  return at === -1 ? text.length : at;
}

/** Whether a text is refused for the last character of its first `length`, not for what is missing after them. */
function isRefusedAt(text: string, length: number): boolean {
  try {
    JSON.parse(text.slice(0, length));
    return false;
  } catch (error) {
    return (error as Error).message.startsWith("Unexpected token");
  }
}
