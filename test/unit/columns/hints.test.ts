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

test("an axis typed as one word is answered by what that word is, and its rows are not accused", async () => {
  const wind = (axis: string) => `kind: lookup
title: Wind
axes: { roll: ${axis} }
columns: { wind: text }
rows:
  - { roll: 2-7, wind: calm }
  - { roll: 8-12, wind: gale }
`;
  const answers = async (axis: string) => await told(book({ "sea/wind": wind(axis) }));
  const place = "sea/wind.yaml:3:15";
  expect(await answers("2d6")).toEqual([
    `${place} must be a group of fields, found 2d6 | write roll: { match: range, dice: 2d6 }`,
  ]);
  expect(await answers("2-12")).toEqual([
    `${place} must be a group of fields, found 2-12 | write roll: { match: range, domain: 2-12 }`,
  ]);
  expect(await answers("range")).toEqual([
    `${place} must be a group of fields, found range | write roll: { match: range }`,
  ]);
  expect(await answers("wind")).toEqual([
    `${place} must be a group of fields, found wind | write roll: { match: … }, with one of exact, range, floor, ceiling, nearest, listed, ratio`,
  ]);
  expect(await answers("{ match: range, dice: d6+2d3 }")).toEqual([
    "sea/wind.yaml:3:37 d6+2d3 must be written as dice of one size, such as 2d6 | leave dice out and write domain: with the least and the most they show; such a table has no odds",
  ]);
});

test("a modifier that is a word is told where words that end a sum are listed", async () => {
  const sailing = "kind: modifiers\ntitle: Sailing\nrows:\n  storm: { value: -2 }\n  wreck: { value: stop }\n";
  expect(await told(book({ "sea/sailing": sailing }))).toEqual([
    "sea/sailing.yaml:5:19 stop is not a number | if it ends the sum, write outcomes: [stop] beside the kind",
  ]);
});
