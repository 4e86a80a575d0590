import { describe, expect, test } from "vitest";
import { bases, hits, moves, paces, results, turns } from "./game-tables.ts";
import { complaintsOf, functionOf, resultOf } from "./given.ts";

const gaits = `\
kind: moves
title: Gaits
axes:
  type: { match: exact }
rows:
  - { type: lost, move: 2 }
  - { type: odd, move: .1 }
  - { type: light, move: { unknown: smudge } }
`;

const luck = `\
kind: hits
title: Luck
axes:
  roll: { match: floor, dice: 2d6, modified: true, form: "{key}+", below: clamp }
  difficulty: { match: exact, columns: [hard, easy] }
rows:
  - { roll: 2+, easy: 1, hard: 2 }
  - { roll: 9+, easy: 3, hard: 4 }
`;

const signals = `\
kind: signals
title: Signals
axes:
  signal: { match: exact }
  type: { match: exact }
rows:
  - { id: a, signal: loud, type: light, more: 5 }
  - { id: b, signal: loud, type: odd, more: .2 }
  - { id: c, signal: loud, type: lost, more: 0 }
  - { id: d, signal: faint, type: light, more: { unknown: smudge } }
  - { id: e, signal: faint, type: odd, more: -7.5 }
  - { id: f, signal: faint, type: lost, more: 1 }
`;

const add = (rest: string) => `kind: add\ntitle: Together\nfunction: together\n${rest}`;
const torn = { unknown: "torn page" };
const smudge = { unknown: "smudge" };

describe("add", () => {
  test("asks for a shared axis once", async () => {
    const tables = { hits, luck, adds: add("tables: [hits, luck]\n") };
    const call = await functionOf("together", tables);
    expect([call(5, "easy"), call(5, "hard"), call(9, "easy"), call(12, "hard")]).toEqual([2, 2, 5, 5]);
    expect(call).toHaveLength(2);
  });

  test("gives back that there is nothing", async () => {
    const tables = { hits, luck, adds: add("tables: [luck, hits]\n") };
    expect((await functionOf("together", tables))(4, "easy")).toBeNull();
    expect(await resultOf("together", tables)).toBe("number | null");
  });

  test("gives back a figure lost in print, whichever of them it is", async () => {
    const tables = { moves, gaits, adds: add("tables: [moves, gaits]\n") };
    const call = await functionOf("together", tables);
    expect([call("light"), call("lost")]).toEqual([smudge, torn]);
    expect(await resultOf("together", tables)).toBe("number | Unknown");
  });

  test("leaves no crumbs of decimals", async () => {
    const tenths = moves.replace("move: 7.5", "move: .2");
    const call = await functionOf("together", { moves: tenths, gaits, adds: add("tables: [moves, gaits]\n") });
    expect(call("odd")).toBe(0.3);
  });

  test("adds what lookups of no common axis give, their axes one after the other", async () => {
    const call = await functionOf("together", { moves, luck, adds: add("tables: [moves, luck]\n") });
    expect([call("light", 2, "hard"), call("odd", 9, "easy")]).toEqual([12, 10.5]);
  });

  test("adds a column of a row and a field of a cell", async () => {
    const rest = "tables: [paces, bases]\ncolumns:\n  paces: run\n  bases: armor\n";
    const tables = { paces, bases, adds: add(rest) };
    const call = await functionOf("together", tables);
    expect([call("man", 60, "heavy"), call("cart", 60, "heavy")]).toEqual([12, null]);
    expect(call("man", 70, "light")).toHaveProperty("unknown");
    expect(await resultOf("together", tables)).toBe("number | null | Unknown");
  });

  test("refuses what no game can produce", async () => {
    const call = await functionOf("together", { moves, luck, adds: add("tables: [moves, luck]\n") });
    expect(() => call("heavy", 5, "easy")).toThrow(TypeError);
    expect(() => call("lost", 5, "never")).toThrow("together: difficulty must be one of hard, easy, got never");
    expect(() => call("light", 5.5, "easy")).toThrow(RangeError);
  });
});

describe("an optional addition", () => {
  const tables = { moves, signals, adds: add("tables: [moves]\noptional: [signals]\n") };

  test("counts where its own axis is given", async () => {
    const call = await functionOf("together", tables);
    expect([call("light", "loud"), call("odd", "loud"), call("odd", "faint")]).toEqual([15, 7.7, 0]);
  });

  test("adds nothing where its own axis is left out", async () => {
    const call = await functionOf("together", tables);
    expect([call("light"), call("odd", undefined)]).toEqual([10, 7.5]);
  });

  test("is lost only where it counts", async () => {
    const call = await functionOf("together", tables);
    expect([call("light", "faint"), call("light"), call("lost"), call("lost", "loud")]).toEqual([
      smudge,
      10,
      torn,
      torn,
    ]);
    expect(await resultOf("together", tables)).toBe("number | Unknown");
  });

  test("is refused where what is given is nothing it knows, whatever else is lost", async () => {
    const call = await functionOf("together", tables);
    expect(() => call("lost", "shrill")).toThrow("together: signal must be one of loud, faint, got shrill");
    expect(() => call("light", null)).toThrow(TypeError);
  });

  test("of two axes is given whole or not at all", async () => {
    const call = await functionOf("together", { luck, signals, adds: add("tables: [luck]\noptional: [signals]\n") });
    expect([call(2, "easy"), call(2, "easy", "loud", "light")]).toEqual([1, 6]);
    expect(() => call(2, "easy", "loud")).toThrow("together: type must be one of light, odd, lost, got undefined");
    expect(() => call(2, "easy", undefined, "light")).toThrow(TypeError);
  });

  test("of which a column counts may have nothing there", async () => {
    const rest = "tables: [luck]\noptional: [paces]\ncolumns: { paces: run }\n";
    const call = await functionOf("together", { luck, paces, adds: add(rest) });
    expect([call(2, "easy"), call(2, "easy", "man"), call(2, "easy", "cart")]).toEqual([1, 9, null]);
  });

  test("stands behind what must be given", async () => {
    const rest = "tables: [gaits]\noptional: [signals]\n";
    const call = await functionOf("together", { gaits, signals, adds: add(rest) });
    expect([call("odd", "loud"), call("lost", "faint"), call("lost")]).toEqual([0.3, 3, 2]);
  });
});

describe("an addition that cannot stand", () => {
  const yards = turns.replace("values: any", "values: any\n    unit: m");
  const steps = turns.replace("values: any", "values: whole").replace("at: 90-180", "at: 91-179");
  const ids = "kind: turns\ntitle: Ids\naxes:\n  turn: { match: exact }\nrows:\n  - { turn: left, share: 1 }\n";
  const others = moves.replace("type: odd", "type: strange");
  test.for<[string, string, readonly string[]]>([
    ["adds nothing", "tables: [moves]\n", ["cell/range [[moves]]"]],
    ["names no table", "tables: []\n", ["cell/range [[]]"]],
    ["adds a table to itself", "tables: [moves, moves]\n", ["name/duplicate [moves]"]],
    ["adds a table that counts anyway", "tables: [moves]\noptional: [moves]\n", ["name/duplicate [moves]"]],
    ["adds words", "tables: [moves, results]\n", ["table/wrong-shape [results]"]],
    ["adds what is not there", "tables: [moves, move]\n", ["table/table-unknown [move]"]],
    ["needs a column", "tables: [moves, bases]\n", ["field/missing [bases]"]],
    ["has another column", "tables: [moves, bases]\ncolumns: { bases: hul }\n", ["table/column-unknown [hul]"]],
    ["has a column of no table", "tables: [hits, moves]\ncolumns: { paces: run }\n", ["field/unknown [paces]"]],
    ["shares an axis of other ids", "tables: [moves, others]\n", ["table/wrong-shape [others]"]],
    ["shares an axis of another unit", "tables: [turns, yards]\n", ["table/wrong-shape [yards]"]],
    ["shares an axis of whole numbers", "tables: [turns, steps]\n", ["table/wrong-shape [steps]"]],
    ["shares an axis of ids with numbers", "tables: [turns, ids]\n", ["table/wrong-shape [ids]"]],
    ["has no axis to leave out", "tables: [signals]\noptional: [moves]\n", ["table/wrong-shape [moves]"]],
  ])("%s", async ([, rest, complaints]) => {
    const tables = { moves, others, hits, paces, bases, results, signals, turns, yards, steps, ids };
    expect(await complaintsOf({ ...tables, adds: add(rest) })).toEqual(complaints);
  });
});
