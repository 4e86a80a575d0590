import type { SyntaxNode, SyntaxScalar } from "./syntax.ts";

/** The plain value of a tree as an editor's YAML reader sees it (YAML 1.2 core), with the way back to its nodes. */
export interface PlainTree {
  readonly value: unknown;
  /** The node behind each map and list of the value. */
  readonly nodeOf: WeakMap<object, SyntaxNode>;
}

/** Turns a tree into the value JSON Schema judges. Maps have no prototype, so no key can reach one. */
export function plainTree(root: SyntaxNode): PlainTree {
  const nodeOf = new WeakMap<object, SyntaxNode>();
  return { value: plain(root, nodeOf), nodeOf };
}

function plain(node: SyntaxNode, nodeOf: WeakMap<object, SyntaxNode>): unknown {
  if (node.kind === "scalar") return coreValue(node);
  if (node.kind === "list") {
    const list = node.items.map((item) => plain(item, nodeOf));
    nodeOf.set(list, node);
    return list;
  }
  const map = Object.create(null) as Record<string, unknown>;
  for (const [key, entry] of node.entries) map[key] = plain(entry.value, nodeOf);
  nodeOf.set(map, node);
  return map;
}

/** What YAML 1.2 core makes of a plain scalar: numbers and booleans by their form, everything else text. */
export function coreValue(node: SyntaxScalar): string | number | boolean {
  if (node.quoted) return node.text;
  const { text } = node;
  if (!/^[-+.\dtTfF]/.test(text)) return text; // as most do
  if (/^[-+]?(\.\d+|\d+(\.\d*)?)([eE][-+]?\d+)?$/.test(text)) return Number(text);
  if (/^0o[0-7]+$|^0x[\da-fA-F]+$/.test(text)) return Number(text);
  if (/^[-+]?\.(inf|Inf|INF)$/.test(text)) return text.startsWith("-") ? -Infinity : Infinity;
  if (/^\.(nan|NaN|NAN)$/.test(text)) return Number.NaN;
  if (/^(true|True|TRUE)$/.test(text)) return true;
  if (/^(false|False|FALSE)$/.test(text)) return false;
  return text;
}
