import { type Diagnostic, inOrder, isError } from "../diagnostics/diagnostic.ts";
import { positionAt } from "../source/source-file.ts";
import type { SyntaxMap, SyntaxTree } from "../source/syntax.ts";
import type { Stop } from "./cst.ts";
import { limits } from "./limits.ts";

/** What one reading of a text gives. */
export interface TextParsed {
  readonly root: SyntaxMap | undefined;
  readonly found: readonly Diagnostic[];
  readonly stopped: Stop | undefined;
}

type Read = (text: string) => TextParsed;

/** A longer text is not read again: whoever writes so much has a program that writes it. */
const longest = 200_000;

/** Over 3,743 slips put into tables of the five books, a third pass never told more than the second. */
const passes = 2;

/** Slips of one line alone, whatever stands around it: what can be believed of a text with lines left out. */
const ofOneLine: ReadonlySet<string> = new Set([
  "yaml/colon-missing",
  "yaml/colon-space",
  "yaml/dash-space",
  "yaml/escape",
  "yaml/null",
]);

/**
 * A bracket or a quote that is never closed swallows the lines below it: what those say is read without its line. All texts
 * are as long as the first, so that offsets stay.
 */
export function beyondUnclosed(text: string, found: readonly Diagnostic[], read: Read): readonly Diagnostic[] {
  let all = inOrder(found);
  let rest = text;
  for (let pass = 0, from = 0; pass < passes && text.length <= longest; pass++) {
    const open = all.find(({ code, span }) => code === "yaml/unclosed" && span.start >= from);
    const without = open && withoutLeaf(rest, open);
    if (!open || without === undefined) break;
    const { start } = open.span;
    rest = without;
    from = start + 1;
    all = [...all.filter(({ span }) => span.start <= start), ...inOrder(read(rest).found).filter(isBelow(start))];
  }
  return all.slice(0, limits.diagnostics);
}

/** What a text with errors says without their lines: the mistakes they hid, and the tree of a text that has no others. */
export function belowErrors(
  text: string,
  found: readonly Diagnostic[],
  read: Read,
): { readonly hidden: readonly Diagnostic[]; readonly remains: SyntaxTree | null } {
  const hidden: Diagnostic[] = [];
  let remains: SyntaxTree | null = null;
  for (let pass = 0; pass < passes; pass++) {
    const known = [...found, ...hidden];
    const rest = withoutErrors(text, known);
    if (rest === undefined) return { hidden, remains: null };
    const again = read(rest);
    const fresh = credible(again.found, known);
    const isSound = !again.stopped && !again.found.some(isError);
    remains = again.root && isSound ? { root: again.root } : null;
    if (fresh.length === 0) break;
    hidden.push(...fresh);
  }
  return { hidden, remains };
}

/** The mistakes beside lines left out for a tab; a line that only lacks a colon may have hung on one of them. */
export function besideTabs(rest: string, odd: readonly Diagnostic[], read: Read): readonly Diagnostic[] {
  if (rest.length > longest) return [];
  return credible(read(rest).found, odd).filter(({ code }) => code !== "yaml/colon-missing");
}

function credible(found: readonly Diagnostic[], known: readonly Diagnostic[]): readonly Diagnostic[] {
  const lines = new Set(known.map(lineOf));
  return inOrder(found).filter((one) => ofOneLine.has(one.code) && !lines.has(lineOf(one)));
}

function withoutErrors(text: string, found: readonly Diagnostic[]): string | undefined {
  if (text.length > longest) return undefined;
  const errors = found.filter(isError);
  return errors.reduce<string | undefined>((rest, one) => rest && withoutLeaf(rest, one), text);
}

/**
 * The text with a line made blank; undefined where the lines below stand further in and belong to it. A row whose other cells
 * stand below keeps its dash.
 */
function withoutLeaf(text: string, { span }: Diagnostic): string | undefined {
  const start = text.lastIndexOf("\n", span.start - 1) + 1;
  const end = text.indexOf("\n", span.start);
  if (end < 0) return undefined;
  const line = text.slice(start, end);
  const below = /^(?:[ \t]*(?:#.*)?\n)*( *)/.exec(text.slice(end + 1))?.[1] ?? "";
  const row = (/^ *(?:- +)*(?:-(?=[a-z]))?/i.exec(line)?.[0] ?? "").replace(/-$/, "- ");
  if (below.length > row.length) return undefined;
  const kept = below.length === row.length ? row : "";
  return text.slice(0, start) + kept.padEnd(line.length) + text.slice(end);
}

function isBelow(start: number): (one: Diagnostic) => boolean {
  return ({ span }) => positionAt(span.file, span.start).line > positionAt(span.file, start).line;
}

function lineOf({ span }: Diagnostic): number {
  return positionAt(span.file, span.start).line;
}
