import type { PrintColumn } from "../model.ts";
import { mismatch } from "./compare.ts";
import type { Difference, Printing } from "./difference.ts";
import type { Evidence, EvidenceFile } from "./evidence.ts";
import { textOf } from "./expected.ts";

/** Rows that stand on the same lines, in table order. */
export type Group = readonly Printing[];

/** Brings rows that share a line together. */
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

/** Holds what the rows of a group print, joined, against the evidence of their lines; null where it agrees. */
export function checkGroup(group: Group, { lines }: EvidenceFile): Difference | null {
  const numbers = [...new Set(group.flatMap((printing) => printing.lines))].sort((a, b) => a - b);
  const evidence = numbers.flatMap((line) => lines.get(line) ?? []);
  const text = group.map((printing) => printing.text).filter((one) => one !== "").join(" ");
  const found = mismatch(text, evidence);
  if (!found || repeats(group, evidence, text)) return null;
  const { row, column } = cellAt(group, found.start);
  const piece = { printed: found.printed, here: found.here, column };
  return { kind: "differs", row, line: numbers.join(", "), printed: textOf(evidence), here: text, piece };
}

/** Whether every row cites the same lines and each line prints all of them: a table printed twice. */
function repeats(group: Group, evidence: readonly Evidence[], text: string): boolean {
  if (evidence.length < 2) return false;
  if (!group.every(({ lines }) => lines.length === evidence.length)) return false;
  return evidence.every((one) => mismatch(text, [one]) === null);
}

/** The row and column whose print an offset of the joined text falls into. */
function cellAt(group: Group, offset: number): { readonly row: number; readonly column: PrintColumn | null } {
  let start = 0;
  for (const { row, cells } of group) {
    for (const { text, column } of cells) {
      start += text.length + 1;
      if (offset < start - 1) return { row, column };
    }
  }
  return { row: (group.at(-1) as Printing).row, column: null };
}
