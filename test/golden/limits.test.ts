import { infantryMove } from "skirmish-tables/infantry-moves";
import { actionPoints, lookupUnitCard } from "skirmish-tables/skirmishers";
import {
  adjustDifficulty,
  attack,
  damageEffect,
  difficultyAt,
  grenadeLaunchers,
  hitModifiers,
  launcherFlechetteShotAt,
  launcherShotAt,
  lookupNumberOfFirers,
  moraleCheckAt,
  moraleChecks,
  movementLeft,
  rifleFlechetteShotAt,
  rifleGrenades,
  rollFragmentation,
  smallArms,
} from "skirmish-tables/striker-ii";
import { resourceLeft } from "skirmish-tables/troopers";
import { lookupOvalWalkerPoints, lookupWalkerPoints, walkerMove } from "skirmish-tables/walkers";
import { describe, expect, test } from "vitest";

/** Where a rule ends, forbids or keeps silent, no function answers as if it went on. Line numbers are the document's. */
describe("striker-ii", () => {
  test("line 1965: six teams may fire at one target, a seventh may not", () => {
    expect(lookupNumberOfFirers(6)).toBe("more-than-four-teams");
    expect(() => lookupNumberOfFirers(7)).toThrow(RangeError);
  });

  test("lines 2033-2042: the two of a gyrostabilized weapon is called by the move it needs", () => {
    expect(hitModifiers["moved-gyrostabilized"].value).toBe(2);
    expect(hitModifiers).not.toHaveProperty("gyrostabilized");
  });

  test("line 3277: what notes would say of the LAG's HE is as unknown as its notes; its ranges are printed", () => {
    const { he, keap } = smallArms.lag.loads;
    const lost = { unknown: "the printed row ends after the weights" };
    expect(he).toMatchObject({
      notes: lost,
      recoil: lost,
      burstSize: lost,
      gyrostabilized: lost,
      autofireFactor: lost,
    });
    expect(difficultyAt(he, 300)).toBe("formidable");
    expect(keap.recoil).toBe("high");
  });

  test("lines 1224-1253: forest costs double, and what costs more than there is cannot be crossed", () => {
    expect(movementLeft(6, { forest: 3 })).toBe(0);
    expect(movementLeft(5, { forest: 3 })).toBe("not-enough");
    expect(movementLeft(50, { clear: 28.2, forest: 2 })).toBe(17.8);
    expect(movementLeft(4.7, { clear: 0.1, forest: 2.3 })).toBe(0);
  });

  test("lines 1230-1237: ten meters are deducted after the third contour line, which may be more than is left", () => {
    expect(movementLeft(50, { clear: 45, contourLines: 3 })).toBe(0);
    expect(movementLeft(50, { clear: 51, contourLines: 3 })).toBe("not-enough");
    // Of six lines the first three are paid for on the way: 50 and 10 are more than 50.
    expect(movementLeft(50, { clear: 50, contourLines: 6 })).toBe("not-enough");
    expect(movementLeft(50, { clear: 40, contourLines: 6 })).toBe(0);
    expect(movementLeft(50, { clear: 40, contourLines: 5 })).toBe(0);
    expect(() => movementLeft(50, { contourLines: 2.5 })).toThrow(RangeError);
  });

  test("lines 2360-2366: twice the armor makes a casualty, whatever the damage; the armor alone halves it", () => {
    expect(damageEffect(10, 5, 0)).toBe("casualty");
    expect(damageEffect(9, 5, 1)).toBe("no-effect");
    expect(damageEffect(9, 5, 2)).toBe("casualty");
  });

  test("lines 2586-2595: a casualty of its own and a combat result make a team check, wherever they come from", () => {
    expect(moraleCheckAt(moraleChecks["own-casualty"], 0)).toBe("check");
    expect(moraleCheckAt(moraleChecks["combat-result"], 400)).toBe("check");
    expect(moraleCheckAt(moraleChecks["nearby-casualty"], 50)).toBe("check");
    expect(moraleCheckAt(moraleChecks["nearby-casualty"], 51)).toBe("no-check");
    expect(moraleCheckAt(moraleChecks["leader-rout"], 201)).toBe("no-check");
  });

  test("line 2279: no column follows simple or impossible +2", () => {
    expect(adjustDifficulty("impossible", { firerMoved: true })).toBe("impossible-plus-1");
    expect(adjustDifficulty("impossible-plus-2", { firerMoved: true })).toHaveProperty("unknown");
    expect(adjustDifficulty("routine", { firers: "more-than-four-teams" })).toHaveProperty("unknown");
    expect(adjustDifficulty("routine", { firers: "more-than-four-teams", firerMoved: true })).toBe("simple");
  });
});

describe("striker-ii: fragments and flechettes", () => {
  test("lines 2198-2204 and 692: fragments roll at difficult, with one for each of four soldiers at most", () => {
    // 7 and 4 are 11, one hit at difficult; 7 and 3 are 10, an M.
    expect(rollFragmentation(7, { soldier: 4 })).toEqual({ hits: 1, moraleCheck: true });
    expect(rollFragmentation(7, { soldier: 3 })).toEqual({ hits: 0, moraleCheck: true });
    expect(() => rollFragmentation(7, { soldier: 5 })).toThrow(RangeError);
  });

  test("line 4068: flechette grenades reach the difficult range only, and have 4 on the roll", () => {
    const launcher = grenadeLaunchers["ram-launcher-4cm-tl8"];
    expect(launcherFlechetteShotAt(launcher, 250)).toMatchObject({ band: "difficult", range: 250 });
    expect(launcherFlechetteShotAt(launcher, 251)).toBeNull();
    expect(launcherShotAt(launcher, 251)).toMatchObject({ band: "formidable", range: 500 });
    expect(launcherFlechetteShotAt(grenadeLaunchers["atgl-7cm"], 50)).toBeNull();
    expect(rifleFlechetteShotAt(rifleGrenades["4cm-ram-tl8"], 250)).toMatchObject({ band: "difficult", range: 250 });
    expect(rifleFlechetteShotAt(rifleGrenades["4cm-ram-tl8"], 251)).toBeNull();
    expect(rifleFlechetteShotAt(rifleGrenades["6cm-ram-smoke-tl8"], 50)).toBeNull();
    expect(attack(7, "difficult", { flechetteGrenade: true })).toEqual({ hits: 1, moraleCheck: true });
    expect(attack(6, "difficult", { flechetteGrenade: true })).toEqual({ hits: 0, moraleCheck: true });
  });

  test("line 3285: the LAG's flechettes are no grenades and reach their formidable range", () => {
    expect(difficultyAt(smallArms.lag.loads.flechette, 150)).toBe("formidable");
  });
});

describe("troopers", () => {
  test("line 9: a height is rounded up to whole steps and costs double, a ladder as much as flat ground", () => {
    // 1.2 is two steps, four points; .5 is one step, two points.
    expect(resourceLeft(10, { climbing: 1.2 })).toBe(6);
    expect(resourceLeft(3, { climbing: 0.5 })).toBe(1);
    expect(resourceLeft(10, { flat: 3, ladder: 2 })).toBe(5);
  });

  test("line 9: what costs more than there is cannot be climbed", () => {
    expect(resourceLeft(18, { climbing: 9 })).toBe(0);
    expect(resourceLeft(3, { climbing: 9 })).toBe("not-enough");
  });

  test("line 9 gives no cost of a part of a step on flat ground or up a ladder", () => {
    expect(() => resourceLeft(10, { flat: 1.5 })).toThrow(RangeError);
    expect(() => resourceLeft(10, { ladder: 1.5 })).toThrow(RangeError);
  });
});

describe("walkers", () => {
  test("line 60: light and medium walkers explode at the fifth leg hit, heavy ones at the fourth", () => {
    // 10, 5, 2, 1, 0; 8, 4, 2, 1, 0; 6, 3, 1, 0.
    const hits = (type: "light" | "medium" | "heavy") => [1, 2, 3, 4, 5].map((n) => walkerMove(type, 0, false, n));
    expect(hits("light")).toEqual([5, 2, 1, 0, "explodes"]);
    expect(hits("medium")).toEqual([4, 2, 1, 0, "explodes"]);
    expect(hits("heavy")).toEqual([3, 1, 0, "explodes", "explodes"]);
    expect(walkerMove("heavy", 120, false, 4)).toBe("explodes");
    expect(walkerMove("light", 180, true, 4)).toBe(0);
  });

  test("line 19: a base of no size is no base", () => {
    expect(() => lookupOvalWalkerPoints(0, 0, "heavy")).toThrow(RangeError);
    expect(() => lookupWalkerPoints(0, "heavy")).toThrow(RangeError);
    // The mean of 90 and 92 is 91, closest to 100.
    expect(lookupOvalWalkerPoints(90, 92, "heavy")).toEqual({ hull: 5, armor: 7 });
  });
});

describe("skirmishers", () => {
  test("line 13: hit points start at the cell 12, so no trooper has 13", () => {
    expect(actionPoints(12)).toHaveProperty("unknown");
    expect(lookupUnitCard(5)).toMatchObject({ actionPoints: 10 });
    expect(() => actionPoints(13)).toThrow(RangeError);
    expect(() => lookupUnitCard(13)).toThrow(RangeError);
  });
});

describe("infantry-moves", () => {
  test("lines 25 and 28: powered armor gains nothing from running and loses nothing to a heavy weapon", () => {
    expect(infantryMove("armored", { running: true })).toBe(8);
    expect(infantryMove("armored", { burden: "heavy-weapon" })).toBe(8);
    expect(infantryMove("armored", { burden: "heavy-weapon", running: true, warriors: true })).toBe(10);
    // 8 with 2 for the run and 1 less for the weapon.
    expect(infantryMove("light", { burden: "heavy-weapon", running: true })).toBe(9);
  });

  test("line 26: nobody runs with a very heavy weapon", () => {
    const forbidden = { forbidden: "running", with: "very-heavy-weapon", lines: [[26, 26]] };
    expect(infantryMove("light", { burden: "very-heavy-weapon", running: true })).toEqual(forbidden);
    expect(infantryMove("armored", { burden: "very-heavy-weapon", running: true })).toEqual(forbidden);
    expect(infantryMove("light", { burden: "very-heavy-weapon" })).toBe(6);
    expect(infantryMove("light", { burden: "very-heavy-weapon", running: false })).toBe(6);
  });
});
