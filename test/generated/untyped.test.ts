import { books } from "skirmish-tables";
import { errata } from "skirmish-tables/errata/striker-ii";
import {
  attack,
  hitTable,
  hitTableList,
  lookupHit,
  movementLimits,
  personalArmor,
  smallArms,
  smallArmsList,
  sumHitModifiers,
} from "skirmish-tables/striker-ii";
import { expect, test } from "vitest";

/** What code without types may do. */
type Loose = Record<string, unknown>;

test("a modifier that does not exist is refused with the one that was meant", () => {
  const given: Loose = { initiatve: "high-initiative" };
  expect(() => sumHitModifiers(given)).toThrow(
    new TypeError("sumHitModifiers: there is no initiatve; did you mean initiative?"),
  );
  expect(() => attack(7, "difficult", given)).toThrow("did you mean initiative?");
  expect(() => sumHitModifiers({ zz: 1 } as Loose)).toThrow(
    /^sumHitModifiers: there is no zz; known are initiative, autofire, /,
  );
  expect(sumHitModifiers({ autofire: 2 })).toBe(2);
});

test("no caller can change what the next one reads", () => {
  const rows = smallArmsList as unknown as Loose[];
  expect(() => rows.sort()).toThrow(TypeError);
  expect(() => rows.push({})).toThrow(TypeError);
  expect(() => Object.assign(smallArms.arl, { price: 1 })).toThrow(TypeError);
  expect(() => Object.assign(smallArms.arl.loads.heap.targets, { single: 9 })).toThrow(TypeError);
  expect(() => Object.assign(hitTableList[0]?.simple ?? {}, { hits: 9 })).toThrow(TypeError);
  expect(() => Object.assign(lookupHit(2, "difficult"), { hits: 9 })).toThrow(TypeError);
});

test("books and errata are as frozen as the rows", () => {
  expect(() => Object.assign(books[0], { title: "Mine" })).toThrow(TypeError);
  expect(() => Object.assign(errata[0] ?? {}, { because: "" })).toThrow(TypeError);
  expect(() => (errata as unknown as Loose[]).pop()).toThrow(TypeError);
});

test("what every object has is no row", () => {
  const names = ["constructor", "toString", "__proto__", "hasOwnProperty"];
  const tables: readonly object[] = [smallArms, personalArmor, hitTable, movementLimits];
  for (const table of tables) {
    for (const name of names) expect((table as Loose)[name], name).toBeUndefined();
  }
  expect(Object.keys(personalArmor)).toContain("mesh");
});
