import type { SyntaxNode } from "../source/syntax.ts";
import { readAlias, remember } from "./alias.ts";
import { readBlockList } from "./block-list.ts";
import { readBlockMap } from "./block-map.ts";
import type { SourceToken, Token } from "./cst.ts";
import { readFlow } from "./flow.ts";
import { indicator } from "./indicator.ts";
import { nothing, type Reading } from "./reading.ts";
import { readBlockScalar, readFlowScalar } from "./scalar.ts";
import { stray } from "./stray.ts";

/** Reads any value, and remembers it where `&name` stands before it. */
export function readNode(reading: Reading, token: Token, anchor: SourceToken | undefined, inFlow: boolean): SyntaxNode {
  const before = reading.nodes;
  reading.nodes++;
  const node = nodeOf(reading, token, inFlow);
  if (!anchor) return node;
  if (token.type === "alias") indicator(reading, anchor.offset, inFlow);
  else remember(reading, anchor, node, reading.nodes - before);
  return node;
}

function nodeOf(reading: Reading, token: Token, inFlow: boolean): SyntaxNode {
  switch (token.type) {
    case "scalar":
    case "single-quoted-scalar":
    case "double-quoted-scalar":
      return readFlowScalar(reading, token, inFlow);
    case "block-map":
      return readBlockMap(reading, token);
    case "block-seq":
      return readBlockList(reading, token);
    case "flow-collection":
      return readFlow(reading, token, inFlow);
    case "block-scalar":
      return readBlockScalar(reading, token);
    case "alias":
      return readAlias(reading, token, inFlow);
    default:
      stray(reading, token, inFlow);
      return nothing(reading, token.offset);
  }
}
