import { expect, test } from "vitest";
import { book, told } from "../columns/given.ts";

const goods = (head: string, dear = 300) => `kind: catalog
title: Goods
${head}columns: { price: { type: integer, plausible: [1, 250] } }
rows:
  rope: { price: 20 }
  tent: { price: 35 }
  lamp: { price: 25 }
  boat: { price: ${dear} }
  oars: { price: 50 }
`;

const asked = (text: string) => told(book({ "gear/goods": text }));

test("what the table confirms is asked about no more, whatever asked", async () => {
  expect(await asked(goods(""))).toHaveLength(1);
  expect(await asked(goods("confirmed: [goods/boat/price]\n"))).toEqual([]);
});

test("a confirmation of no cell is refused, and one that nothing needs is told", async () => {
  expect((await asked(goods("confirmed: [goods/boot/price]\n"))).join("\n")).toContain(
    "3:13 goods/boot/price names no cell of this table | did you mean goods/boat/price?",
  );
  expect(await asked(goods("confirmed: [goods/boat/price]\n", 60))).toEqual([
    "gear/goods.yaml:3:13 nothing asks about goods/boat/price | take it out of confirmed",
  ]);
  expect((await asked(goods("confirmed: [price]\n"))).join("\n")).toContain("price must be an address");
});

test("values of modifiers and figures may have a plausible range and an order", async () => {
  const rows = (values: readonly number[]) => values.map((value, at) => `  m${at}: { value: ${value} }\n`).join("");
  const modifiers = (values: readonly number[]) =>
    asked(`kind: modifiers\ntitle: Shots\nplausible: [-4, 4]\norder: falls\nrows:\n${rows(values)}`);
  expect(await modifiers([4, 2, -1])).toEqual([]);
  expect(await modifiers([4, -10, -12])).toEqual([
    expect.stringContaining("7:16 -10 is unusual here: expected -4 to 4"),
    expect.stringContaining("8:16 -12 is unusual here: expected -4 to 4"),
  ]);
  expect(await modifiers([2, 4, -1])).toEqual([
    "gear/goods.yaml:7:16 value should fall from row to row: 4 follows 2 | compare both with the book; if it is right, write confirmed: [goods/m1/value] at the head of the table",
  ]);
  const figure = (more: string) =>
    asked(`kind: figures\ntitle: Scale\nrows:\n  march: { description: A day., value: 200, unit: km, ${more} }\n`);
  expect(await figure("plausible: [10, 40]")).toEqual([
    expect.stringContaining("200 is unusual here: expected 10 to 40"),
  ]);
  expect((await figure("plausible: [40, 10]")).join("\n")).toContain("plausible must be two numbers, the lesser first");
  expect(await figure("plausible: [100, 400]")).toEqual([]);
});
