import { createHash } from "node:crypto";
import { diagnostic, type Report } from "../diagnostics/diagnostic.ts";
import type { Book, Document, Model } from "../model/index.ts";
import { loadDocuments } from "../project/load.ts";
import { lineSpan, type SourceFile, type Span, textLines } from "../source/source-file.ts";
import { checkCompleteness, uncitedPath } from "./completeness.ts";
import { citedLines, drawBookEvidence, isBlank, linesOf } from "./draw.ts";
import { lineOf } from "./place.ts";
import { evidencePath } from "./replay.ts";

/** Which books were compared with their documents, and which documents are missing. */
export interface DocumentCheck {
  readonly checked: readonly string[];
  readonly absent: readonly string[];
}

/**
 * Checks that each document is the one the book names, and that drawing the evidence from it again gives the same text.
 * Once a book lists what it leaves uncited, every other line must be cited.
 */
export function checkDocuments(
  folder: string,
  model: Model,
  evidence: readonly SourceFile[],
  report: Report,
): DocumentCheck {
  const checked: string[] = [];
  const absent: string[] = [];
  for (const book of model.books) {
    if (!book.document) continue;
    const document = readDocument(folder, book, book.document, report);
    (document === null ? absent : checked).push(book.id);
    if (!document?.sound) continue;
    reportBlank(book, document.text, report);
    const file = evidence.find(({ path }) => path === evidencePath(book.id));
    if (file) compare(file, drawBookEvidence(book, document.text, file), report);
    const uncited = evidence.find(({ path }) => path === uncitedPath(book.id));
    if (uncited) checkCompleteness(book, document.text, uncited, report);
  }
  return { checked, absent };
}

/** A document at hand; `sound` where it is the very file the book names. */
export interface DocumentText {
  readonly text: string;
  readonly sound: boolean;
}

/** Reads the document of a book, or null where it is not at hand. */
export function readDocument(
  folder: string,
  book: Book,
  { file, sha256 }: Document,
  report: Report,
): DocumentText | null {
  const bytes = loadDocuments(folder, [file]).get(file);
  if (!bytes) return null;
  const found = createHash("sha256").update(bytes).digest("hex");
  const sound = found === sha256.toLowerCase();
  if (!sound)
    report(diagnostic("evidence/document", wordOf(book, sha256), { problem: `the sha256 of ${file} is ${found}` }));
  return { text: new TextDecoder().decode(bytes), sound };
}

/** Reports cited lines that print nothing. */
export function reportBlank(book: Book, document: string, report: Report): void {
  const text = linesOf(document);
  for (const { line, rows, edge } of citedLines(book, text.length)) {
    const printed = text[line - 1];
    const [row] = rows;
    if (!row || !edge || (printed !== undefined && !isBlank(printed))) continue;
    const problem =
      printed === undefined ? `the document ends before line ${line}` : `line ${line} of the document is blank`;
    report(diagnostic("evidence/document", lineOf(row), { problem }, { hint: "cite the line that prints the row" }));
  }
}

/** Reports the first line whose evidence differs from what the document gives. */
function compare(file: SourceFile, drawn: string, report: Report): void {
  const kept = textLines(file.text);
  const wanted = textLines(drawn);
  if (kept.join("\n") === wanted.join("\n")) return;
  const at = wanted.findIndex((line, index) => line !== kept[index]);
  const index = at === -1 ? wanted.length : at;
  const problem = `the document gives ${shown(wanted[index])}, here ${shown(kept[index])}`;
  const hint = "draw the evidence again with tablewright evidence, and review what changes";
  report(diagnostic("evidence/document", lineSpan(file, Math.min(index + 1, kept.length)), { problem }, { hint }));
}

function shown(line: string | undefined): string {
  return line === undefined || line === "" ? "nothing" : line.replaceAll("\t", " ");
}

function wordOf({ file }: Book, word: string): Span {
  const start = Math.max(0, file.text.indexOf(word));
  return { file, start, end: start + word.length };
}
