/** Lines of a document, both ends included. */
export interface LineRange {
  readonly from: number;
  readonly to: number;
}

const RANGE = /^([1-9]\d{0,8})(?:-([1-9]\d{0,8}))?$/;

/**
 * Reads the lines of a citation: `3146`, `3146-3341`, `2690, 2767-2781`.
 * @returns ranges that ascend and do not touch the same line twice, or null where the text is not that.
 */
export function readLines(text: string): readonly LineRange[] | null {
  const ranges: LineRange[] = [];
  for (const item of text.split(",")) {
    const match = RANGE.exec(item.trim());
    if (!match) return null;
    const from = Number(match[1]);
    const to = match[2] === undefined ? from : Number(match[2]);
    if (to < from || from <= (ranges.at(-1)?.to ?? 0)) return null;
    ranges.push({ from, to });
  }
  return ranges;
}

/** The lines as a citation is written: `2690, 2767-2781`. */
export function printLines(lines: readonly LineRange[]): string {
  return lines.map(({ from, to }) => (from === to ? String(from) : `${from}-${to}`)).join(", ");
}
