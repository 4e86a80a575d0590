import { instead } from "../diagnostics/cure.ts";
import type { SyntaxList, SyntaxNode } from "../source/syntax.ts";
import type { BlockSequence, SourceToken } from "./cst.ts";
import { short } from "./excerpt.ts";
import { readProps } from "./props.ts";
import { complain, nothing, type ParseState } from "./state.ts";
import { dash, indicator } from "./stray.ts";

/** Reads lines of `- item`. */
export function readBlockList(state: ParseState, list: BlockSequence): SyntaxList {
  const items: SyntaxNode[] = [];
  for (const { start, value } of list.items) {
    const props = readProps(state, start, "seq-item-ind", false);
    if (!props.indicator) {
      if (value) tooFarFromDash(state, value.offset);
      else if (props.anchor) indicator(state, props.anchor.offset, false);
      continue;
    }
    if (value) items.push(state.node(state, value, props.anchor, false));
    else if (props.anchor) indicator(state, props.anchor.offset, false);
    else if (!props.refused) dash(state, props.indicator.offset, false);
    const isBlock = value?.type === "block-map" || value?.type === "block-seq";
    const tab = isBlock && !props.newline ? start.find((token) => token.source.includes("\t")) : undefined;
    if (tab) oneSpace(state, tab);
  }
  const last = items.at(-1) ?? nothing(state, list.offset + 1);
  return { file: state.file, start: list.offset, end: last.end, kind: "list", items };
}

function oneSpace(state: ParseState, { offset, source }: SourceToken): undefined {
  const cure = instead({ start: offset, end: offset + source.length }, "type one space after the dash", " ");
  complain(state, "text/tab", offset, offset + 1, { more: 0 }, cure);
}

function tooFarFromDash(state: ParseState, offset: number): undefined {
  const text = short(state.text.slice(offset, state.text.indexOf(":", offset) + 1) || "this");
  const hint = "start it in the same column as the first cell after the -";
  complain(
    state,
    "yaml/indent",
    offset,
    offset + Math.max(text.length - 1, 1),
    { text: text.replace(/:$/, "") },
    { hint },
  );
}
