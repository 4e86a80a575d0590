import { infantryMove, kickDoorTarget } from "skirmish-tables/infantry-moves";
import { actionPoints } from "skirmish-tables/skirmishers";
import {
  armorAgainst,
  armorValueOf,
  damageEffect,
  firingTeams,
  lookupArmorRating,
  lookupHit,
  personalArmor,
} from "skirmish-tables/striker-ii";
import { resourceLeft } from "skirmish-tables/troopers";
import { fallingStrength, walkerMove, walkerUnits } from "skirmish-tables/walkers";
import { describe, expect, test } from "vitest";

/** Answers worked out by hand from the documents' rules. Line numbers are the documents'. */
describe("walkers", () => {
  test("lines 34-48: a walker moves what its class allows, less for turning, half as far backward", () => {
    expect((["light", "medium", "heavy"] as const).map((type) => walkerMove(type, 0, false, 0))).toEqual([10, 8, 6]);
    expect(walkerMove("heavy", 90, false, 0)).toBe(3);
    expect(walkerMove("heavy", 180, false, 0)).toBe(0);
    expect(walkerMove("heavy", 0, true, 0)).toBe(3);
    expect(walkerMove("light", 90, true, 0)).toBe(2.5);
    expect(walkerMove("light", 120, false, 0)).toHaveProperty("unknown");
  });

  test("line 60: each leg hit halves the walker's movement, rounded down, before the turn of a move", () => {
    expect([0, 1, 2, 3, 4].map((legHits) => walkerMove("heavy", 0, false, legHits))).toEqual([6, 3, 1, 0, "explodes"]);
    expect([0, 1, 2, 3, 4].map((legHits) => walkerMove("light", 0, false, legHits))).toEqual([10, 5, 2, 1, 0]);
    expect(walkerMove("heavy", 90, false, 2)).toBe(0.5);
    expect(walkerMove("light", 90, true, 1)).toBe(1.25);
    expect(walkerMove("medium", 180, true, 1)).toBe(0);
  });

  test("line 73: a falling walker hits with half its rear toughness, rounded down", () => {
    expect([0, 1, 9, 10].map(fallingStrength)).toEqual([0, 0, 4, 5]);
    expect(fallingStrength(walkerUnits["contempt-dreadnought"].toughness.rear)).toBe(5);
  });
});

describe("infantry-moves", () => {
  test("lines 7-28: a move is that of the armor, with what is added and taken off", () => {
    expect(infantryMove("none", {})).toBe(10);
    expect(infantryMove("light", { running: true })).toBe(10);
    expect(infantryMove("heavy", { burden: "very-heavy-weapon" })).toBe(4);
    expect(infantryMove("light", { burden: "heavy-weapon", standingUp: true })).toBe(6);
    expect(infantryMove("armored", { eliteOrFanatic: true })).toBe(10);
    expect(infantryMove("aliens", { warriors: true, running: true })).toBe(16);
    expect(infantryMove("monsters", {})).toBe(8);
  });

  test("lines 34-40: a door needs 4 or more on a die, modifiers counted", () => {
    expect(kickDoorTarget({})).toBe(4);
    expect(kickDoorTarget({ quality: "untrained", armor: "unarmored" })).toBe(7);
    expect(kickDoorTarget({ quality: "green-troops", armor: "heavy-armor" })).toBe(4);
    expect(kickDoorTarget({ quality: "veteran", armor: "powered-armor" })).toBe(1);
    expect(kickDoorTarget({ quality: "elite", doorBreakers: true })).toBe(1);
    expect(kickDoorTarget({ creature: "aliens" })).toBe(3);
    expect(kickDoorTarget({ creature: "monsters" })).toBe(2);
  });
});

describe("skirmishers", () => {
  test("lines 19-21: action points at 5 hit points, by experience; the rest of the card is lost", () => {
    expect(actionPoints(5, {})).toBe(10);
    expect(actionPoints(5, { experience: "green" })).toBe(9);
    expect(actionPoints(5, { experience: "veteran" })).toBe(11);
    expect(actionPoints(5, { experience: "elite" })).toBe(12);
    expect(actionPoints(4, {})).toHaveProperty("unknown");
    expect(actionPoints(6, { experience: "elite" })).toHaveProperty("unknown");
  });
});

describe("troopers", () => {
  test("line 9: a step costs one point, on a ladder too, and a step of height climbed costs two", () => {
    expect(resourceLeft(6, {})).toBe(6);
    expect(resourceLeft(6, { flat: 2 })).toBe(4);
    expect(resourceLeft(6, { climbing: 2 })).toBe(2);
    expect(resourceLeft(6, { ladder: 2 })).toBe(4);
    expect(resourceLeft(6, { flat: 1, climbing: 1, ladder: 1 })).toBe(2);
    expect(resourceLeft(6, { climbing: 3 })).toBe(0);
  });
});

describe("striker-ii", () => {
  test("lines 2363-2372: penetration of twice the armor leaves all the damage, of the armor half, rounded down", () => {
    expect(damageEffect(8, 4, 1)).toBe("casualty");
    expect(damageEffect(7, 4, 1)).toBe("no-effect");
    expect(damageEffect(4, 4, 1)).toBe("no-effect");
    expect(damageEffect(4, 4, 2)).toBe("casualty");
    expect(damageEffect(3, 4, 16)).toBe("no-effect");
    expect(damageEffect(0, 0, 1)).toBe("casualty");
  });

  test("lines 4109-4146, 4214-4217: armor of its own against melee and energy, else against everything", () => {
    const against = (row: Parameters<typeof armorAgainst>[0]) =>
      (["melee", "energy", "other"] as const).map((attack) => armorAgainst(row, attack));
    expect(against(personalArmor.jack)).toEqual([1, 0, 0]);
    expect(against(personalArmor.cloth)).toEqual([5, 5, 5]);
    expect(against(personalArmor.ablat)).toEqual([1, 6, 1]);
    const unarmored = { value: { all: null, melee: null, energy: null } };
    expect(against(unarmored)).toEqual([0, 0, 0]);
  });

  test("lines 2449-2473: no armor is no steel, and steel below the first row is no armor", () => {
    expect(lookupArmorRating(0)).toBe(0);
    expect(armorValueOf(0.1)).toBe(0);
    expect(armorValueOf(0)).toBe(0);
    expect(armorValueOf(0.25)).toBe(1);
    expect(armorValueOf(0.49)).toBe(1);
    expect(armorValueOf(8)).toBe(22);
  });

  test("lines 2282-2297: a roll below the first row hits nothing", () => {
    expect(lookupHit(2, "simple")).toEqual({ hits: 0, moraleCheck: false });
    expect(lookupHit(3, "simple")).toEqual({ hits: 1, moraleCheck: true });
    expect(lookupHit(3, "routine")).toEqual({ hits: 0, moraleCheck: true });
  });

  test("lines 2055-2058: four soldiers are a team, and what is left over is none", () => {
    expect([0, 3, 4, 7, 8, 24].map(firingTeams)).toEqual([0, 0, 1, 1, 2, 6]);
  });
});
