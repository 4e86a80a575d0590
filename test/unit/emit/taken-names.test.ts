import { expect, test } from "vitest";
import { outputsOf } from "../../generated/given.ts";
import { typeErrors } from "../../given/emitted.ts";
import { bonuses } from "../operations/game-tables.ts";
import { functionOf, houseRules } from "../operations/given.ts";

const clashes = `\
kind: clashes
title: Clashes
axes:
  class: { match: exact }
  tech-level: { match: exact }
  checkNumber: { match: floor, dice: 2d6, modified: true, below: error }
  order: { match: exact, columns: [march, halt] }
rows:
  - { class: horse, tech-level: low, checkNumber: 2, march: 1, halt: 2 }
  - { class: horse, tech-level: low, checkNumber: 7, march: 3, halt: 4 }
  - { class: foot, tech-level: low, checkNumber: 2, march: 5, halt: 6 }
  - { class: horse, tech-level: high, checkNumber: 2, march: 7, halt: 8 }
  - { class: foot, tech-level: high, checkNumber: 2, march: 9, halt: 10 }
`;

const scales = `\
kind: scales
title: Scales
axes:
  answers: { match: floor, values: any, below: none }
inverse: { name: answersAt, column: outOfDomain, match: floor, below: error }
rows:
  - { answers: 1, outOfDomain: 10, placeOf: 0 }
  - { answers: 2.5, outOfDomain: 20 }
`;

const tables = {
  bonuses,
  clashes,
  scales,
  turned:
    "kind: shift\ntitle: Turned\nfunction: turned\ntable: clashes\naxis: order\nby: bonuses\nbeyond: No such step.\n",
  rolled: "kind: roll\ntitle: Rolled\nfunction: rolled\ntable: clashes\naxis: checkNumber\nby: bonuses\n",
};

test("axes and columns called like words of the language or of the made code type-check", async () => {
  expect(typeErrors(await outputsOf(houseRules(tables)))).toEqual([]);
});

test("and are looked up and refused like any other, under the names the book's tables have", async () => {
  const lookup = await functionOf("lookupClashes", tables);
  expect([lookup("horse", "low", 7, "halt"), lookup("foot", "high", 12, "march")]).toEqual([4, 9]);
  expect(() => lookup("horse", "low", "7", "halt")).toThrow("lookupClashes: checkNumber must be a number, got string");
  expect(() => lookup("horse", "low", 1, "halt")).toThrow("lookupClashes: checkNumber must be within the table, got 1");
  expect(() => lookup("camel", "low", 7, "halt")).toThrow("lookupClashes: class must be one of horse, foot, got camel");
  expect(() => lookup("foot", "no", 7, "halt")).toThrow("lookupClashes: tech-level must be one of low, high, got no");
  expect(() => lookup("foot", "low", 7, "run")).toThrow("lookupClashes: order must be one of march, halt, got run");
});

test("and backwards, in steps and after a roll", async () => {
  const [scale, back] = [await functionOf("lookupScales", tables), await functionOf("answersAt", tables)];
  expect([scale(2.5), scale(0), back(25), back(10)]).toEqual([
    expect.objectContaining({ outOfDomain: 20 }),
    null,
    2.5,
    1,
  ]);
  expect(() => back(3)).toThrow("answersAt: outOfDomain must be within the table, got 3");
  const [turned, rolled] = [await functionOf("turned", tables), await functionOf("rolled", tables)];
  expect([turned("march", { distance: "near" }), turned("halt", { eachWound: 1 })]).toEqual(["halt", "march"]);
  expect(rolled("horse", "low", 6, "halt", { distance: "near" })).toBe(4);
});
