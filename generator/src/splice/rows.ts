import type { SyntaxList, SyntaxMap } from "../source/syntax.ts";
import { movedPart, withoutPart, withPart } from "./flow.ts";
import { moved } from "./meaning.ts";
import type { Add, Delete, Duplicate, Move } from "./operation.ts";
import {
  columnOf,
  type Edits,
  holderOf,
  indexOf,
  isFlow,
  lineBreak,
  lineEnd,
  lineStart,
  partsOf,
  type Text,
} from "./place.ts";
import { writtenKey } from "./scalar.ts";
import { blockEntry, blockItem, flowEntry, writtenFlow } from "./written.ts";

type Holder = SyntaxMap | SyntaxList;

/** The lines of a row: the comments above it, itself, and what is remarked below it, without the blank lines behind. */
interface Block {
  readonly start: number;
  /** Where the row itself begins: its key, or the dash of the list. */
  readonly own: number;
  readonly end: number;
}

const ofTools = /^\s*#\s*yaml-language-server/;

/** The blocks of the rows of a map or list; none where a row does not begin its line. */
function rowBlocks(text: string, holder: Holder): readonly Block[] | undefined {
  const parts = partsOf(holder);
  const column = columnOf(text, holder.start);
  const starts = parts.map(({ start }, index) =>
    holder.kind === "map" ? start : dashBefore(text, index === 0 ? holder.start : (parts[index - 1]?.end ?? 0), start),
  );
  if (starts.some((start) => text.slice(lineStart(text, start), start).trim() !== "")) return undefined;
  const tops = starts.map((start, index) => topOf(text, start, index === 0 ? 0 : (parts[index - 1]?.end ?? 0)));
  return parts.map(({ end }, index) => {
    const next = tops[index + 1];
    const last = next ?? endWithRemarks(text, lineEnd(text, end), column);
    return { start: tops[index] ?? 0, own: starts[index] ?? 0, end: withoutBlankLines(text, starts[index] ?? 0, last) };
  });
}

/** Where the dash of an item stands. */
function dashBefore(text: string, from: number, start: number): number {
  const line = lineStart(text, start);
  const dash = text.slice(line, start).indexOf("-");
  if (dash !== -1) return line + dash;
  const found = [...text.slice(from, start).matchAll(/^ *-(?=\s)/gm)].at(-1);
  return found ? from + found.index + found[0].length - 1 : start;
}

/** The first of the comment lines right above a row. */
function topOf(text: string, own: number, from: number): number {
  let top = lineStart(text, own);
  while (top > 0) {
    const above = lineStart(text, top - 1);
    const line = text.slice(above, top);
    if (above < from || !/^\s*#/.test(line) || ofTools.test(line)) break;
    top = above;
  }
  return top;
}

/** Comment lines behind the last row that stand further right than its key. */
function endWithRemarks(text: string, end: number, column: number): number {
  let last = end;
  for (let at = end; at < text.length; ) {
    const next = lineEnd(text, at + 1);
    const line = text.slice(at, next);
    if (line.trim() !== "" && !(/^\s*#/.test(line) && line.search(/\S/) > column)) break;
    if (line.trim() !== "") last = next;
    at = next;
  }
  return last;
}

/** The end of the last line that is not blank. */
function withoutBlankLines(text: string, start: number, to: number): number {
  return Math.min(to, lineEnd(text, start + text.slice(start, to).trimEnd().length));
}

const midLine = "it begins in the middle of a line; edit it in the file";

/** Takes a row away. */
export function deleteRow({ text, root }: Text, { path }: Pick<Delete, "path">): Edits {
  const holder = holderOf(root, path);
  if (!holder) return "it is not there";
  if (isFlow(text, holder)) return withoutPart(text, holder, path.at(-1));
  const blocks = rowBlocks(text, holder);
  const at = indexOf(holder, path.at(-1));
  const block = blocks?.[at];
  if (!blocks || !block) return midLine;
  if (blocks.length === 1) return "it is the last one; delete what it stands in";
  const next = blocks[at + 1];
  const start = next ? block.start : (blocks[at - 1]?.end ?? block.start);
  return [{ start, end: next?.start ?? block.end, text: "" }];
}

/** Puts a row elsewhere among its neighbors; the blank lines between rows stay where they are. */
export function moveRow({ text, root }: Text, { path, before }: Move): Edits {
  const holder = holderOf(root, path);
  if (!holder) return "it is not there";
  const from = indexOf(holder, path.at(-1));
  const to = before === null ? partsOf(holder).length : indexOf(holder, before);
  if (to === -1) return `there is no ${before} to put it before`;
  if (isFlow(text, holder)) return movedPart(text, holder, from, to);
  const blocks = rowBlocks(text, holder);
  if (!blocks) return midLine;
  const ended = (part: string) => (part.endsWith("\n") ? part : part + lineBreak(text));
  const texts = moved(
    blocks.map(({ start, end }) => ended(text.slice(start, end))),
    from,
    to,
  );
  const start = blocks[0]?.start ?? 0;
  const end = blocks.at(-1)?.end ?? start;
  const gaps = blocks.map((block, index) => text.slice(block.end, blocks[index + 1]?.start ?? end));
  const all = texts.map((part, index) => part + gaps[index]).join("");
  return [{ start, end, text: text[end - 1] === "\n" ? all : all.replace(/\r?\n$/, "") }];
}

/** Copies a row behind itself, without the comments above it. */
export function duplicateRow({ text, root }: Text, { path, to }: Duplicate): Edits {
  const holder = holderOf(root, path);
  if (!holder) return "it is not there";
  const at = indexOf(holder, path.at(-1));
  const part = partsOf(holder)[at];
  if (!part) return "it is not there";
  const key = holder.kind === "map" ? holder.entries.get(String(path.at(-1)))?.key : undefined;
  const inFlow = isFlow(text, holder);
  const copyOf = (from: number, end: number) =>
    key
      ? writtenKey(to ?? key.text, inFlow, text.slice(key.start, key.end)) + text.slice(key.end, end)
      : text.slice(from, end);
  if (inFlow) return withPart(text, holder, at + 1, copyOf(part.start, part.end));
  const block = rowBlocks(text, holder)?.[at];
  if (!block) return midLine;
  return insertRow(text, holder, at + 1, copyOf(block.own, block.end).trimEnd());
}

/** Puts a new row, load, column or item among its neighbors, laid out as the one before it. */
export function addRow({ text, root }: Text, { path, content, before }: Add): Edits {
  const holder = holderOf(root, path);
  const step = path.at(-1);
  if (!holder || step === undefined) return "there is no place for it";
  const parts = partsOf(holder);
  const key = holder.kind === "map" ? String(step) : undefined;
  const at = key === undefined ? Number(step) : before === undefined ? parts.length : indexOf(holder, before);
  if (at < 0 || at > parts.length) return `there is no ${before ?? "such position"} to put it before`;
  if (isFlow(text, holder)) {
    return withPart(text, holder, at, key === undefined ? writtenFlow(content) : flowEntry(key, content));
  }
  const layout = { text, sample: (parts[at - 1] ?? parts[at])?.value, indent: columnOf(text, holder.start) };
  return insertRow(text, holder, at, key === undefined ? blockItem(content, layout) : blockEntry(key, content, layout));
}

/** Puts the lines of a row, without the first indent and the last break, before the one at a position. */
function insertRow(text: string, holder: Holder, at: number, written: string): Edits {
  const blocks = rowBlocks(text, holder);
  const [first, second] = blocks ?? [];
  if (!blocks || !first) return midLine;
  const gap = second ? text.slice(first.end, second.start) : "";
  const line = " ".repeat(columnOf(text, holder.start)) + written;
  const before = blocks[at - 1];
  if (!before) return [{ start: first.start, end: first.start, text: line + lineBreak(text) + gap }];
  const { end } = before;
  const isEnded = text[end - 1] === "\n";
  return [{ start: end, end, text: isEnded ? gap + line + lineBreak(text) : lineBreak(text) + gap + line }];
}
