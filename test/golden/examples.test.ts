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
} from "skirmish-tables/striker-ii";
import { lookupWalkerPoints, walkerAttacks } from "skirmish-tables/walkers";
import { describe, expect, test } from "vitest";

/** The documents' own worked examples, through the functions an app calls. Line numbers are the documents'. */
describe("striker-ii", () => {
  test("lines 2302-2347: three teams that moved fire stabilized weapons at formidable range, roll 10, and hit once", () => {
    const level = adjustDifficulty("formidable", { firers: "more-than-two-teams", firerMoved: true });
    expect(level).toBe("formidable");
    expect(10 + hitModifiers.gyrostabilized.value).toBe(12);
    const offensive = sumHitModifiers({ gyrostabilized: true, initiative: "high-initiative", autofire: 2 });
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
  });
});

describe("walkers", () => {
  test("line 85: an undamaged 60mm heavy walker with two power claws has 4 attacks", () => {
    const points = lookupWalkerPoints(60, "heavy");
    expect(points).toEqual({ hull: 3, armor: 4 });
    if ("unknown" in points) return;
    expect(walkerAttacks(points.hull, 2)).toBe(4);
  });
});
