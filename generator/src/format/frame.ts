import { lineSpan, positionAt, type SourceFile, type Span } from "../source/source-file.ts";
import type { Paint } from "./paint.ts";
import { visible } from "./visible.ts";

// Not @babel/code-frame: it colors JavaScript tokens, puts no window around a long line, writes control characters through
// to the terminal, and its gutter and caret line are not those of DESIGN 8.

/** A part of a line: code units to draw at all, then the columns to show of them. */
interface Window {
  readonly near: number;
  readonly far: number;
  readonly from: number;
  readonly width: number;
}

/** The line a span begins on with carets under the span, and the line before. */
export function frame(span: Span, width: number, paint: Paint): readonly string[] {
  const { line, column } = positionAt(span.file, span.start);
  const end = positionAt(span.file, span.end);
  const text = lineText(span.file, line, span);
  const first = Math.min(column - 1, text.length);
  const last = end.line === line ? Math.min(end.column - 1, text.length) : text.length;

  // Only the neighborhood is drawn: a line may be a megabyte long and have a thousand mistakes.
  const near = Math.max(0, first - width);
  const far = first + 2 * width;
  const glyphs = stretch(text, near, far);
  const startsAt = widthOfAll(glyphs.filter((glyph) => glyph.end <= first));
  const endsAt = widthOfAll(glyphs.filter((glyph) => glyph.start < last));
  const from = windowStart(startsAt, endsAt, widthOfAll(glyphs), width);
  const shown: Window = { near, far, from, width };
  const indent = startsAt - from + (isShifted(shown) ? 1 : 0);
  const carets = Math.max(1, Math.min(endsAt, from + width) - startsAt);

  const digits = Math.max(2, String(line).length);
  const rows = [
    `${paint.accent(">")} ${paint.faint(`${String(line).padStart(digits)} |`)}${cut(text, shown)}`,
    `  ${paint.faint(`${" ".repeat(digits)} |`)} ${" ".repeat(indent)}${paint.accent("^".repeat(carets))}`,
  ];
  if (line === 1) return rows;
  const before = `  ${paint.faint(`${String(line - 1).padStart(digits)} |`)}${cut(lineText(span.file, line - 1), shown)}`;
  return [before, ...rows];
}

/** A line without its break; the carriage return of an old line ending is shown only where it is the mistake. */
function lineText(file: SourceFile, line: number, span?: Span): string {
  const { start, end } = lineSpan(file, line);
  const text = file.text.slice(start, end);
  const isMarked = span !== undefined && span.start === end - 1 && span.end > span.start;
  return text.endsWith("\r") && !isMarked ? text.slice(0, -1) : text;
}

function windowStart(startsAt: number, endsAt: number, total: number, width: number): number {
  const spare = width - Math.min(endsAt - startsAt, width);
  return Math.max(0, Math.min(startsAt - Math.floor(spare / 2), total - width));
}

function isShifted(window: Window): boolean {
  return window.near > 0 || window.from > 0;
}

function stretch(text: string, near: number, far: number): readonly Glyph[] {
  const start = isInsidePair(text, near) ? near - 1 : near;
  return glyphsOf(text.slice(start, isInsidePair(text, far) ? far + 1 : far), start);
}

function isInsidePair(text: string, at: number): boolean {
  return /^[\ud800-\udbff][\udc00-\udfff]$/.test(text.slice(Math.max(0, at - 1), at + 1));
}

/** What the window shows of a line, with `…` where something is left out. */
function cut(text: string, window: Window): string {
  if (text === "") return "";
  const { from, width } = window;
  let column = 0;
  let shown = "";
  for (const glyph of stretch(text, window.near, window.far)) {
    const end = column + glyph.width;
    if (column >= from && end <= from + width) shown += glyph.text;
    else if (column < from && end > from) shown += " ".repeat(end - from);
    column = end;
  }
  const hasMore = column > from + width || text.length > window.far;
  return ` ${isShifted(window) ? "…" : ""}${shown}${hasMore ? "…" : ""}`;
}

/** One character of a source line as it is drawn. */
interface Glyph {
  readonly text: string;
  /** Terminal columns it takes. */
  readonly width: number;
  /** Offsets of the character in the line, `end` exclusive. */
  readonly start: number;
  readonly end: number;
}

const tabStop = 4;
const mark = /[\p{Mn}\p{Me}]/u;
const narrow = /[\uff61-\uffdc\uffe8-\uffee]/;
const wide =
  /[\p{Emoji_Presentation}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3001-\u303f\uff01-\uff60\uffe0-\uffe6]/u;

/** Draws a stretch of a line that begins at offset `from`. Tabs become spaces, so that the caret line needs no tabs. */
function glyphsOf(text: string, from: number): readonly Glyph[] {
  const glyphs: Glyph[] = [];
  let start = from;
  let column = 0;
  for (const character of text) {
    const end = start + character.length;
    const drawn = character === "\t" ? " ".repeat(tabStop - (column % tabStop)) : visible(character);
    const width = drawn === character ? widthOf(character) : drawn.length;
    glyphs.push({ text: drawn, width, start, end });
    start = end;
    column += width;
  }
  return glyphs;
}

/** Columns that glyphs take together. */
function widthOfAll(glyphs: readonly Glyph[]): number {
  return glyphs.reduce((sum, glyph) => sum + glyph.width, 0);
}

function widthOf(character: string): number {
  if (mark.test(character)) return 0;
  return wide.test(character) && !narrow.test(character) ? 2 : 1;
}
