import { errataAt } from "skirmish-tables/errata/striker-ii";
import {
  commandRanges,
  dummyCounters,
  leading,
  lookupVisibility,
  movementLeft,
  takingCommand,
  terrain,
  visibilityRange,
} from "skirmish-tables/striker-ii";
import { describe, expect, test } from "vitest";

/** Striker II's examples of command and sight, and hand-checked lookups beside them. */
describe("striker-ii", () => {
  test("lines 3025-3031: fire teams are also led from 200 m by the section NCO, 400 m by officer or senior NCO", () => {
    const { leaders } = commandRanges.team;
    expect(leaders["squad-nco"].range).toBe(100);
    expect(leaders["section-nco"]).toMatchObject({ range: 200, alternate: true });
    expect(leaders["platoon-officer"]).toMatchObject({ range: 400, alternate: true });
    expect(leaders["platoon-senior-nco"]).toMatchObject({ range: 400, alternate: true });
  });

  test("lines 908-925: by the rule NCOs lead single teams from 100 m, and one question names both ranges", () => {
    const { leaders } = commandRanges.team;
    expect(leaders["section-nco"].ruleRange).toBe(100);
    expect(leaders["platoon-senior-nco"].ruleRange).toBe(100);
    expect(leaders["squad-nco"].ruleRange).toBeNull();
    const [rule] = errataAt("command-ranges/team/leaders/section-nco/ruleRange");
    expect(rule?.status).toBe("open");
    expect(errataAt("command-ranges/team/leaders/section-nco/range")).toEqual([rule]);
  });

  test("lines 945-957: who takes over a squad is within 100 m of its teams, a section within 200 m of its squad NCO", () => {
    expect(takingCommand["squad-team"]).toBe(100);
    expect(takingCommand["remaining-squad-nco"]).toBe(200);
    expect(takingCommand["section-nco-team"]).toBe(100);
  });

  test("lines 965-968: an officer leads any team, but not an officer senior to the own one", () => {
    expect(leading["officer-any-team"].allowed).toBe(true);
    expect(leading["officer-senior-officer"].allowed).toBe(false);
  });

  test("lines 515-518 and 1575-1578: a dummy for each real unit, or one at least", () => {
    expect(dummyCounters).toEqual({ given: 1, least: 1 });
    expect(errataAt("dummy-counters/given/value").map(({ id }) => id)).toEqual(["dummy-counters"]);
  });

  test("lines 1506-1512: a soldier on the third floor stands 6 m above the ground", () => {
    const floorsUp = 3 - 1;
    expect(floorsUp * terrain.building.height).toBe(6);
  });

  test("lines 1651-1705: a team in the open is seen at 1500 m, 2000 m farther if it fired a loud weapon", () => {
    expect(lookupVisibility("stationary-open", "stationary")).toBe(1500);
    expect(visibilityRange("stationary-open", "stationary", "high")).toBe(3500);
    expect(visibilityRange("stationary-open", "moving", "high")).toBe(2000);
  });

  test("lines 1224-1250: of 100 m, 20 m of forest cost 40 and the third of four contour lines 10", () => {
    expect(movementLeft(100, { forest: 20, contourLines: 4 })).toBe(50);
    expect(movementLeft(100, { contourLines: 2 })).toBe(100);
  });
});
