import { describe, expect, test } from "vitest";
import { diceTables } from "../../../pictures/dice-tables.ts";
import { hullLosses } from "../../../pictures/hull-losses.ts";
import { moraleStates } from "../../../pictures/morale-states.ts";
import { againstArmor, rangeFields, reaches, stretchAt } from "../../../pictures/ranges.ts";
import { startOf } from "../../../site/src/live/form/field.ts";
import { ticksOf } from "../../../site/src/live/plot/axis.ts";
import { outcomesOf } from "../../../site/src/live/plot/stack.ts";

const certainly = { numerator: 1, denominator: 1, decimal: 1 };

describe("dice tables", () => {
  test.for(Object.entries(diceTables))(
    "the chances of %s add up to 1 at each end of its slider",
    ([, { rolls, slide }]) => {
      for (const added of [-slide.most, 0, slide.most]) {
        for (const { chances } of rolls(added)) {
          expect(chances.reduce((sum, { chance }) => sum + chance.decimal, 0)).toBeCloseTo(1, 12);
        }
      }
    },
  );

  test("equal troopers draw one fight in six", () => {
    const fight = diceTables["fight-odds"]?.rolls(0)[0]?.chances;
    expect(fight?.find(({ outcome }) => outcome === "Draw")?.chance).toMatchObject({ numerator: 1, denominator: 6 });
  });
});

test("morale by state goes from the worst to the best", () => {
  const passed = moraleStates(7).map(({ label, chances }) => [
    label,
    chances.find(({ outcome }) => outcome === "Passed")?.chance,
  ]);
  expect(passed[0]).toMatchObject(["Failed supreme commander (−3)", { numerator: 1, denominator: 6 }]); // from a 10 up
  expect(passed.at(-1)).toMatchObject([expect.stringMatching(/\+3/), { numerator: 11, denominator: 12 }]); // from a 4 up
});

describe("ranges", () => {
  const values = {
    ...startOf(rangeFields),
    initiative: "low-initiative" as const,
    a: "small-arms/acr-7mm/loads/slugs",
    b: "none",
    c: "none",
    d: "none",
  };

  test("a weapon has a stretch for each of its ranges, with the chance of a hit there", () => {
    const [acr] = reaches(values);
    // Autofire +2, +1 and +1: a hit from 9, from 14 and from 18 on the dice.
    expect(acr?.stretches.map(({ from, range, penetration, hit }) => [from, range, penetration, hit?.decimal])).toEqual(
      [
        [0, 300, 3, 10 / 36],
        [300, 600, 2, 0],
        [600, 900, 1, 0],
      ],
    );
    expect(acr && stretchAt(acr, 300)?.band).toBe("difficult");
    expect(acr && stretchAt(acr, 901)).toBeNull();
  });

  test("one that may not fire after a move says so", () => {
    const [pgmp] = reaches({ ...values, a: "energy-weapons/pgmp-13", firer: "moved" });
    expect(pgmp?.stop).toBe("It may not fire");
  });

  test("whether armor stops it is the rule's answer", () => {
    const [acr] = reaches(values);
    const near = acr && stretchAt(acr, 100);
    if (!acr || !near) throw new Error("the weapon reaches 100 m");
    expect([1, 3, 4].map((armor) => againstArmor(acr.weapon, near, armor))).toEqual([
      "casualty",
      "casualty",
      "no effect",
    ]);
  });
});

describe("a walker that loses its hull", () => {
  const losses = hullLosses("medium", 6, 5);

  test("is whole before, and the last hull point takes it with it", () => {
    expect(losses.map(({ hullLost }) => hullLost)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(losses[0]).toMatchObject({ exploded: { numerator: 0 }, standing: { move: 8, skill: 5, shotsLost: 0 } });
  });

  test("explodes at 2 and 12, and is halved by each 7", () => {
    expect(losses[1]?.exploded.decimal).toBeCloseTo(2 / 36, 12);
    expect(losses[2]?.exploded.decimal).toBeCloseTo(1 - (34 / 36) ** 2, 12);
    expect(losses[1]?.standing?.move).toBeCloseTo((28 * 8 + 6 * 4) / 34, 12);
    expect(losses[1]?.standing?.skill).toBeCloseTo((30 * 5 + 4 * 4) / 34, 12);
    expect(losses[1]?.standing?.shotsLost).toBeCloseTo(10 / 34, 12);
  });

  test("explodes at a control hit where no skill is left", () => {
    expect(hullLosses("medium", 3, 0)[1]?.exploded.decimal).toBeCloseTo(6 / 36, 12);
  });
});

describe("how a picture is laid out", () => {
  test.for<[number, number, number, readonly number[]]>([
    [0, 1, 4, [0, 0.5, 1]],
    [0, 900, 6, [0, 200, 400, 600, 800]],
    [0, 13, 4, [0, 5, 10]],
  ])("an axis from %d to %d with about %d marks", ([from, to, about, ticks]) => {
    expect(ticksOf({ label: "", from, to, text: String }, about)).toEqual(ticks);
  });

  test("outcomes stand from the least to the greatest over all bars, wherever a bar begins", () => {
    const hits = ["No effect", "Morale check alone", "1 hit", "2 hits"];
    const roll = (from: number, to: number) => ({
      label: "",
      chances: hits.slice(from, to).map((outcome) => ({ outcome, chance: certainly })),
    });
    const rolls = [roll(0, 2), roll(1, 3), roll(0, 4), roll(2, 4)];
    expect(outcomesOf(rolls)).toEqual(hits);
    expect(outcomesOf([...rolls].reverse())).toEqual(hits);
  });
});
