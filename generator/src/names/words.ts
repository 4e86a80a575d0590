import type { Book, Citation, LineRange } from "../model/index.ts";
import { printLines } from "../numerals/lines.ts";
import { units } from "../values/units.ts";

/** `kg` → `kilograms (kg)`; a book calls its own units as it likes. */
export function unitWords(symbol: string, book: Pick<Book, "units">): string {
  const name = book.units.get(symbol) ?? units.get(symbol);
  return name === undefined ? symbol : `${name} (${symbol})`;
}

/** Where a table stands in its document: rule and heading first, then the lines. */
export function sourceWords(book: Book, citation: Citation | null): string {
  if (!citation) return book.document ? book.title : `${book.title} (house rules)`;
  const rule = citation.rule === null ? [] : [`rule ${citation.rule}`];
  const heading = citation.heading === null ? [] : [citation.heading];
  return [book.title, ...rule, ...heading, lineWords(citation.lines)].join(", ");
}

/** `line 9` or `lines 2276-2297, 2310`. */
export function lineWords(lines: readonly LineRange[]): string {
  const words = printLines(lines);
  return /^\d+$/.test(words) ? `line ${words}` : `lines ${words}`;
}
