import { expect, test } from "vitest";
import { book, told } from "./given.ts";

const hint = "make a catalog of them, with a column row-of: that names the row";

test("rows inside a row stand in one column", async () => {
  const things =
    "kind: catalog\ntitle: Things\ncolumns:\n  x: { rows: { a: integer } }\n  y: { rows: { b: integer } }\nrows:\n  one: { x: { p: { a: 1 } }, y: { q: { b: 1 } } }\n";
  expect(await told(book({ "gear/things": things }))).toEqual([
    `gear/things.yaml:5:14 the column y cannot have rows inside: the column x has some already | ${hint}`,
  ]);
});

test("a lookup has no rows inside its rows", async () => {
  const rolls =
    "kind: lookup\ntitle: Rolls\naxes:\n  roll: { match: range, dice: d6 }\ncolumns:\n  x: { rows: { a: integer } }\nrows:\n  - { roll: 1-6, x: { one: { a: 1 } } }\n";
  expect(await told(book({ "gear/rolls": rolls }))).toEqual([
    `gear/rolls.yaml:6:14 the column x cannot have rows inside: this is a lookup | ${hint}`,
  ]);
});
