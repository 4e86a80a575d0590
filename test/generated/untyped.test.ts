import { attack, hitTableList, lookupHit, smallArms, smallArmsList, sumHitModifiers } from "skirmish-tables/striker-ii";
import { expect, test } from "vitest";

/** What code without types may do. */
type Loose = Record<string, unknown>;

test("a modifier that does not exist is refused with the one that was meant", () => {
  const given: Loose = { initiatve: "high-initiative" };
  expect(() => sumHitModifiers(given)).toThrow(
    new TypeError("hit-modifiers: there is no initiatve; did you mean initiative?"),
  );
  expect(() => attack(7, "difficult", given)).toThrow("did you mean initiative?");
  expect(() => sumHitModifiers({ zz: 1 } as Loose)).toThrow(
    /^hit-modifiers: there is no zz; known are initiative, autofire, /,
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
