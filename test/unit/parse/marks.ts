import { expect } from "vitest";
import type { Diagnostic } from "../../../generator/src/diagnostics/diagnostic.ts";
import { parse } from "../../../generator/src/parse/index.ts";
import { positionAt } from "../../../generator/src/source/source-file.ts";
import type { SyntaxNode } from "../../../generator/src/source/syntax.ts";

/** Parses a text as a file of its own. */
export function parseText(text: string): ReturnType<typeof parse> {
  return parse({ path: "rules/striker-ii/hit/hit-table.yaml", text });
}

/** `2:23 yaml/indicator` for every diagnostic. */
export function found(text: string): readonly string[] {
  return parseText(text).diagnostics.map(({ code, span }) => {
    const { line, column } = positionAt(span.file, span.start);
    return `${line}:${column} ${code}`;
  });
}

/** Expects one diagnostic at each `┆` of a text, with these codes, and no other. */
export function expectMarks(marked: string, ...codes: readonly string[]): void {
  const pieces = marked.split("┆");
  const file = { path: "marks.yaml", text: pieces.join("") };
  let offset = 0;
  const places = pieces.slice(0, -1).map((piece, index) => {
    offset += piece.length;
    const { line, column } = positionAt(file, offset);
    return `${line}:${column} ${codes[index] ?? "?"}`;
  });
  expect(found(file.text)).toEqual(places);
}

/** The only diagnostic of a text. */
export function only(text: string): Diagnostic {
  const { diagnostics } = parseText(text);
  expect(diagnostics).toHaveLength(1);
  return diagnostics[0] as Diagnostic;
}

/** What a tree says, without its places; maps as lists of pairs, so that no key can hide. */
export function plain(node: SyntaxNode): unknown {
  if (node.kind === "scalar") return node.text;
  if (node.kind === "list") return node.items.map(plain);
  return [...node.entries].map(([key, { value }]) => [key, plain(value)]);
}

/** What the tree of a good text says. */
export function read(text: string): unknown {
  const { tree, diagnostics } = parseText(text);
  expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  return tree && plain(tree.root);
}
