import { errataAt } from "skirmish-tables/errata/striker-ii";
import { actionPoints, lookupUnitCard } from "skirmish-tables/skirmishers";
import {
  adjustDifficulty,
  combineArmor,
  difficultyAt,
  hitModifiers,
  lookupArmorRating,
  lookupCover,
  lookupHit,
  smallArms,
  sumHitModifiers,
  weaponShotAt,
} from "skirmish-tables/striker-ii";
import { fight, fightFigures, lookupDisputes, lookupFightResult, troopers } from "skirmish-tables/troopers";
import { lookupWalkerPoints, walkerAttacks, walkerUnits } from "skirmish-tables/walkers";
import { assert, describe, expect, test } from "vitest";

/** The documents' own worked examples, through the functions an app calls. Line numbers are the documents'. */
describe("striker-ii", () => {
  test("lines 2302-2347: three teams that moved fire stabilized weapons at formidable range, roll 10, and hit once", () => {
    const level = adjustDifficulty("formidable", { firers: "more-than-two-teams", firerMoved: true });
    assert(level === "formidable");
    expect(10 + hitModifiers["moved-gyrostabilized"].value).toBe(12);
    const offensive = sumHitModifiers({ movedGyrostabilized: true, initiative: "high-initiative", autofire: 2 });
    expect(10 + offensive).toBe(16);
    const roll = 10 + offensive + sumHitModifiers({ targetStatus: "concealed" });
    expect(roll).toBe(15);
    expect(lookupHit(roll, level)).toEqual({ hits: 1, moraleCheck: true });
  });

  test("lines 2478-2487: building 4 and battle dress 10 are 1 cm and 2.5 cm, together armor 13", () => {
    expect(lookupCover("building", "concealed")).toBe(4);
    expect(lookupArmorRating(4)).toBe(1);
    expect(lookupArmorRating(10)).toBe(2.5);
    expect(combineArmor(4, 10)).toBe(13);
  });

  test("lines 2019-2022: 250 m is inside the first range of the 7mm ACR with DS rounds, which the tables call difficult", () => {
    expect(difficultyAt(smallArms["acr-7mm"].loads.ds, 250)).toBe("difficult");
    // Line 3298: 450(3)+2.
    const shot = { band: "difficult", range: 450, penetration: 3, autofire: 2 };
    expect(weaponShotAt(smallArms["acr-7mm"].loads.ds, 250)).toEqual(shot);
    const [question] = errataAt("small-arms/acr-7mm/loads/ds/difficult").filter(({ id }) => id === "range-example");
    expect(question?.status).toBe("open");
  });
});

describe("walkers", () => {
  test("line 85: an undamaged 60mm heavy walker with two power claws has 4 attacks", () => {
    const points = lookupWalkerPoints(60, "heavy");
    expect(points).toEqual({ hull: 3, armor: 4 });
    if ("unknown" in points) return;
    expect(walkerAttacks(points.hull, 2)).toBe(4);
  });

  test("lines 93-96: the Contempt Dreadnought is a 60mm medium walker, which has 3 hull and 3 armor points", () => {
    const { type, weaponSkill, toughness } = walkerUnits["contempt-dreadnought"];
    expect(type).toEqual({ base: 60, weightClass: "medium" });
    expect(weaponSkill).toEqual({ melee: 5, shooting: 4 });
    expect(toughness).toEqual({ front: 12, side: 11, rear: 10 });
    expect(lookupWalkerPoints(type.base, type.weightClass)).toEqual({ hull: 3, armor: 3 });
  });
});

describe("skirmishers", () => {
  test("line 19: a trooper of 5 hit points has only 10 action points", () => {
    expect(actionPoints(5, {})).toBe(10);
  });

  test("line 23: a trooper of 5 hit points adds 1 to all target numbers", () => {
    expect(lookupUnitCard(5).targetNumberModifier).toBe(1);
  });
});

describe("troopers", () => {
  test("line 35: the higher roll is right, and equal rolls are rolled again", () => {
    expect(lookupDisputes(2)).toBe("right");
    expect(lookupDisputes(0)).toBe("roll-again");
    expect(lookupDisputes(-1)).toBe("wrong");
  });

  test("line 27: a Bomber and a Sniper both roll 5; the Sniper loses the fight 6 to 8 and takes 2 points of damage", () => {
    expect(fightFigures["fight-die-sides"]).toBe(6);
    const bomber = 5 + troopers.bomber.armor;
    const sniper = 5 + troopers.sniper.armor;
    expect([bomber, sniper]).toEqual([8, 6]);
    expect(lookupFightResult(bomber - sniper)).toMatchObject({ result: "won", damage: null, takesDifference: false });
    expect(lookupFightResult(sniper - bomber)).toMatchObject({ result: "lost", damage: null, takesDifference: true });
    expect(fight(bomber, sniper)).toEqual({ first: 0, second: 2 });
  });
});
