import { instead } from "../diagnostics/cure.ts";
import type { SyntaxEntry, SyntaxList, SyntaxMap, SyntaxNode } from "../source/syntax.ts";
import { quoted } from "../text/typed.ts";
import type { FlowCollection, Item } from "./cst.ts";
import { restOfCell } from "./excerpt.ts";
import { acceptKey, colonMissing, readKey } from "./key.ts";
import { type Props, readProps } from "./props.ts";
import { complain, nothing, type ParseState } from "./state.ts";
import { commaMissing, commaNeedless, cutOff, dash, indicator, readEnd } from "./stray.ts";
import { readValue } from "./value.ts";

/** Reads `{ key: value }` or `[ item ]`. */
export function readFlow(state: ParseState, flow: FlowCollection, inFlow: boolean): SyntaxMap | SyntaxList {
  const open = flow.start.source;
  const close = open === "{" ? "}" : "]";
  const [end, ...after] = flow.end;
  const stop = end ? end.offset + 1 : flow.offset + 1;
  const span = { file: state.file, start: flow.offset, end: stop };
  if (!end) {
    unclosed(state, flow.offset, open, close);
    return { ...span, kind: "list", items: [] };
  }
  const before = state.found.length;
  const entries = new Map<string, SyntaxEntry>();
  const items: SyntaxNode[] = [];
  for (const [index, item] of flow.items.entries()) {
    const props = itemProps(state, flow, index, item);
    if (!props) continue;
    if (open === "{") readEntry(state, flow, index, props, entries);
    else items.push(readItem(state, item, props));
  }
  if (end.source === close) readEnd(state, flow, after, inFlow);
  else if (state.found.length === before) {
    const cure = instead({ start: end.offset, end: stop }, `type ${close} instead of ${end.source}`, close);
    // Inside another bracket it may be that one's.
    const sure = inFlow ? { hint: cure.hint } : cure;
    complain(state, "yaml/unclosed", end.offset, stop, { open, close }, sure);
  }
  return open === "{" ? { ...span, kind: "map", entries } : { ...span, kind: "list", items };
}

function unclosed(state: ParseState, offset: number, open: string, close: string): undefined {
  // A # hides the closing bracket: `{ name: Gun #2 }`.
  const hidden = /[^\n#]*\s(?=#[^\n]*[\]}])/y;
  hidden.lastIndex = offset;
  const start = hidden.test(state.text) ? hidden.lastIndex : offset;
  const hint =
    start === offset
      ? closing(state.text, offset, open, close)
      : "put the text with # in quotes: # turns the rest of the line into a remark";
  complain(state, "yaml/unclosed", start, start + 1, { open, close }, { hint });
}

/** Where the closing bracket belongs: behind what stands on the line, or at the end of several lines. */
function closing(text: string, offset: number, open: string, close: string): string {
  const line = restOfCell(text, offset, false);
  const last = line.endsWith("...") ? undefined : /[^\s,[\]{}]+$/.exec(line)?.[0];
  const first = `type ${close} ${last === undefined ? "at the end" : `after ${last}`}`;
  return line.includes(": ") || last === undefined ? first : `${first}; to use ${open} as text, type ${quoted(line)}`;
}

/** What stands before an item; undefined where there is no item, or none that can be read. */
function itemProps(state: ParseState, flow: FlowCollection, index: number, item: Item): Props | undefined {
  const props = readProps(state, item.start, "explicit-key-ind", true);
  const { comma } = props;
  const isItem = item.key !== undefined || item.sep !== undefined || item.value !== undefined;
  if (index === 0 && comma) commaNeedless(state, comma.offset);
  if (props.indicator) return indicator(state, props.indicator.offset, true);
  if (!isItem && props.anchor) return indicator(state, props.anchor.offset, true);
  if (!isItem) return undefined;
  if (index > 0 && !comma) {
    const start = item.key?.offset ?? item.value?.offset ?? flow.offset;
    commaMissing(state, start, restOfCell(state.text, start, true));
  }
  return props;
}

function readItem(state: ParseState, item: Item, props: Props): SyntaxNode {
  const sep = item.sep ? readProps(state, item.sep, "map-value-ind", true) : undefined;
  const token = item.value ?? item.key;
  if (sep?.indicator) {
    const start = item.key?.offset ?? sep.indicator.offset;
    const hint = `type ${quoted(restOfCell(state.text, start, true))}`;
    complain(state, "yaml/colon", sep.indicator.offset, sep.indicator.offset + 1, {}, { hint });
    return nothing(state, start);
  }
  if (!token) return nothing(state, props.comma?.offset ?? 0);
  if (item.key && item.value) commaMissing(state, item.value.offset, restOfCell(state.text, item.value.offset, true));
  if (token.type === "block-seq" || token.type === "error") {
    dash(state, token.offset, true);
    return nothing(state, token.offset);
  }
  return state.node(state, token, props.anchor, true);
}

/** Reads one `key: value` between braces. */
function readEntry(
  state: ParseState,
  flow: FlowCollection,
  index: number,
  start: Props,
  entries: Map<string, SyntaxEntry>,
): undefined {
  const item = flow.items[index] as Item;
  if (start.anchor) return indicator(state, start.anchor.offset, true);
  if (!hasColon(item) && item.key && index > 0) return tornOff(state, flow, index);
  const key = readKey(state, item, true);
  if (!key) return;
  const props = readProps(state, item.sep ?? [], "map-value-ind", true);
  if (!props.indicator) return colonMissing(state, key, true);
  const value = readValue(state, key, item, props, { inFlow: true, isLast: true });
  if (acceptKey(state, entries, key)) entries.set(key.text, { key, value });
}

/** An entry without a colon continues the cell before it; several in a row are one cell and one mistake. */
function tornOff(state: ParseState, flow: FlowCollection, index: number): undefined {
  const item = flow.items[index] as Item;
  const before = flow.items[index - 1];
  if (!before?.key || !item.key) return;
  const isGlued = item.key.type === "scalar" && /^[^\s:]+:\S/.test(item.key.source);
  if (isGlued) {
    const key = readKey(state, item, true);
    return key && colonMissing(state, key, true);
  }
  // After a dash alone the lexer puts an empty text: `{ cm: -, move: 3 }`.
  if (!hasColon(before) || before.value?.type === "block-seq") return;
  let last = index;
  while (flow.items[last + 1]?.key && !hasColon(flow.items[last + 1] as Item)) last++;
  const end = flow.items[last]?.key ?? item.key;
  const length = "source" in end ? end.source.length : 1;
  cutOff(state, item.key.offset, "comma", state.text.slice(before.key.offset, end.offset + length));
}

/** Whether an item has its colon. */
function hasColon(item: Item): boolean {
  return item.sep?.some((token) => token.type === "map-value-ind") ?? false;
}
