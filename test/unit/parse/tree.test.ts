import { describe, expect, test } from "vitest";
import type { SyntaxNode } from "../../../generator/src/source/syntax.ts";
import { child } from "../../../generator/src/source/syntax.ts";
import { expectMarks, parseText, read } from "./marks.ts";

function rootOf(text: string) {
  const { tree } = parseText(text);
  if (!tree) throw new Error("no tree");
  return tree.root;
}

/** The source text of a node. */
function written(node: SyntaxNode | undefined) {
  return node?.file.text.slice(node.start, node.end);
}

describe("spans", () => {
  const text =
    "# c\nkind: a # c\nlist: [x, 'y z']\nrows:\n  - roll: -8\n    hits: { none: \"1\" }\n  - b\nnote: |\n  text\n";

  test("cover each part as it is written", () => {
    const root = rootOf(text);
    expect([...root.entries.values()].map(({ key, value }) => [written(key), written(value)])).toEqual([
      ["kind", "a"],
      ["list", "[x, 'y z']"],
      ["rows", '- roll: -8\n    hits: { none: "1" }\n  - b'],
      ["note", "|\n  text\n"],
    ]);
    expect(written(root)).toBe(text.slice(4));
  });

  test("tell quoted text from plain", () => {
    const list = child(rootOf(text), "list");
    expect(
      list?.kind === "list" && list.items.map((item) => item.kind === "scalar" && [item.text, item.quoted]),
    ).toEqual([
      ["x", false],
      ["y z", true],
    ]);
  });
});

test("folded, literal and many-line texts", () => {
  expect(read("a: >-\n  x\n  y\nb: |+\n  x\n\nc: x\n  y\nd: 'x\n\n  y'\n")).toEqual([
    ["a", "x y"],
    ["b", "x\n\n"],
    ["c", "x y"],
    ["d", "x\ny"],
  ]);
});

describe("aliases", () => {
  test("stand for the part they name, at the place where it is written", () => {
    const root = rootOf("a: &x { b: 1 }\nc: *x\nd: [*x]\n");
    expect(child(root, "c")).toBe(child(root, "a"));
    expect(written(child(root, "c"))).toBe("{ b: 1 }");
  });

  test("may name a block", () => {
    expect(read("rows:\n  - &x\n    b: 1\n  - *x\n")).toEqual([["rows", [[["b", "1"]], [["b", "1"]]]]]);
  });

  test.each([
    ["a: ┆*x\nb: &x 1\n", "yaml/indicator"],
    ["a: &x [┆*x]\n", "yaml/indicator"],
    ["a: ┆&x\nb: 1\n", "yaml/indicator"],
    ["a: ┆&x 1\n", "yaml/indicator"],
    ["a: ┆&x[1]\nb: ┆*x\n", "yaml/indicator", "yaml/indicator"],
    ["a: &x 1\nb: ┆&x 2\nc: *x\n", "yaml/anchor"],
    ["a: &x 1\nb: ┆&y *x\n", "yaml/indicator"],
  ])("%j", (marked, ...codes) => expectMarks(marked, ...codes));

  test("cannot multiply without end", () => {
    const letters = [..."abcdefghi"];
    const bomb = letters.map(
      (letter, at) => `${letter}: &${letter} [${at ? `*${letters[at - 1]}, `.repeat(9) : "1"}]\n`,
    );
    const { diagnostics } = parseText(`${bomb.join("")}z: *i\n`);
    expect(diagnostics.map(({ code, message }) => [code, message])).toEqual([
      ["yaml/too-many", "too many values in one file (limit 250,000)"],
    ]);
  });
});
