import type { LineRange } from "../model/index.ts";
import type { EvidenceFile } from "./evidence.ts";

/**
 * The lines of a citation that must have evidence: the ends of each range, and what the evidence holds between them. The
 * rest of a range is blank in the document; the document check sees to that.
 */
export function linesWithText(ranges: readonly LineRange[], { lines, unusable }: EvidenceFile): readonly number[] {
  const inside = ({ from, to }: LineRange) => [...lines.keys(), ...unusable].filter((line) => line > from && line < to);
  return ranges.flatMap((range) => {
    const { from, to } = range;
    return from === to ? [from] : [from, ...inside(range).sort((a, b) => a - b), to];
  });
}
