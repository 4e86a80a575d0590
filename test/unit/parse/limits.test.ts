import { describe, expect, test } from "vitest";
import { limits } from "../../../generator/src/parse/limits.ts";
import { only, parseText } from "./marks.ts";

describe("a file that is too much for us is refused with a place", () => {
  test.each([
    ["too large", `a: ${"x".repeat(limits.text)}`, "text/too-big"],
    ["100,000 rows in braces", `rows:\n${"  - {roll: 1, result: hit}\n".repeat(100_000)}`, "yaml/too-many"],
    ["4 MiB of commas", `a: [${",".repeat(4_000_000)}]`, "yaml/too-many"],
    ["a long text", `a: ${"x ".repeat(limits.scalar)}y`, "yaml/too-long"],
    ["a long quoted text", `a: "${"x\n ".repeat(limits.scalar)}"`, "yaml/too-long"],
    ["a long block text", `a: |\n  ${"x\n  ".repeat(limits.scalar)}`, "yaml/too-long"],
    ["a long text of escapes", `a: "${"\\n".repeat(1_950_000)}"`, "yaml/too-long"],
    ["a long key", `${"x".repeat(limits.key + 1)}: 1`, "yaml/too-long"],
    ["many lists in one line", "- ".repeat(100_000), "yaml/too-deep"],
    ["many braces", "{".repeat(100_000), "yaml/too-deep"],
    ["many questions", "? ".repeat(100_000), "yaml/too-deep"],
  ])("%s", (_, text, code) => {
    const { span, ...problem } = only(text);
    expect(problem.code).toBe(code);
    expect(span.end).toBeLessThanOrEqual(text.length);
  });
});

describe("a file that is merely long is read", () => {
  test.each([
    ["20,000 rows in braces", `rows:\n${"  - {roll: 1, result: hit}\n".repeat(20_000)}`],
    ["20,000 keys", Array.from({ length: 20_000 }, (_, at) => `key-${at}: 1\n`).join("")],
    ["blank lines and comments", `${"#\n".repeat(50_000)}a: 1\n${"\n".repeat(120_000)}  # c\nb: 2\n`],
    [
      "a level below the limit",
      Array.from(
        { length: limits.depth },
        (_, at) => `${" ".repeat(at)}a:${at === limits.depth - 1 ? " 1" : ""}\n`,
      ).join(""),
    ],
  ])("%s", (_, text) => {
    expect(parseText(text).diagnostics).toEqual([]);
  });
});

test.each([
  ["tabs", "\t- a\n".repeat(150_000)],
  ["no-break spaces", "\u00a0\n".repeat(400_000)],
  ["garbled letters", "\u00c3\u00a9".repeat(400_000)],
  ["open quotes", "a: 'b\n".repeat(40_000)],
  ["quotes", '"'.repeat(500_000)],
  ["anchors", "a: &x 1\n".repeat(40_000)],
  ["indentation", "- a\n b\n".repeat(40_000)],
  ["aliases in one line", `a: [${"*x,".repeat(90_000)}]`],
  ["keys without names in one line", `a: {${"b: 1, : 2, ".repeat(25_000)}}`],
  ["torn cells", `a: {x: 1${",y".repeat(150_000)}}`],
])("a file full of %s is answered too, with a bounded list", (_, text) => {
  const { tree, diagnostics } = parseText(text);
  expect(tree).toBeNull();
  expect(diagnostics.length).toBeGreaterThan(0);
  expect(diagnostics.length).toBeLessThanOrEqual(2 * limits.diagnostics);
});
