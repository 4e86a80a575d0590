import { diagnostic, type Report } from "../diagnostics/diagnostic.ts";
import type { Book } from "../model/index.ts";
import { figures } from "../numerals/figures.ts";
import { printLines, readLines } from "../numerals/lines.ts";
import type { SourceFile, Span } from "../source/source-file.ts";
import { citedLines, isBlank, linesOf } from "./draw.ts";
import { readListing } from "./listing.ts";
import { documentOf } from "./replay.ts";

/** A line of a document that nothing accounts for. */
export interface UnaccountedLine {
  readonly line: number;
  /** Its figures as printed; empty for a line of words. */
  readonly figures: readonly string[];
}

/** Lists the lines a book leaves uncited, each with its reason. */
export function uncitedPath(book: string): string {
  return `test/golden/${book}.uncited.tsv`;
}

/** Reports lines that are neither cited nor listed, and lines listed needlessly. */
export function checkCompleteness(book: Book, document: string, file: SourceFile, report: Report): void {
  const open = openLines(book, document);
  const cited = new Set(citedLines(book, linesOf(document).length).map(({ line }) => line));
  for (const { lines, span } of readListed(file, report)) {
    const problem = needless(lines, open, cited);
    if (problem === null) continue;
    report(diagnostic("evidence/listed-needlessly", span, { problem }, { hint: "take it out" }));
  }
  const left = unaccounted(book, document, file);
  if (left.length === 0) return;
  const params = { lines: compact(left, linesOf(document)), count: left.length };
  const hint = `cite them, or list them with a reason in ${file.path}; tablewright evidence ${book.id} --unaccounted shows their figures`;
  report(diagnostic("evidence/unaccounted", documentOf(book), params, { hint }));
}

/** The lines a book has yet to cite, or to list with a reason. */
export function unaccounted(book: Book, document: string, file: SourceFile | null): readonly UnaccountedLine[] {
  const listed = file ? readListed(file, () => {}) : [];
  const covers = (line: number) => listed.some(({ lines }) => lines.some(({ from, to }) => from <= line && line <= to));
  return [...openLines(book, document).values()].filter(({ line }) => !covers(line));
}

/** Lines that print something, with a figure or without, and that nothing cites: a rule may be words alone. */
function openLines(book: Book, document: string): ReadonlyMap<number, UnaccountedLine> {
  const text = linesOf(document);
  const cited = new Set(citedLines(book, text.length).map(({ line }) => line));
  const open = text.flatMap((printed, index): [number, UnaccountedLine][] => {
    const line = index + 1;
    if (isBlank(printed) || cited.has(line)) return [];
    return [[line, { line, figures: figures(printed).map((figure) => figure.text) }]];
  });
  return new Map(open);
}

interface ListedLines {
  readonly lines: NonNullable<ReturnType<typeof readLines>>;
  readonly span: Span;
}

function readListed(file: SourceFile, report: Report): readonly ListedLines[] {
  let last = 0;
  return readListing(file, ["lines", "reason"], report).flatMap(({ key, span }) => {
    const lines = readLines(key);
    const complain = (problem: string) => report(diagnostic("evidence/malformed", span, { problem }));
    if (!lines) {
      complain(`${key} must be a line or lines, such as 3146 or 3146-3150`);
      return [];
    }
    if ((lines[0]?.from ?? 0) <= last) complain(`${key} must stand before line ${last}`);
    last = Math.max(last, lines.at(-1)?.to ?? 0);
    return [{ lines, span }];
  });
}

/** A range may include blank lines, but must begin and end at a line that prints something. */
function needless(lines: ListedLines["lines"], open: ReadonlyMap<number, unknown>, cited: Set<number>): string | null {
  for (const { from, to } of lines) {
    for (const line of cited) if (from <= line && line <= to) return `line ${line} is cited`;
    const idle = [from, to].find((line) => !open.has(line));
    if (idle !== undefined) return `line ${idle} prints nothing`;
  }
  return null;
}

/** `12, 40-44`: neighbors join across blank lines, so that the list can be read back. */
function compact(found: readonly UnaccountedLine[], text: readonly string[]): string {
  const ranges: { from: number; to: number }[] = [];
  for (const { line } of found) {
    const last = ranges.at(-1);
    const between = last && text.slice(last.to, line - 1);
    if (last && between?.every(isBlank)) last.to = line;
    else ranges.push({ from: line, to: line });
  }
  return printLines(ranges);
}
