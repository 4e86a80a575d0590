import { expect, test } from "vitest";
import { armorAgainst, loadedPrice, personalArmor, shotAt, smallArms } from "../../generated/striker-ii/index.ts";

// biome-ignore lint/suspicious/noExplicitAny: an app without types passes anything
type Any = any;

test.each([
  [
    "a weapon where its load is asked for",
    () => shotAt(smallArms.arl as Any, 100),
    "shotAt: load must be a load of small-arms, got another object",
  ],
  [
    "nothing",
    () => loadedPrice(smallArms.arl, undefined as Any),
    "loadedPrice: load must be a load of small-arms, got undefined",
  ],
  [
    "a row of another table",
    () => armorAgainst(smallArms.arl as Any, "melee"),
    "armorAgainst: row must be a row of personal-armor, got another object",
  ],
  ["null", () => armorAgainst(null as Any, "melee"), "armorAgainst: row must be a row of personal-armor, got null"],
])("%s is refused with the function and the parameter", (_, call, words) => {
  expect(call).toThrow(new TypeError(words));
});

test("no caller can take a row away from another", () => {
  expect(() => Object.assign(smallArms, { arl: null })).toThrow(TypeError);
  expect(() => Object.assign(personalArmor.jack, { techLevel: 0 })).toThrow(TypeError);
});
