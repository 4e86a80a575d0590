import { describe, expect, test } from "vitest";
import { figures } from "./game-tables.ts";
import { complaintsOf, functionOf, resultOf } from "./given.ts";

const guns = `\
kind: guns
title: Guns
rows:
  bow: { near: 50(3), far: 100(1) }
  sling: { near: 20(1) }
`;

const bandAt = `\
kind: band-by
title: Band
function: bandAt
table: guns
columns: [near, far]
field: range
beyond: out-of-range
`;
const rangeAt = bandAt.replace("bandAt", "rangeAt").replace("beyond: out-of-range", "gives: cell");
const bow = { near: { range: 50, hits: 3 }, far: { range: 100, hits: 1 } };
const sling = { near: { range: 20, hits: 1 }, far: null };
const lost = { near: { range: 20, hits: 1 }, far: { unknown: "torn page" } };

describe("band-by", () => {
  test("names the first column that reaches", async () => {
    const call = await functionOf("bandAt", { guns, "band-at": bandAt });
    expect([0, 50, 50.5, 100, 101].map((distance) => call(bow, distance))).toEqual([
      "near",
      "near",
      "far",
      "far",
      "out-of-range",
    ]);
    expect([call(sling, 20), call(sling, 21)]).toEqual(["near", "out-of-range"]);
    expect(await resultOf("bandAt", { guns, "band-at": bandAt })).toBe('"near" | "far" | "out-of-range" | Unknown');
  });

  test("reaches every distance with a blank column, where it says so", async () => {
    const call = await functionOf("bandAt", { guns, "band-at": `${bandAt}blankReaches: true\n` });
    expect([call(sling, 20), call(sling, 999), call(bow, 101)]).toEqual(["near", "far", "out-of-range"]);
  });

  test("has no answer for a row without the column it needs", async () => {
    const needing = bandAt.replace("columns: [near, far]", "needs: far\ncolumns: [near]");
    const call = await functionOf("bandAt", { guns, "band-at": needing });
    expect([call(bow, 50), call(bow, 51), call(sling, 20)]).toEqual(["near", "out-of-range", "out-of-range"]);
    expect(await complaintsOf({ guns, "band-at": needing.replace("needs: far", "needs: afar") })).toEqual([
      "table/column-unknown [afar]",
    ]);
  });

  test("gives the cell of the column with its name, and null beyond", async () => {
    const call = await functionOf("rangeAt", { guns, "range-at": rangeAt });
    expect(call(bow, 50)).toEqual({ band: "near", range: 50, hits: 3 });
    expect(call(bow, 51)).toEqual({ band: "far", range: 100, hits: 1 });
    expect([call(bow, 101), call(sling, 21)]).toEqual([null, null]);
    const result = await resultOf("rangeAt", { guns, "range-at": rangeAt });
    expect(result).toBe(
      '({ readonly band: "near" } & GunsReach) | ({ readonly band: "far" } & GunsReach) | null | Unknown',
    );
  });

  test("gives back a range that is lost, where no nearer one reaches", async () => {
    for (const [name, table] of Object.entries({ bandAt, rangeAt })) {
      const call = await functionOf(name, { guns, table });
      expect(call(lost, 21), name).toEqual({ unknown: "torn page" });
      expect(call(lost, 20), name).not.toEqual({ unknown: "torn page" });
    }
  });

  test("takes rows of several tables alike; a column that one of them lacks is blank there", async () => {
    const bows = "kind: guns\ntitle: Bows\nrows:\n  long: { near: 30(2), far: 60(1) }\n";
    const slings = "kind: slings\ntitle: Slings\nrows:\n  hemp: { near: 5(1), most: 10(1) }\n";
    const tables = bandAt.replace("table: guns", "tables: [guns, bows, slings]");
    const asked = tables.replace("[near, far]", "[near, far, most]");
    expect(await complaintsOf({ guns, bows, slings, "band-at": asked })).toEqual([]);
    const call = await functionOf("bandAt", { guns, bows, slings, "band-at": asked });
    const hemp = { near: { range: 5, hits: 1 }, most: { range: 10, hits: 1 } };
    expect([call(bow, 60), call(bow, 101), call(hemp, 7), call(hemp, 11)]).toEqual([
      "far",
      "out-of-range",
      "most",
      "out-of-range",
    ]);
    expect(() => call({ most: 7 }, 7)).toThrow("bandAt: row must be a row of guns, bows, slings, got another object");
    const first = tables.replace("[near, far]", "[far, near]");
    expect(await complaintsOf({ guns, bows, slings, "band-at": first })).toEqual(["table/column-unknown [far]"]);
    const reaching = await functionOf("bandAt", {
      guns,
      slings,
      "band-at": `${asked.replace(" bows,", "")}blankReaches: true\n`,
    });
    expect(reaching(sling, 21)).toBe("far");
    expect(reaching(bow, 101)).toBe("most");
  });

  test("refuses a list and a text, though these have a length too", async () => {
    const ropes = "kind: ropes\ntitle: Ropes\nrows:\n  hemp: { length: 10(1) }\n";
    const asked = bandAt.replace("table: guns", "table: ropes").replace("[near, far]", "[length]");
    const call = await functionOf("bandAt", { ropes, "band-at": asked });
    expect(call({ length: { range: 10, hits: 1 } }, 7)).toBe("length");
    expect(() => call("hemp", 7)).toThrow(new TypeError("bandAt: row must be a row of ropes, got string"));
    expect(() => call(["hemp"], 7)).toThrow(new TypeError("bandAt: row must be a row of ropes, got another object"));
  });

  test("refuses what no game can produce", async () => {
    const call = await functionOf("rangeAt", { guns, "range-at": rangeAt });
    expect(() => call(bow, -1)).toThrow("rangeAt: distance must be 0 and more, got -1");
    expect(() => call(bow, Number.NaN)).toThrow(RangeError);
    expect(() => call(bow, "50")).toThrow(TypeError);
    for (const range of [Number.NaN, Number.POSITIVE_INFINITY, 1e308]) {
      expect(() => call({ ...bow, near: { range, hits: 1 } }, 50)).toThrow("rangeAt: near.range must be");
    }
  });

  test.for<[string, string, readonly string[]]>([
    ["says what lies beyond a cell", `${rangeAt}beyond: far-out\n`, ["field/unknown [beyond]"]],
    ["gives a blank cell", `${rangeAt}blankReaches: true\n`, ["field/unknown [blankReaches]"]],
    ["does not say what lies beyond", bandAt.replace("beyond: out-of-range\n", ""), ["field/missing [guns]"]],
    ["gives something else", rangeAt.replace("gives: cell", "gives: row"), ["cell/not-allowed [row]"]],
    ["names no column", rangeAt.replace("[near, far]", "[near, fra]"), ["table/column-unknown [fra]"]],
    ["names no field", rangeAt.replace("field: range", "field: reach"), ["table/column-unknown [reach]"]],
    ["names one table and several", `${bandAt}tables: [guns, guns]\n`, ["field/unknown [table]"]],
    ["names no table", bandAt.replace("table: guns\n", ""), ["field/missing [[near, far]]"]],
    ["names figures", rangeAt.replace("table: guns", "table: figures"), ["table/wrong-shape [figures]"]],
  ])("cannot stand where it %s", async ([, table, complaints]) => {
    expect(await complaintsOf({ guns, figures, table })).toEqual(complaints);
  });
});
