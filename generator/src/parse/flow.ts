import type { SyntaxEntry, SyntaxList, SyntaxMap, SyntaxNode } from "../source/syntax.ts";
import type { FlowCollection, Item } from "./cst.ts";
import { readEntry } from "./flow-entry.ts";
import { dash, indicator } from "./indicator.ts";
import { type Props, readProps } from "./props.ts";
import { quoted, restOfCell } from "./quote.ts";
import { complain, nothing, type Reading } from "./reading.ts";
import { commaMissing, readEnd } from "./stray.ts";

/** Reads `{ key: value }` or `[ item ]`. */
export function readFlow(reading: Reading, flow: FlowCollection, inFlow: boolean): SyntaxMap | SyntaxList {
  const open = flow.start.source;
  const close = open === "{" ? "}" : "]";
  const [end, ...after] = flow.end;
  const stop = end ? end.offset + 1 : flow.offset + 1;
  const span = { file: reading.file, start: flow.offset, end: stop };
  if (!end) {
    unclosed(reading, flow.offset, open, close);
    return { ...span, kind: "list", items: [] };
  }
  const before = reading.found.length;
  const entries = new Map<string, SyntaxEntry>();
  const items: SyntaxNode[] = [];
  for (const [index, item] of flow.items.entries()) {
    const props = itemProps(reading, flow, index, item);
    if (!props) continue;
    if (open === "{") readEntry(reading, flow, index, props, entries);
    else items.push(readItem(reading, item, props));
  }
  if (end.source === close) readEnd(reading, flow, after, inFlow);
  else if (reading.found.length === before) {
    const hint = `type ${close} instead of ${end.source}`;
    complain(reading, "yaml/unclosed", end.offset, end.offset + 1, { open, close }, { hint });
  }
  return open === "{" ? { ...span, kind: "map", entries } : { ...span, kind: "list", items };
}

function unclosed(reading: Reading, offset: number, open: string, close: string): undefined {
  // A # hides the closing bracket: `{ name: Gun #2 }`.
  const hidden = /[^\n#]*\s(?=#[^\n]*[\]}])/y;
  hidden.lastIndex = offset;
  const start = hidden.test(reading.text) ? hidden.lastIndex : offset;
  const hint =
    start === offset
      ? closing(reading.text, offset, open, close)
      : "put the text with # in quotes: # turns the rest of the line into a remark";
  complain(reading, "yaml/unclosed", start, start + 1, { open, close }, { hint });
}

/** Where the closing bracket belongs: behind what stands on the line, or at the end of several lines. */
function closing(text: string, offset: number, open: string, close: string): string {
  const line = restOfCell(text, offset, false);
  const last = line.endsWith("...") ? undefined : /[^\s,[\]{}]+$/.exec(line)?.[0];
  const first = `type ${close} ${last === undefined ? "at the end" : `after ${last}`}`;
  return line.includes(": ") || last === undefined ? first : `${first}; to use ${open} as text, type ${quoted(line)}`;
}

/** What stands before an item; undefined where there is no item, or none that can be read. */
function itemProps(reading: Reading, flow: FlowCollection, index: number, item: Item): Props | undefined {
  const props = readProps(reading, item.start, "explicit-key-ind", true);
  const { comma } = props;
  const isItem = item.key !== undefined || item.sep !== undefined || item.value !== undefined;
  if (index === 0 && comma) needless(reading, comma.offset);
  if (props.indicator) return indicator(reading, props.indicator.offset, true);
  if (!isItem && props.anchor) return indicator(reading, props.anchor.offset, true);
  if (!isItem) return undefined;
  if (index > 0 && !comma) {
    const start = item.key?.offset ?? item.value?.offset ?? flow.offset;
    commaMissing(reading, start, restOfCell(reading.text, start, true));
  }
  return props;
}

function needless(reading: Reading, offset: number): undefined {
  complain(reading, "yaml/comma-needless", offset, offset + 1, {}, { hint: "delete this comma" });
}

function readItem(reading: Reading, item: Item, props: Props): SyntaxNode {
  const sep = item.sep ? readProps(reading, item.sep, "map-value-ind", true) : undefined;
  const token = item.value ?? item.key;
  if (sep?.indicator) {
    const start = item.key?.offset ?? sep.indicator.offset;
    const hint = `type ${quoted(restOfCell(reading.text, start, true))}`;
    complain(reading, "yaml/colon", sep.indicator.offset, sep.indicator.offset + 1, {}, { hint });
    return nothing(reading, start);
  }
  if (!token) return nothing(reading, props.comma?.offset ?? 0);
  if (item.key && item.value)
    commaMissing(reading, item.value.offset, restOfCell(reading.text, item.value.offset, true));
  if (token.type === "block-seq" || token.type === "error") {
    dash(reading, token.offset, true);
    return nothing(reading, token.offset);
  }
  return reading.node(reading, token, props.anchor, true);
}
