/** A text file as it was read: its path inside the project (posix, relative) and its content. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** A stretch of a source file; offsets count UTF-16 code units, `end` is exclusive. */
export interface Span {
  readonly file: SourceFile;
  readonly start: number;
  readonly end: number;
}

/** A place as an editor names it; both numbers start at 1. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

const lineStartsOf = new WeakMap<SourceFile, readonly number[]>();

/** Offsets at which the lines of a file start. */
function lineStarts(file: SourceFile): readonly number[] {
  const known = lineStartsOf.get(file);
  if (known) return known;
  const starts = [0];
  for (let at = file.text.indexOf("\n"); at !== -1; at = file.text.indexOf("\n", at + 1)) starts.push(at + 1);
  lineStartsOf.set(file, starts);
  return starts;
}

/** Line and column of an offset, found by binary search. */
export function positionAt(file: SourceFile, offset: number): Position {
  const starts = lineStarts(file);
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] as number) <= offset) low = middle;
    else high = middle - 1;
  }
  return { line: low + 1, column: offset - (starts[low] as number) + 1 };
}

/** The top of a file, for what is said of the whole of it. */
export function topOf(file: SourceFile): Span {
  return { file, start: 0, end: 0 };
}

/** The span that covers a whole line, without its line break. */
export function lineSpan(file: SourceFile, line: number): Span {
  const starts = lineStarts(file);
  const start = starts[line - 1] ?? file.text.length;
  const next = starts[line];
  const end = next === undefined ? file.text.length : next - 1;
  return { file, start, end };
}

/** The lines of a file without their ends, which a checkout may have turned into those of Windows. */
export function textLines(text: string): readonly string[] {
  return text.replace(/\r?\n$/, "").split(/\r?\n/);
}
