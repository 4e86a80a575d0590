import { describe, expect, test } from "vitest";
import { frame } from "../../../generator/src/format/frame.ts";
import { paintIn } from "../../../generator/src/format/paint.ts";
import type { Span } from "../../../generator/src/source/source-file.ts";
import { markedSpan } from "./given.ts";

const draw = (text: string, width = 80) => frame(markedSpan(text), width, paintIn(false));

describe("code frame", () => {
  test("tabs are aligned", () => {
    expect(draw("\tprice:\t⟦12⟧")).toEqual([
      ">  1 |     price:  12",
      "     |             ^^", //
    ]);
  });

  test("a tab that is itself the mistake", () => {
    expect(draw("a:\n⟦\t⟧b: 1")).toEqual([
      "   1 | a:",
      ">  2 |     b: 1",
      "     | ^^^^", //
    ]);
  });

  test("a span of several lines shows its first", () => {
    expect(draw("a: 1\nrows: ⟦[1,\n  2,\n  3]⟧\nb: 2")).toEqual([
      "   1 | a: 1",
      ">  2 | rows: [1,",
      "     |       ^^^", //
    ]);
  });

  test("an empty span has one caret, also past the end of the line", () => {
    expect(draw("a: ⟦⟧b\n")).toEqual([">  1 | a: b", "     |    ^"]);
    expect(draw("a:⟦⟧\nb")).toEqual([">  1 | a:", "     |   ^"]);
  });

  test("wide and combining characters", () => {
    expect(draw("表: ｱ 😀 e\u0301: ⟦値段⟧ x")).toEqual([
      ">  1 | 表: ｱ 😀 e\u0301: 値段 x",
      "     |             ^^^^", //
    ]);
  });

  test("spaces that only look like spaces, marks of order, byte-order marks, lone surrogates", () => {
    expect(draw("\ufeffa:⟦\u00a0⟧1\u2028\ud800")).toEqual([
      ">  1 | <U+FEFF>a:<U+00A0>1<U+2028><U+D800>",
      "     |           ^^^^^^^^", //
    ]);
  });

  test("old line endings do not show, unless they are the mistake", () => {
    expect(draw("a: 1\r\nb: ⟦2⟧\r\n")).toEqual(["   1 | a: 1", ">  2 | b: 2", "     |    ^"]);
    expect(draw("b: 2⟦\r⟧\n")).toEqual([">  1 | b: 2<U+000D>", "     |     ^^^^^^^^"]);
  });

  test("line numbers widen the gutter", () => {
    expect(draw(`${"\n".repeat(99)}⟦x⟧`)).toEqual(["   99 |", "> 100 | x", "      | ^"]);
    expect(draw(`${"\n".repeat(100)}⟦x⟧`)).toEqual(["  100 |", "> 101 | x", "      | ^"]);
  });
});

describe("a long line", () => {
  test("is windowed around the span, and the line before with it", () => {
    const before = "abcdefghijklmnopqrstuvwxyz".repeat(4);
    expect(draw(`${before}\n${"1234567890".repeat(4)}⟦XYZ⟧${"1234567890".repeat(4)}`, 23)).toEqual([
      "   1 | …efghijklmnopqrstuvwxyza…",
      ">  2 | …1234567890XYZ1234567890…",
      "     |            ^^^", //
    ]);
  });

  test("at its beginning and at its end", () => {
    expect(draw(`⟦ab⟧${"1234567890".repeat(3)}`, 10)).toEqual([">  1 | ab12345678…", "     | ^^"]);
    expect(draw(`${"1234567890".repeat(3)}⟦ab⟧`, 10)).toEqual([">  1 | …34567890ab", "     |          ^^"]);
  });

  test("carets stop where the window does", () => {
    expect(draw(`key: ⟦${"x".repeat(50)}⟧`, 10)).toEqual([">  1 | …xxxxxxxxxx…", "     |  ^^^^^^^^^^"]);
  });

  test("a short line before it, out of sight, is only left out", () => {
    expect(draw(`ab\n${"1234567890".repeat(3)}⟦cd⟧`, 10)).toEqual([
      "   1 | …",
      ">  2 | …34567890cd",
      "     |          ^^", //
    ]);
  });

  test("wide characters cut by its edge keep the columns", () => {
    expect(draw(`${"値".repeat(6)}⟦ab⟧`, 9)).toEqual([">  1 | … 値値値ab", "     |         ^^"]);
  });

  test("surrogate pairs are never split", () => {
    const text = `a${"😀".repeat(200)}⟦x⟧${"😀".repeat(200)}`;
    expect(draw(text).join("\n")).not.toContain("<U+D");
    const accents = "\u0301".repeat(79);
    expect(draw(`😀${accents}⟦x⟧`)[0]).not.toContain("<U+D");
    expect(draw(`⟦x⟧${accents}${accents}😀`)[0]).not.toContain("<U+D");
  });

  test("a thousand mistakes on a line of a megabyte are drawn without drawing the line", () => {
    const file = { path: "a.yaml", text: "x".repeat(1_000_000) };
    const spans = Array.from(
      { length: 1000 },
      (_, index): Span => ({ file, start: index * 900, end: index * 900 + 2 }),
    );
    const rows = spans.map((span) => frame(span, 80, paintIn(false)));
    expect(rows.every(([line]) => (line ?? "").length <= 7 + 82)).toBe(true);
  });
});
