import { figures } from "../numerals/figures.ts";
import { childText, type SyntaxMap, type SyntaxNode, type SyntaxScalar } from "../source/syntax.ts";

/** What says where a row is printed. */
const placing: readonly string[] = ["line", "lines", "figure"];

/**
 * Where the cells of a printed line stand: on its line of the document, each with the figures that follow those before it.
 * @returns null where it cites none
 */
export function placeIn(line: SyntaxMap): { has(name: string): boolean; next(cell: SyntaxNode): SyntaxMap } | null {
  const cited = line.entries.get("line") ?? line.entries.get("lines");
  if (!cited) return null;
  let figure = Number(childText(line, "figure") ?? 1);
  return {
    has: (name) => placing.includes(name),
    next(cell) {
      const entries = new Map([
        [cited.key.text, cited],
        ["figure", { key: scalar(cell, "figure"), value: scalar(cell, String(figure)) }],
      ]);
      figure += figures(cell.file.text.slice(cell.start, cell.end)).length;
      return { kind: "map", file: cell.file, start: cell.start, end: cell.end, entries };
    },
  };
}

/** A word nobody typed, at the place it comes from. */
export function scalar({ file, start, end }: SyntaxNode, text: string): SyntaxScalar {
  return { kind: "scalar", text, quoted: false, file, start, end };
}
