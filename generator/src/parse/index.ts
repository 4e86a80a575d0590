import { type Diagnostic, diagnostic, inOrder, isError } from "../diagnostics/diagnostic.ts";
import { positionAt, type SourceFile } from "../source/source-file.ts";
import type { SyntaxTree } from "../source/syntax.ts";
import { readTokens, type Stop } from "./cst.ts";
import { readDocument } from "./document.ts";
import { limits, thousands } from "./limits.ts";
import { readNode, unusedAnchors } from "./node.ts";
import { belowErrors, besideTabs, beyondUnclosed, type TextParsed } from "./recover.ts";
import type { ParseState } from "./state.ts";
import { readText } from "./text.ts";

/** What a file says. */
export interface Parsed {
  /** Null where the file has any error. */
  readonly tree: SyntaxTree | null;
  /** What is left of a file with errors once their lines are taken out: to find more mistakes in, never to be used. */
  readonly remains: SyntaxTree | null;
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads one file. */
export function parse(file: SourceFile): Parsed {
  const { diagnostics: odd, readable, rest } = readText(file);
  const again = (text: string) => read(file, text);
  const failed = (found: readonly Diagnostic[], remains: SyntaxTree | null = null): Parsed => ({
    tree: null,
    remains,
    diagnostics: inOrder([...odd, ...firstOfEachLine(inOrder(found), odd)]),
  });
  if (readable === undefined) return failed(rest === undefined ? [] : besideTabs(rest, odd, again));
  const { root, found, stopped } = read(file, readable);
  if (stopped?.limit === "parts") return failed([tooMuch(file, stopped)]);
  if (stopped) return failed(tooDeep(file, stopped, found));
  const diagnostics = inOrder([...odd, ...found]);
  if (root && !diagnostics.some(isError)) return { tree: { root }, remains: null, diagnostics };
  const told = firstOfEachLine(beyondUnclosed(readable, found, again), odd);
  const { hidden, remains } = belowErrors(readable, [...odd, ...told], again);
  return failed([...told, ...hidden], remains);
}

/** Reads a text as that of the file. */
function read(file: SourceFile, text: string): TextParsed {
  const { tokens, stopped } = readTokens(text);
  if (stopped?.limit === "parts") return { root: undefined, found: [], stopped };
  const state: ParseState = { file, text, found: [], anchors: new Map(), aliases: new Set(), node: readNode, nodes: 0 };
  const root = readDocument(state, tokens);
  if (!stopped) unusedAnchors(state);
  return { root, found: state.found, stopped };
}

function tooMuch(file: SourceFile, { offset }: Stop): Diagnostic {
  const span = { file, start: offset, end: Math.min(offset + 1, file.text.length) };
  const params = { limit: `${thousands(limits.parts)} parts` };
  return diagnostic("yaml/too-many", span, params, { hint: "split the table into several files" });
}

// Each text with an unquoted colon makes the lines after it one level deeper: then those texts are the mistake.
function tooDeep(file: SourceFile, { offset }: Stop, found: readonly Diagnostic[]): readonly Diagnostic[] {
  const causes = found.filter(({ code }) => code === "yaml/colon" || code === "yaml/after");
  if (causes.length > 1) return causes;
  const span = { file, start: offset, end: Math.min(offset + 1, file.text.length) };
  const hint = "look for brackets that are never closed and for lines that drift to the right";
  return [diagnostic("yaml/too-deep", span, { limit: limits.depth }, { hint })];
}

/** What a slip earlier on the same line may bring with it. */
const consequences: ReadonlySet<string> = new Set([
  "yaml/syntax",
  "yaml/after",
  "yaml/colon-missing",
  "yaml/comma-missing",
  "yaml/comma-needless",
  "yaml/indent",
  "yaml/key-empty",
  "yaml/key-kind",
  "yaml/too-long",
  "yaml/unclosed",
]);

/** One mistake, one diagnostic: the first on a line that explains stays, and a line wrong as text is not read as YAML. */
function firstOfEachLine(found: readonly Diagnostic[], odd: readonly Diagnostic[]): readonly Diagnostic[] {
  const lineOf = (problem: Diagnostic) => positionAt(problem.span.file, problem.span.start).line;
  const wrongAsText = new Set(odd.filter(isError).map(lineOf));
  const seen = new Set<number>();
  return found.filter((problem) => {
    const line = lineOf(problem);
    if (wrongAsText.has(line) || (seen.has(line) && consequences.has(problem.code))) return false;
    if (isError(problem)) seen.add(line);
    return true;
  });
}
