import { sameTokens } from "../numerals/tokens.ts";
import { type Mismatch, mismatch, textOf } from "./compare.ts";
import type { Difference, Printing } from "./difference.ts";
import type { Evidence, EvidenceFile } from "./evidence.ts";
import type { PrintedCell } from "./print-row.ts";
import { type Swapped, swappedCells } from "./swapped.ts";

/** Rows that cite the same lines, in table order. */
export type Group = readonly Printing[];

/** Groups rows that share a line. */
export function groupByLine(printings: readonly Printing[]): readonly Group[] {
  const groupOf = new Map<number, Printing[]>();
  const groups = new Set<Printing[]>();
  for (const printing of printings) {
    const met = printing.lines.map((line) => groupOf.get(line)).filter((group) => group !== undefined);
    const [group = [], ...others] = new Set(met);
    group.push(printing);
    groups.add(group);
    for (const other of others) {
      group.push(...other);
      groups.delete(other);
      for (const member of other) for (const line of member.lines) groupOf.set(line, group);
    }
    for (const line of printing.lines) groupOf.set(line, group);
  }
  return [...groups].map((group) => group.sort((a, b) => a.row - b.row));
}

/** Compares the joined print of a group with the evidence of its lines. Null where they agree. */
export function checkGroup(group: Group, { lines }: EvidenceFile): Difference | null {
  const numbers = [...new Set(group.flatMap((printing) => printing.lines))].sort((a, b) => a - b);
  const evidence = numbers.flatMap((line) => lines.get(line) ?? []);
  const text = group
    .map((printing) => printing.text)
    .filter((one) => one !== "")
    .join(" ");
  for (const printing of printingsOf(group, evidence, text)) {
    const found = mismatch(text, printing);
    if (found) return differenceAt(group, printing, text, found);
  }
  return null;
}

/** The evidence a print must agree with: all lines together, or each by itself where the book prints the same twice. */
function printingsOf(group: Group, evidence: readonly Evidence[], text: string): readonly (readonly Evidence[])[] {
  const each = evidence.map((one) => [one]);
  const [first] = each;
  if (!first || !group.every(({ lines }) => lines.length === evidence.length)) return [evidence];
  const alike = each.every((one) => sameTokens(textOf(one), textOf(first)));
  return alike || each.some((one) => mismatch(text, one) === null) ? each : [evidence];
}

function differenceAt(group: Group, evidence: readonly Evidence[], text: string, found: Mismatch): Difference {
  const { row, cell } = cellAt(group, found.start);
  const column = cell?.column ?? null;
  const line = evidence.map((one) => one.line).join(", ");
  // What prints nothing here belongs to no cell.
  const piece = { printed: found.printed, here: found.here, column: found.here === "" ? null : column };
  const swapped = cell && swappedIn(group, { row, cell, printed: found.printed }, evidence);
  return { kind: "differs", row, line, printed: textOf(evidence), here: text, piece, swapped };
}

function swappedIn(
  group: Group,
  wrong: { readonly row: number; readonly cell: PrintedCell; readonly printed: string },
  evidence: readonly Evidence[],
): Swapped | null {
  const own = group.find(({ row }) => row === wrong.row) as Printing;
  const whole = (text: string) => group.map((one) => (one === own ? text : one.text)).filter((one) => one !== "");
  return swappedCells(own.cells, wrong, (text) => mismatch(whole(text).join(" "), evidence) === null);
}

/** The row and cell whose print an offset of the joined text falls into. */
function cellAt(group: Group, offset: number): { readonly row: number; readonly cell: PrintedCell | null } {
  let start = 0;
  for (const { row, cells } of group) {
    for (const cell of cells) {
      start += cell.text.length + 1;
      if (offset < start - 1) return { row, cell };
    }
  }
  return { row: (group.at(-1) as Printing).row, cell: null };
}
