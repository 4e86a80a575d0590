import { describe, expect, test } from "vitest";
import { complaintsOf, functionOf, resultOf } from "./given.ts";

const costs = `\
kind: costs
title: Costs
rows:
  forest: { name: Forest, each: 2, per: 1 }
  contour-line: { name: Contour line, each: 5, per: 2.5 }
  road: { each: 0, per: 1 }
  50m-ford: { each: 1, per: 50 }
`;

const left = `\
kind: spend
title: Move left
function: moveLeft
costs: costs
allowance: { name: move, description: The move it has. }
`;
const tables = { costs, left };

describe("spend", () => {
  test("takes the cost of every whole part from the allowance", async () => {
    const call = await functionOf("moveLeft", tables);
    expect(call(20, {})).toBe(20);
    expect(call(20, { forest: 3 })).toBe(14);
    expect(call(20, { contourLine: 2 })).toBe(20);
    expect(call(20, { contourLine: 7 })).toBe(10);
    expect(call(20, { forest: 1, contourLine: 5, road: 99, _50mFord: 149 })).toBe(6);
    expect(call(7.5, { forest: 1, road: undefined })).toBe(5.5);
    expect(await resultOf("moveLeft", tables)).toBe('number | "not-enough"');
  });

  test("takes the cost of parts too, where the row says so", async () => {
    const shared = costs.replace("each: 2, per: 1", "each: 2, per: 1, proportional: true");
    const call = await functionOf("moveLeft", {
      costs: shared.replace("per: 50", "per: 50, proportional: true"),
      left,
    });
    expect([call(20, { forest: 3.5 }), call(20, { forest: 0.25 }), call(20, { forest: 3 })]).toEqual([13, 19.5, 14]);
    expect([call(20, { _50mFord: 25 }), call(20, { contourLine: 2 })]).toEqual([19.5, 20]);
    expect(call(20, { forest: 1.5, contourLine: 3, _50mFord: 150 })).toBe(9);
    expect(call(20, { forest: 10.5 })).toBe("not-enough");
  });

  test("takes decimals as they are on paper", async () => {
    const tenths = costs
      .replace("each: 5, per: 2.5", "each: .1, per: .1")
      .replace("each: 2, per: 1", "each: 2, per: 1, proportional: true");
    const call = await functionOf("moveLeft", { costs: tenths, left });
    expect([call(50, { forest: 2.3 }), call(4.7, { forest: 2.3 }), call(5, { contourLine: 3 })]).toEqual([
      45.4, 0.1, 2,
    ]);
  });

  test("takes a part for a whole one, where the row says so", async () => {
    const call = await functionOf("moveLeft", {
      costs: costs.replace("each: 2, per: 1", "each: 2, per: 1, roundedUp: true"),
      left,
    });
    expect([call(20, { forest: 1.2 }), call(20, { forest: 0.5 }), call(20, { forest: 3 })]).toEqual([16, 18, 14]);
  });

  test("says where it is not enough", async () => {
    const call = await functionOf("moveLeft", tables);
    expect([call(20, { forest: 10 }), call(0, {})]).toEqual([0, 0]);
    expect([call(20, { forest: 11 }), call(0, { forest: 1 })]).toEqual(["not-enough", "not-enough"]);
  });

  test("lets the last of what is paid for afterward cost more than is left", async () => {
    const late = costs.replace("each: 5, per: 2.5", "each: 5, per: 3, paidAfter: true");
    const call = await functionOf("moveLeft", { costs: late, left });
    expect([call(20, { forest: 8, contourLine: 3 }), call(20, { forest: 10, contourLine: 3 })]).toEqual([0, 0]);
    expect([call(20, { forest: 10, contourLine: 2 }), call(20, { forest: 10, contourLine: 6 })]).toEqual([
      0,
      "not-enough",
    ]);
  });

  test("gives back a cost that is blank or lost, where it is paid", async () => {
    const lossy = costs.replace("kind: costs", "kind: lossy-costs");
    const lost = { unknown: "torn page" };
    const torn = lossy.replace("each: 2", "each: { unknown: torn page }").replace("each: 0, ", "");
    const call = await functionOf("moveLeft", { costs: torn, left });
    expect(call(20, { forest: 1, contourLine: 5 })).toEqual(lost);
    expect(call(20, { road: 1 })).toBeNull();
    expect(call(20, { forest: 0, road: 0, contourLine: 5 })).toBe(10);
    expect(await resultOf("moveLeft", { costs: torn, left })).toBe('number | "not-enough" | null | Unknown');
  });

  test("refuses what no game can produce", async () => {
    const call = await functionOf("moveLeft", tables);
    expect(() => call(-1, {})).toThrow("moveLeft: move must be 0 and more, got -1");
    expect(() => call(Number.NaN, {})).toThrow(RangeError);
    expect(() => call(20, { contourLine: -1 })).toThrow("moveLeft: contourLine must be 0 and more, got -1");
    expect(() => call(20, { forest: 3.9 })).toThrow("moveLeft: forest must be a whole number, got 3.9");
    expect(() => call(20, { forest: Number.POSITIVE_INFINITY })).toThrow(RangeError);
    expect(() => call(20, { forest: null })).toThrow(TypeError);
    expect(() => call(20, { forest: "1" })).toThrow(TypeError);
  });
});

describe("spending that cannot stand", () => {
  const suits = "kind: suits\ntitle: Suits\nrows:\n  cloth: { weight: 2 }\n";
  test.for<[string, Readonly<Record<string, string>>, readonly string[]]>([
    [
      "lacks the columns",
      { suits, left: left.replace("costs: costs", "costs: suits") },
      ["table/column-unknown [suits]", "table/column-unknown [suits]"],
    ],
    [
      "says in words what is proportional",
      { costs: costs.replace("kind: costs", "kind: worded-costs"), left },
      ["table/wrong-shape [costs]"],
    ],
    ["pays for nothing", { costs: costs.replace("per: 2.5", "per: 0"), left }, ["cell/range [0]"]],
    ["pays back", { costs: costs.replace("each: 0", "each: -1"), left }, ["cell/range [-1]"]],
    ["has no costs", { costs, left: left.replace("costs: costs", "costs: cost") }, ["table/table-unknown [cost]"]],
    [
      "has two parameters of a name",
      { costs, left: left.replace("name: move", "name: given") },
      ["name/duplicate [given]"],
    ],
    [
      "does not describe what it spends",
      { costs, left: left.replace(", description: The move it has.", "") },
      ["field/missing [allowance]"],
    ],
  ])("%s", async ([, wrong, complaints]) => {
    expect(await complaintsOf(wrong)).toEqual(complaints);
  });

  test("has two rows that would be one property", async () => {
    const twin = `${costs}  contour.line: { each: 1, per: 1 }\n`;
    expect(await complaintsOf({ costs: twin, left })).toContainEqual(expect.stringMatching(/^name\/collision/));
  });
});
