import { positionAt } from "../source.ts";
import type { SyntaxEntry, SyntaxList, SyntaxMap, SyntaxNode, SyntaxScalar } from "../syntax.ts";
import type { BlockMap, BlockSequence, Item } from "./cst.ts";
import { dash, indicator } from "./indicator.ts";
import { acceptKey, colonMissing, readKey } from "./key.ts";
import { readProps } from "./props.ts";
import { short } from "./quote.ts";
import { complain, nothing, type Reading } from "./reading.ts";
import { readValue } from "./value.ts";

/** Reads lines of `key: value`. */
export function readBlockMap(reading: Reading, map: BlockMap): SyntaxMap {
  const entries = new Map<string, SyntaxEntry>();
  const lines = linesOf(map);
  const last = lines.filter((item) => item.key !== undefined).at(-1);
  let misaligned = false;
  let end = map.offset;
  for (const item of lines) {
    const start = readProps(reading, item.start, "explicit-key-ind", false);
    if (start.indicator) {
      indicator(reading, start.indicator.offset, false);
      continue;
    }
    if (start.anchor) indicator(reading, start.anchor.offset, false);
    if (!item.sep && !item.key) continue;
    const key = readKey(reading, item, false);
    if (!key) continue;
    const isOff = item.key && "indent" in item.key && item.key.indent !== map.indent;
    if (isOff && !misaligned) outOfLine(reading, key, entries);
    misaligned ||= isOff === true;
    const props = readProps(reading, item.sep ?? [], "map-value-ind", false);
    if (!props.indicator || spansLines(reading, key)) colonMissing(reading, key, false);
    if (!props.indicator) continue;
    const value = readValue(reading, key, item, props, { inFlow: false, isLast: item === last });
    misaligned ||= props.newline === false && item.value?.type === "block-map";
    end = Math.max(key.end, value.end);
    if (acceptKey(reading, entries, key)) entries.set(key.text, { key, value });
  }
  return { file: reading.file, start: map.offset, end, kind: "map", entries };
}

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

/** The lines of a map, among them those that YAML puts into a map begun by a second colon (`a: b: c`). */
function linesOf(map: BlockMap): readonly Item[] {
  if (!map.items.some(isCompact)) return map.items;
  return map.items.flatMap((item) => (isCompact(item) ? [item, ...linesOf(item.value).slice(1)] : [item]));
}

function isCompact(item: Item): item is Item & { value: BlockMap } {
  return item.value?.type === "block-map" && !item.sep?.some((token) => token.type === "newline");
}

function spansLines(reading: Reading, key: SyntaxScalar): boolean {
  return reading.text.slice(key.start, key.end).includes("\n");
}

function outOfLine(reading: Reading, key: SyntaxScalar, entries: ReadonlyMap<string, SyntaxEntry>): undefined {
  const text = short(key.text);
  const before = [...entries.values()].at(-1);
  const inner = before?.value.kind === "map" ? [...before.value.entries.values()][0] : undefined;
  const choices = [inner, before].flatMap((entry) => (entry ? [inColumnOf(reading, entry.key)] : []));
  const hint = `start it ${choices.join(", or ") || "in the column of the lines beside it"}`;
  complain(reading, "yaml/indent", key.start, key.start + text.length, { text }, { hint });
}

function inColumnOf(reading: Reading, key: SyntaxScalar): string {
  return `in column ${positionAt(reading.file, key.start).column}, as ${short(key.text)} does`;
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
