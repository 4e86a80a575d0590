import type { SyntaxEntry } from "../source/syntax.ts";
import type { FlowCollection, Item } from "./cst.ts";
import { indicator } from "./indicator.ts";
import { acceptKey, colonMissing, readKey } from "./key.ts";
import { type Props, readProps } from "./props.ts";
import type { Reading } from "./reading.ts";
import { cutOff } from "./stray.ts";
import { readValue } from "./value.ts";

/** Reads one `key: value` between braces. */
export function readEntry(
  reading: Reading,
  flow: FlowCollection,
  index: number,
  start: Props,
  entries: Map<string, SyntaxEntry>,
): undefined {
  const item = flow.items[index] as Item;
  if (start.anchor) return indicator(reading, start.anchor.offset, true);
  if (!hasColon(item) && item.key && index > 0) return tornOff(reading, flow, index);
  const key = readKey(reading, item, true);
  if (!key) return;
  const props = readProps(reading, item.sep ?? [], "map-value-ind", true);
  if (!props.indicator) return colonMissing(reading, key, true);
  const value = readValue(reading, key, item, props, { inFlow: true, isLast: true });
  if (acceptKey(reading, entries, key)) entries.set(key.text, { key, value });
}

/** An entry without a colon continues the cell before it; several in a row are one cell and one mistake. */
function tornOff(reading: Reading, flow: FlowCollection, index: number): undefined {
  const item = flow.items[index] as Item;
  const before = flow.items[index - 1];
  if (!before?.key || !item.key) return;
  const isGlued = item.key.type === "scalar" && /^[^\s:]+:\S/.test(item.key.source);
  if (isGlued) {
    const key = readKey(reading, item, true);
    return key && colonMissing(reading, key, true);
  }
  // After a dash alone the lexer puts an empty text: `{ cm: -, move: 3 }`.
  if (!hasColon(before) || before.value?.type === "block-seq") return;
  let last = index;
  while (flow.items[last + 1]?.key && !hasColon(flow.items[last + 1] as Item)) last++;
  const end = flow.items[last]?.key ?? item.key;
  const length = "source" in end ? end.source.length : 1;
  cutOff(reading, item.key.offset, "comma", reading.text.slice(before.key.offset, end.offset + length));
}

/** Whether an item has its colon. */
export function hasColon(item: Item): boolean {
  return item.sep?.some((token) => token.type === "map-value-ind") ?? false;
}
