import type { SyntaxList, SyntaxNode } from "../source/syntax.ts";
import type { BlockSequence } from "./cst.ts";
import { dash, indicator } from "./indicator.ts";
import { readProps } from "./props.ts";
import { short } from "./quote.ts";
import { complain, nothing, type Reading } from "./reading.ts";

/** Reads lines of `- item`. */
export function readBlockList(reading: Reading, list: BlockSequence): SyntaxList {
  const items: SyntaxNode[] = [];
  for (const { start, value } of list.items) {
    const props = readProps(reading, start, "seq-item-ind", false);
    if (!props.indicator) {
      if (value) tooFarFromDash(reading, value.offset);
      else if (props.anchor) indicator(reading, props.anchor.offset, false);
      continue;
    }
    if (value) items.push(reading.node(reading, value, props.anchor, false));
    else if (props.anchor) indicator(reading, props.anchor.offset, false);
    else if (!props.refused) dash(reading, props.indicator.offset, false);
    const isBlock = value?.type === "block-map" || value?.type === "block-seq";
    const tab = isBlock && !props.newline ? start.find((token) => token.source.includes("\t")) : undefined;
    if (tab)
      complain(reading, "text/tab", tab.offset, tab.offset + 1, { more: 0 }, { hint: "type one space after the dash" });
  }
  const last = items.at(-1) ?? nothing(reading, list.offset + 1);
  return { file: reading.file, start: list.offset, end: last.end, kind: "list", items };
}

function tooFarFromDash(reading: Reading, offset: number): undefined {
  const text = short(reading.text.slice(offset, reading.text.indexOf(":", offset) + 1) || "this");
  const hint = "start it in the same column as the first cell after the -";
  complain(
    reading,
    "yaml/indent",
    offset,
    offset + Math.max(text.length - 1, 1),
    { text: text.replace(/:$/, "") },
    { hint },
  );
}
