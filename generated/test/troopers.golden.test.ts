// Made by tablewright from rules/troopers. Do not edit: change the rules and run tablewright build.
import { existsSync, readFileSync } from "node:fs";
import * as sdk from "skirmish-tables/as-printed/troopers";
import { readEvidence, replayReadings, replayTable, type TablePlan } from "tablewright/replay";
import { expect, test } from "vitest";

const path = "test/golden/troopers.tsv";
const text = readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
const evidence = readEvidence({ path, text });

test("the evidence of troopers is well formed", () => {
  expect(evidence.diagnostics.map(({ message }) => message)).toEqual([]);
});

test("activation prints its lines", () => {
  const plan: TablePlan = {
    shape: "constants",
    print: [["value"]],
    rows: [
      { id: "troopers-acting", lines: "5", figure: 2 },
      { id: "troopers-moved-at-a-time", lines: "5", figure: 3 },
      { id: "troopers-per-shooting-roll", lines: "5", figure: 4 },
      { id: "troopers-picked", lines: "5", figure: 5 },
      { id: "troopers-following", lines: "5", figure: 6 },
    ],
  };
  expect(replayTable(plan, sdk.activation, evidence)).toEqual([]);
});

test("dispute-figures prints its lines", () => {
  const plan: TablePlan = { shape: "constants", print: [["value"]], rows: [{ id: "dice", lines: "35", read: true }] };
  expect(replayTable(plan, sdk.disputeFigures, evidence)).toEqual([]);
});

test("disputes prints its lines", () => {
  const plan: TablePlan = {
    shape: "lookup",
    print: [["outcome"]],
    rows: [{ id: "higher", lines: "35" }, { id: "equal", lines: "35" }, { id: "lower", lines: "35" }],
  };
  expect(replayTable(plan, sdk.disputesList, evidence)).toEqual([]);
});

test("squads prints its lines", () => {
  const plan: TablePlan = {
    shape: "catalog",
    print: [["most"], ["least"]],
    rows: [
      {
        id: "squad",
        cites: [{ column: "least", lines: "15", figure: 4 }, { column: "most", lines: "15", figure: 1 }],
      },
      { id: "squad-with-pilots", lines: "17", figure: 1 },
    ],
  };
  expect(replayTable(plan, sdk.squadsList, evidence)).toEqual([]);
});

test("troopers prints its lines", () => {
  const plan: TablePlan = {
    shape: "catalog",
    print: [["armor"]],
    rows: [
      { id: "bomber", cites: [{ column: "armor", lines: "27", figure: 3 }] },
      { id: "sniper", cites: [{ column: "armor", lines: "27", figure: 8 }] },
    ],
  };
  expect(replayTable(plan, sdk.troopersList, evidence)).toEqual([]);
});

test("fight-figures prints its lines", () => {
  const plan: TablePlan = {
    shape: "constants",
    print: [["value"]],
    rows: [
      { id: "weapons", lines: "11", figure: 1 },
      { id: "shots", lines: "11", read: true },
      { id: "fight-die-sides", lines: "27", figure: 2 },
    ],
  };
  expect(replayTable(plan, sdk.fightFigures, evidence)).toEqual([]);
});

test("fight-limits prints its lines", () => {
  const plan: TablePlan = {
    shape: "catalog",
    print: [["allowed"], ["count"]],
    rows: [
      { id: "fight-trooper", lines: "21" },
      { id: "fight-vehicle", lines: "21" },
      { id: "shoot-in-contact", lines: "29" },
      { id: "break-off", lines: "29" },
      { id: "act-after-breaking-off", lines: "29" },
    ],
  };
  expect(replayTable(plan, sdk.fightLimitsList, evidence)).toEqual([]);
});

test("fight-result prints its lines", () => {
  const plan: TablePlan = {
    shape: "lookup",
    print: [["damage"]],
    rows: [{ id: "won", lines: "25" }, { id: "draw", lines: "25" }, { id: "lost", lines: "25" }],
  };
  expect(replayTable(plan, sdk.fightResultList, evidence)).toEqual([]);
});

test("movement-costs prints its lines", () => {
  const plan: TablePlan = {
    shape: "catalog",
    print: [["each"], ["per"]],
    rows: [
      {
        id: "flat",
        cites: [{ column: "each", lines: "9", figure: 2 }, { column: "per", lines: "9", figure: 1 }],
      },
      {
        id: "climbing",
        cites: [{ column: "each", lines: "9", figure: 3 }, { column: "per", lines: "9", figure: 1 }],
      },
      {
        id: "ladder",
        cites: [{ column: "each", lines: "9", figure: 2 }, { column: "per", lines: "9", figure: 1 }],
      },
    ],
  };
  expect(replayTable(plan, sdk.movementCostsList, evidence)).toEqual([]);
});

test("what no line of troopers prints is as a second reading has it", () => {
  const tables = {
    activation: sdk.activation,
    "dispute-figures": sdk.disputeFigures,
    disputes: sdk.disputesList,
    squads: sdk.squadsList,
    troopers: sdk.troopersList,
    "fight-figures": sdk.fightFigures,
    "fight-limits": sdk.fightLimitsList,
    "fight-result": sdk.fightResultList,
    "movement-costs": sdk.movementCostsList,
  };
  const readings = new URL("../../test/golden/troopers.readings.tsv", import.meta.url);
  const listed = existsSync(readings) ? readFileSync(readings, "utf8") : "";
  expect(replayReadings(tables, { path: "test/golden/troopers.readings.tsv", text: listed })).toEqual([]);
});
