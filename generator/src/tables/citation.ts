import { diagnostic, type Report } from "../diagnostics/diagnostic.ts";
import { SchemaProblem } from "../kinds/schema-set.ts";
import type { Citation, Cites } from "../model/index.ts";
import { readLines } from "../numerals/lines.ts";
import { childFlag, childMap, childMaps, childText, type SyntaxMap } from "../source/syntax.ts";
import type { TableInput } from "../validate/input.ts";

/** The `source` of a table or erratum, or null where it has none. */
export function readSource(map: SyntaxMap): Citation | null {
  const source = childMap(map, "source");
  return source ? citationOf(source) : null;
}

/** The citation of one row, which every book with a document must give. */
export function readRowCitation(row: SyntaxMap, input: TableInput, report: Report): Citation | null {
  const citation = readLineCitation(row);
  if (citation || !input.cited || childMap(row, "cites")) return citation;
  if (!input.kind.citable) {
    const hint = 'add "line": { "$ref": "../common.schema.json#/$defs/line" } to the properties of a row';
    const place = { path: input.kind.schema, key: "rows" };
    throw new SchemaProblem("a row of a book with a document cites its line, and no row of this kind can", place, hint);
  }
  report(diagnostic("table/source-missing", row, { what: "a row" }, { hint: "add line: with its number" }));
  return null;
}

/** Where the scattered cells of a row stand, by column. */
export function readCites(row: SyntaxMap): Cites {
  const cites = [...(childMap(row, "cites")?.entries ?? [])].flatMap(([column, { value }]) => {
    const citation = value.kind === "map" ? readLineCitation(value) : null;
    return citation ? [[column, citation] as const] : [];
  });
  return Object.fromEntries(cites);
}

/** The `line` or `lines` of a map, which figure of the line it is, and how that was read. */
export function readLineCitation(map: SyntaxMap): Citation | null {
  const lines = readLines(childText(map, "line") ?? childText(map, "lines") ?? "");
  if (!lines) return null;
  return {
    rule: null,
    heading: null,
    lines,
    figure: Number(childText(map, "figure") ?? 0) || null,
    decrease: childFlag(map, "decrease"),
    reading: childText(map, "reading") ?? null,
    again: [],
  };
}

function citationOf(source: SyntaxMap): Citation {
  return {
    rule: childText(source, "rule") ?? null,
    heading: childText(source, "heading") ?? null,
    lines: readLines(childText(source, "lines") ?? "") ?? [],
    figure: null,
    decrease: false,
    reading: null,
    again: childMaps(source, "again").map(citationOf),
  };
}
