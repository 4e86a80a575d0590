import { commandRanges, lookupVisibility, movementLeft, terrain, visibilityRange } from "skirmish-tables/striker-ii";
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
