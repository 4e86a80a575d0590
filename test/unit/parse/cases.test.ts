import { describe, expect, test } from "vitest";
import { decode } from "../../../generator/src/parse/decode.ts";
import { expectMarks, found, only, parseText, read } from "./marks.ts";

// Group Y of shared/cases/cases.json, the inputs as they stand there and set into tables.
describe("cases, group Y", () => {
  test("Y01 a %YAML line", () => {
    expectMarks("┆%YAML 1.1\n---\nside: NO\non: 6\n", "yaml/directive");
    expect(only("%YAML 1.1\n---\nside: NO\n").message).toBe("remove the %YAML line");
    expect(read("side: NO\nveteran: yes\n")).toEqual([
      ["side", "NO"],
      ["veteran", "yes"],
    ]);
  });

  test("Y02 a row twice, once quoted", () => {
    expectMarks('rows:\n  1: miss\n  2: hit\n  ┆"1": rout\n', "yaml/key-duplicate");
    const { message, related } = only('rows:\n  1: miss\n  2: hit\n  "1": rout\n');
    expect(message).toBe("1 is already defined at 2:3");
    expect(related?.[0]?.span).toMatchObject({ start: 8, end: 9 });
  });

  test("Y04 odds stay text", () => {
    expect(read("kind: odds\nodds: [1:2, 1:1, 3:1]\n")).toEqual([
      ["kind", "odds"],
      ["odds", ["1:2", "1:1", "3:1"]],
    ]);
  });

  test("Y05 numbers stay source text", () => {
    expect(read("id: 61e9540\ncounter: 2E4\nseed: 8421999999999995999\nmax: .inf\n")).toEqual([
      ["id", "61e9540"],
      ["counter", "2E4"],
      ["seed", "8421999999999995999"],
      ["max", ".inf"],
    ]);
  });

  test("Y07 a dash alone", () => {
    expectMarks("units:\n  - {id: swarm, cm: ┆-, move: —, mod: +2, weight: .5, drift: -0}\n", "yaml/dash");
    expectMarks("units:\n  - id: swarm\n    cm: ┆-\n    move: —\n    drift: -0\n", "yaml/dash");
    expect(only("cm: -\n").hint).toContain("leave the key out");
  });

  test("Y08 empty values", () => {
    expectMarks("┆table:\nrows:\n  - {roll: 1, ┆result: }\n", "yaml/empty", "yaml/empty");
    const messages = parseText("table:\nrows:\n  - {roll: 1, result: }\n").diagnostics.map(({ message }) => message);
    expect(messages).toEqual(["table has no content; the next line may need indenting", "result is empty"]);
  });

  test("Y10 a date is text", () => {
    expect(read("published: 2024-01-01\n")).toEqual([["published", "2024-01-01"]]);
  });

  test("Y12 signs that YAML keeps for itself, all in one run", () => {
    expectMarks(
      "rows:\n  - {roll: 1, result: ┆*K}\n  - {roll: 2, result: ┆&heavy}\n  - {roll: 3, result: ┆!rout}\n",
      "yaml/indicator",
      "yaml/indicator",
      "yaml/indicator",
    );
    const { diagnostics } = parseText("rows:\n  - {roll: 1, result: *K}\n");
    expect(diagnostics[0]).toMatchObject({ message: "text that starts with * must be quoted", hint: 'type "*K"' });
  });

  test("Y14 colons in plain text", () => {
    expectMarks("result: Halt┆: who goes there?\nname: Old Guard┆:\n", "yaml/colon", "yaml/colon");
    const [first] = parseText("result: Halt: who goes there?\n").diagnostics;
    expect(first).toMatchObject({
      message: "text with a colon must be quoted",
      hint: 'type result: "Halt: who goes there?"',
    });
  });

  test("Y15 tabs", () => {
    expectMarks("rows:\n┆\t- {roll: 1, result: hit}\n", "text/tab");
    expect(read('a:\tx\ty\t# z\nb: "x\ty"\n')).toEqual([
      ["a", "x\ty"],
      ["b", "x\ty"],
    ]);
  });

  test("Y17 byte-order marks and line endings", () => {
    expect(read("\ufeff---\r\nid: crt\r\n")).toEqual([["id", "crt"]]);
    expectMarks("id: crt┆\rdice: 1d6\r", "text/line-endings");
    expectMarks("id: crt\n┆\ufeffdice: 1d6\n", "text/invisible");
    expect(only("id: crt\n\ufeffdice: 1d6\n").message).toContain("U+FEFF");
    expectMarks("id: crt\r\ndice: ┆~\r\n", "yaml/null");
  });

  test("Y18 look-alike dashes are left to the cells, curly quotes are pointed out", () => {
    const text =
      "dice: 1d4 − 1\nrows:\n  - {roll: 9–13, result: “Old Guard”}\n  - {roll: 14, result: breaks, mod: −2}\n";
    expect(found(text)).toEqual(["3:26 yaml/curly-quotes"]);
    expect(parseText(text).diagnostics[0]?.message).toBe("“ and ” are part of the text");
    expect(parseText(text).tree).not.toBeNull();
  });

  test("Y20 not UTF-8", () => {
    const bytes = Uint8Array.from([..."name: Napol\u00e9on\n"].map((character) => character.charCodeAt(0)));
    expect(decode(bytes)).toMatchObject({ problem: "not UTF-8 (byte 0xE9)", offset: 11 });
  });

  test("Y21 two documents, merge conflicts", () => {
    expectMarks("id: a\n┆---\nid: b\n", "yaml/documents");
    expect(only("id: a\n---\nid: b\n").message).toContain("one table per file");
    expectMarks("id: crt\n┆<<<<<<< HEAD\ndice: 1d6\n=======\ndice: 2d6\n>>>>>>> errata\n", "text/merge-conflict");
  });

  test("Y23 deep nesting", () => {
    expect(only(`rows: ${"[".repeat(5000)}1${"]".repeat(5000)}`).message).toBe("nested too deeply (limit 64)");
    const blocks = Array.from({ length: 1000 }, (_, level) => `${" ".repeat(level)}a:\n`).join("");
    expect(only(blocks).code).toBe("yaml/too-deep");
  });
});
