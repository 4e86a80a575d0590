import type { Citation } from "../../model/index.ts";
import { lineWords } from "../../names/words.ts";
import { inline, join, type Markdown, md } from "./markdown.ts";

/** Where a table or an erratum stands in the document. */
export function sourceWords(citation: Citation | null): Markdown {
  if (!citation) return md`house rules`;
  const again = citation.again.map((other) => md`printed again: ${place(other)}`);
  return join([place(citation), ...again], "; ");
}

function place({ rule, heading, lines }: Citation): Markdown {
  const parts = [...(rule === null ? [] : [`rule ${rule}`]), ...(heading === null ? [] : [heading])];
  return join([...parts.map(inline), inline(lines.length === 0 ? "" : lineWords(lines))], ", ");
}
