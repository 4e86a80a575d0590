import type { Diagnostic, Related } from "../diagnostics/diagnostic.ts";
import { positionAt, type Span } from "../source/source-file.ts";
import { frame } from "./frame.ts";
import { type Paint, paintIn } from "./paint.ts";
import { count, tally } from "./tally.ts";
import { visible, visibleLines } from "./visible.ts";

/** How diagnostics are shown; only `pretty` looks at it. */
export interface FormatOptions {
  readonly color: boolean;
  /** Columns of source text a code frame may take; 80 if absent. */
  readonly width?: number;
}

/** For people: the place and the reason, a code frame, related places, the hint, and a summary at the end. */
export function pretty(found: readonly Diagnostic[], options: FormatOptions): string {
  if (found.length === 0) return "";
  const paint = paintIn(options.color);
  const blocks = found.map((one) => block(one, options.width ?? 80, paint));
  return `${[...blocks, summary(found)].join("\n\n")}\n`;
}

function block(one: Diagnostic, width: number, paint: Paint): string {
  const kind = `${paint[one.severity](one.severity)} ${paint.faint(one.code)}`;
  const head = `${paint.place(place(one.span))} ${kind}  ${visible(one.message)}`;
  const related = (one.related ?? []).map((other) => relatedLine(other, paint));
  return [head, ...frame(one.span, width, paint), ...related, ...hintLines(one, paint)].join("\n");
}

function relatedLine(related: Related, paint: Paint): string {
  return `  ${paint.place(place(related.span))}  ${visible(related.message)}`;
}

/** A hint may be a block of YAML; its lines stay below one another. */
function hintLines(one: Diagnostic, paint: Paint): readonly string[] {
  if (one.hint === undefined) return [];
  return visibleLines(one.hint).map((line, index) =>
    index === 0 ? `  ${paint.hint("hint:")} ${line}` : `        ${line}`,
  );
}

function place(span: Span): string {
  const { line, column } = positionAt(span.file, span.start);
  return `${visible(span.file.path)}:${line}:${column}`;
}

function summary(found: readonly Diagnostic[]): string {
  const { errors, warnings, files } = tally(found);
  const parts = [errors > 0 ? count(errors, "error") : "", warnings > 0 ? count(warnings, "warning") : ""];
  return `${parts.filter((part) => part !== "").join(", ")} in ${count(files, "file")}`;
}
