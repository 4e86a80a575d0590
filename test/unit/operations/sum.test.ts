import { describe, expect, test } from "vitest";
import { bases, bonuses, hits, moves, paces, results } from "./game-tables.ts";
import { complaintsOf, functionOf, resultOf } from "./given.ts";

const table = (rest: string) => `kind: sum\ntitle: Total\nfunction: total\nby: bonuses\n${rest}`;
const lost = { unknown: "torn page" };

describe("sum", () => {
  test("adds modifiers to what a lookup gives", async () => {
    const total = await functionOf("total", { bonuses, moves, sums: table("base: moves\n") });
    expect(total("light", {})).toBe(10);
    expect(total("light", { steady: true, eachWound: 3, distance: "far" })).toBe(6);
    expect(total("odd", { distance: "near" })).toBe(8.5);
  });

  test("gives back a figure lost in print, whatever is added to it", async () => {
    const tables = { bonuses, moves, sums: table("base: moves\n") };
    const total = await functionOf("total", tables);
    expect(total("lost", { steady: true })).toEqual(lost);
    expect(await resultOf("total", tables)).toBe("number | Unknown");
  });

  test("gives back that there is nothing", async () => {
    const tables = { bonuses, hits, sums: table("base: hits\n") };
    const total = await functionOf("total", tables);
    expect(total(4, "easy", { steady: true })).toBeNull();
    expect(total(5, "hard", { steady: true })).toBe(2);
    expect(await resultOf("total", tables)).toBe("number | null");
  });

  test("adds to one column of a row, which may be blank", async () => {
    const tables = { bonuses, paces, sums: table("base: paces\ncolumn: run\n") };
    const total = await functionOf("total", tables);
    expect([total("man", { steady: true }), total("cart", { steady: true })]).toEqual([10, null]);
    expect(await resultOf("total", tables)).toBe("number | null");
    const walk = await functionOf("total", { bonuses, paces, sums: table("base: paces\ncolumn: walk\n") });
    expect(walk("cart", { eachWound: 2 })).toBe(1);
  });

  test("adds to one field of a cell", async () => {
    const tables = { bonuses, bases, sums: table("base: bases\ncolumn: armor\n") };
    const total = await functionOf("total", tables);
    expect(total(60, "heavy", { steady: true })).toBe(6);
    expect(total(70, "heavy", { steady: true })).toHaveProperty("unknown");
    expect(await resultOf("total", tables)).toBe("number | Unknown");
  });

  test("spares whom a modifier does not count for, and says what may not come with it", async () => {
    const exceptions =
      "kind: exceptions\ntitle: Exceptions\nrows:\n  steady: { exempt: odd }\n  far: { forbids: steady }\n";
    const tables = { bonuses, exceptions, moves, sums: table("base: moves\nexceptions: exceptions\n") };
    const total = await functionOf("total", tables);
    expect([total("odd", { steady: true }), total("light", { steady: true })]).toEqual([7.5, 12]);
    expect([total("odd", { distance: "far" }), total("odd")]).toEqual([4.5, 7.5]);
    const forbidden = { forbidden: "steady", with: "far", lines: [] };
    expect(total("light", { distance: "far", steady: true })).toEqual(forbidden);
    expect(total("lost", { distance: "far", steady: true })).toEqual(lost);
    expect(await resultOf("total", tables)).toBe("number | Unknown | Forbidden");
    const wrong = exceptions.replace("exempt: odd", "exempt: od").replace("forbids: steady", "forbids: near-by");
    expect(await complaintsOf({ ...tables, exceptions: wrong.replace("  far:", "  fair:") })).toEqual([
      "table/reference [od]",
      "table/reference [{ forbids: near-by }]",
      "table/reference [near-by]",
    ]);
  });

  test("adds to a figure that is given", async () => {
    const own = "figure: { name: sum, description: What there is. }\n";
    const tables = { bonuses, sums: table(own) };
    const total = await functionOf("total", tables);
    expect([total(0, {}), total(-4, { steady: true })]).toEqual([0, -2]);
    expect(() => total(Number.NaN, {})).toThrow(RangeError);
    expect(() => total("4", {})).toThrow(TypeError);
    expect(await resultOf("total", tables)).toBe("number");
  });

  test("does not fall below the least", async () => {
    const total = await functionOf("total", { bonuses, moves, sums: table("base: moves\nleast: { value: 1 }\n") });
    expect([8, 9, 10, 99].map((eachWound) => total("light", { eachWound }))).toEqual([2, 1, 1, 1]);
    expect(total("lost", { eachWound: 99 })).toEqual(lost);
  });

  test("adds decimals as they are on paper", async () => {
    const tenths = bonuses.replace("value: 2 }", "value: .2 }").replace("value: -1,", "value: -.1,");
    const own = "figure: { name: base, description: What there is. }\n";
    const tables = { bonuses: tenths, sums: table(own) };
    const [total, bonus] = [await functionOf("total", tables), await functionOf("sumBonuses", tables)];
    expect([bonus({ eachWound: 3 }), bonus({ steady: true, eachWound: 1 })]).toEqual([-0.3, 0.1]);
    expect([total(0.1, { steady: true }), total(2.4, { eachWound: 3, distance: "near" })]).toEqual([0.3, 3.1]);
  });

  test("refuses what no game can produce", async () => {
    const total = await functionOf("total", { bonuses, moves, sums: table("base: moves\n") });
    expect(() => total("heavy", {})).toThrow(TypeError);
    expect(() => total("light", { eachWound: 1.5 })).toThrow(RangeError);
    expect(() => total("light", { distance: "afar" })).toThrow(TypeError);
  });
});

describe("a sum that cannot stand", () => {
  const given = "figure: { name: given, description: What there is. }\n";
  const figure = given.replace("given", "start");
  test.for<[string, string, readonly string[]]>([
    ["starts from nothing", "", ["field/missing [bonuses]"]],
    ["starts twice", `base: moves\n${figure}`, ["field/unknown [figure]"]],
    ["needs a column", "base: paces\n", ["field/missing [paces]"]],
    ["has another column", "base: paces\ncolumn: fly\n", ["table/column-unknown [fly]"]],
    ["has no use for a column", "base: moves\ncolumn: fly\n", ["table/column-unknown [fly]"]],
    ["has no base", `column: fly\n${figure}`, ["field/unknown [column]"]],
    ["gives words", "base: results\n", ["table/wrong-shape [results]"]],
    ["adds to modifiers", "base: bonuses\n", ["table/wrong-shape [bonuses]"]],
    ["has two parameters of a name", given, ["name/duplicate [bonuses]"]],
    ["hides what it calls", given.replace("given", "sumBonuses"), ["name/id [sumBonuses]"]],
    ["has a name that is none", given.replace("given", "a b"), ["name/id [a b]"]],
    ["states the least bare", `${figure}least: 1\n`, ["cell/type [1]"]],
  ])("%s", async ([, rest, complaints]) => {
    expect(await complaintsOf({ bonuses, moves, paces, results, sums: table(rest) })).toEqual(complaints);
  });
});
