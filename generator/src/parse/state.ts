import type { Code } from "../diagnostics/catalogue.ts";
import { type Diagnostic, diagnostic } from "../diagnostics/diagnostic.ts";
import type { SourceFile } from "../source/source-file.ts";
import type { SyntaxNode, SyntaxScalar } from "../source/syntax.ts";
import type { SourceToken, Token } from "./cst.ts";
import { limits } from "./limits.ts";

/** One file while it is being read: what was found so far. */
export interface ParseState {
  readonly file: SourceFile;
  /** The text the tokens were read from: the file's, with odd spaces made ordinary. */
  readonly text: string;
  readonly found: Diagnostic[];
  readonly anchors: Map<string, Anchor>;
  /** Every name an alias asked for, found or not. */
  readonly aliases: Set<string>;
  /** Reads any value; held here so that maps and lists need not import each other. */
  readonly node: ReadNode;
  /** Every word that stands as a key somewhere in the file, once someone has asked. */
  keys?: ReadonlySet<string>;
  /** Nodes so far, those of aliases counted each time they are used. */
  nodes: number;
}

/** A part of the file that `&name` names. */
export interface Anchor {
  readonly token: SourceToken;
  readonly node: SyntaxNode;
  readonly size: number;
}

export type ReadNode = (
  state: ParseState,
  token: Token,
  anchor: SourceToken | undefined,
  inFlow: boolean,
) => SyntaxNode;

type Params<C extends Code> = Parameters<typeof diagnostic<C>>[2];
type More = NonNullable<Parameters<typeof diagnostic>[3]>;

/** Notes a problem; past the limit of one file nothing more is noted. Always undefined, so that callers can return it. */
export function complain<C extends Code>(
  state: ParseState,
  code: C,
  start: number,
  end: number,
  params: Params<C>,
  more: More = {},
): undefined {
  if (state.found.length >= limits.diagnostics) return;
  const last = state.file.text.length;
  const span = { file: state.file, start: Math.min(start, last), end: Math.min(Math.max(end, start), last) };
  state.found.push(diagnostic(code, span, params, more));
}

/** Whether a word is a key elsewhere in the file: then it is one here too, whatever stands before it. */
export function isKeyElsewhere(state: ParseState, word: string): boolean {
  state.keys ??= new Set(
    [...state.text.matchAll(/(?:^|[{,])[ \t]*(?:- +)*([\w-]+):(?=\s)/gm)].map(([, key = ""]) => key),
  );
  return state.keys.has(word);
}

/** What stands in for a value that could not be read; the tree is withheld anyway. */
export function nothing(state: ParseState, offset: number): SyntaxScalar {
  return { file: state.file, start: offset, end: offset, kind: "scalar", text: "", quoted: false };
}
