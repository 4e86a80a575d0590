import type { Fix } from "../diagnostics/cure.ts";
import type { SyntaxEntry, SyntaxList, SyntaxMap, SyntaxNode } from "../source/syntax.ts";
import type { Path } from "./operation.ts";

/** Edits of the text; or why there are none, in words for the author. */
export type Edits = readonly Fix[] | string;

/** A file that was read. */
export interface Text {
  readonly text: string;
  readonly root: SyntaxMap;
}

/** The map or list in which a part stands; undefined where it is not there. */
export function holderOf(root: SyntaxMap, path: Path): SyntaxMap | SyntaxList | undefined {
  const holder = nodeAt(root, path.slice(0, -1));
  return holder?.kind === "scalar" ? undefined : holder;
}

export function nodeAt(root: SyntaxMap, path: Path): SyntaxNode | undefined {
  let node: SyntaxNode | undefined = root;
  for (const step of path) {
    if (node?.kind === "map") node = node.entries.get(String(step))?.value;
    else if (node?.kind === "list" && typeof step === "number") node = node.items[step];
    else return undefined;
  }
  return node;
}

/** Whether a map or list stands between brackets. */
export function isFlow(text: string, node: SyntaxNode): boolean {
  return node.kind !== "scalar" && /[[{]/.test(text[node.start] ?? "");
}

/** Whether a scalar is a `|` or `>` text. */
export function isBlockText(text: string, node: SyntaxNode): boolean {
  return node.kind === "scalar" && node.quoted && /[|>]/.test(text[node.start] ?? "");
}

export function lineStart(text: string, offset: number): number {
  return text.lastIndexOf("\n", offset - 1) + 1;
}

/** Behind the line break of the line in which something ends. */
export function lineEnd(text: string, end: number): number {
  if (text[end - 1] === "\n") return end;
  const newline = text.indexOf("\n", end);
  return newline === -1 ? text.length : newline + 1;
}

export function columnOf(text: string, offset: number): number {
  return offset - lineStart(text, offset);
}

/** The line break of the file. */
export function lineBreak(text: string): string {
  return text.includes("\r\n") ? "\r\n" : "\n";
}

export function entriesOf(map: SyntaxMap): readonly SyntaxEntry[] {
  return [...map.entries.values()];
}

/** The parts of a map or list: where each starts, key included, and its value. */
export function partsOf(
  node: SyntaxMap | SyntaxList,
): readonly { readonly start: number; readonly end: number; readonly value: SyntaxNode }[] {
  if (node.kind === "list") return node.items.map((value) => ({ start: value.start, end: value.end, value }));
  return entriesOf(node).map(({ key, value }) => ({ start: key.start, end: Math.max(key.end, value.end), value }));
}

/** Which part of a map or list a step leads to; -1 where it leads to none. */
export function indexOf(node: SyntaxMap | SyntaxList, step: string | number | undefined): number {
  if (node.kind === "list") return typeof step === "number" && step < node.items.length ? step : -1;
  return [...node.entries.keys()].indexOf(String(step));
}
