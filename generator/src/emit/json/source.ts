import type { Citation } from "../../model/index.ts";
import type { RecordValue, Value } from "../../values/value.ts";

/** Where a table or an erratum stands in the document. */
export function sourceJson(citation: Citation | null): Value {
  if (!citation) return null;
  return { ...placeJson(citation), again: citation.again.map(placeJson) };
}

/** The lines of a row, which figure of its line it is, and how it was read; no lines in house rules. */
export function linesJson(citation: Citation | null): RecordValue {
  return {
    lines: pairs(citation),
    ...(citation && citation.figure !== null ? { figure: citation.figure } : {}),
    ...(citation && citation.reading !== null ? { reading: citation.reading } : {}),
  };
}

function placeJson(citation: Citation): RecordValue {
  return { rule: citation.rule, heading: citation.heading, lines: pairs(citation) };
}

function pairs(citation: Citation | null): Value {
  return citation?.lines.map(({ from, to }) => [from, to]) ?? [];
}
