import { describe, expect, test } from "vitest";
import { importEmitted } from "../given/emitted.ts";
import { compileRules, houseBook } from "../given/project.ts";
import { functionOf } from "../unit/operations/given.ts";

// biome-ignore lint/suspicious/noExplicitAny: the tests use the SDK as untyped code does
type Any = any;

describe("cases, group T", () => {
  test("T08 odds lead to the column of the defender's favor, and past the last one to that", async () => {
    const combat = `\
kind: results
title: Combat results
axes:
  roll:
    match: floor
    values: any
    domain: 0+
    words: { "1:2": 0.5, "1:1": 1, "2:1": 2, "3:1": 3 }
    below: { cell: AE }
rows:
  - { id: one-to-two, roll: "1:2", result: AR }
  - { id: even, roll: "1:1", result: EX }
  - { id: two-to-one, roll: "2:1", result: DR }
  - { id: three-to-one, roll: "3:1", result: DE }
`;
    const lookupCombat = await functionOf("lookupCombat", { combat });
    const at = (attack: number, defense: number) => lookupCombat(attack / defense);
    expect([at(1, 2), at(1, 1), at(2, 1), at(3, 1)]).toEqual(["AR", "EX", "DR", "DE"]);
    expect([at(1, 9), at(4, 7), at(7, 4), at(5, 2), at(12, 1)]).toEqual(["AE", "AR", "EX", "DR", "DE"]);
  });

  test("T09 a half is rounded as the table says; below nothing there is no half", async () => {
    const table = (round: string, by = "1/2") =>
      `kind: scale-by\ntitle: Half\nfunction: half\nparameter: figures\nparameterDescription: Figures.\nby: ${by}\nround: ${round}\n`;
    const up = await functionOf("half", { half: table("up") });
    const down = await functionOf("half", { half: table("down") });
    const thirdUp = await functionOf("half", { half: table("up", "1/3") });
    expect([4, 3, 1].map((figures) => thirdUp(figures))).toEqual([2, 1, 1]);
    expect([5, 4, 1, 0].map((figures) => up(figures))).toEqual([3, 2, 1, 0]);
    expect([5, 4, 1, 0].map((figures) => down(figures))).toEqual([2, 2, 0, 0]);
    for (const half of [up, down]) expect(() => half(-5)).toThrow(RangeError);
  });
});

describe("cases, group D", () => {
  const rules = [
    houseBook("house"),
    {
      path: "rules/house/movement/figures.yaml",
      text: "kind: figures\ntitle: Figures\nrows:\n  turn: { value: 30, unit: s, description: Length of a turn. }\n",
    },
    {
      path: "rules/house/errata/turn.yaml",
      text: "status: accepted\nauthority: ruling\nchanges:\n  - { at: figures/turn/value, was: 30, now: 60 }\nbecause: Errata sheet 2 says so.\n",
    },
  ];

  test("D02, D11 a corrected cell holds the present figure alone; what was printed and why stand apart", async () => {
    const { outputs, diagnostics } = await compileRules(rules);
    expect(diagnostics).toEqual([]);
    const present = ((await importEmitted(outputs, "house/index.js")) as Any).figures;
    const printed = ((await importEmitted(outputs, "as-printed/house/index.js")) as Any).figures;
    expect([present.turn, printed.turn]).toEqual([60, 30]);
    const { errata } = (await importEmitted(outputs, "errata/house.js")) as Any;
    expect(errata).toMatchObject([
      { id: "turn", authority: "ruling", because: "Errata sheet 2 says so.", changes: [{ was: "30", now: "60" }] },
    ]);
  });
});
