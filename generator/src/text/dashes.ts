/** Hyphens and minus signs that typesetters and word processors put for `-`. */
export const TYPOGRAPHIC_DASH = /[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/g;

const NAMES: ReadonlyMap<string, string> = new Map([
  ["\u2010", "a typographic hyphen"],
  ["\u2011", "a no-break hyphen"],
  ["\u2012", "a figure dash"],
  ["\u2013", "an en dash"],
  ["\u2014", "an em dash"],
  ["\u2015", "a horizontal bar"],
  ["\u2212", "a typographic minus"],
]);

/** The first such character of a text by name and code point: `an en dash U+2013`. */
export function dashName(text: string): string {
  const [dash = ""] = text.match(TYPOGRAPHIC_DASH) ?? [];
  const point = (dash.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
  return `${NAMES.get(dash) ?? "a typographic dash"} U+${point}`;
}
