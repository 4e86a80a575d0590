import { describe, expect, test } from "vitest";
import { attack as explainAttack } from "../../generated/explain/striker-ii.ts";
import { attackOdds } from "../../generated/odds/striker-ii.ts";
import { attack, findSmallArms, movementLeft, sumHitModifiers } from "../../generated/striker-ii/index.ts";
import { argumentsOf, books } from "./asked.ts";

/** What is no number, no id, no flag, no row and no object of named values, whichever is asked for. */
const nothing = [null, "", "x", [], ["x"], () => 1, Symbol("x")];
const wrong = {
  number: [...nothing, "7", {}, Number.NaN, Number.POSITIVE_INFINITY],
  id: [...nothing, 7, {}, Object.create(null), undefined],
  flag: [...nothing, 1, "false", {}, undefined],
  row: [...nothing, 7, true, {}, Object.create(null), undefined],
  named: [...nothing, 7, true],
};

describe.each(books)("untyped code that calls $book", ({ book, functions }) => {
  test.each(functions)("with what $function cannot take is told function, parameter, value", async (asked) => {
    const sdk = await import(`../../generated/${book}/index.ts`);
    const right = asked.cases.find(({ refused }) => !refused)?.given ?? [];
    const given = argumentsOf(right, asked, sdk);
    for (const [at, { name, takes }] of asked.parameters.entries()) {
      const optional = asked.cases.some((one) => one.given[at] === null);
      for (const value of wrong[takes]) {
        if (optional && value === undefined) continue;
        const call = () =>
          sdk[asked.function](...(asked.together ? [{ ...Object(given[0]), [name]: value }] : given.with(at, value)));
        // A function of one object may leave a part of it to a function it calls, which has another name for it.
        const parameter = asked.together ? "[\\w.]+" : name;
        const told = new RegExp(`^${asked.function}: ${parameter} must be .+, got .`);
        expect(call, `${name}: ${typeof value}`).toThrow(told);
      }
    }
  });
});

test.each([null, undefined, 7, ["acr-7mm"], Object.create(null), Symbol("x")])(
  "find takes a text, and what is none is told function, parameter, value: %o",
  (value) => {
    expect(() => findSmallArms(value as never)).toThrow(/^findSmallArms: text must be a text, got ./);
  },
);

test("an error names the function that was called, whichever function that one asked", () => {
  const levels = "simple, routine, difficult, formidable, impossible, impossible-plus-1, impossible-plus-2";
  const told = (caller: string) => new TypeError(`${caller}: difficulty must be one of ${levels}, got hard`);
  expect(() => attack(7, "hard" as never)).toThrow(told("attack"));
  expect(() => attackOdds("hard" as never)).toThrow(told("attackOdds"));
  expect(() => explainAttack(7, "hard" as never)).toThrow(told("attack"));
  expect(() => attack(7, "simple", { initiatve: "high-initiative" } as never)).toThrow(
    new TypeError("attack: there is no initiatve; did you mean initiative?"),
  );
});

test("an error that an app itself throws goes through as it is", () => {
  const own = new TypeError("sumHitModifiers is not at fault");
  const given = {
    get initiative(): never {
      throw own;
    },
  };
  expect(() => attack(7, "simple", given)).toThrow(own);
});

test("what is paid for must be given, be it an empty object", () => {
  expect(() => movementLeft(1000, undefined as never)).toThrow(
    new TypeError("movementLeft: given must be an object of values by name, got undefined"),
  );
  expect(movementLeft(1000, {})).toBe(1000);
});

test("a modifier that stands alone is true or false, not the text of a form", () => {
  expect(() => sumHitModifiers({ movedGyrostabilized: "false" as never })).toThrow(
    new TypeError('sumHitModifiers: movedGyrostabilized must be true or false, got the text "false"'),
  );
  expect(() => sumHitModifiers({ movedGyrostabilized: 1 as never })).toThrow("must be true or false, got 1");
  expect(sumHitModifiers({ movedGyrostabilized: false, replacementGunner: undefined })).toBe(0);
});
