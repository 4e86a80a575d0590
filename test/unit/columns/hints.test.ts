import { expect, test } from "vitest";
import { compile } from "../../../generator/src/compile.ts";
import { projectOf } from "../../given/project.ts";
import { book, told } from "./given.ts";

test("a misspelt key of ids is told, and not as gaps of the next axis", async () => {
  const saves = (id: string, level = "4-6") => `kind: lookup
title: Saves
axes:
  class: { match: exact }
  level: { match: range, domain: 1+ }
columns: { save: integer }
rows:
  - { class: fighter, level: 1-3, save: 14 }
  - { class: ${id}, level: ${level}, save: 12 }
  - { class: fighter, level: 7+, save: 10 }
`;
  expect(await told(book({ "hit/saves": saves("figther") }))).toEqual([
    "hit/saves.yaml:9:14 figther stands in this row alone, and the rows beside it are not whole | did you mean fighter?",
  ]);
  expect(await told(book({ "hit/saves": saves("fighter") }))).toEqual([]);
  expect((await told(book({ "hit/saves": saves("fighter", "5-6") })))[0]).toContain("nothing covers 4");
});

test("a unit typed behind a figure is answered by the column's own", async () => {
  const goods = `kind: catalog
title: Goods
columns: { weight: integer lb, cost: number Cr, hits: integer }
rows:
  a: { weight: 3 lb, cost: 5 gp, hits: 3 lb }
`;
  expect(await told(book({ "gear/goods": goods }, "units: { lb: pounds, gp: gold pieces }\n"))).toEqual([
    "gear/goods.yaml:5:16 3 lb has its unit, which the column says for all: lb | write 3",
    "gear/goods.yaml:5:28 5 gp is in gp, and this column in Cr | write the figure in Cr, without it",
    "gear/goods.yaml:5:40 3 lb ends in lb, and this column has no unit | write 3, and the unit behind the type of the column, such as integer lb",
  ]);
});

test("a table just begun says how a row is typed", async () => {
  const begun = (kind: string, head: string) =>
    told(book({ "gear/goods": `kind: ${kind}\ntitle: Goods\n${head}columns: { x: integer }\nrows:\n` }));
  expect(await begun("catalog", "")).toEqual([
    "gear/goods.yaml:4:1 rows is empty | type the rows on the lines below, further right, such as sword: { name: Sword }",
  ]);
  expect(await begun("lookup", "axes: { roll: { match: range, dice: d6 } }\n")).toEqual([
    expect.stringContaining("such as - { roll: 1-3, hits: 2 }"),
  ]);
});

test("a table of a document that does not print its names says how it would", async () => {
  const rules = [
    {
      path: "rules/house/book.yaml",
      text: `title: House\ndocument: { file: house.txt, sha256: ${"a".repeat(64)} }\nminus: negative\n`,
    },
    {
      path: "rules/house/gear/arms.yaml",
      text: "kind: catalog\ntitle: Arms\nsource: { lines: 1 }\ncolumns: { weight: integer }\nrows:\n  sword: { name: Sword, weight: 3, line: 1 }\n",
    },
  ];
  const { diagnostics } = await compile(
    projectOf(rules, [{ path: "test/golden/house.tsv", text: "line\tmode\ttext\n1\trow\tSword 3\n" }]),
  );
  expect(diagnostics.map(({ message, hint }) => `${message} | ${hint}`)).toContain(
    "line 1 prints Sword, here nothing | add the column printed: text, with Sword in its row, and print: [printed, weight]",
  );
});

test("a kind's column that names rows of a table the book has not says what to add", async () => {
  const values = "kind: morale-values\ntitle: Morale\nrows:\n  squad: { morale: 5, initiative: average }\n";
  expect(await told(book({ "morale/values": values }))).toEqual([
    "morale/values.yaml:4:35 there is no table hit-modifiers in this book | add the table hit-modifiers.yaml with a row average with group: initiative, or leave this cell out",
  ]);
});
