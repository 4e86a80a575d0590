import { type Diagnostic, inOrder, isError } from "../diagnostics/diagnostic.ts";
import { positionAt } from "../source/source-file.ts";
import { limits } from "./limits.ts";
import type { ReadAgain } from "./mend.ts";

const most = { passes: 8, text: 200_000 };

/**
 * A bracket or a quote that is never closed swallows the lines below it: what those say is read without its line. All texts
 * are as long as the first, so that offsets stay.
 */
export function beyondUnclosed(
  text: string,
  found: readonly Diagnostic[],
  readAgain: ReadAgain,
): readonly Diagnostic[] {
  let all = inOrder(found);
  let rest = text;
  for (let pass = 0, from = 0; pass < most.passes && text.length <= most.text; pass++) {
    const open = all.find(({ code, span }) => code === "yaml/unclosed" && span.start >= from);
    const without = open && withoutLeaf(rest, open);
    if (!open || without === undefined) break;
    const { start } = open.span;
    rest = without;
    from = start + 1;
    all = [...all.filter(({ span }) => span.start <= start), ...inOrder(readAgain(rest)).filter(isBelow(start))];
  }
  return all.slice(0, limits.diagnostics);
}

/** The text without the lines that hold errors; undefined where others hang on one of them. */
export function withoutErrors(text: string, found: readonly Diagnostic[]): string | undefined {
  if (text.length > most.text) return undefined;
  const errors = found.filter(isError);
  return errors.reduce<string | undefined>((rest, one) => rest && withoutLeaf(rest, one), text);
}

/** The text with a line made blank; undefined where the lines below stand further in and belong to it. */
function withoutLeaf(text: string, { span }: Diagnostic): string | undefined {
  const start = text.lastIndexOf("\n", span.start - 1) + 1;
  const end = text.indexOf("\n", span.start);
  if (end < 0) return undefined;
  const line = text.slice(start, end);
  const below = /^(?:[ \t]*(?:#.*)?\n)*( *)/.exec(text.slice(end + 1))?.[1] ?? "";
  const isHeader = below.length > line.search(/\S|$/);
  return isHeader ? undefined : text.slice(0, start) + " ".repeat(line.length) + text.slice(end);
}

function isBelow(start: number): (one: Diagnostic) => boolean {
  return ({ span }) => positionAt(span.file, span.start).line > positionAt(span.file, start).line;
}
