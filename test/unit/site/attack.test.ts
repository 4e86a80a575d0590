import { describe, expect, test } from "vitest";
import { attackCalculator } from "../../../site/src/calculators/attack/index.ts";
import { startOf } from "../../../site/src/calculators/field.ts";
import { ask, chancesOf, stepOf } from "./calculators.ts";

const arl = "small-arms/arl/loads/slugs";

describe("lines 2302-2347: three teams that moved fire at formidable range", () => {
  const answer = ask(attackCalculator, {
    weapon: arl, // gyrostabilized, and +2 for autofire between 300 and 600 m
    distance: 500,
    firer: "moved",
    soldiers: 12,
    initiative: "high-initiative",
    target: "concealed",
    roll: "10",
  });

  test("the difficulty goes down one level for the firers and up one for their move", () => {
    expect(stepOf(answer, "Range")).toBe("Formidable");
    expect(stepOf(answer, "Difficulty")).toBe("Formidable");
  });

  test("a 10 becomes 15, which is one hit", () => {
    expect(stepOf(answer, "Modifiers")).toBe("+5 to the roll");
    expect(stepOf(answer, "Hits")).toBe("1 hit");
    expect(answer.result).toBe("1 casualty.");
  });

  test("the rules come in the book's order", () => {
    expect(answer.steps.map(({ title }) => title)).toEqual(
      "Target Firer Targets Range Difficulty Modifiers Hits Armor Damage".split(" ").concat("Who is hit"),
    );
  });
});

describe("what stops an attack", () => {
  test.for<[string, Record<string, string | number | boolean>, string]>([
    ["too far", { distance: 901 }, "No attack: out of range."],
    ["out of sight", { target: "out-of-sight" }, "No attack: it may not be fired at."],
    ["suppressed", { firer: "suppressed" }, "No attack: it may not fire."],
    [
      "high recoil after a move",
      { weapon: "small-arms/rifle-13mm/loads/standard", firer: "moved" },
      "No attack: it may not fire.",
    ],
    ["not set up", { weapon: "crew-served-weapons/gatling-gun-13mm", settingUp: true }, "No attack: it may not fire."],
  ])("%s", ([, given, result]) => {
    expect(ask(attackCalculator, given).result).toBe(result);
  });

  test("the last meter of a weapon is still in range", () => {
    expect(stepOf(ask(attackCalculator, { distance: 900 }), "Range")).toBe("Impossible");
  });

  test("a weapon that needs no set-up is not asked about it", () => {
    const values = startOf(attackCalculator.fields);
    expect(attackCalculator.asks("settingUp", values)).toBe(false);
    const gatling = { ...values, weapon: "crew-served-weapons/gatling-gun-13mm" };
    expect(attackCalculator.asks("settingUp", gatling)).toBe(true);
  });
});

describe("casualties", () => {
  test("a simple +2 sum of two dice decides between no effect, a check and a casualty", () => {
    // 7mm ACR slugs at 250 m, autofire +2: below 7 nothing, below 11 a check, below 15 one hit.
    expect(chancesOf(ask(attackCalculator, {}))).toEqual({
      "No effect": "1/6", // 2 to 4: 6 of 36
      "No hit, but a morale check": "5/9", // 5 to 8: 20 of 36
      "1 casualty": "5/18", // 9 to 12: 10 of 36
    });
  });

  test("armor above the penetration stops a hit, which is checked for all the same", () => {
    const answer = ask(attackCalculator, { armor: "cloth", roll: "12" });
    expect(stepOf(answer, "Damage")).toBe("A hit has no effect");
    expect(answer.result).toBe("Hit without a casualty, morale check.");
  });

  test("lines 2478-2487: battle dress in a building counts as 13", () => {
    const answer = ask(attackCalculator, { armor: "battle-dress-tl13", cover: "building", target: "concealed" });
    expect(stepOf(answer, "Armor plus cover")).toBe("Value 13");
  });

  test("a team in plain sight has nothing of the cover it stands in", () => {
    expect(stepOf(ask(attackCalculator, { armor: "cloth", cover: "building" }), "Cover")).toBe("None");
  });

  test("an explosive round strikes one soldier, however many hits the table gives", () => {
    const answer = ask(attackCalculator, {
      weapon: "small-arms/arl/loads/he",
      distance: 100,
      soldiers: 24, // six teams: difficult becomes simple
      initiative: "high-initiative",
      roll: "12", // 12 + 3 + 2 = 17, which is four hits
    });
    expect(stepOf(answer, "Hits")).toBe("4 hits");
    expect(answer.result).toBe("1 casualty.");
  });

  test("a team loses no more soldiers than it has", () => {
    const answer = ask(attackCalculator, {
      distance: 100,
      soldiers: 24,
      initiative: "high-initiative",
      team: 2,
      roll: "12",
    });
    expect(stepOf(answer, "Hits")).toBe("4 hits");
    expect(answer.result).toBe("2 casualties.");
  });
});

describe("what comes after", () => {
  test("a roll that demands a morale check leads to it, with the casualties", () => {
    expect(ask(attackCalculator, { roll: "9" }).next).toMatchObject({
      calculator: "morale-check",
      state: "casualties=1",
    });
    expect(ask(attackCalculator, { roll: "5" }).next).toMatchObject({ state: "" });
  });

  test("nothing is asked of a team that was missed or is gone", () => {
    expect(ask(attackCalculator, { roll: "4" }).next).toBeUndefined();
    expect(ask(attackCalculator, { roll: "9", team: 1 }).next).toBeUndefined();
  });
});
