import { isSafePattern } from "redos-detector";
import { ts } from "ts-morph";
import { expect, test } from "vitest";
import { nodesOf, readSourceTree } from "./source-tree.ts";

/** How many expressions of a file are not proved to take linear time, and why they take no long time all the same. */
const excused: Readonly<Record<string, readonly [count: number, why: string]>> = {
  "audit/app-files.ts": [1, "the name of a file"],
  "audit/words.ts": [2, "each search begins at a quote or an import, and ends where the next may begin"],
  "columns/single.ts": [1, "begins at one place, and each part ends at a space"],
  "difference/cell.ts": [1, "the digits of one number"],
  "difference/operation.ts": [1, "the path of a property"],
  "editor/tables.ts": [1, "each line is looked at once"],
  "erratum/erratum-draft.ts": [1, "an id typed at the command line"],
  "find/find.ts": [1, "a word typed at the command line"],
  "fix/better.ts": [1, "each word is read once, for none begins inside another"],
  "kinds/schema-set.ts": [1, "what the engine says of a text that is no JSON"],
  "notation/form.ts": [1, "each search begins where the one before ended"],
  "numerals/band-mistakes.ts": [2, "no text longer than two numbers comes so far"],
  "numerals/dice.ts": [1, "begins at one place, and no part of it is long"],
  "numerals/number-mistakes.ts": [5, "no text longer than a number comes so far"],
  "numerals/numeral.ts": [1, "no text longer than a number comes so far"],
  "package/index.ts": [1, "a module of a few lines, which a build wrote"],
  "parse/block-map.ts": [1, "what a message can show of a line"],
  "parse/document.ts": [2, "begins at one place, or is what a message can show of a line"],
  "parse/flow.ts": [2, "begins at one place, or is what a message can show of a line"],
  "parse/key.ts": [1, "what a message can show of a line"],
  "parse/scalar.ts": [1, "stops at the next line break"],
  "parse/state.ts": [1, "a line, or what follows a brace or a comma, is looked at once"],
  "parse/value.ts": [1, "what a message can show of a line"],
  "project/layout.ts": [1, "the path of a file"],
  "project/load.ts": [1, "the path of a file"],
  "release/changeset.ts": [2, "a changeset, which a person of this project wrote"],
  "release/surface.ts": [1, "the versions of Node a package asks for"],
  "rule-set/registry.ts": [1, "words without repetition"],
  "sheet/csv.ts": [1, "begins at one place, and no part of it is long"],
  "sheet/read-xlsx.ts": [1, "no part of it is long"],
  "start/table.ts": [2, "a column typed at the command line"],
  "text/ids.ts": [2, "no more of a text than an id may have"],
  "text/look-alikes.ts": [1, "each run starts behind no letter, and is passed over once found"],
  "validate/ajv.ts": [1, "what ajv says of a schema"],
  "vocabulary/form.ts": [1, "a word of a schema's description"],
  "vocabulary/numbers.ts": [1, "begins at one place, and no part of it is long"],
};

test("an expression of the compiler takes time in proportion to its text, or it is known why that text is short", () => {
  const slow = readSourceTree().flatMap(({ path, tree }) => {
    const found = nodesOf(tree)
      .filter(ts.isRegularExpressionLiteral)
      .filter(({ text }) => !isFast(text));
    return found.length === (excused[path]?.[0] ?? 0) ? [] : [`${path}: ${found.map(({ text }) => text).join(" ")}`];
  });
  expect(slow).toEqual([]);
});

function isFast(literal: string): boolean {
  const [, pattern = "", flags = ""] = /^\/(.*)\/([a-z]*)$/s.exec(literal) ?? [];
  const unicode = flags.includes("u");
  const multiLine = flags.includes("m");
  const dotAll = flags.includes("s");
  // It cannot fold the case of letters beyond ASCII, which makes none of ours slower.
  const caseInsensitive = flags.includes("i") && !unicode;
  return isSafePattern(pattern, { unicode, multiLine, dotAll, caseInsensitive, maxSteps: 2000, timeout: Infinity })
    .safe;
}
