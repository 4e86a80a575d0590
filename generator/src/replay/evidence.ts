import { type Diagnostic, diagnostic } from "../diagnostics/diagnostic.ts";
import type { LineRange } from "../model/index.ts";
import { type Figure, figures } from "../numerals/figures.ts";
import { lineSpan, type SourceFile, type Span, textLines } from "../source/source-file.ts";

/**
 * What is kept of a line: all of it as printed, its first n characters and the figures that follow, or its figures alone.
 * No sentence has to be copied.
 */
export type Mode = "row" | "figures" | `label:${number}`;

/** One line of a document, as far as it is a fact. */
export interface Evidence {
  readonly line: number;
  readonly mode: Mode;
  readonly text: string;
  readonly span: Span;
}

/** The evidence of one book by line number. */
export interface EvidenceFile {
  readonly lines: ReadonlyMap<number, Evidence>;
  /** Lines whose evidence could not be read. What cites them waits until they are mended. */
  readonly unusable: ReadonlySet<number>;
  readonly diagnostics: readonly Diagnostic[];
}

export const evidenceHeader = "line\tmode\ttext";

/** Reads `test/golden/<book>.tsv`. */
export function readEvidence(file: SourceFile): EvidenceFile {
  const lines = new Map<number, Evidence>();
  const unusable = new Set<number>();
  const diagnostics: Diagnostic[] = [];
  const [header, ...entries] = textLines(file.text);
  const complain = (at: number, problem: string) => {
    diagnostics.push(diagnostic("evidence/malformed", lineSpan(file, at), { problem }));
  };
  if (header !== evidenceHeader) complain(1, "the first line must be line, mode and text with a tab between each");
  let before = 0;
  for (const [index, entry] of entries.entries()) {
    const [number = "", mode = "", text = "", ...more] = entry.split("\t");
    const line = /^[1-9]\d{0,8}$/.test(number) ? Number(number) : null;
    const known = line === null ? undefined : lines.get(line);
    const problem = entryProblem(line, mode, text, more.length > 0 || !entry.includes("\t", number.length + 1));
    if (problem !== null) {
      complain(index + 2, problem);
      if (line !== null) unusable.add(line);
    } else if (line === null || known) complain(index + 2, `line ${line} is recorded twice`);
    else {
      if (line < before) complain(index + 2, `line ${line} must stand before line ${before}`);
      lines.set(line, { line, mode: mode as Mode, text, span: lineSpan(file, index + 2) });
      before = Math.max(before, line);
    }
  }
  return { lines, unusable, diagnostics };
}

function entryProblem(line: number | null, mode: string, text: string, ragged: boolean): string | null {
  if (ragged) return "an entry must be a line number, a mode and a text with a tab between each";
  if (line === null) return "an entry must start with the number of a line, counting every line from 1";
  if (!isMode(mode)) return `${mode} must be row, label:<number of characters> or figures`;
  if (mode === "row") return text === "" ? "a row must have a text" : null;
  const label = labelLength(mode) ?? 0;
  if (label > text.length) return `the label must be ${label} characters of the text, which has ${text.length}`;
  const rest = text.slice(label).trim();
  if (figuresText(figures(rest)) === rest) return null;
  return label > 0
    ? `after its label only figures may stand, found ${rest}`
    : `only figures may stand here, found ${rest}`;
}

export function isMode(text: string): text is Mode {
  return text === "row" || text === "figures" || labelLength(text) !== null;
}

/** Characters of the label of a mode, or null where it has none. */
export function labelLength(mode: string): number | null {
  const match = /^label:([1-9]\d{0,3})$/.exec(mode);
  return match ? Number(match[1]) : null;
}

/** The text a mode keeps of a line of the document; white space counts as one space, with the bars that stand alone in it. */
export function drawEvidence(documentLine: string, mode: Mode): string {
  const line = documentLine
    .replace(/(?<=^|\s)\|+(?=\s|$)/gu, " ")
    .replace(/\s+/gu, " ")
    .trim();
  if (mode === "row") return line;
  const label = labelLength(mode) ?? 0;
  const rest = figures(line).filter(({ start, text }) => start + text.length > label);
  return [...(label > 0 ? [line.slice(0, label)] : []), ...(rest.length > 0 ? [figuresText(rest)] : [])].join(" ");
}

function figuresText(found: readonly Figure[]): string {
  return found.map(({ text }) => text).join(" ");
}

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
