import type { SyntaxNode } from "../source/syntax.ts";
import type { Content, ContentMap, Path } from "./operation.ts";

/** What a node says. */
export function contentOf(node: SyntaxNode): Content {
  if (node.kind === "scalar") return node.text;
  if (node.kind === "list") return node.items.map(contentOf);
  return { entries: [...node.entries].map(([key, { value }]) => [key, contentOf(value)] as const) };
}

/** What stands at a path; undefined where nothing does. */
export function contentAt(content: Content, path: Path): Content | undefined {
  let found: Content | undefined = content;
  for (const step of path) found = found === undefined ? undefined : childOf(found, step);
  return found;
}

function childOf(content: Content, step: string | number): Content | undefined {
  if (isList(content)) return typeof step === "number" ? content[step] : undefined;
  return isMap(content) ? content.entries.find(([key]) => key === step)?.[1] : undefined;
}

/** Whether two contents say the same, in the same order. */
export function sameContent(one: Content | undefined | null, other: Content | undefined | null): boolean {
  return one === other || (one != null && other != null && JSON.stringify(one) === JSON.stringify(other));
}

export function isList(content: Content): content is readonly Content[] {
  return Array.isArray(content);
}

export function isMap(content: Content): content is ContentMap {
  return typeof content === "object" && !isList(content);
}

/** A content in a few words, for messages. */
export function contentWords(content: Content | null): string {
  if (content === null) return "nothing";
  if (typeof content === "string") return content;
  if (isList(content)) return `[${content.map(contentWords).join(", ")}]`;
  return `{ ${content.entries.map(([key, value]) => `${key}: ${contentWords(value)}`).join(", ")} }`;
}
