import { fire as explainFire } from "skirmish-tables/explain/striker-ii";
import { atLeast, chanceOf, fireOdds } from "skirmish-tables/odds/striker-ii";
import { crewServedWeapons, energyWeapons, fire, personalArmor, smallArms } from "skirmish-tables/striker-ii";
import { describe, expect, test } from "vitest";

/** Fire from the range to the morale check, worked by hand from the document; line numbers are the document's. */
const acr = smallArms["acr-7mm"].loads.ds;
const open = { team: "stationary", firers: 4, soldiers: 4 } as const;

describe("fire", () => {
  test("at 250 m a 7mm ACR with DS rounds is difficult, by the table, and each firing team adds its initiative and autofire", () => {
    // 3298: 450(3)+2. 2091: average +1. 8 + 1 + 2 = 11; 2288: 11+ is one hit at difficult. 2363: 3 is twice no armor.
    const given = { ...open, weapon: acr, distance: 250, modifiers: { initiative: "average-initiative" } } as const;
    expect(fire({ ...given, roll: 8 })).toEqual({ hits: 1, casualties: 1, moraleCheck: true });
    // 7 + 3 = 10; 2285: 7+ is M at difficult. 3 + 3 = 6; 2282: 3+ is no effect.
    expect(fire({ ...given, roll: 7 })).toEqual({ hits: 0, casualties: 0, moraleCheck: true });
    expect(fire({ ...given, roll: 3 })).toEqual({ hits: 0, casualties: 0, moraleCheck: false });
    // Two dice show 2 or 3 in 3 of 36 ways, 4 to 7 in 18, 8 to 11 in 14, and 12 in one, which is two hits.
    const odds = fireOdds(given);
    expect(odds.map(({ outcome, chance }) => [outcome, chance.decimal * 36])).toEqual([
      [{ hits: 0, casualties: 0, moraleCheck: false }, 3],
      [{ hits: 0, casualties: 0, moraleCheck: true }, 18],
      [{ hits: 1, casualties: 1, moraleCheck: true }, 14],
      [{ hits: 2, casualties: 2, moraleCheck: true }, 1],
    ]);
    expect(
      atLeast(odds, (outcome) => (typeof outcome === "object" && "hits" in outcome ? outcome.hits : 0), 1),
    ).toMatchObject({ numerator: 5, denominator: 12 });
    expect(chanceOf(odds, (outcome) => outcome === "out-of-range").numerator).toBe(0);
  });

  test("three teams that moved with stabilized weapons: one level easier, one harder, and 15 with all that is added", () => {
    // As lines 2302-2347, a column to the left: 10 + 2 stabilized + 2 high initiative + 2 autofire - 1 concealed = 15.
    const modifiers = { initiative: "high-initiative", targetStatus: "concealed" } as const;
    const given = { weapon: acr, team: "moved", firers: 12, distance: 400, roll: 10, modifiers, soldiers: 4 } as const;
    // 2291: 15+ is two hits at difficult. 2366-2372: 3 reaches armor 2, and half of damage 3 leaves 1.
    const mesh = { ...given, armor: personalArmor.mesh, attack: "other" } as const;
    expect(fire(mesh)).toEqual({ hits: 2, casualties: 2, moraleCheck: true });
    // 2408: forest conceals with 3. 2455-2464: 0.5 cm and 0.75 cm are 1.25 cm, armor 5, which 3 does not reach.
    expect(fire({ ...mesh, cover: "forest", status: "concealed" })).toEqual({
      hits: 2,
      casualties: 0,
      moraleCheck: true,
    });
  });

  test("an explosive round attacks one soldier of the team it hits, however many hits", () => {
    // 3263: C(1), burst 0. 2061-2067: twenty soldiers make it two levels easier, simple. 12 + 2; 2288: 11+ is three hits.
    const snub = smallArms["snub-10mm"].loads.he;
    const given = {
      ...open,
      firers: 20,
      weapon: snub,
      distance: 0,
      roll: 12,
      modifiers: { initiative: "high-initiative" },
    } as const;
    expect(fire(given)).toEqual({ hits: 3, casualties: 1, moraleCheck: true });
    const pistol = smallArms["revolver-5mm"].loads.standard;
    // 3197: C(0), damage 1; nothing reaches twice no armor of 0, and half of 1, rounded down, is none. 2363: 0 is twice 0.
    expect(fire({ ...given, weapon: pistol, soldiers: 2 })).toEqual({ hits: 3, casualties: 2, moraleCheck: true });
  });

  test("armor counts against the kind of weapon, and energy and crew served weapons fire alike", () => {
    // 3363: 180(9), damage 3. Ablat has 1, but 6 against energy: 9 reaches it, and half of 3 leaves 1.
    const laser = {
      ...open,
      weapon: energyWeapons["laser-rifle-tl9"],
      distance: 180,
      roll: 11,
      armor: personalArmor.ablat,
    } as const;
    expect(fire({ ...laser, attack: "energy" })).toEqual({ hits: 1, casualties: 1, moraleCheck: true });
    // 3501: 700(2)+3. 12 + 3 = 15; 2291: 15+ is one hit at formidable. 4114: cloth has 5, which 2 does not reach.
    const gun = crewServedWeapons["light-machine-gun-5.5mm"];
    const cloth = { armor: personalArmor.cloth, attack: "other" } as const;
    const hit = { hits: 1, casualties: 0, moraleCheck: true };
    expect(fire({ ...open, firers: 2, weapon: gun, distance: 700, roll: 12, ...cloth })).toEqual(hit);
  });

  test("a weapon whose autofire bonus has its note doubles it, and one that is not stabilized gains nothing from a move", () => {
    // 3252: 50(1)+6 with note 4; 3464: twice 6. 3 + 12 = 15; 2291: 15+ is two hits at difficult.
    const shotgun = smallArms["automatic-shotgun"].loads.pellets;
    const given = { ...open, weapon: shotgun, distance: 50, roll: 3 } as const;
    expect(fire(given)).toMatchObject({ hits: 2 });
    // 2030: one level harder; 2291: 15+ is one hit at formidable.
    expect(fire({ ...given, team: "moved" })).toMatchObject({ hits: 1 });
  });

  test("who may not fire, what is too far and what the print lost are told in place of an outcome", () => {
    const rifle = smallArms["rifle-13mm"].loads.standard;
    // 2047: high recoil, moved. 3156: a sling reaches 150 m.
    expect(fire({ ...open, weapon: rifle, team: "moved", distance: 100, roll: 7 })).toBe("may-not-fire");
    expect(fire({ ...open, weapon: smallArms.sling.loads.standard, distance: 151, roll: 7 })).toBe("out-of-range");
    expect(fire({ ...open, weapon: smallArms.lag.loads.he, distance: 100, roll: 7 })).toHaveProperty("unknown");
    expect(() => fire({ ...open, weapon: acr, distance: 100, roll: 13 })).toThrow("fire: roll must be 2-12, got 13");
    expect(() => fire({ ...open, weapon: acr, distance: 100, roll: 7, range: 4 } as never)).toThrow(
      "fire: there is no range",
    );
  });

  test("it tells the steps it took, in the order of the book", () => {
    const { value, steps } = explainFire({
      ...open,
      weapon: acr,
      distance: 250,
      roll: 8,
      modifiers: { initiative: "average-initiative" },
    });
    expect(value).toEqual({ hits: 1, casualties: 1, moraleCheck: true });
    const at = (address: string) => steps.find((step) => step.at === address);
    expect(at("small-arms/acr-7mm/loads/ds/difficult")).toMatchObject({
      lines: [[3298, 3298]],
      errata: ["acr-7mm-ds-penetration", "range-example"],
    });
    expect(at("hit-modifiers/average-initiative")).toMatchObject({
      value: 1,
      lines: [[2257, 2257]],
    });
    expect(at("hit-modifiers/autofire")).toMatchObject({ value: 2 });
    expect(at("hit-table/11+/difficult")).toMatchObject({ value: { hits: 1, moraleCheck: true } });
    const told = [
      "may-fire/stationary/low",
      "small-arms-shot",
      "direct-shot",
      "shift-difficulty",
      "attack",
      "damage-effect",
      "fire",
    ];
    expect(steps.map((step) => step.at).filter((one) => told.includes(one))).toEqual([
      "direct-shot",
      "shift-difficulty",
      "attack",
      "attack",
      "damage-effect",
      "fire",
    ]);
  });
});
