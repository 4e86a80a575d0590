import {
  adjustDifficulty,
  assignHits,
  attack,
  casualtyEffects,
  checkMorale,
  currentMorale,
  firingAfterMoving,
  firingTeams,
  lookupFirePositions,
  lookupFireTargets,
  lookupMayFire,
  lookupNumberOfFirers,
  type MoraleValuesRow,
  moraleCheckAt,
  moraleChecks,
  moraleChecksList,
  moraleResults,
  moraleValues,
  rallying,
  smallArms,
  sumHitModifiers,
  throwNotationsList,
} from "skirmish-tables/striker-ii";
import { assert, describe, expect, test } from "vitest";

describe("striker-ii: hitting and morale", () => {
  test("lines 2157-2166: five hits on a team of four are one each and one more for somebody", () => {
    expect(assignHits(5, 4)).toEqual({ each: 1, extra: 1 });
  });

  test("lines 2302-2347: the same attack in one call each", () => {
    const teams = firingTeams(12);
    expect(teams).toBe(3);
    const firers = lookupNumberOfFirers(teams);
    expect(firers).toBe("more-than-two-teams");
    const level = adjustDifficulty("formidable", { firers, firerMoved: true });
    assert(level === "formidable");
    const given = {
      movedGyrostabilized: true,
      initiative: "high-initiative",
      autofire: 2,
      targetStatus: "concealed",
    } as const;
    expect(attack(10, level, given)).toEqual({ hits: 1, moraleCheck: true });
  });

  test("lines 2027-2033: a firer that moved fires at formidable what would be difficult", () => {
    expect(adjustDifficulty("difficult", { firerMoved: true })).toBe("formidable");
  });

  test("lines 1762-1768: a popup counts at its highest point only in the team's own fire phase", () => {
    expect(lookupFirePositions("friendly")).toBe("any-of-its-move");
    expect(lookupFirePositions("enemy")).toBe("current");
  });
});

describe("striker-ii: hand-checked", () => {
  test("lines 2055-2067, 2243-2249: teams are whole, up to two, more than two, more than four", () => {
    expect([8, 9, 11, 12, 16, 19, 20].map(firingTeams)).toEqual([2, 2, 2, 3, 4, 4, 5]);
    expect([0, 2, 3, 4, 5].map(lookupNumberOfFirers)).toEqual([
      "up-to-two-teams",
      "up-to-two-teams",
      "more-than-two-teams",
      "more-than-two-teams",
      "more-than-four-teams",
    ]);
  });

  test("lines 580-615, 1853-1876, 2821-2866, 1543: who may fire", () => {
    const recoils = ["low", "ordinary", "high"] as const;
    const row = (team: Parameters<typeof lookupMayFire>[0]) => recoils.map((recoil) => lookupMayFire(team, recoil));
    expect(row("stationary")).toEqual(["normal", "normal", "normal"]);
    expect(row("moved")).toEqual(["harder", "harder", "none"]);
    for (const team of ["setting-up", "hidden", "suppressed", "routed", "rallying"] as const) {
      expect(row(team), team).toEqual(["none", "none", "none"]);
    }
  });

  test("what a weapon and a team say of themselves is what the functions ask for", () => {
    // Lines 3282 and 3290: a high and a low recoil; line 737: an NCO's team has average initiative, one on the roll.
    const { lag, "accelerator-rifle-6mm": rifle } = smallArms;
    expect(lookupMayFire("moved", lag.loads.keap.recoil)).toBe("none");
    expect(lookupMayFire("moved", rifle.loads.standard.recoil)).toBe("harder");
    const { initiative } = moraleValues["squad-nco-team"];
    expect(attack(10, "difficult", { initiative })).toEqual({ hits: 1, moraleCheck: true });
    const teams: readonly MoraleValuesRow[] = Object.values(moraleValues);
    expect(teams.map((team) => sumHitModifiers({ initiative: team.initiative ?? undefined }))).toEqual([
      0, 0, 0, 1, 2, 2, 1,
    ]);
    const { status } = lookupFireTargets("hidden");
    expect(sumHitModifiers({ targetStatus: status ?? undefined })).toBe(-2);
  });

  test("lines 1847-1859, 2047-2050, 1870-1885: fire after a move, and while a weapon is set up", () => {
    expect(firingAfterMoving.infantry.harderPhases).toBe(2);
    expect(firingAfterMoving["high-recoil"]).toMatchObject({ stationaryPhases: 1, phase: "friendly" });
    const settingUp = { phase: "friendly", mayMove: false, mayFire: false, countsAsMoving: true };
    expect(firingAfterMoving["setting-up"]).toMatchObject(settingUp);
  });

  test("lines 1741-1747, 1904-1922: who may be attacked", () => {
    const of = (target: Parameters<typeof lookupFireTargets>[0]) => {
      const { attack: how, status } = lookupFireTargets(target);
      return [how, status];
    };
    expect(of("in-sight")).toEqual(["aimed", null]);
    expect(of("concealed")).toEqual(["aimed", "concealed"]);
    expect(of("hidden")).toEqual(["aimed", "hidden"]);
    expect(of("unspotted")).toEqual(["recon-by-fire", "recon-by-fire"]);
    expect(of("out-of-sight")).toEqual(["none", null]);
  });

  test("lines 394-428: what throws mean", () => {
    expect(throwNotationsList.map(({ means }) => means)).toEqual(["or-more", "or-less", "from-to", "added"]);
  });

  test("lines 2569-2612: what makes a team check its morale", () => {
    expect(moraleCheckAt(moraleChecks["nearby-casualty"], 50)).toBe("check");
    expect(moraleCheckAt(moraleChecks["nearby-casualty"], 51)).toBe("no-check");
    expect(moraleCheckAt(moraleChecks["leader-rout"], 200)).toBe("check");
    expect(moraleCheckAt(moraleChecks["leader-rout"], 201)).toBe("no-check");
    expect(moraleChecksList.map(({ inSight }) => inSight)).toEqual([null, true, null, true]);
  });

  test("lines 2617-2635, 2653-2687: a team of morale 7 that lost one, two officers near, one of them failed", () => {
    const morale = currentMorale(7, { casualty: 1 });
    expect(morale).toBe(6);
    expect(currentMorale(7, { casualty: 2, rout: 1 })).toBe(4);
    expect(checkMorale(6, morale, { officer: 1 })).toBe("passed");
    expect(checkMorale(6, morale, { officer: 1, failedOfficer: 1 })).toBe("suppressed");
    expect(checkMorale(4, morale, { failedNco: 1, friendlyCasualty: 1 })).toBe("routed");
    expect(checkMorale(12, 5, { failedSupremeCommander: true })).toBe("passed");
    expect(checkMorale(11, 5, { failedSupremeCommander: true })).toBe("suppressed");
  });

  test("lines 2807-2853: what a team does after its check", () => {
    expect(moraleResults.passed).toMatchObject({ fires: true, movement: "free", sightChecks: true, turns: null });
    expect(moraleResults.suppressed).toMatchObject({ fires: false, movement: "none", sightChecks: false, turns: 1 });
    const routed = { fires: false, movement: "away-from-enemy", movesAtOnce: true, countsAsMoving: true, turns: null };
    expect(moraleResults.routed).toMatchObject(routed);
  });

  test("lines 2512-2544: what a casualty does besides lowering morale", () => {
    expect(casualtyEffects.leader).toMatchObject({ leads: false, initiativeLost: 1 });
    expect(casualtyEffects.gunner).toMatchObject({ replacement: "may", fireModifier: "replacement-gunner" });
    expect(casualtyEffects["crew-member"]).toMatchObject({ replacement: "must", fireModifier: null });
  });

  test("lines 2858-2887: rallying", () => {
    const still = { movesThatTurn: false, firesThatTurn: false };
    expect(rallying["leader-team"]).toMatchObject({ ...still, byCheck: true, leaderWithin: null });
    const near = { byCheck: false, leaderWithin: 100, leaderInSight: true, rallierActs: false };
    expect(rallying["other-team"]).toMatchObject({ ...still, ...near });
  });
});
