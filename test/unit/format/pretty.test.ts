import { describe, expect, test } from "vitest";
import { formatDiagnostics } from "../../../generator/src/format/index.ts";
import { complaint, gap, markedSpan } from "./given.ts";

const plain = (...found: Parameters<typeof complaint>[0][]) =>
  formatDiagnostics(
    found.map((span) => complaint(span, "must be more")),
    "pretty",
    { color: false },
  );

describe("pretty", () => {
  test("place, reason, frame, related place, hint, summary", () => {
    expect(formatDiagnostics([gap()], "pretty", { color: false })).toBe(`\
rules/striker-ii/morale/morale-table.yaml:5:11 error axis/gap  rolls must be covered: nothing covers 9
   4 |   - roll: -8
>  5 |   - roll: 10-13
     |           ^^^^^
  rules/striker-ii/morale/morale-table.yaml:4:11  the band before ends at 8
  hint: write 9-13

1 error in 1 file
`);
  });

  test("nothing found, nothing said", () => {
    expect(formatDiagnostics([], "pretty", { color: true })).toBe("");
  });

  test("the summary counts errors, warnings and files apart", () => {
    const one = markedSpan("⟦a⟧", "a.yaml");
    const other = markedSpan("⟦b⟧", "b.yaml");
    const found = [complaint(one, "x"), complaint(one, "y"), complaint(other, "z", { severity: "warning" })];
    expect(formatDiagnostics(found, "pretty", { color: false })).toBe(`\
a.yaml:1:1 error cell/range  x
>  1 | a
     | ^

a.yaml:1:1 error cell/range  y
>  1 | a
     | ^

b.yaml:1:1 warning cell/range  z
>  1 | b
     | ^

2 errors, 1 warning in 2 files
`);
  });

  test("warnings alone", () => {
    const found = [complaint(markedSpan("⟦a⟧"), "x", { severity: "warning" })];
    expect(formatDiagnostics(found, "pretty", { color: false })).toMatch(/\n\n1 warning in 1 file\n$/);
  });

  test("the lines of a hint stay below one another", () => {
    const found = [complaint(markedSpan("⟦a⟧"), "x", { hint: "write\nprice:\n  - 10" })];
    expect(formatDiagnostics(found, "pretty", { color: false })).toContain(`
  hint: write
        price:
          - 10
`);
  });

  test("color only where asked for", () => {
    const colored = formatDiagnostics([gap()], "pretty", { color: true });
    expect(colored.split("\n").slice(0, 3)).toEqual([
      "\u001b[1mrules/striker-ii/morale/morale-table.yaml:5:11\u001b[0m \u001b[31merror\u001b[0m \u001b[90maxis/gap\u001b[0m  rolls must be covered: nothing covers 9",
      "  \u001b[90m 4 |\u001b[0m   - roll: -8",
      "\u001b[31m>\u001b[0m \u001b[90m 5 |\u001b[0m   - roll: 10-13",
    ]);
    expect(formatDiagnostics([gap()], "pretty", { color: false })).not.toContain("\u001b");
  });

  test("nothing an author wrote reaches the terminal unseen", () => {
    const span = markedSpan("name: ⟦\u001b[2J\u202etxt⟧\u0000\u009b1m", "rules/\u001b]0;x\u0007.yaml");
    const found = [
      complaint(span, "\u001b[31m must\r\nnot", { hint: "\u200b", related: [{ message: "\u2066here", span }] }),
    ];
    expect(formatDiagnostics(found, "pretty", { color: false })).toBe(`\
rules/<U+001B>]0;x<U+0007>.yaml:1:7 error cell/range  <U+001B>[31m must<U+000D><U+000A>not
>  1 | name: <U+001B>[2J<U+202E>txt<U+0000><U+009B>1m
     |       ^^^^^^^^^^^^^^^^^^^^^^
  rules/<U+001B>]0;x<U+0007>.yaml:1:7  <U+2066>here
  hint: <U+200B>

1 error in 1 file
`);
  });

  test("a place without text: an empty file, and the end after the last line", () => {
    expect(plain(markedSpan("⟦⟧"))).toContain("\n>  1 |\n     | ^\n");
    expect(plain(markedSpan("a: 1\n⟦⟧"))).toContain("\n   1 | a: 1\n>  2 |\n     | ^\n");
  });
});
