import { describe, expect, test } from "vitest";
import { bases, bonuses, hits, moves, results } from "./game-tables.ts";
import { complaintsOf, functionOf, resultOf } from "./given.ts";

const check = `\
kind: roll
title: Check
function: check
table: results
axis: roll
plus:
  - { name: morale, description: What it is made of. }
by: bonuses
`;

describe("roll", () => {
  test("looks up the roll with all that is added to it", async () => {
    const call = await functionOf("check", { results, bonuses, check });
    expect(call(2, 6, {})).toBe("routed");
    expect(call(2, 7, {})).toBe("held");
    expect(call(12, 1, {})).toBe("held");
    expect(call(12, 1, { steady: true, eachWound: 1 })).toBe("passed");
    expect(call(2, -4, { eachWound: 9, distance: "far" })).toBe("routed");
  });

  test("keeps the other axes of the lookup in their order, and says where there is nothing", async () => {
    const attack = "kind: roll\ntitle: Attack\nfunction: attack\ntable: hits\naxis: roll\nby: bonuses\n";
    const tables = { hits, bonuses, attack };
    const call = await functionOf("attack", tables);
    expect(call(7, "easy", { steady: true })).toBe(2);
    expect(call(7, "hard", { steady: true })).toBe(1);
    expect(call(7, "hard", {})).toBe(0);
    expect(call(7, "easy", { distance: "far" })).toBeNull();
    expect(await resultOf("attack", tables)).toBe("number | null");
  });

  test("asks an axis that is fixed for its key alone, and counts a modifier so often at most", async () => {
    const few = bonuses.replace("counted: true", "counted: true, most: 2");
    const hard =
      "kind: roll\ntitle: Hard\nfunction: hard\ntable: hits\naxis: roll\nfixed: { difficulty: hard }\nby: bonuses\n";
    const tables = { hits, bonuses: few, hard };
    const call = await functionOf("hard", tables);
    expect([call(7, { steady: true }), call(7, {}), call(9, { eachWound: 2 })]).toEqual([1, 0, 0]);
    expect(() => call(9, { eachWound: 3 })).toThrow("hard: eachWound must be 0-2, got 3");
    const wrong = (from: string, to: string) => complaintsOf({ ...tables, hard: hard.replace(from, to) });
    expect(await wrong("difficulty: hard", "difficulty: hrad")).toEqual(["table/reference [hrad]"]);
    expect(await wrong("{ difficulty", "{ roll")).toEqual(["table/column-unknown [roll]"]);
  });

  test("takes several figures, and fractions where the axis does", async () => {
    const rest = "axis: base\nplus:\n  - { name: rim, description: A. }\n  - { name: base2, description: B. }\n";
    const tables = { bases, wide: `kind: roll\ntitle: Wide\nfunction: wide\ntable: bases\n${rest}` };
    const call = await functionOf("wide", tables);
    expect(call(50, "light", 4.5, 5)).toEqual({ hull: 3, armor: 1 });
    expect(call(50, "light", 20, 10)).toEqual({ hull: 4, armor: 2 });
    expect(call(50, "light", 15, 5)).toHaveProperty("unknown");
    expect(await resultOf("wide", tables)).toBe("BasesPoints | Unknown");
    expect(() => call(50, "light", Number.POSITIVE_INFINITY, 5)).toThrow(RangeError);
  });

  test("refuses a roll the dice cannot show", async () => {
    const call = await functionOf("check", { results, bonuses, check });
    for (const roll of [1, 13, 7.5, Number.NaN]) expect(() => call(roll, 5, {}), String(roll)).toThrow(RangeError);
    expect(() => call("7", 5, {})).toThrow(TypeError);
    expect(() => call(7, 5.5, {})).toThrow("check: morale must be a whole number, got 5.5");
    expect(() => call(7, 5, { distance: "afar" })).toThrow(TypeError);
    expect(() => call(13, 5, {})).toThrow("check: roll must be 2-12, got 13");
  });
});

describe("a roll that cannot stand", () => {
  const alone = "roll: { match: range, dice: 2d6 }\nrows:\n  - { roll: 2-12, result: held }\n";
  test.for<[string, string, string, readonly string[]]>([
    ["names a column", "axis: roll", "axis: result", ["table/column-unknown [result]"]],
    ["rolls for an id", "table: results", "table: moves", ["table/column-unknown [roll]"]],
    ["rolls on modifiers", "table: results", "table: bonuses", ["table/wrong-shape [bonuses]"]],
    ["adds a lookup", "by: bonuses", "by: moves", ["table/wrong-shape [moves]"]],
    ["has two parameters of a name", "name: morale", "name: roll", ["name/duplicate [roll]"]],
    ["has a parameter called given", "name: morale", "name: given", ["name/duplicate [bonuses]"]],
    ["does not describe a figure", ", description: What it is made of.", "", ["field/missing [name]"]],
  ])("%s", async ([, from, to, complaints]) => {
    expect(await complaintsOf({ results, bonuses, moves, check: check.replace(from, to) })).toEqual(complaints);
  });

  test("adds nothing", async () => {
    const bare = check.slice(0, check.indexOf("plus:"));
    expect(await complaintsOf({ results, check: bare })).toEqual(["field/missing [roll]"]);
  });

  test("modifies what only dice may show", async () => {
    expect(await complaintsOf({ results: results.replace(/roll: \{[\s\S]*/, alone), bonuses, check })).toEqual([
      "table/wrong-shape [roll]",
    ]);
  });
});
