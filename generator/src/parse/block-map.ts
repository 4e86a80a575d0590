import { positionAt } from "../source/source-file.ts";
import type { SyntaxEntry, SyntaxMap, SyntaxScalar } from "../source/syntax.ts";
import type { BlockMap, Item } from "./cst.ts";
import { lineBefore, neighborColumn, restOfCell, short } from "./excerpt.ts";
import { acceptKey, colonMissing, gluedDash, isGluedDash, readKey } from "./key.ts";
import { readProps } from "./props.ts";
import { complain, type ParseState } from "./state.ts";
import { indicator } from "./stray.ts";
import { readValue } from "./value.ts";

/** A map while its lines are read. */
interface Lines {
  readonly map: BlockMap;
  readonly last: Item | undefined;
  readonly entries: Map<string, SyntaxEntry>;
  /** A line was out of place; what follows in this map may be its consequence. */
  misaligned: boolean;
  /** A row begins anew without its dash; its other keys stand twice as well. */
  repeats: boolean;
}

/** Reads lines of `key: value`. */
export function readBlockMap(state: ParseState, map: BlockMap): SyntaxMap {
  const items = linesOf(map);
  const last = items.filter((item) => item.key !== undefined).at(-1);
  const lines: Lines = { map, last, entries: new Map(), misaligned: false, repeats: false };
  let end = map.offset;
  for (const item of items) {
    const entry = readLine(state, lines, item);
    if (!entry) continue;
    end = Math.max(entry.key.end, entry.value.end);
    lines.entries.set(entry.key.text, entry);
  }
  return { file: state.file, start: map.offset, end, kind: "map", entries: lines.entries };
}

function readLine(state: ParseState, lines: Lines, item: Item): SyntaxEntry | undefined {
  const start = readProps(state, item.start, "explicit-key-ind", false);
  if (start.indicator) return indicator(state, start.indicator.offset, false);
  if (start.anchor) indicator(state, start.anchor.offset, false);
  if (!item.sep && !item.key) return undefined;
  if (item.key?.type === "block-seq" || item.key?.type === "error") return listInMap(state, lines, item.key.offset);
  const key = readKey(state, item, false);
  if (!key) return undefined;
  const isOff = item.key && "indent" in item.key && item.key.indent !== lines.map.indent;
  if (isOff && !lines.misaligned) outOfLine(state, key, lines.entries);
  if (isOff) lines.misaligned = true;
  const props = readProps(state, item.sep ?? [], "map-value-ind", false);
  const spansLines = state.text.slice(key.start, key.end).includes("\n");
  if (!props.indicator || spansLines) colonMissing(state, key, false);
  if (spansLines || isCompact(item)) lines.misaligned = true;
  if (!props.indicator) return undefined;
  const value = readValue(state, key, item, props, { inFlow: false, isLast: item === lines.last });
  if (isOff || (lines.repeats && lines.entries.has(key.text))) return undefined;
  return acceptKey(state, lines.entries, key, newRow(state, lines, key)) ? { key, value } : undefined;
}

/** What to do where the first key of a list's entry comes again: a dash was forgotten. */
function newRow(state: ParseState, lines: Lines, key: SyntaxScalar): string | undefined {
  const [first] = lines.entries.keys();
  if (first !== key.text || !/- +$/.test(lineBefore(state.text, lines.map.offset))) return undefined;
  lines.repeats = true;
  return `begin the new entry with a dash: - ${restOfCell(state.text, key.start, false)}; or delete one of the two`;
}

/** The lines of a map, among them those that YAML puts into a map begun by a second colon (`a: b: c`). */
function linesOf(map: BlockMap): readonly Item[] {
  if (!map.items.some(isCompact)) return map.items;
  return map.items.flatMap((item) => (isCompact(item) ? [item, ...linesOf(item.value).slice(1)] : [item]));
}

function isCompact(item: Item): item is Item & { value: BlockMap } {
  return item.value?.type === "block-map" && !item.sep?.some((token) => token.type === "newline");
}

function listInMap(state: ParseState, lines: Lines, offset: number): undefined {
  const hint =
    "start this - in the column of the - before, or type the key of the list, such as rows:, on a line above";
  if (!lines.misaligned) complain(state, "yaml/indent", offset, offset + 1, { text: "this -" }, { hint });
  lines.misaligned = true;
}

function outOfLine(state: ParseState, key: SyntaxScalar, entries: ReadonlyMap<string, SyntaxEntry>): undefined {
  if (isGluedDash(key)) return gluedDash(state, key);
  const text = short(key.text);
  const before = [...entries.values()].at(-1);
  const held = before?.value.kind === "list" ? before.value.items.at(-1) : before?.value;
  const inner = held?.kind === "map" ? [...held.entries.values()][0] : undefined;
  const below = neighborColumn(state.text, key.end, "below");
  const isInner = inner && below === positionAt(state.file, inner.key.start).column;
  const choices = [inner, isInner ? undefined : before].flatMap((entry) =>
    entry ? [inColumnOf(state, entry.key)] : [],
  );
  const hint = `start it ${choices.join(", or ") || "in the column of the lines beside it"}`;
  complain(state, "yaml/indent", key.start, key.start + text.length, { text }, { hint });
}

function inColumnOf(state: ParseState, key: SyntaxScalar): string {
  return `in column ${positionAt(state.file, key.start).column}, as ${short(key.text)} does`;
}
