import { expect, test } from "vitest";
import { load } from "../../../generator/src/project/load.ts";
import { compileRules, repository } from "../../given/project.ts";
import { book, told } from "../columns/given.ts";

const price = (figures: readonly (number | string)[], type = "integer") =>
  `kind: catalog\ntitle: Goods\ncolumns: { price: ${type}, size: integer }\nrows:\n${figures
    .map((figure, at) => `  good-${at + 1}: { price: ${figure}, size: 1 }\n`)
    .join("")}`;

const asked = (text: string) => told(book({ "gear/goods": text }));

test("a figure far outside the others of its column is asked about, whichever way it is out", async () => {
  expect(await asked(price([20, 35, 25, 300, 50]))).toEqual([
    "gear/goods.yaml:8:20 300 is far from the other figures of price, which are 20 to 50 | if it is right, write confirmed: [goods/good-4/price] at the head of the table",
  ]);
  expect(await asked(price([200, 350, 25, 300, 500]))).toHaveLength(1);
  expect(await asked(price(["2d6", "2d6", "1d8", "20d6", "1d10"], "dice"))).toHaveLength(1);
  expect(await asked(price([20, 35, 25, 100, 50]))).toEqual([]);
});

test("figures that lie apart anyway say nothing of each other, nor do a few", async () => {
  expect(await asked(price([1, 10, 100, 1000, 10_000]))).toEqual([]);
  expect(await asked(price([20, 35, 300]))).toEqual([]);
  expect(await asked(price([1, 3, 3, 4, 3]))).toEqual([]);
});

test("a row that is out in several columns is another sort of thing", async () => {
  const text = price([20, 35, 25, 300, 50]).replace("price: 300, size: 1", "price: 300, size: 40");
  expect(await asked(text)).toEqual([]);
});

test("a modifier is asked about too", async () => {
  const rows = [1, -2, -1, 2, -20].map((value, at) => `  m${at}: { value: ${value} }\n`).join("");
  expect(await asked(`kind: modifiers\ntitle: Goods\nrows:\n${rows}`)).toEqual([
    expect.stringContaining("-20 is far from the other figures of value, which are -2 to 2"),
  ]);
});

test("along an axis of numbers, the one figure out of order is asked about", async () => {
  const steps = (figures: readonly number[]) =>
    `kind: lookup\ntitle: Steps\naxes: { level: { match: range, domain: 1+ } }\ncolumns: { points: integer }\nrows:\n${figures
      .map((figure, at) => `  - { level: ${at + 1}${at === figures.length - 1 ? "+" : ""}, points: ${figure} }\n`)
      .join("")}`;
  expect(await asked(steps([10, 12, 41, 16, 18]))).toEqual([
    expect.stringContaining("8:25 41 breaks the order of points, which else never falls"),
  ]);
  expect(await asked(steps([10, 12, 14, 16, 18]))).toEqual([]);
  expect(await asked(steps([10, 8, 14, 9, 18]))).toEqual([]);
});

test("none of the books asks", async () => {
  const { rules, evidence } = load(repository);
  const { diagnostics } = await compileRules(rules, evidence);
  expect(diagnostics).toEqual([]);
});
