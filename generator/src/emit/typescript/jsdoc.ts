import type { Doc } from "./module.ts";

/**
 * Text for inside a JSDoc comment. A comment's end and a tag's start become character references, which
 * editors show as the characters themselves.
 */
function commentText(text: string): string {
  return text
    .replaceAll("*/", "*&#47;")
    .replaceAll("@", "&#64;")
    .replace(/[\r\n\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]+/g, " ");
}

/** The lines of a comment, without the frame. */
export function docLines(doc: Doc): readonly string[] {
  const text = doc.text.filter((line) => line !== "").map(commentText);
  const tags = (doc.tags ?? []).map(([name, value]) => `@${name} ${commentText(value)}`.trimEnd());
  return [...text, ...tags];
}

/** A whole comment, for documentation inside a literal. */
export function comment(doc: Doc | null, indent: string): string {
  const lines = doc ? docLines(doc) : [];
  if (lines.length === 0) return "";
  if (lines.length === 1) return `${indent}/** ${lines[0]} */\n`;
  return `${indent}/**\n${lines.map((line) => `${indent} * ${line}\n`).join("")}${indent} */\n`;
}
