import type { Book } from "../model/index.ts";
import { type SourceFile, textLines } from "../source/source-file.ts";
import { type CitedRow, citedRows } from "./cited-rows.ts";
import { drawEvidence, evidenceHeader, isMode, type Mode } from "./evidence.ts";

/** A cited line: which rows cite it, and whether a citation begins or ends there. */
export interface CitedLine {
  readonly line: number;
  readonly rows: readonly CitedRow[];
  readonly edge: boolean;
}

/**
 * The evidence of a book, drawn from its document: every line a row cites, blank ones left out.
 * @param existing the evidence so far; its modes are a person's choice and are kept
 */
export function drawBookEvidence(book: Book, document: string, existing: SourceFile | null): string {
  const text = linesOf(document);
  const modes = modesOf(existing);
  const entries = citedLines(book, text.length).flatMap(({ line, rows }) => {
    const printed = text[line - 1] ?? "";
    if (isBlank(printed)) return [];
    const mode = modes.get(line) ?? usualMode(rows);
    return [`${line}\t${mode}\t${drawEvidence(printed, mode)}\n`];
  });
  return [`${evidenceHeader}\n`, ...entries].join("");
}

/** The lines of a document, as citations count them. */
export function linesOf(document: string): readonly string[] {
  return document.split(/\r?\n/);
}

/** A line without a letter or a digit prints nothing. */
export function isBlank(line: string): boolean {
  return !/[\p{L}\p{N}]/u.test(line);
}

/** Every line the rows of a book cite, in order; a range is followed to the end of the document at most. */
export function citedLines(book: Book, length: number): readonly CitedLine[] {
  const found = new Map<number, { rows: CitedRow[]; edge: boolean }>();
  const add = (line: number, row: CitedRow, edge: boolean) => {
    const known = found.get(line) ?? { rows: [], edge: false };
    found.set(line, { rows: [...known.rows, row], edge: known.edge || edge });
  };
  for (const row of citedRows(book)) {
    for (const { from, to } of row.citation.lines) {
      add(from, row, true);
      for (let line = from + 1; line < Math.min(to, length + 1); line++) add(line, row, false);
      if (to !== from) add(to, row, true);
    }
  }
  return [...found].map(([line, known]) => ({ line, ...known })).sort((a, b) => a.line - b.line);
}

/** Figures alone where that is enough, so that no sentence is copied; else the row as printed. */
function usualMode(rows: readonly CitedRow[]): Mode {
  return rows.every(({ figures }) => figures) ? "figures" : "row";
}

function modesOf(existing: SourceFile | null): ReadonlyMap<number, Mode> {
  const entries = textLines(existing?.text ?? "").map((entry) => entry.split("\t"));
  return new Map(entries.flatMap(([line, mode = ""]) => (isMode(mode) ? [[Number(line), mode] as const] : [])));
}
