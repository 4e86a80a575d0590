import { describe, expect, test } from "vitest";
import { expectMarks, found, only, parseText, read } from "./marks.ts";

describe("text that YAML would misread", () => {
  test.each(["*K", "&heavy gun", "!rout 5", "@home", "`x`", "%5", ">x", "> x", "|x", ",x", "? x", "]", "}", "#2"])(
    "result: %s",
    (text) => {
      expectMarks(`kind: a\nresult: ┆${text}\nlast: 1\n`, "yaml/indicator");
      expect(only(`result: ${text}\n`).hint).toBe(`type "${text}"`);
    },
  );

  test.each([
    [">= 8", 'write 8+ for 8 or more; type ">= 8" where the book prints it'],
    [">8", 'write 9+ for more than 8, 8 in a cell of one number; type ">8" where the book prints it'],
    [",5", 'write .5 for a number; type ",5" where the book prints it'],
  ])("result: %s may be meant for a number", (text, hint) => expect(only(`result: ${text}\n`).hint).toBe(hint));

  test.each([
    ["[10] cm", "yaml/indicator"],
    ["{x} y", "yaml/indicator"],
    ["- 5", "yaml/indicator"],
    ["*x y", "yaml/indicator"],
    ["!!str 5", "yaml/indicator"],
    ["|2\n    x", "yaml/indicator"],
  ])("result: %s", (text, code) => expectMarks(`result: ┆${text}\n`, code));

  test("text after a closing quote", () => {
    expectMarks('result: "Old" ┆Guard\n', "yaml/after");
    expect(only('result: "Old" Guard\n').hint).toBe(`type '"Old" Guard'`);
    expect(only("result: 'it's'\n").hint).toBe(`type "it's"`);
    expectMarks('result: "x"┆#bad\n', "yaml/after");
    expectMarks('"b" ┆x: 2\n', "yaml/after");
    expectMarks(`"b" ┆${"long ".repeat(30)}x: 2\n`, "yaml/after");
  });

  test("text cut at a #", () => {
    expectMarks("name: Gun ┆#2\n", "yaml/comment-cut");
    expect(only("name: Gun #2\n")).toMatchObject({ severity: "warning", hint: expect.stringContaining('"Gun #2"') });
    expect(found("name: Gun # the second\nother: 2 # kg\n# alone\n")).toEqual([]);
    expectMarks("rows:\n  - { name: Gun ┆#2, x: 1 }\n  - { name: b }\n", "yaml/unclosed");
  });

  test("no value at all", () => {
    expectMarks("a: ┆~\nb: ┆null\nc: [┆Null, 1]\n", "yaml/null", "yaml/null", "yaml/null");
    expectMarks("a:\n  ┆-\n  - ┆-\n", "yaml/dash", "yaml/dash");
    expectMarks("a:\n  ┆b:\n  c: 1\n", "yaml/empty");
    expect(only("a:\n  b:\n  c: 1\n").message).toBe("b is empty");
    expect(only("kind: a\nrows:\n").message).toBe("rows is empty");
    expect(read("a: \"\"\nb: 'null'\nc: {}\nd: []\n")).toEqual([
      ["a", ""],
      ["b", "null"],
      ["c", []],
      ["d", []],
    ]);
  });

  test("curly quotes around a whole value", () => {
    expectMarks('a: ┆‘x’\nb: “x” y\nc: "“x”"\n', "yaml/curly-quotes");
  });

  test("backslashes in double quotes", () => {
    expectMarks('a: "C:┆\\guns"\n', "yaml/escape");
    expect(read("a: 'C:\\guns'\nb: \"\\x41\\t\"\n")).toEqual([
      ["a", "C:\\guns"],
      ["b", "A\t"],
    ]);
  });
});

describe("colons, commas and brackets", () => {
  test("a colon in text is one mistake, and the lines after it are still read", () => {
    expectMarks("a: b┆: c: d\ne: ┆~\nf: g┆: h\n", "yaml/colon", "yaml/null", "yaml/colon");
    expectMarks("rows:\n  - { result: Halt┆: who }\n", "yaml/colon");
    expectMarks("rows: [a┆: b]\n", "yaml/colon");
    expectMarks("rows: [a, b]┆: 3\n", "yaml/colon");
    const many = "result: Halt: who\n".repeat(100);
    expect(new Set(parseText(many).diagnostics.map(({ code }) => code))).toEqual(new Set(["yaml/colon"]));
  });

  test("a colon without a space, or no colon", () => {
    expectMarks("a┆:1\nb┆:2\n", "yaml/colon-space", "yaml/colon-space");
    expectMarks("kind: a\nodds┆:1\n", "yaml/colon-space");
    expectMarks("a: { b: 1, odds┆:1 }\n", "yaml/colon-space");
    expect(only("kind: a\nodds:1\n").hint).toBe("type odds: 1");
    expectMarks("kind: a\n┆price 3\nrows: b\n", "yaml/colon-missing");
    expect(only("kind: a\nprice 3\nrows: b\n").hint).toBe("type price: 3");
    expectMarks("rows:\n  ┆acr-7mm\n    techLevel: 10\n    printed: x\n", "yaml/colon-missing");
    expect(read("a: b:c\nd: http://e\n")).toEqual([
      ["a", "b:c"],
      ["d", "http://e"],
    ]);
  });

  test("a comma or bracket inside a flow cell", () => {
    expectMarks("rows:\n  - { price: 10,┆000/2500, weight: 3 }\n", "yaml/flow-cell");
    expectMarks("rows:\n  - { price: 10,┆000,000 }\n", "yaml/flow-cell");
    expectMarks("rows:\n  - { armor: 5┆[10] }\n", "yaml/flow-cell");
    expect(only("a: { price: 10,000/2500 }\n").hint).toContain("price: 10,000/2500");
    expect(read("a: { armor: [10] }\n")).toEqual([["a", [["armor", ["10"]]]]]);
  });

  test("commas", () => {
    expectMarks("a: [1,┆,2]\nb: [┆,1]\n", "yaml/comma-needless", "yaml/comma-needless");
    expectMarks('a: ["x" ┆"y"]\nb: {c: "1" ┆d: 2}\n', "yaml/comma-missing", "yaml/comma-missing");
    expectMarks("rows: [ { a: 1 }\n       ┆{ a: 2 } ]\n", "yaml/comma-missing");
    expectMarks("a: { b: [x, y]\n     ┆c: 3 }\n", "yaml/comma-missing");
    expectMarks("a: { hits: ┆- 1, x: 2 }\n", "yaml/indicator");
    expect(read("a: [1, 2,]\n")).toEqual([["a", ["1", "2"]]]);
  });

  test("what is opened must be closed", () => {
    expectMarks("a: ┆[b, c\nd: ┆~\n", "yaml/unclosed", "yaml/null");
    expectMarks("a: ┆{ b: 1\nd: 2\n", "yaml/unclosed");
    expectMarks("a: [1, 2┆}\nd: 2\n", "yaml/unclosed");
    expectMarks('a: ┆"b\nd: 2\n', "yaml/unclosed");
    expectMarks("a: ┆'b\nd: 2\n", "yaml/unclosed");
    expectMarks("a: {b: 1}┆}\n", "yaml/syntax");
  });
});

describe("keys", () => {
  test.each([
    ["a: 1\n┆a: 2\n", "yaml/key-duplicate"],
    ['a: { b: 1, ┆"b": 2 }\n', "yaml/key-duplicate"],
    ['┆"": 1\n', "yaml/key-empty"],
    ["┆: 1\n", "yaml/key-empty"],
    ["a:\n  ┆<<: b\n", "yaml/merge-key"],
    ["┆? x\n: y\n", "yaml/indicator"],
    ["┆[a]: 1\n", "yaml/key-kind"],
    ["┆{ a: 1 }: 2\n", "yaml/key-kind"],
    ["┆*a : 3\n", "yaml/indicator"],
    ["┆&b c: 4\n", "yaml/indicator"],
  ])("%j", (marked, code) => expectMarks(marked, code));

  test("may be any word JavaScript knows", () => {
    expect(read("__proto__: 1\nconstructor: 2\ntoString: 3\n10: a\n9: b\n")).toEqual([
      ["__proto__", "1"],
      ["constructor", "2"],
      ["toString", "3"],
      ["10", "a"],
      ["9", "b"],
    ]);
  });
});

describe("the whole file", () => {
  test.each([
    ["┆", "yaml/no-content"],
    ["┆# only a comment\n", "yaml/no-content"],
    ["┆---\n...\n", "yaml/no-content"],
    ["┆- a\n- b\n", "yaml/root"],
    ["┆[1, 2]\n", "yaml/root"],
    ["┆hello\n", "yaml/root"],
    ['┆"hello"\n', "yaml/root"],
    ["┆~\n", "yaml/root"],
    ["┆hello world\n", "yaml/colon-missing"],
    ["a: 1\n┆---\n", "yaml/documents"],
    ["a: 1\n...\n┆b: 2\n", "yaml/documents"],
    ["a: 1\n... ┆- x\n", "yaml/syntax"],
    ["--- ┆a: 1\n", "yaml/after"],
    ["┆%TAG ! x\n---\na: 1\n", "yaml/directive"],
  ])("%j", (marked, code) => expectMarks(marked, code));

  test("may start with --- and end with ...", () => {
    expect(read("# c\n---\na: 1\n...\n")).toEqual([["a", "1"]]);
  });
});

test("several mistakes are all reported in one run, in order", () => {
  expectMarks(
    "kind: ┆~\nrows:\n  a: { price: 1,┆000 }\n  ┆b:\n  c: Halt┆: who\n  ┆a: 2\n  d: ┆*x\n  e: ┆@y\n",
    "yaml/null",
    "yaml/flow-cell",
    "yaml/empty",
    "yaml/colon",
    "yaml/key-duplicate",
    "yaml/indicator",
    "yaml/indicator",
  );
});
