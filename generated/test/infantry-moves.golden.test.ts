// Made by tablewright from rules/infantry-moves. Do not edit: change the rules and run tablewright build.
import { existsSync, readFileSync } from "node:fs";
import * as sdk from "skirmish-tables/as-printed/infantry-moves";
import { readEvidence, replayReadings, replayTable, type TablePlan } from "tablewright/replay";
import { expect, test } from "vitest";

const path = "test/golden/infantry-moves.tsv";
const text = readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
const evidence = readEvidence({ path, text });

test("the evidence of infantry-moves is well formed", () => {
  expect(evidence.diagnostics.map(({ message }) => message)).toEqual([]);
});

test("difficult-terrain prints its lines", () => {
  const plan: TablePlan = { shape: "constants", print: [["value"]], rows: [{ id: "overgrown", lines: "20", figure: 1 }] };
  expect(replayTable(plan, sdk.difficultTerrain, evidence)).toEqual([]);
});

test("door-attempts prints its lines", () => {
  const plan: TablePlan = {
    shape: "catalog",
    print: [["triesPerRound"]],
    rows: [
      { id: "single-figure", cites: [{ column: "triesPerRound", lines: "42", figure: 1 }] },
      { id: "team-rush", cites: [{ column: "triesPerRound", lines: "42", figure: 1 }] },
    ],
  };
  expect(replayTable(plan, sdk.doorAttemptsList, evidence)).toEqual([]);
});

test("infantry-movement prints its lines", () => {
  const plan: TablePlan = {
    shape: "lookup",
    print: [
      ["printed"],
      [{ column: "move", notation: { form: "{value}\"", fields: { value: { type: "number" } } } }],
    ],
    rows: [
      { id: "none", lines: "7" },
      { id: "light", lines: "8" },
      { id: "heavy", lines: "10" },
      { id: "armored", lines: "12" },
      { id: "aliens", lines: "13" },
      { id: "monsters", lines: "14" },
    ],
  };
  expect(replayTable(plan, sdk.infantryMovementList, evidence)).toEqual([]);
});

test("kick-door-modifiers prints its lines", () => {
  const plan: TablePlan = {
    shape: "modifiers",
    print: [["value"]],
    rows: [
      { id: "untrained", lines: "36", figure: 1 },
      { id: "unarmored", lines: "36", figure: 2 },
      { id: "green-troops", lines: "37", figure: 1 },
      { id: "heavy-armor", lines: "37", figure: 2 },
      { id: "veteran", lines: "38", figure: 1 },
      { id: "powered-armor", lines: "38", figure: 2 },
      { id: "elite", lines: "39", figure: 1 },
      { id: "door-breakers", lines: "39", figure: 2 },
      { id: "aliens", lines: "40", figure: 1 },
      { id: "monsters", lines: "40", figure: 2 },
    ],
  };
  expect(replayTable(plan, sdk.kickDoorModifiers, evidence)).toEqual([]);
});

test("kick-door prints its lines", () => {
  const plan: TablePlan = {
    shape: "constants",
    print: [["value"]],
    rows: [
      { id: "needed", lines: "34", figure: 1 },
      { id: "dice", lines: "34", figure: 2 },
      { id: "die-sides", lines: "34", figure: 3 },
    ],
  };
  expect(replayTable(plan, sdk.kickDoor, evidence)).toEqual([]);
});

test("kickable-doors prints its lines", () => {
  const plan: TablePlan = {
    shape: "catalog",
    print: [["allowed"], ["count"]],
    rows: [
      { id: "household-door", lines: "33" },
      { id: "internal-door", lines: "33" },
      { id: "bulkhead", lines: "33" },
      { id: "hangar-door", lines: "33" },
      { id: "armored-vehicle-hatch", lines: "33" },
      { id: "airlock", lines: "33" },
      { id: "advance-move", lines: "33" },
      { id: "close-assault-move", lines: "33" },
    ],
  };
  expect(replayTable(plan, sdk.kickableDoorsList, evidence)).toEqual([]);
});

test("move-exceptions prints its lines", () => {
  const plan: TablePlan = {
    shape: "catalog",
    print: [["inches"]],
    rows: [
      { id: "elite-or-fanatic", lines: "18" },
      { id: "heavy-weapon", lines: "25" },
      { id: "very-heavy-weapon", lines: "26" },
      { id: "running", lines: "28" },
    ],
  };
  expect(replayTable(plan, sdk.moveExceptionsList, evidence)).toEqual([]);
});

test("move-modifiers prints its lines", () => {
  const plan: TablePlan = {
    shape: "modifiers",
    print: [["value"]],
    rows: [
      { id: "warriors", lines: "15", figure: 1 },
      { id: "elite-or-fanatic", lines: "18", figure: 1 },
      { id: "standing-up", lines: "22", figure: 1, decrease: true },
      { id: "heavy-weapon", lines: "25", figure: 1, decrease: true },
      { id: "very-heavy-weapon", lines: "26", figure: 1, decrease: true },
      { id: "running", lines: "28", figure: 1 },
    ],
  };
  expect(replayTable(plan, sdk.moveModifiers, evidence)).toEqual([]);
});

test("opening-doors prints its lines", () => {
  const plan: TablePlan = {
    shape: "lookup",
    print: [[{ column: "moved", key: true, notation: { form: ["{key}"], fields: { key: { type: "number" } } } }]],
    rows: [{ id: "half", lines: "32", figure: 2 }],
  };
  expect(replayTable(plan, sdk.openingDoorsList, evidence)).toEqual([]);
});

test("prone prints its lines", () => {
  const plan: TablePlan = {
    shape: "catalog",
    print: [["inches"]],
    rows: [
      { id: "falling-prone", lines: "22" },
      { id: "standing-up", lines: "22" },
      { id: "crawling", lines: "22" },
    ],
  };
  expect(replayTable(plan, sdk.proneList, evidence)).toEqual([]);
});

test("running prints its lines", () => {
  const plan: TablePlan = {
    shape: "lookup",
    print: [["rounds"], ["rest"]],
    rows: [
      { id: "none", cites: [{ column: "inches", lines: "28", figure: 1 }] },
      { id: "light", lines: "29", cites: [{ column: "inches", lines: "28", figure: 1 }] },
      { id: "heavy", lines: "30", cites: [{ column: "inches", lines: "28", figure: 1 }] },
      { id: "aliens", cites: [{ column: "inches", lines: "28", figure: 1 }] },
      { id: "monsters", cites: [{ column: "inches", lines: "28", figure: 1 }] },
    ],
  };
  expect(replayTable(plan, sdk.runningList, evidence)).toEqual([]);
});

test("vehicles prints its lines", () => {
  const plan: TablePlan = {
    shape: "catalog",
    print: [["teamsPerDoor"], ["moveShare"]],
    rows: [
      { id: "boarding", lines: "44" },
      { id: "boarding-with-crew", cites: [{ column: "moveShare", lines: "44", figure: 1 }] },
      { id: "leaving", lines: "45" },
    ],
  };
  expect(replayTable(plan, sdk.vehiclesList, evidence)).toEqual([]);
});

test("what no line of infantry-moves prints is as a second reading has it", () => {
  const tables = {
    "difficult-terrain": sdk.difficultTerrain,
    "door-attempts": sdk.doorAttemptsList,
    "infantry-movement": sdk.infantryMovementList,
    "kick-door-modifiers": sdk.kickDoorModifiers,
    "kick-door": sdk.kickDoor,
    "kickable-doors": sdk.kickableDoorsList,
    "move-exceptions": sdk.moveExceptionsList,
    "move-modifiers": sdk.moveModifiers,
    "opening-doors": sdk.openingDoorsList,
    prone: sdk.proneList,
    running: sdk.runningList,
    vehicles: sdk.vehiclesList,
  };
  const readings = new URL("../../test/golden/infantry-moves.readings.tsv", import.meta.url);
  const listed = existsSync(readings) ? readFileSync(readings, "utf8") : "";
  expect(replayReadings(tables, { path: "test/golden/infantry-moves.readings.tsv", text: listed })).toEqual([]);
});
