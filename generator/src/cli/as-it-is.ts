import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { lineSpan, positionAt, type SourceFile, type Span } from "../source/source-file.ts";
import { linesBefore } from "../splice/line-difference.ts";

/** Complaints about texts that are not written, at the lines of the files as they are: no other can be looked up. */
export function placedAsItIs(
  found: readonly Diagnostic[],
  edited: readonly SourceFile[],
  files: readonly SourceFile[],
): readonly Diagnostic[] {
  const moves = new Map(
    edited.flatMap((after) => {
      const before = files.find(({ path }) => path === after.path);
      return before ? [[after.path, mover(before, after)] as const] : [];
    }),
  );
  const move = (span: Span): Span => moves.get(span.file.path)?.(span) ?? span;
  // An edit that a complaint carries is one of the text that is not there.
  return found.map(({ fix: _fix, related, ...one }) => ({
    ...one,
    span: move(one.span),
    ...(related ? { related: related.map((other) => ({ ...other, span: move(other.span) })) } : {}),
  }));
}

function mover(before: SourceFile, after: SourceFile): (span: Span) => Span {
  const lineOf = linesBefore(before.text, after.text);
  return ({ start, end }) => {
    const { line, column } = positionAt(after, start);
    const whole = lineSpan(before, lineOf(line));
    const from = Math.min(whole.start + column - 1, whole.end);
    return { file: before, start: from, end: Math.min(from + end - start, whole.end) };
  };
}
