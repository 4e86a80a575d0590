import { describe, expect, test } from "vitest";
import { bases, figures, hits, moves, paces, results, turns } from "./game-tables.ts";
import { complaintsOf, functionOf, resultOf } from "./given.ts";

const stride = `\
kind: product
title: Stride
function: stride
base: moves
by: [turns]
divide: { name: backward, description: It goes backward., by: figures/backward }
repeat: { name: legHits, description: Leg hits., by: 1/2, round: down }
`;
const tables = { moves, turns, figures, stride };

describe("product", () => {
  test("halves the base once for each, then multiplies, and divides where the flag is true", async () => {
    const call = await functionOf("stride", tables);
    expect(call("light", 0, false, 0)).toBe(5);
    expect(call("light", 90, true, 0)).toBe(2.5);
    expect(call("light", 90, true, 1)).toBe(1.25);
    expect(call("light", 90, false, 1)).toBe(2.5);
    expect(call("light", 90, false, 2)).toBe(1);
    expect(call("light", 90, false, 3)).toBe(0.5);
    expect(call("light", 90, false, 4)).toBe(0);
    expect(call("light", 180, true, 4)).toBe(0);
    expect(call("odd", 45, false, 0)).toBe(3.75);
  });

  test("rounds each time, not once at the end", async () => {
    const half = stride.replace("by: [turns]", "by: [wholes]");
    const wholes = "kind: moves\ntitle: Wholes\naxes:\n  type: { match: exact }\nrows:\n  - { type: all, move: 1 }\n";
    const pace = wholes.replace("kind: moves", "kind: turns").replaceAll("type", "turn").replace("move: 1", "share: 1");
    const down = await functionOf("stride", { moves, wholes: pace, figures, stride: half });
    const up = await functionOf("stride", {
      moves,
      wholes: pace,
      figures,
      stride: half.replace("round: down", "round: up"),
    });
    const counts = [0, 1, 2, 3, 4, 5, 1e15];
    expect(counts.map((hits) => down("light", "all", false, hits))).toEqual([10, 5, 2, 1, 0, 0, 0]);
    expect(counts.map((hits) => up("light", "all", false, hits))).toEqual([10, 5, 3, 2, 1, 1, 1]);
  });

  test("ends in a word where one more finds nothing to cut", async () => {
    const ends = stride.replace("round: down", "round: down, atZero: explodes");
    const call = await functionOf("stride", { ...tables, stride: ends });
    expect([3, 4, 5, 9].map((hits) => call("light", 0, false, hits))).toEqual([0.5, 0, "explodes", "explodes"]);
    expect(call("light", 120, false, 5)).toBe("explodes");
    expect(call("lost", 0, false, 5)).toEqual({ unknown: "torn page" });
    expect(await resultOf("stride", { ...tables, stride: ends })).toBe('number | "explodes" | Unknown');
  });

  test("gives back what is lost or unsaid, whichever factor it is", async () => {
    const call = await functionOf("stride", tables);
    expect(call("lost", 0, false, 0)).toEqual({ unknown: "torn page" });
    expect(call("light", 120, false, 3)).toHaveProperty("unknown");
    expect(await resultOf("stride", tables)).toBe("number | Unknown");
  });

  test("gives back a divisor that is lost, only where it divides", async () => {
    const call = await functionOf("stride", { ...tables, stride: stride.replace("figures/backward", "figures/lost") });
    expect(call("light", 0, false, 0)).toBe(5);
    expect(call("light", 0, true, 0)).toEqual({ unknown: "torn page" });
  });

  test("multiplies one column of a row by what may be nothing", async () => {
    const run = "kind: product\ntitle: Run\nfunction: run\nbase: paces\ncolumn: run\nby: [hits]\n";
    const call = await functionOf("run", { paces, hits, run });
    expect([call("man", 9, "easy"), call("man", 4, "easy"), call("cart", 9, "easy")]).toEqual([16, null, null]);
    expect(await resultOf("run", { paces, hits, run })).toBe("number | null");
  });

  test("refuses what no game can produce", async () => {
    const call = await functionOf("stride", tables);
    expect(() => call("light", 181, false, 0)).toThrow(RangeError);
    expect(() => call("heavy", 0, false, 0)).toThrow(TypeError);
    expect(() => call("light", 0, "no", 0)).toThrow("stride: backward must be one of true, false, got no");
    expect(() => call("light", 0, undefined, 0)).toThrow(TypeError);
    expect(() => call("light", 0, false, -1)).toThrow("stride: legHits must be 0 and more, got -1");
    expect(() => call("light", 0, false, 0.5)).toThrow(RangeError);
  });
});

describe("a product that cannot stand", () => {
  test.for<[string, string, string, readonly string[]]>([
    ["multiplies words", "by: [turns]", "by: [results]", ["table/wrong-shape [results]"]],
    ["multiplies rows", "by: [turns]", "by: [paces]", ["table/wrong-shape [paces]", "name/duplicate [paces]"]],
    ["multiplies figures", "by: [turns]", "by: [figures]", ["table/wrong-shape [figures]"]],
    ["multiplies by nothing", "by: [turns]", "by: []", ["cell/range [[]]"]],
    ["multiplies itself", "by: [turns]", "by: [moves]", ["name/duplicate [moves]"]],
    ["starts from a record", "base: moves", "base: bases", ["field/missing [bases]"]],
    ["divides by nothing", "figures/backward", "figures/nothing", ["cell/range [figures/nothing]"]],
    [
      "divides by a row that is not there",
      "figures/backward",
      "figures/backwards",
      ["table/reference [figures/backwards]"],
    ],
    ["has two parameters of a name", "name: legHits", "name: backward", ["name/duplicate [backward]"]],
    ["hides an axis", "name: legHits", "name: turn", ["name/duplicate [turn]"]],
    ["hides what it calls", "name: backward", "name: figures", ["name/id [figures]"]],
    ["halves by a decimal", "by: 1/2", "by: .5", ["cell/notation [.5]"]],
    ["does not say how it rounds", ", round: down", "", ["field/missing [repeat]"]],
  ])("%s", async ([, from, to, complaints]) => {
    const wrong = { ...tables, bases, paces, results, stride: stride.replace(from, to) };
    expect([...(await complaintsOf(wrong))].sort()).toEqual([...complaints].sort());
  });
});
