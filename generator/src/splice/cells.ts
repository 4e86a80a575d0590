import { withoutPart, withPart } from "./flow.ts";
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
import { deleteRow } from "./rows.ts";
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
  const first = entries[0];
  if (isFlow(text, map) || !first) return withPart(text, map, at, flowEntry(key, content));
  const indent = columnOf(text, first.key.start);
  const line = blockEntry(key, content, { text, sample: undefined, indent });
  const before = entries[at - 1];
  if (!before) {
    const { start } = first.key;
    return [{ start, end: start, text: line + lineBreak(text) + " ".repeat(indent) }];
  }
  const end = lineEnd(text, before.value.end);
  const whole = " ".repeat(indent) + line;
  return [{ start: end, end, text: text[end - 1] === "\n" ? whole + lineBreak(text) : lineBreak(text) + whole }];
}

/** Makes a cell blank. A comment on its line stays. */
export function clearCell({ text, root }: Text, { path }: Pick<ClearCell, "path">): Edits {
  const holder = holderOf(root, path);
  if (!holder) return "it is not there";
  if (isFlow(text, holder)) return withoutPart(text, holder, path.at(-1));
  if (holder.kind === "list") return deleteRow({ text, root }, { path });
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
