import type { EvidenceFile } from "./evidence.ts";
import type { TablePlan } from "./plan.ts";
import { findDifferences } from "./replay-table.ts";

export { drawEvidence, type Evidence, type EvidenceFile, type Mode, readEvidence } from "./evidence.ts";
export { type NoteColumns, noteRows } from "./note-rows.ts";
export { compilePrint, type PlanPart, type PlanRow, type TablePlan } from "./plan.ts";
export { type PlainRow, printRow } from "./print-row.ts";
export { type ReadingDeparture, replayReadings } from "./published-second-reading.ts";

/** A line that a table does not print as its document does. */
export interface Departure {
  readonly line: string;
  readonly printed: string;
  readonly here: string;
}

/**
 * Prints the published rows of a table and holds them against the evidence of its document.
 * @param data the list of a catalog or lookup; modifiers, constants by id
 * @returns what differs; an empty list where every figure is the document's
 */
export function replayTable(plan: TablePlan, data: object, evidence: EvidenceFile): readonly Departure[] {
  return findDifferences(plan, data, evidence).map(({ line, printed, here }) => ({ line, printed, here }));
}
