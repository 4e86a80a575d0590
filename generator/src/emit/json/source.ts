import type { Citation } from "../../model/index.ts";
import type * as data from "../../published/data.ts";

/** Where a table or an erratum stands in the document. */
export function sourceJson(citation: Citation | null): data.Source | null {
  if (!citation) return null;
  return { ...placeJson(citation), again: citation.again.map(placeJson) };
}

/** The lines of a row, which figure of its line it is, and how it was read; no lines in house rules. */
export function linesJson(citation: Citation | null): Pick<data.Row, "lines" | "figure" | "reading"> {
  return {
    lines: pairs(citation),
    ...(citation && citation.figure !== null ? { figure: citation.figure } : {}),
    ...(citation && citation.reading !== null ? { reading: citation.reading } : {}),
  };
}

function placeJson(citation: Citation): data.Printing {
  return { rule: citation.rule, heading: citation.heading, lines: pairs(citation) };
}

function pairs(citation: Citation | null): data.Row["lines"] {
  return citation?.lines.map(({ from, to }) => [from, to] as const) ?? [];
}
