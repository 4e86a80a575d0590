import type { SyntaxNode } from "../source/syntax.ts";
import { readBlockList } from "./block-list.ts";
import { readBlockMap } from "./block-map.ts";
import type { FlowScalar, SourceToken, Token } from "./cst.ts";
import { readFlow } from "./flow.ts";
import { limits, thousands } from "./limits.ts";
import { readBlockScalar, readFlowScalar } from "./scalar.ts";
import { complain, nothing, type ParseState } from "./state.ts";
import { indicator, isQuiet, stray } from "./stray.ts";

/** Reads any value, and remembers it where `&name` stands before it. */
export function readNode(
  state: ParseState,
  token: Token,
  anchor: SourceToken | undefined,
  inFlow: boolean,
): SyntaxNode {
  const before = state.nodes;
  state.nodes++;
  const node = nodeOf(state, token, inFlow);
  if (!anchor) return node;
  if (token.type === "alias") indicator(state, anchor.offset, inFlow);
  else remember(state, anchor, node, state.nodes - before);
  return node;
}

function nodeOf(state: ParseState, token: Token, inFlow: boolean): SyntaxNode {
  switch (token.type) {
    case "scalar":
    case "single-quoted-scalar":
    case "double-quoted-scalar":
      return readFlowScalar(state, token, inFlow);
    case "block-map":
      return readBlockMap(state, token);
    case "block-seq":
      return readBlockList(state, token);
    case "flow-collection":
      return readFlow(state, token, inFlow);
    case "block-scalar":
      return readBlockScalar(state, token);
    case "alias":
      return readAlias(state, token, inFlow);
    default:
      stray(state, token, inFlow);
      return nothing(state, token.offset);
  }
}

/**
 * Reads `*name`: the very node that `&name` stands before, with that node's span, because the words a later
 * complaint is about stand there and are mended there.
 */
function readAlias(state: ParseState, token: FlowScalar, inFlow: boolean): SyntaxNode {
  const name = token.source.slice(1);
  const anchor = state.anchors.get(name);
  state.aliases.add(name);
  if (!anchor || !(token.end ?? []).every((part) => isQuiet(state, part))) {
    indicator(state, token.offset, inFlow);
    return nothing(state, token.offset);
  }
  const wasFull = state.nodes > limits.nodes;
  state.nodes += anchor.size - 1;
  if (state.nodes <= limits.nodes) return anchor.node;
  if (!wasFull) tooMany(state, token);
  return nothing(state, token.offset);
}

/** Keeps a node for the aliases after it. */
function remember(state: ParseState, token: SourceToken, node: SyntaxNode, size: number): undefined {
  const name = token.source.slice(1);
  const first = state.anchors.get(name);
  if (first) {
    const related = [{ message: `&${name} first stands here`, span: spanOf(state, first.token) }];
    const hint = "give one of the two another name";
    complain(state, "yaml/anchor", token.offset, token.offset + token.source.length, { name }, { hint, related });
  }
  state.anchors.set(name, { token, node, size });
}

/** A name that nothing refers to is a text that starts with `&` and would silently lose its first word. */
export function unusedAnchors(state: ParseState): void {
  // An alias that found nothing may well be a misspelt use of it.
  for (const alias of state.aliases) if (!state.anchors.has(alias)) return;
  for (const [name, { token }] of state.anchors) {
    if (!state.aliases.has(name)) indicator(state, token.offset, false);
  }
}

function tooMany(state: ParseState, token: FlowScalar): undefined {
  const hint = "write the rows out, in several files if need be";
  const params = { limit: thousands(limits.nodes) };
  complain(state, "yaml/too-many", token.offset, token.offset + token.source.length, params, { hint });
}

function spanOf(state: ParseState, token: SourceToken) {
  return { file: state.file, start: token.offset, end: token.offset + token.source.length };
}
