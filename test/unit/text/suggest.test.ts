import { describe, expect, test } from "vitest";
import { nearest } from "../../../generator/src/text/suggest.ts";

describe("nearest", () => {
  test.each([
    ["the same word in another case", "TechLevel", ["techLevels", "techLevel"], "techLevel"],
    ["another case before fewer slips", "PRICE", ["PRICES", "price"], "price"],
    ["the word itself before another case of it", "price", ["Price", "price"], "price"],
    ["a letter changed", "weihgt", ["height", "weight"], "weight"],
    ["two letters swapped", "rwo", ["row"], "row"],
    ["a letter left out", "magzine", ["magazine", "damage"], "magazine"],
    ["a hyphen too many", "tech-level", ["techLevel", "title"], "techLevel"],
    ["two slips in a short word", "wieht", ["weight"], "weight"],
    ["a third of a long word", "difficultiesxxxx", ["difficulty", "difficulties"], "difficulties"],
    ["no more than a third of it", "difficultiesxxxxxxx", ["difficulties"], undefined],
    ["half of the word must be left", "row", ["cot", "raw"], "raw"],
    ["nothing near in two other letters", "row", ["rib"], undefined],
    ["nothing for one letter", "M", ["S", "L"], undefined],
    ["nothing for nothing", "", ["a"], undefined],
    ["nothing among nothing", "price", [], undefined],
  ])("%s", (_, word, candidates, expected) => {
    expect(nearest(word, candidates)).toBe(expected);
  });

  test("the order of the candidates does not matter", () => {
    expect(nearest("cat", ["cut", "cot"])).toBe("cot");
    expect(nearest("cat", ["cot", "cut"])).toBe("cot");
  });

  test("takes any iterable", () => {
    expect(nearest("pirce", new Set(["price"]))).toBe("price");
    expect(nearest("pirce", new Map([["price", 1]]).keys())).toBe("price");
  });

  test("the cost of long words is bounded", () => {
    const word = "a".repeat(1_000_000);
    expect(
      nearest(
        word,
        Array.from({ length: 100 }, (_, index) => `${word.slice(index + 1)}b`),
      ),
    ).toBeUndefined();
    expect(nearest(word, [word.toUpperCase()])).toBe(word.toUpperCase());
  });
});
