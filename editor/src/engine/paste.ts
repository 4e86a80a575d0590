import { type Content, contentOf, judgeCell, parse, type SourceFile, type SyntaxNode } from "../compiler.ts";
import { columnFinder } from "./columns.ts";
import type { KindOf } from "./layout.ts";
import type { Sheet } from "./sheet.ts";
import { readTabbed } from "./tabbed.ts";

/** A pasted cell and what is to be done with it. */
export interface PastedCell {
  readonly line: number;
  readonly column: number;
  readonly name: string;
  readonly was: string;
  readonly now: string;
  readonly verdict: "same" | "take" | "doubt" | "problem";
  readonly reason: string;
}

/**
 * Judges each cell of a pasted text against the cell it would go into; nothing changes.
 * @param columns the columns that are shown, from the one at the cursor on
 */
export function judgePaste(
  file: SourceFile,
  sheet: Sheet,
  kindOf: KindOf,
  text: string,
  first: number,
  columns: readonly number[],
): readonly PastedCell[] {
  const root = parse(file).tree?.root;
  const find = root ? columnFinder(root, kindOf(file, root)) : () => null;
  return readTabbed(text).flatMap((texts, below) =>
    texts.map((now, beside): PastedCell => {
      const line = first + below;
      const column = columns[beside] ?? -1;
      const head = sheet.columns[column];
      const cell = sheet.lines[line]?.cells[column];
      const row = sheet.lines[line];
      const name = `${((head?.within ?? null) !== null ? row?.innerAddress : row?.address) ?? `line ${line + 1}`}, ${head?.heading ?? `column ${beside + 1}`}`;
      const told = { line, column, name, was: cell?.text ?? "", now };
      if (!head || !row)
        return { ...told, verdict: "problem", reason: "the table ends before; add the row or the column first" };
      if (!cell || cell.state === "group" || head.field === "")
        return {
          ...told,
          verdict: now === (cell?.text ?? "") ? "same" : "problem",
          reason: "nothing can be pasted here",
        };
      const judged = judgeCell({ text: now, type: "text" }, root ? contentIn(root, cell.path) : null, find(head));
      return { ...told, verdict: judged.verdict, reason: "reason" in judged ? judged.reason : "" };
    }),
  );
}

function contentIn(root: SyntaxNode, path: readonly (string | number)[]): Content | null {
  let node: SyntaxNode | undefined = root;
  for (const step of path) {
    if (node?.kind === "map") node = node.entries.get(String(step))?.value;
    else node = node?.kind === "list" ? node.items[Number(step)] : undefined;
  }
  return node ? contentOf(node) : null;
}
