import type { SyntaxEntry, SyntaxMap } from "../source/syntax.ts";
import { withoutPart } from "./flow.ts";
import { placeAmong } from "./meaning.ts";
import type { ClearCell, SetCell } from "./operation.ts";
import {
  columnOf,
  type Edits,
  entriesOf,
  holderOf,
  isBlockText,
  isFlow,
  lineBreak,
  lineEnd,
  lineStart,
  nodeAt,
  type Text,
} from "./place.ts";
import { rowBlocks } from "./rows.ts";
import { writtenScalar } from "./scalar.ts";
import { blockEntry, flowEntry, writtenFlow } from "./written.ts";

/** Types a value over another. */
export function setCell({ text, root }: Text, { path, content }: SetCell): Edits {
  const node = nodeAt(root, path);
  const holder = holderOf(root, path);
  if (!node || !holder) return "there is nothing to type over";
  const inFlow = isFlow(text, holder);
  const { start, end } = node;
  if (isBlockText(text, node)) return setBlockText(text, start, end, content);
  if (typeof content === "string" && node.kind === "scalar") {
    return [{ start, end, text: writtenScalar(content, inFlow, text.slice(start, end)) }];
  }
  const written = typeof content === "string" ? writtenScalar(content, inFlow) : writtenFlow(content);
  if (node.kind === "scalar" || isFlow(text, node)) return [{ start, end, text: written }];
  const entry = holder.kind === "map" ? holder.entries.get(String(path.at(-1))) : undefined;
  const from = entry?.key.end ?? start;
  if (!entry || !/^\s*:\s*$/.test(text.slice(from, start)))
    return "it is written over several lines; edit it in the file";
  return [{ start: from, end: text[end - 1] === "\n" ? end - 1 : end, text: `: ${written}` }];
}

/** A text of several lines keeps its form where it can; the parser has the last word. */
function setBlockText(text: string, start: number, end: number, content: SetCell["content"]): Edits {
  if (typeof content !== "string") return "it is a text of several lines; edit it in the file";
  const last = text.slice(start, end).endsWith("\n") ? lineBreak(text) : "";
  const isLiteral = text[start] === "|" && /^\S/.test(content);
  if (!isLiteral) return [{ start, end, text: writtenScalar(content, false, '"') + last }];
  const indent = /^ */.exec(text.slice(text.indexOf("\n", start) + 1))?.[0] ?? "  ";
  const lines = content.replace(/\n$/, "").split("\n");
  const header = content.endsWith("\n") ? "|" : "|-";
  const written = [header, ...lines.map((line) => (line === "" ? "" : indent + line))].join(lineBreak(text));
  return [{ start, end, text: written + last }];
}

/** Fills a blank of a map. */
export function fillBlank({ text, root }: Text, { path, content, columns }: SetCell): Edits {
  const map = holderOf(root, path);
  const key = String(path.at(-1));
  if (map?.kind !== "map") return "there is no place for it";
  const entries = entriesOf(map);
  const at = placeAmong([...map.entries.keys()], key, columns);
  return insertEntry(text, map, entries[at - 1], entries[at], (indent) =>
    isFlow(text, map) ? flowEntry(key, content) : blockEntry(key, content, { text, sample: undefined, indent }),
  );
}

/** Puts an entry between two others of a map. */
function insertEntry(
  text: string,
  map: SyntaxMap,
  before: SyntaxEntry | undefined,
  after: SyntaxEntry | undefined,
  write: (indent: number) => string,
): Edits {
  const first = entriesOf(map)[0];
  if (!first) return [{ start: map.start, end: map.end, text: `{ ${write(0)} }` }];
  const indent = columnOf(text, first.key.start);
  if (isFlow(text, map)) {
    if (before) return [{ start: before.value.end, end: before.value.end, text: `, ${write(indent)}` }];
    return [{ start: first.key.start, end: first.key.start, text: `${write(indent)}, ` }];
  }
  const spaces = " ".repeat(indent);
  if (!before && after) {
    const at = after.key.start;
    return [{ start: at, end: at, text: `${write(indent)}${lineBreak(text)}${spaces}` }];
  }
  const end = lineEnd(text, before?.value.end ?? map.end);
  const hasBreak = text[end - 1] === "\n";
  const line = spaces + write(indent);
  return [{ start: end, end, text: hasBreak ? line + lineBreak(text) : lineBreak(text) + line }];
}

/** Makes a cell blank. A comment on its line stays. */
export function clearCell({ text, root }: Text, { path }: Pick<ClearCell, "path">): Edits {
  const holder = holderOf(root, path);
  if (!holder) return "it is not there";
  if (isFlow(text, holder)) return withoutPart(text, holder, path.at(-1));
  if (holder.kind === "list") return withoutBlock(text, root, path);
  const entries = entriesOf(holder);
  const at = [...holder.entries.keys()].indexOf(String(path.at(-1)));
  const entry = entries[at];
  if (!entry) return "it is not there";
  if (entries.length === 1) return "it is all there is; delete what it stands in";
  const start = entry.key.start;
  const end = entry.value.end;
  const line = lineStart(text, start);
  const rest = text.slice(end, lineEnd(text, end));
  const isAlone = text.slice(line, start).trim() === "";
  if (isAlone && (rest.trim() === "" || text[end - 1] === "\n"))
    return [{ start: line, end: lineEnd(text, end), text: "" }];
  const next = entries[at + 1]?.key.start;
  if (!isAlone && next !== undefined && text.slice(end, next).trim() === "") return [{ start, end: next, text: "" }];
  const space = /^[ \t]*/.exec(rest)?.[0].length ?? 0;
  return [{ start, end: end + space, text: "" }];
}

function withoutBlock(text: string, root: Text["root"], path: ClearCell["path"]): Edits {
  const holder = holderOf(root, path);
  const blocks = holder && rowBlocks(text, holder);
  const block = blocks?.[Number(path.at(-1))];
  if (!block || blocks.length === 1) return "it is all there is; delete what it stands in";
  return [{ start: block.start, end: block.end, text: "" }];
}
