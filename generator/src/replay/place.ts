import type { PrintColumn, PrintPart } from "../model/index.ts";
import type { Span } from "../source/source-file.ts";
import { child, type SyntaxNode } from "../source/syntax.ts";
import type { PrintedRow } from "./cited-rows.ts";
import type { Difference } from "./difference.ts";

/** Where the author typed what differs: the cell, else the number of the line, else the row. */
export function placeOf({ piece }: Difference, row: PrintedRow): Span {
  return cellOf(piece, row) ?? lineOf(row);
}

/** The number of the line a row cites. */
export function lineOf({ node }: Pick<PrintedRow, "node">): Span {
  return child(node, "line") ?? child(node, "lines") ?? node;
}

/** Where the author typed a cell that a row prints. */
export function partOf({ nested, column }: PrintPart, { node, outer }: PrintedRow): SyntaxNode | undefined {
  return child(nested ? node : outer, column);
}

function cellOf({ column, printed, here }: Difference["piece"], row: PrintedRow): Span | undefined {
  const part = column?.parts[firstPart(column, printed, here)];
  return part && partOf(part, row);
}

/** Which part of a column such as `weight/price` differs, where the print can be split too. */
export function partThatDiffers({
  column,
  printed,
  here,
}: Difference["piece"]): Pick<Difference["piece"], "printed" | "here"> {
  const [theirs, ours] = [printed.split("/"), here.split("/")];
  if (!column || column.parts.length < 2 || theirs.length !== ours.length) return { printed, here };
  const index = firstPart(column, printed, here);
  return { printed: theirs[index] ?? "", here: ours[index] ?? "" };
}

/** Which part of a column such as `weight/price` differs. */
function firstPart({ parts }: PrintColumn, printed: string, here: string): number {
  if (parts.length < 2) return 0;
  const theirs = printed.split("/");
  const ours = here.split("/");
  const first = parts.findIndex((_, index) => theirs[index] !== ours[index]);
  return Math.max(0, first);
}
