/** Plain text that YAML would take for a sign of its own, for nothing, or for a text cut short. */
const NEEDS_QUOTES = /^$|^[-?:](?:\s|$)|^[\s[\]{},#&*!|>'"%@`]|:(?:\s|$)|\s#|\s$|^(?:~|null)$/i;

/** A cell as it must be typed in YAML: `-` alone stands in quotes, `300(3)+2` as it is. */
export function typed(text: string): string {
  if (!NEEDS_QUOTES.test(text)) return text;
  return quoted(text);
}

/** A text as it must be typed in quotes; double quotes unless the text holds some. */
export function quoted(text: string): string {
  return /["\\]/.test(text) ? `'${text.replaceAll("'", "''")}'` : `"${text}"`;
}

/** What stands between the separators of a list or a path, without the spaces around it. */
export function trimmedParts(text: string, separator: string | RegExp): readonly string[] {
  return text.split(separator).map((part) => part.trim());
}
