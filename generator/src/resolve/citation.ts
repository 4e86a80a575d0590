import { diagnostic } from "../diagnostics/diagnostic.ts";
import type { Citation } from "../model.ts";
import { readLines } from "../reading/lines.ts";
import { childList, childMap, childText, type SyntaxMap } from "../syntax.ts";
import type { Report, TableInput } from "./input.ts";

/** The `source` of a table or erratum, or null where it has none. */
export function readSource(map: SyntaxMap): Citation | null {
  const source = childMap(map, "source");
  return source ? citationOf(source) : null;
}

/** The citation of one row: its `line` or `lines`, and which figure of the line it is. */
export function readRowCitation(row: SyntaxMap, input: TableInput, report: Report): Citation | null {
  const lines = readLines(childText(row, "line") ?? childText(row, "lines") ?? "");
  if (lines) {
    return {
      rule: null,
      heading: null,
      lines,
      figure: Number(childText(row, "figure") ?? 0) || null,
      decrease: childText(row, "decrease") === "true",
      reading: childText(row, "reading") ?? null,
      again: [],
    };
  }
  if (input.cited) report(diagnostic("table/source-missing", row, { what: "a row" }, { hint: "add line: with its number" }));
  return null;
}

function citationOf(source: SyntaxMap): Citation {
  const again = childList(source, "again")?.items ?? [];
  return {
    rule: childText(source, "rule") ?? null,
    heading: childText(source, "heading") ?? null,
    lines: readLines(childText(source, "lines") ?? "") ?? [],
    figure: null,
    decrease: false,
    reading: null,
    again: again.flatMap((other) => (other.kind === "map" ? [citationOf(other)] : [])),
  };
}
