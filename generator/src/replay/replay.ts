import { type Diagnostic, diagnostic, type Report } from "../diagnostics/diagnostic.ts";
import type { Book, PrintPart, Table } from "../model/index.ts";
import { rowsOf } from "../model/rows-of.ts";
import { positionAt, type SourceFile, type Span } from "../source/source-file.ts";
import type { SyntaxScalar } from "../source/syntax.ts";
import { nearest } from "../text/suggest.ts";
import { typed } from "../text/typed.ts";
import { citedRows, operationRows, type PrintedRow, printedNotes, printedRows } from "./cited-rows.ts";
import { mismatch } from "./compare.ts";
import type { Difference } from "./difference.ts";
import { replayErrata } from "./errata.ts";
import { type Evidence, type EvidenceFile, readEvidence } from "./evidence.ts";
import { checkOperation, operationFigures } from "./operation-figures.ts";
import { lineOf, partOf, partThatDiffers, placeOf } from "./place.ts";
import type { TablePlan } from "./plan.ts";
import { plainNotes, plainTable, planNotes, planTable } from "./plan-table.ts";
import { findDifferences } from "./replay-table.ts";
import { checkSecondReading } from "./second-reading.ts";

/** The path of a book's evidence in the project. */
export function evidencePath(book: string): string {
  return `test/golden/${book}.tsv`;
}

/** The evidence of a book. */
export function evidenceOf(book: string, evidence: readonly SourceFile[]): readonly SourceFile[] {
  return evidence.filter(({ path }) => path.startsWith(evidencePath(book).replace(/tsv$/, "")));
}

/** Prints every row of a book, as printed, and compares it with the evidence of the line it cites. */
export function replay(book: Book, evidence: readonly SourceFile[], report: Report): void {
  replayErrata(book, evidence, report);
  checkSecondReading(book, evidence, report);
  if (!book.document || citedRows(book).length === 0) return;
  const path = evidencePath(book.id);
  const file = evidence.find((one) => one.path === path);
  if (!file) {
    const hint = `run tablewright evidence ${book.id}, review what it prints and keep it in ${path}`;
    report(diagnostic("evidence/none", documentOf(book), { book: book.id, path }, { hint }));
    return;
  }
  const read = readEvidence(file);
  for (const one of read.diagnostics) report(one);
  // Lines no row cites. A row that cites a wrong line may mean one of them, and the message then says which.
  const free = new Set(book.withheld.length === 0 ? uncited(book, read) : []);
  for (const table of book.editions["as-printed"]) replayTable(table, read, free, report);
  for (const { line, span } of free) {
    report(diagnostic("evidence/uncited", span, { line }, { hint: "cite it from a row or take it out" }));
  }
}

function replayTable(table: Table, evidence: EvidenceFile, free: Set<Evidence>, report: Report): void {
  // Two lines may print one cell: a figure that differs from both is one mistake.
  const differing = new Set<Span>();
  for (const [differences, rows] of differencesOf(table, evidence)) {
    for (const difference of differences) {
      const row = rows[difference.row];
      if (!row) continue;
      if (difference.kind === "missing") {
        report(missing(difference, table, row, free));
        continue;
      }
      const place = placeOf(difference, row);
      if (differing.has(place)) continue;
      if (difference.piece.column) differing.add(place);
      report(swap(difference, row) ?? differs(difference, table, place));
    }
  }
}

type Differing = readonly [differences: readonly Difference[], rows: readonly PrintedRow[]];

/** Where a table and its evidence differ; nearly always nowhere. */
function differencesOf(table: Table, evidence: EvidenceFile): readonly Differing[] {
  const hold = (plan: TablePlan | null, data: object, rows: readonly PrintedRow[]): Differing => [
    plan ? findDifferences(plan, data, evidence) : [],
    rows,
  ];
  const found = [
    hold(planTable(table), plainTable(table), printedRows(table)),
    [checkOperation(operationFigures(table), evidence), operationRows(table)] as const,
    ...(table.shape === "catalog" ? [hold(planNotes(table), plainNotes(table), printedNotes(table))] : []),
  ];
  return found.filter(([differences]) => differences.length > 0);
}

function differs({ line, piece }: Difference, table: Table, place: Span): Diagnostic {
  const { printed, here } = partThatDiffers(piece);
  const params = { line, printed: printed || "nothing in its place", here: here || "nothing" };
  const restore = printed === "" ? `take ${here} out` : `restore ${printed}`;
  const isName = here === "" && rowsOf(table).some(({ name }) => name === printed);
  const columns = table.print.map(({ parts }) => parts.map(({ column }) => column).join("/"));
  const words = `add the column printed: text, with ${printed} in its row, and print: [printed, ${columns.join(", ")}]`;
  const hint = isName ? words : `${restore}; to correct the book, write an erratum in rules/${table.book}/errata/`;
  return diagnostic("evidence/differs", place, params, { hint });
}

/** Two swapped cells of a row are one slip. */
function swap({ line, piece, swapped }: Difference, row: PrintedRow): Diagnostic | null {
  const [first, second] = (swapped ?? []).map((part) => ({ ...part, node: partOf(part, row) }));
  if (first?.node?.kind !== "scalar" || second?.node?.kind !== "scalar") return null;
  const params = { line, printed: piece.printed, here: piece.here };
  const cell = ({ column }: PrintPart, at: SyntaxScalar, text: string) =>
    `${column}: ${typed(text)} in line ${positionAt(at.file, at.start).line}`;
  const both = `${cell(first, first.node, second.node.text)} and ${cell(second, second.node, first.node.text)}`;
  const related = [{ message: "swapped with this", span: second.node }];
  return diagnostic("evidence/differs", first.node, params, { hint: `swap the two cells: write ${both}`, related });
}

function missing(difference: Difference, { book }: Table, row: PrintedRow, free: Set<Evidence>): Diagnostic {
  const meant = lineMeant(difference, row, free);
  if (meant) free.delete(meant);
  const draw = `npx tablewright evidence ${book} --write`;
  const hint = meant
    ? `did you mean ${meant.line}?`
    : `mend the line number; where it is right, run ${draw}, which needs the document, and review the line it adds`;
  return diagnostic("evidence/missing", lineOf(row), { line: Number(difference.line) }, { hint });
}

/** The line nobody cites that prints what the row prints; of several the one whose number is most alike. */
function lineMeant({ line, here, piece }: Difference, row: PrintedRow, free: Set<Evidence>): Evidence | undefined {
  const [range, ...more] = row.citation?.lines ?? [];
  const isWhole = piece.column === null && here !== "" && range?.from === range?.to && more.length === 0;
  const alike = isWhole ? [...free].filter((one) => mismatch(here, [one]) === null) : [];
  const near = nearest(
    line,
    alike.map((one) => String(one.line)),
  );
  return (
    alike.find((one) => String(one.line) === near) ?? (alike.length === 1 && here.includes(" ") ? alike[0] : undefined)
  );
}

function uncited(book: Book, evidence: EvidenceFile): readonly Evidence[] {
  const ranges = citedRows(book).flatMap(({ citation }) => citation.lines);
  const single = new Set(ranges.filter(({ from, to }) => from === to).map(({ from }) => from));
  const wide = ranges.filter(({ from, to }) => from !== to);
  return [...evidence.lines.values()].filter(
    ({ line }) => !single.has(line) && !wide.some(({ from, to }) => from <= line && line <= to),
  );
}

/** The place in book.yaml that names the document. */
export function documentOf({ file }: Book): Span {
  const start = Math.max(0, file.text.search(/^document:/m));
  return { file, start, end: start + "document".length };
}
