import { describe, expect, test } from "vitest";
import { armorCalculator } from "../../../site/src/calculators/armor-and-cover.ts";
import { attackCalculator } from "../../../site/src/calculators/attack/index.ts";
import { type Field, startOf } from "../../../site/src/calculators/field.ts";
import { doorCalculator } from "../../../site/src/calculators/kick-door.ts";
import { moraleCalculator } from "../../../site/src/calculators/morale-check.ts";
import { walkerCalculator } from "../../../site/src/calculators/walker/index.ts";
import { errataAbout, placeOf } from "../../../site/src/live/answer/book.ts";

const calculators = { attackCalculator, armorCalculator, moraleCalculator, walkerCalculator, doorCalculator };

/** Everything a field takes, with both ends and the middle of a number. */
function all(field: Field): readonly (string | number | boolean)[] {
  if (field.type === "choice") return field.options.map(({ value }) => value);
  if (field.type === "tick") return [true, false];
  return [field.from, Math.round((field.from + field.to) / 2), field.to];
}

describe.for(Object.entries(calculators))("%s", ([, calculator]) => {
  const fields = Object.entries(calculator.fields);

  test("answers each pair of options, and every address it names has lines in the book", () => {
    const start = startOf(calculator.fields);
    for (const [first, one] of fields) {
      for (const [second, other] of fields) {
        if (first >= second) continue;
        for (const a of all(one)) {
          for (const b of all(other)) {
            const { result, steps } = calculator.answer({ ...start, [first]: a, [second]: b });
            const said = `${first}=${a} ${second}=${b}`;
            expect(result, said).toMatch(/^\S.*\.$/);
            expect(`${result} ${steps.map(({ how, result: of }) => `${of} ${how}`)}`, said).not.toMatch(
              /undefined|NaN|\[object/,
            );
            for (const address of new Set(steps.flatMap(({ at }) => at))) placed(calculator.book, address);
          }
        }
      }
    }
  });

  test("starts with a value each field takes", () => {
    expect(fields.filter(([, field]) => !all(field).includes(field.start) && field.type !== "whole")).toEqual([]);
  });
});

const known = new Set<string>();

function placed(book: "striker-ii" | "walkers" | "infantry-moves", address: string): void {
  if (known.has(`${book}/${address}`)) return;
  known.add(`${book}/${address}`);
  expect(placeOf(book, address), address).toMatch(/lines? \d/);
}

describe("errata beside a step", () => {
  test("a correction that counts", () => {
    const [erratum] = errataAbout("striker-ii", "small-arms/arl/loads/heap/targets");
    expect(erratum?.id).toBe("arl-heap-targets");
  });

  test("a question that names no cell is asked at the lines it is about, and not at others", () => {
    const ids = (address: string) => errataAbout("striker-ii", address).map(({ id }) => id);
    expect(ids("small-arms/acr-7mm/loads/ds/difficult")).toContain("acr-7mm-ds-penetration");
    expect(ids("small-arms/gauss-pistol-4mm/loads/standard/difficult")).toEqual([]);
  });
});
