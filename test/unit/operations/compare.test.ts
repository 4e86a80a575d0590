import { describe, expect, test } from "vitest";
import { complaintsOf, functionOf, resultOf } from "./given.ts";

const wound = `\
kind: compare
title: Wound
function: wound
figure: { name: penetration, description: Penetration. }
against: { name: armor, description: Armor. }
of: { name: damage, description: Damage. }
steps:
  - { times: 2, keeps: 1 }
  - { times: 1, keeps: 1/2, round: down }
positive: casualty
otherwise: no-effect
`;

describe("compare", () => {
  test("keeps the share of the first threshold that is reached", async () => {
    const call = await functionOf("wound", { wound });
    expect(call(8, 4, 1)).toBe("casualty");
    expect(call(7, 4, 2)).toBe("casualty");
    expect(call(7, 4, 1)).toBe("no-effect");
    expect(call(4, 4, 3)).toBe("casualty");
    expect(call(3, 4, 9)).toBe("no-effect");
    expect(call(8, 4, 0)).toBe("no-effect");
    expect(call(0, 0, 1)).toBe("casualty");
    expect(await resultOf("wound", { wound })).toBe('"casualty" | "no-effect"');
  });

  test("asks for nothing more where a threshold is enough", async () => {
    const call = await functionOf("wound", { wound: wound.replace("times: 2, keeps: 1", "times: 2") });
    expect([call(8, 4, 0), call(7, 4, 1), call(7, 4, 2)]).toEqual(["casualty", "no-effect", "casualty"]);
  });

  test("rounds as stated", async () => {
    const up = await functionOf("wound", { wound: wound.replace("round: down", "round: up") });
    const not = await functionOf("wound", { wound: wound.replace(", round: down", "") });
    expect([up(4, 4, 1), not(4, 4, 1), up(4, 4, 0), not(4, 4, 0)]).toEqual([
      "casualty",
      "casualty",
      "no-effect",
      "no-effect",
    ]);
  });

  test("compares fractions exactly, and keeps more than all where that is stated", async () => {
    const call = await functionOf("wound", { wound: wound.replace("times: 1, keeps: 1/2", "times: 1/3, keeps: 2/3") });
    expect([call(1, 3, 1), call(1, 3, 2), call(0.9, 3, 2), call(0.1, 0.3, 2)]).toEqual([
      "no-effect",
      "casualty",
      "no-effect",
      "casualty",
    ]);
  });

  test("refuses what no game can produce", async () => {
    const call = await functionOf("wound", { wound });
    expect(() => call(-1, 4, 1)).toThrow("wound: penetration must be 0 and more, got -1");
    expect(() => call(8, Number.NaN, 1)).toThrow(RangeError);
    expect(() => call(8, 4, Number.POSITIVE_INFINITY)).toThrow(RangeError);
    expect(() => call(8, { unknown: "torn page" }, 1)).toThrow(TypeError);
  });

  test.for<[string, string, string, readonly string[]]>([
    ["rises", "times: 1,", "times: 3,", ["cell/range [3]"]],
    ["stays", "times: 1,", "times: 4/2,", ["cell/range [4/2]"]],
    ["keeps a decimal", "keeps: 1/2", "keeps: .5", ["cell/notation [.5]"]],
    ["keeps nothing", "keeps: 1 }", "keeps: 0 }", ["cell/notation [0]"]],
    ["rounds askew", "round: down", "round: near", ["cell/not-allowed [near]"]],
    ["has one outcome", "otherwise: no-effect", "otherwise: casualty", ["name/duplicate [casualty]"]],
    ["has two parameters of a name", "name: damage", "name: armor", ["name/duplicate [armor]"]],
    ["has a parameter that is no name", "name: damage", "name: class", ["name/id [class]"]],
  ])("%s", async ([, from, to, complaints]) => {
    expect(await complaintsOf({ wound: wound.replace(from, to) })).toEqual(complaints);
  });
});
