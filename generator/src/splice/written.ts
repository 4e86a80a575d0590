import type { SyntaxNode } from "../source/syntax.ts";
import { isList, isMap } from "./content.ts";
import type { Content, ContentMap } from "./operation.ts";
import { columnOf, isFlow, lineBreak, partsOf } from "./place.ts";
import { writtenKey, writtenScalar } from "./scalar.ts";

/** How something new is laid out: as its neighbor in the file. */
export interface Layout {
  readonly text: string;
  readonly sample: SyntaxNode | undefined;
  /** Spaces before its first line. */
  readonly indent: number;
}

/** A content between brackets. */
export function writtenFlow(content: Content): string {
  if (isList(content)) return `[${content.map(writtenFlow).join(", ")}]`;
  if (isMap(content)) return `{ ${content.entries.map(([key, value]) => flowEntry(key, value)).join(", ")} }`;
  return writtenScalar(content, true);
}

export function flowEntry(key: string, content: Content): string {
  return `${writtenKey(key, true)}: ${writtenFlow(content)}`;
}

/** `key: value` on a line of its own or several, without the first line's indent and the last line's break. */
export function blockEntry(key: string, content: Content, layout: Layout): string {
  const { text, sample, indent } = layout;
  const written = writtenKey(key, false);
  if (typeof content === "string") return `${written}: ${writtenScalar(content, false)}`;
  const isSampled = sample !== undefined && sample.kind !== "scalar";
  const flow = isSampled ? isFlow(text, sample) : isList(content) && content.every((one) => typeof one === "string");
  if (flow) return `${written}: ${writtenFlow(content)}`;
  const inner = isSampled ? Math.max(columnOf(text, sample.start), indent) : indent + 2;
  const child = { text, sample, indent: inner > indent || isList(content) ? inner : indent + 2 };
  return `${written}:${lineBreak(text)}${" ".repeat(child.indent)}${blockLines(content, child)}`;
}

/** The lines of a map or list, the first without its indent. */
function blockLines(content: Content, { text, sample, indent }: Layout): string {
  const between = lineBreak(text) + " ".repeat(indent);
  const samples = sample && sample.kind !== "scalar" ? partsOf(sample).map(({ value }) => value) : [];
  if (isList(content)) {
    return content.map((item) => blockItem(item, { text, sample: samples[0], indent })).join(between);
  }
  if (!isMap(content)) return writtenScalar(content, false);
  return entriesLike(content, { text, sample, indent }, samples).join(between);
}

function entriesLike(
  content: ContentMap,
  { text, sample, indent }: Layout,
  samples: readonly SyntaxNode[],
): readonly string[] {
  return content.entries.map(([key, value]) => {
    const same = sample?.kind === "map" ? sample.entries.get(key)?.value : undefined;
    const like = same ?? samples.find((one) => one.kind === (isList(value) ? "list" : "map"));
    return blockEntry(key, value, { text, sample: like, indent });
  });
}

/** `- item`, laid out as another item of the list. */
export function blockItem(content: Content, { text, sample, indent }: Layout): string {
  if (typeof content === "string") return `- ${writtenScalar(content, false)}`;
  if (sample && isFlow(text, sample)) return `- ${writtenFlow(content)}`;
  return `- ${blockLines(content, { text, sample, indent: indent + 2 })}`;
}
