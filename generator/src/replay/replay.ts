import { type Diagnostic, diagnostic } from "../diagnostics/diagnostic.ts";
import type { Book, Model, Table } from "../model.ts";
import type { SourceFile, Span } from "../source.ts";
import type { Difference } from "./difference.ts";
import { replayErrata } from "./errata.ts";
import { type EvidenceFile, readEvidence } from "./evidence.ts";
import { checkOperation, operationFigures } from "./operation-figures.ts";
import { lineOf, placeOf } from "./place.ts";
import type { TablePlan } from "./plan.ts";
import { plainNotes, planNotes } from "./plan-notes.ts";
import { plainTable, planTable } from "./plan-table.ts";
import { citedRows, operationRows, type PrintedRow, printedNotes, printedRows } from "./printed-rows.ts";
import { checkReadings } from "./readings.ts";
import { findDifferences } from "./replay-table.ts";

type Report = (found: Diagnostic) => void;

/** Where the evidence of a book stands in the project. */
export function evidencePath(book: string): string {
  return `test/golden/${book}.tsv`;
}

/** Prints every row of every book as printed and holds it against the evidence of the line it cites. */
export function replay(model: Model, evidence: readonly SourceFile[], report: Report): void {
  for (const book of model.books) {
    replayErrata(book, evidence, report);
    checkReadings(book, evidence, report);
    if (!book.document || citedRows(book).length === 0) continue;
    const file = evidence.find(({ path }) => path === evidencePath(book.id));
    if (!file) {
      const path = evidencePath(book.id);
      const hint = `run tablewright evidence ${book.id}, review what it prints and keep it in ${path}`;
      report(diagnostic("evidence/none", documentOf(book), { book: book.id, path }, { hint }));
      continue;
    }
    const read = readEvidence(file);
    for (const one of read.diagnostics) report(one);
    for (const table of book.editions["as-printed"]) replayTable(table, read, report);
    if (book.withheld.length === 0) reportUncited(book, read, report);
  }
}

function replayTable(table: Table, evidence: EvidenceFile, report: Report): void {
  const tell = (differences: readonly Difference[], rows: readonly PrintedRow[]) => {
    for (const difference of differences) {
      const row = rows[difference.row];
      if (row) report(complaint(difference, table, placeOf(difference, row), lineOf(row)));
    }
  };
  const hold = (plan: TablePlan | null, data: object, rows: readonly PrintedRow[]) =>
    tell(plan ? findDifferences(plan, data, evidence) : [], rows);
  hold(planTable(table), plainTable(table), printedRows(table));
  tell(checkOperation(operationFigures(table), evidence), operationRows(table));
  if (table.shape === "catalog") hold(planNotes(table), plainNotes(table), printedNotes(table));
}

function complaint({ kind, line, piece }: Difference, { book }: Table, place: Span, cited: Span): Diagnostic {
  if (kind === "missing") {
    const hint = `run tablewright evidence ${book} and review the line it adds`;
    return diagnostic("evidence/missing", cited, { line: Number(line) }, { hint });
  }
  const params = { line, printed: piece.printed || "nothing", here: piece.here || "nothing" };
  const restore = piece.printed === "" ? "leave it out" : `restore ${piece.printed}`;
  const hint = `${restore}; to correct the book, write an erratum in rules/${book}/errata/`;
  return diagnostic("evidence/differs", place, params, { hint });
}

function reportUncited(book: Book, evidence: EvidenceFile, report: Report): void {
  const ranges = citedRows(book).flatMap(({ citation }) => citation.lines);
  const single = new Set(ranges.filter(({ from, to }) => from === to).map(({ from }) => from));
  const wide = ranges.filter(({ from, to }) => from !== to);
  for (const { line, span } of evidence.lines.values()) {
    if (single.has(line) || wide.some(({ from, to }) => from <= line && line <= to)) continue;
    report(diagnostic("evidence/uncited", span, { line }, { hint: "cite it from a row or take it out" }));
  }
}

/** The place in book.yaml that names the document. */
export function documentOf({ file }: Book): Span {
  const start = Math.max(0, file.text.search(/^document:/m));
  return { file, start, end: start + "document".length };
}
