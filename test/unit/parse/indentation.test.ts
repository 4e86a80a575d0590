import { describe, expect, test } from "vitest";
import { expectMarks, only, read } from "./marks.ts";

describe("indentation", () => {
  test.each([
    "kind: a\n ┆title: b\nrows: 1\n",
    "kind: a\nrows:\n    a: 1\n  ┆b: 2\n  c: 3\nz: 1\n",
    "  kind: a\n┆title: b\nrows: c\n",
    "rows:\n  - roll: 1\n   ┆result: hit\n",
    "rows:\n  - roll: 1\n     ┆result: hit\n     mod: 2\n",
    "rows:\n  a:\n    b: 1\n   ┆c: 2\n    d: 3\n    e: 4\n",
    "rows:\n  a:\n    b: 1\n  ┆c: 2\n    d: 3\n",
    "rows:\n  a:\n   ┆b: 1\n    c: 2\n    d: 3\n",
    "rows:\n  a:\n    b: 1\n     ┆c: 2\n    d: 3\n",
    "rows:\n  - roll: 1\n    ┆- roll: 2\n",
    "axes: a\n┆- roll: 1\n  hits: 2\n- roll: 3\n  hits: 4\n",
    "a: 1\n┆- b\n",
    "name: Foo\n  ┆- a\n",
    'a: "q"\n  ┆b: 1\n',
    "note: |\n   x\n  ┆y: 1\nb: 2\n",
  ])("%j is one mistake", (text) => expectMarks(text, "yaml/indent"));

  test("says which line the odd one must line up with", () => {
    const hints = ["rows:\n  a:\n    b: 1\n   c: 2\n    d: 3\n", "rows:\n  a:\n    b: 1\n  c: 2\n    d: 3\n"].map(
      (text) => only(text).hint,
    );
    expect(hints).toEqual(["start it in column 5, as b does", "start it in the same column as d"]);
  });

  test("a dash without its space", () => {
    expectMarks("rows:\n  - roll: 1\n    hits: 2\n  ┆-roll: 3\n    hits: 4\n  - roll: 5\n", "yaml/dash-space");
    expect(only("rows:\n  - roll: 1\n    hits: 2\n  -roll: 3\n    hits: 4\n").hint).toBe("type - roll: 3");
    expectMarks("rows:\n  ┆-roll: 1\n   b: 2\n", "yaml/dash-space");
    expect(read("rows:\n  -8: a\n")).toEqual([["rows", [["-8", "a"]]]]);
  });
});
