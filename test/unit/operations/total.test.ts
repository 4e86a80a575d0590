import { describe, expect, test } from "vitest";
import { figures } from "./game-tables.ts";
import { complaintsOf, functionOf, resultOf } from "./given.ts";

const carts = `\
kind: carts
title: Carts
rows:
  small: { weight: .65, load: .2, wheels: 2 }
`;

const bows = `\
kind: bows
title: Bows
rows:
  short:
    weight: .25
    price: "50"
    arrows:
      plain: { weight: .05, price: "2" }
`;

const total = (rest: string) => `kind: total\ntitle: Loaded\nfunction: loaded\n${rest}`;
const cart = total("table: carts\ncolumn: weight\nplus: load\n");
const weight = total("table: bows\ncolumn: weight\nnested: weight\n");
const price = total("table: bows\ncolumn: price\nnested: price\n");
const torn = { unknown: "torn page" };
const smudge = { unknown: "smudge" };

describe("total", () => {
  test("adds two figures of one row, without crumbs of decimals", async () => {
    const call = await functionOf("loaded", { carts, cart });
    expect(call({ weight: 0.65, load: 0.2 })).toBe(0.85);
    expect(call({ weight: 3, load: 0 })).toBe(3);
    expect(call).toHaveLength(1);
    expect(await resultOf("loaded", { carts, cart })).toBe("number");
  });

  test("adds a figure of a row and one of the row inside it", async () => {
    const call = await functionOf("loaded", { bows, weight });
    expect(call({ weight: 0.25 }, { weight: 0.05 })).toBe(0.3);
    expect(await resultOf("loaded", { bows, weight })).toBe("number | null | Unknown");
  });

  test("counts a blank as nothing printed", async () => {
    const call = await functionOf("loaded", { bows, weight });
    expect(call({ weight: null }, { weight: 0.05 })).toBe(0.05);
    expect(call({ weight: 0.25 }, { weight: null })).toBe(0.25);
    expect(call({ weight: 0 }, { weight: null })).toBe(0);
    expect(call({ weight: null }, { weight: null })).toBeNull();
  });

  test("gives back a figure lost in print, the first of two", async () => {
    const call = await functionOf("loaded", { bows, weight });
    expect([call({ weight: torn }, { weight: 1 }), call({ weight: 1 }, { weight: smudge })]).toEqual([torn, smudge]);
    expect([call({ weight: torn }, { weight: smudge }), call({ weight: null }, { weight: torn })]).toEqual([
      torn,
      torn,
    ]);
  });

  test("gives back a word, unless a figure is lost", async () => {
    const call = await functionOf("loaded", { bows, price });
    expect([call({ price: 50 }, { price: "none" }), call({ price: "free" }, { price: 2 })]).toEqual(["none", "free"]);
    expect([call({ price: null }, { price: "none" }), call({ price: "none" }, { price: torn })]).toEqual([
      "none",
      torn,
    ]);
    expect(await resultOf("loaded", { bows, price })).toBe('number | "none" | "free" | null | Unknown');
  });

  test("counts a word as 0 where it is told to", async () => {
    const counted = { bows, price: `${price}words: { none: 0 }\n` };
    const call = await functionOf("loaded", counted);
    expect([call({ price: 50 }, { price: "none" }), call({ price: "none" }, { price: "none" })]).toEqual([50, 0]);
    expect([call({ price: null }, { price: "none" }), call({ price: "free" }, { price: "none" })]).toEqual([0, "free"]);
    expect(await resultOf("loaded", counted)).toBe('number | "free" | null | Unknown');
    const both = { bows, price: `${price}words:\n  none: 0\n  free: 0\n` };
    expect((await functionOf("loaded", both))({ price: "free" }, { price: 2 })).toBe(2);
    expect(await resultOf("loaded", both)).toBe("number | null | Unknown");
  });

  test("is a number where only one of two can be blank", async () => {
    const drawn = { bows: bows.replace('"2"', "free"), price: price.replace("column: price", "column: draw") };
    expect((await functionOf("loaded", drawn))({ draw: null }, { price: 2 })).toBe(2);
    const sure = { carts, sum: total("table: carts\ncolumn: wheels\nplus: tare\n") };
    expect((await functionOf("loaded", sure))({ wheels: 2, tare: null })).toBe(2);
    expect(await resultOf("loaded", sure)).toBe("number");
  });

  test("adds two columns of the outer row of a catalog with rows inside", async () => {
    const call = await functionOf("loaded", { bows, sum: total("table: bows\ncolumn: weight\nplus: draw\n") });
    expect(call({ weight: 1.5, draw: 30 })).toBe(31.5);
  });
});

describe("a total that cannot stand", () => {
  const rows = "kind: rows\ntitle: Rows\nrows:\n  front: { weight: 1, seats: { left: { weight: 2 } } }\n";
  test.for<[string, string, readonly string[]]>([
    ["adds nothing", "table: carts\ncolumn: weight\n", ["field/missing [carts]"]],
    ["adds twice", "table: bows\ncolumn: weight\nnested: weight\nplus: draw\n", ["field/unknown [plus]"]],
    ["adds a column to itself", "table: carts\ncolumn: weight\nplus: weight\n", ["name/duplicate [weight]"]],
    ["looks inside plain rows", "table: carts\ncolumn: weight\nnested: load\n", ["table/wrong-shape [load]"]],
    ["has another column", "table: carts\ncolumn: wait\nplus: load\n", ["table/column-unknown [wait]"]],
    ["has another second column", "table: carts\ncolumn: load\nplus: wait\n", ["table/column-unknown [wait]"]],
    ["has another column inside", "table: bows\ncolumn: weight\nnested: draw\n", ["table/column-unknown [draw]"]],
    ["adds a text", "table: carts\ncolumn: weight\nplus: owner\n", ["table/wrong-shape [owner]"]],
    ["adds wheels to kilograms", "table: carts\ncolumn: weight\nplus: wheels\n", ["table/wrong-shape [wheels]"]],
    ["takes figures", "table: figures\ncolumn: weight\nplus: load\n", ["table/wrong-shape [figures]"]],
    ["has two parameters of a name", "table: rows\ncolumn: weight\nnested: weight\n", ["name/duplicate [rows]"]],
    [
      "counts a word nobody writes",
      "table: bows\ncolumn: price\nnested: price\nwords: { nil: 0 }\n",
      ["cell/not-allowed [nil]"],
    ],
    [
      "counts words of plain numbers",
      "table: carts\ncolumn: weight\nplus: load\nwords: { none: 0 }\n",
      ["field/unknown [words]"],
    ],
    [
      "counts a word as more than nothing",
      "table: bows\ncolumn: price\nnested: price\nwords: { none: 5 }\n",
      ["cell/range [5]"],
    ],
  ])("%s", async ([, rest, complaints]) => {
    expect(await complaintsOf({ figures, carts, bows, rows, sum: total(rest) })).toEqual(complaints);
  });
});
