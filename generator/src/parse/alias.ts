import type { SyntaxNode } from "../source/syntax.ts";
import type { FlowScalar, SourceToken } from "./cst.ts";
import { indicator } from "./indicator.ts";
import { limits, thousands } from "./limits.ts";
import { complain, nothing, type Reading } from "./reading.ts";
import { isQuiet } from "./stray.ts";

/**
 * Reads `*name`: the very node that `&name` stands before, with that node's span, because the words a later
 * complaint is about stand there and are mended there.
 */
export function readAlias(reading: Reading, token: FlowScalar, inFlow: boolean): SyntaxNode {
  const name = token.source.slice(1);
  const anchor = reading.anchors.get(name);
  reading.aliases.add(name);
  if (!anchor || !(token.end ?? []).every((part) => isQuiet(reading, part))) {
    indicator(reading, token.offset, inFlow);
    return nothing(reading, token.offset);
  }
  const wasFull = reading.nodes > limits.nodes;
  reading.nodes += anchor.size - 1;
  if (reading.nodes <= limits.nodes) return anchor.node;
  if (!wasFull) tooMany(reading, token);
  return nothing(reading, token.offset);
}

/** Keeps a node for the aliases after it. */
export function remember(reading: Reading, token: SourceToken, node: SyntaxNode, size: number): undefined {
  const name = token.source.slice(1);
  const first = reading.anchors.get(name);
  if (first) {
    const related = [{ message: `&${name} first stands here`, span: spanOf(reading, first.token) }];
    const hint = "give one of the two another name";
    complain(reading, "yaml/anchor", token.offset, token.offset + token.source.length, { name }, { hint, related });
  }
  reading.anchors.set(name, { token, node, size });
}

/** A name that nothing refers to is a text that starts with `&` and would silently lose its first word. */
export function unusedAnchors(reading: Reading): void {
  // An alias that found nothing may well be a misspelt use of it.
  for (const alias of reading.aliases) if (!reading.anchors.has(alias)) return;
  for (const [name, { token }] of reading.anchors) {
    if (!reading.aliases.has(name)) indicator(reading, token.offset, false);
  }
}

function tooMany(reading: Reading, token: FlowScalar): undefined {
  const hint = "write the rows out, in several files if need be";
  const params = { limit: thousands(limits.nodes) };
  complain(reading, "yaml/too-many", token.offset, token.offset + token.source.length, params, { hint });
}

function spanOf(reading: Reading, token: SourceToken) {
  return { file: reading.file, start: token.offset, end: token.offset + token.source.length };
}
