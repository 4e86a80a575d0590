import { sameTokens } from "../numerals/tokens.ts";
import { presentAddress } from "../runtime/addresses.ts";
import type { SourceFile } from "../source/source-file.ts";
import type { EvidenceFile } from "./evidence.ts";
import { readListing } from "./listing.ts";
import type { TablePlan } from "./plan.ts";
import { rowPolicies } from "./policies.ts";
import { findDifferences } from "./replay-table.ts";
import { isOfRow, writtenCellAt } from "./written-cell.ts";

export { drawEvidence, type Evidence, type EvidenceFile, type Mode, readEvidence } from "./evidence.ts";
export { compilePrint, type PlanPart, type PlanRow, type TablePlan } from "./plan.ts";
export { type PlainRow, printRow } from "./print-row.ts";
export { type NoteColumns, noteRows } from "./printable-rows.ts";

/** A line that a table prints differently from its document. */
export interface Departure {
  readonly line: string;
  readonly printed: string;
  readonly here: string;
}

/**
 * Prints the published rows of a table and compares them with the evidence of its document.
 * @param data the list of a catalog or lookup; modifiers, constants by id
 * @returns what differs; an empty list where every figure is the document's
 */
export function replayTable(plan: TablePlan, data: object, evidence: EvidenceFile): readonly Departure[] {
  return findDifferences(plan, data, evidence).map(({ line, printed, here }) => ({ line, printed, here }));
}

/** A published cell that differs from the second reading of the document. */
export interface ReadingDeparture {
  readonly address: string;
  readonly reading: string;
  readonly here: string;
}

/**
 * Follows every address of a second reading through the published tables of a book.
 * @param tables the list of each catalog or lookup, modifiers and constants by id, all by the id of their table
 * @param renamed former addresses, each with the present one: a reading made before a row was renamed stays as it is
 * @returns what differs. How a table is asked, counted and made is not published as a cell; the compiler compares that
 * itself, and refuses an address that leads nowhere
 */
export function replayReadings(
  tables: Readonly<Record<string, object>>,
  file: SourceFile,
  renamed: Readonly<Record<string, string>> = {},
): readonly ReadingDeparture[] {
  return readListing(file, ["address", "reading"], () => {}).flatMap(({ key, text: reading }) => {
    const [id = "", ...steps] = presentAddress(key, renamed).split("/");
    const data = tables[id];
    if (!data) return [];
    const at = steps.join("/");
    const here = writtenCellAt(data, at);
    if (here === null && (!isOfRow(data, at) || rowPolicies.has(steps.at(-1) ?? ""))) return [];
    return here !== null && sameTokens(reading, here) ? [] : [{ address: key, reading, here: here ?? "nothing" }];
  });
}
