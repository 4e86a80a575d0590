import type { PrintPart } from "../model/index.ts";
import type { PrintedCell } from "./print-row.ts";

/** Two cells of a row, each in the other's place. */
export type Swapped = readonly [PrintPart, PrintPart];

/**
 * The cell of a row with which another must be swapped for the row to print right.
 * @param wrong the cell that prints wrong, and what the document prints in its place
 * @param agrees whether the document prints this text for the row
 */
export function swappedCells(
  cells: readonly PrintedCell[],
  wrong: { readonly cell: PrintedCell; readonly printed: string },
  agrees: (text: string) => boolean,
): Swapped | null {
  const slots = cells.map(slotsOf);
  const all = slots.flat();
  for (const own of slots[cells.indexOf(wrong.cell)] ?? []) {
    for (const other of all) {
      if (other.text === own.text || !wrong.printed.includes(bare(other.text))) continue;
      const texts = new Map([
        [own, other.text],
        [other, own.text],
      ]);
      const row = slots.map((parts) => parts.map((slot) => texts.get(slot) ?? slot.text).join("/")).join(" ");
      if (agrees(row)) return [own.part, other.part];
    }
  }
  return null;
}

interface Slot {
  readonly part: PrintPart;
  readonly text: string;
}

/** The cells that print as one, such as `weight/price`. A single cell may hold a slash itself. */
function slotsOf({ column: { parts }, text }: PrintedCell): readonly Slot[] {
  const texts = parts.length === 1 ? [text] : text.split("/");
  const alone = texts.length === parts.length ? texts : [text];
  return alone.map((own, at) => ({ part: parts[at] as PrintPart, text: own }));
}

/** Without the zero that a book may leave out before a point. */
function bare(text: string): string {
  return text.replace(/^0(?=\.)/, "");
}
