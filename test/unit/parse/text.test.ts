import { describe, expect, test } from "vitest";
import { expectMarks, only, parseText, read } from "./marks.ts";

describe("characters", () => {
  test.each([
    ["name: a┆\u0000b\n", "text/character", "NUL U+0000"],
    ["name: a┆\u0007b\n", "text/character", "bell U+0007"],
    ["name: ┆\u202eb\n", "text/character", "U+202E"],
    ["# ┆\u2066 in a comment\nname: b\n", "text/character", "U+2066"],
    ['name: "┆\u200fb"\n', "text/character", "U+200F"],
    ["name: a┆\u2028b\n", "text/character", "line separator U+2028"],
    ["name: a┆\u2029b\n", "text/character", "paragraph separator U+2029"],
    ["name: a┆\ufffdb\n", "text/character", "U+FFFD"],
    ["name: a┆\ud800b\n", "text/character", "U+D800"],
    ["name: a┆\u200bb\n", "text/invisible", "zero-width space U+200B"],
    ["na┆\u200bme: b\n", "text/invisible", "zero-width space U+200B"],
    ["rows:\n┆\u00a0\u00a0- roll: 1\n", "text/space", "no-break space U+00A0"],
    ["name:┆\u00a0b\n", "text/space", "no-break space U+00A0"],
    ["rows:\n  -┆\u00a0roll: 1\n", "text/space", "no-break space U+00A0"],
    ["name: { a: 1,┆\u3000b: 2 }\n", "text/space", "ideographic space U+3000"],
    ["name: Old┆\u00a0Guard\n", "text/odd-space", "no-break space U+00A0"],
    ["name: Napol┆\u00c3\u00a9on\n", "text/garbled", "\u00c3\u00a9 was garbled"],
    ["name: ┆\u00e2\u20ac\u0153Old\n", "text/garbled", "\u00e2\u20ac\u0153"],
  ])("%j", (marked, code, name) => {
    expectMarks(marked, code);
    expect(only(marked.replace("┆", "")).message).toContain(name);
  });

  test("are left alone where they do no harm", () => {
    const text = '# no-break\u00a0space, zero\u200bwidth\nname: "Old\u00a0Guard"\nnote: |\n  a\u00a0b ❤\ufe0f\n';
    expect(parseText(text).diagnostics).toEqual([]);
    expect(read("name: Napol\u00e9on Å “é” 😀\n")).toEqual([["name", "Napol\u00e9on Å “é” 😀"]]);
  });

  test.each([
    ["text/character", "\u202e"],
    ["text/character", "\u200f"],
    ["text/character", "\u2028"],
    ["text/invisible", "\u200b"],
    ["text/invisible", "\u00ad"],
    ["text/invisible", "\u3164"],
    ["text/invisible", "\u{e0041}"],
  ])("%s: %j is refused typed or escaped, in quotes or not, in a value or a key", (code, character) => {
    const typed = [...Array(character.length).keys()].map((at) => unit(character.charCodeAt(at))).join("");
    expectMarks(`name: side ┆${character}11\n`, code);
    expectMarks(`name: "side ┆${character}11"\n`, code);
    expectMarks(`name: 'side ┆${character}11'\n`, code);
    expectMarks(`name: |\n  side ┆${character}11\n`, code);
    expectMarks(`name: "side ┆${typed}11"\n"┆${typed}11": 1\n`, code, code);
  });

  test("that look like spaces do not hide the mistakes around them", () => {
    expectMarks("rows:\n┆\u00a0\u00a0- roll: 1\n  - ┆hits:\n", "text/space", "yaml/empty");
  });

  test("are the only thing said of their line", () => {
    expectMarks("a:┆\u200b1\nb: ┆~\n", "text/invisible", "yaml/null");
  });

  test("say what to type instead", () => {
    expect(only("name: Napol\u00c3\u00a9on\n").hint).toBe("type é");
    expect(only("name: a\ufffdb\n").hint).toBe("type the character the book prints");
  });
});

describe("tabs", () => {
  test("are one mistake for the whole file", () => {
    expectMarks("rows:\n  a:\n┆\tb: 1\n\tc: 2\n\td: 3\n", "text/tab");
    expect(only("rows:\n  a:\n\tb: 1\n\tc: 2\n\td: 3\n").message).toContain("2 more lines");
  });

  test("are found behind spaces and behind a dash", () => {
    expectMarks("rows:\n  ┆\ta: 1\n", "text/tab");
    expectMarks("rows:\n  -┆\ta: 1\n", "text/tab");
    expectMarks("note: |\n┆\ttext\n", "text/tab");
  });

  test("are accepted in blank lines, comments and block texts", () => {
    expect(parseText("a: 1\n\t\n\t# c\nnote: |\n  x\n  \ty\nb: 2\n").diagnostics).toEqual([]);
  });
});

test("a merge conflict is reported where it opens, or where its rest stands", () => {
  expectMarks("a: 1\n┆<<<<<<< a\n=======\n>>>>>>> b\n┆<<<<<<< a\n", "text/merge-conflict", "text/merge-conflict");
  expectMarks("a: 1\n┆=======\n>>>>>>> b\n", "text/merge-conflict");
});

test("Windows line endings shift nothing", () => {
  expectMarks("a: 1\r\nb:\r\n  c: ┆~\r\n", "yaml/null");
  expect(read('a: "x\r\n  y"\r\nb: |\r\n  x\r\n  y\r\n')).toEqual([
    ["a", "x y"],
    ["b", "x\ny\n"],
  ]);
});

/** `\\u202e`: half a character as it is escaped in double quotes. */
function unit(code: number): string {
  return `\\u${code.toString(16).padStart(4, "0")}`;
}
