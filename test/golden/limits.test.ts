import { actionPoints, lookupUnitCard } from "skirmish-tables/skirmishers";
import { difficultyAt, hitModifiers, lookupNumberOfFirers, smallArms } from "skirmish-tables/striker-ii";
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
});

describe("skirmishers", () => {
  test("line 13: hit points start at the cell 12, so no trooper has 13", () => {
    expect(actionPoints(12)).toHaveProperty("unknown");
    expect(lookupUnitCard(5)).toMatchObject({ actionPoints: 10 });
    expect(() => actionPoints(13)).toThrow(RangeError);
    expect(() => lookupUnitCard(13)).toThrow(RangeError);
  });
});
