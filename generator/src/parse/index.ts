import { type Diagnostic, diagnostic, inOrder, isError } from "../diagnostics/diagnostic.ts";
import { positionAt, type SourceFile } from "../source/source-file.ts";
import type { SyntaxTree } from "../source/syntax.ts";
import { unusedAnchors } from "./alias.ts";
import { readTokens, type Stop } from "./cst.ts";
import { readDocument } from "./document.ts";
import { limits, thousands } from "./limits.ts";
import { hiddenSlips, slipsBeside } from "./mend.ts";
import { readNode } from "./node.ts";
import type { Reading } from "./reading.ts";
import { beyondUnclosed, withoutErrors } from "./recover.ts";
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
  const readAgain = (text: string) => complaintsOf(file, text);
  if (readable === undefined) {
    const beside = rest === undefined ? [] : slipsBeside(rest, readAgain);
    return { tree: null, remains: null, diagnostics: inOrder([...odd, ...withoutConsequences(inOrder(beside), odd)]) };
  }
  const { tokens, stopped } = readTokens(readable);
  if (stopped?.limit === "parts")
    return { tree: null, remains: null, diagnostics: inOrder([...odd, tooMuch(file, stopped)]) };
  const reading = startReading(file, readable);
  const root = readDocument(reading, tokens);
  if (stopped)
    return { tree: null, remains: null, diagnostics: inOrder([...odd, ...tooDeep(file, stopped, reading.found)]) };
  unusedAnchors(reading);
  const seen = beyondUnclosed(readable, reading.found, readAgain);
  const found = hiddenSlips(readable, withoutConsequences(inOrder(seen), odd), readAgain);
  const diagnostics = inOrder([...odd, ...withoutConsequences(inOrder(found), odd)]);
  if (root && !diagnostics.some(isError)) return { tree: { root }, remains: null, diagnostics };
  return { tree: null, remains: remainsOf(file, readable, diagnostics), diagnostics };
}

function remainsOf(file: SourceFile, text: string, diagnostics: readonly Diagnostic[]): SyntaxTree | null {
  const rest = withoutErrors(text, diagnostics);
  if (rest === undefined) return null;
  const { tokens, stopped } = readTokens(rest);
  if (stopped) return null;
  const reading = startReading(file, rest);
  const root = readDocument(reading, tokens);
  return root && !reading.found.some(isError) ? { root } : null;
}

/** What one reading of a text complains of; nothing where it goes beyond the limits. */
function complaintsOf(file: SourceFile, text: string): readonly Diagnostic[] {
  const { tokens, stopped } = readTokens(text);
  if (stopped) return [];
  const reading = startReading(file, text);
  readDocument(reading, tokens);
  return reading.found;
}

function startReading(file: SourceFile, text: string): Reading {
  return { file, text, found: [], anchors: new Map(), aliases: new Set(), node: readNode, nodes: 0 };
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
function withoutConsequences(found: readonly Diagnostic[], odd: readonly Diagnostic[]): readonly Diagnostic[] {
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
