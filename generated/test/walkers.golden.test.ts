// Made by tablewright from rules/walkers. Do not edit: change the rules and run tablewright build.
import { existsSync, readFileSync } from "node:fs";
import * as sdk from "skirmish-tables/as-printed/walkers";
import { readEvidence, replayReadings, replayTable, type TablePlan } from "tablewright/replay";
import { expect, test } from "vitest";

const path = "test/golden/walkers.tsv";
const text = readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
const evidence = readEvidence({ path, text });

test("the evidence of walkers is well formed", () => {
  expect(evidence.diagnostics.map(({ message }) => message)).toEqual([]);
});

test("walker-morale prints its lines", () => {
  const plan: TablePlan = {
    shape: "catalog",
    print: [[{ column: "check", notation: { form: "{range} m", fields: { range: { type: "number" } } } }]],
    rows: [{ id: "damage-roll", lines: "89" }],
  };
  expect(replayTable(plan, sdk.walkerMoraleList, evidence)).toEqual([]);
});

test("movement-figures prints its lines", () => {
  const plan: TablePlan = { shape: "constants", print: [["value"]], rows: [{ id: "backward-cost", lines: "34", figure: 1 }] };
  expect(replayTable(plan, sdk.movementFigures, evidence)).toEqual([]);
});

test("turning-limits prints its lines", () => {
  const plan: TablePlan = { shape: "catalog", print: [["allowed"], ["count"]], rows: [{ id: "turn-undeclared", lines: "43" }] };
  expect(replayTable(plan, sdk.turningLimitsList, evidence)).toEqual([]);
});

test("walker-movement prints its lines", () => {
  const plan: TablePlan = {
    shape: "lookup",
    print: [["printed"], [{ column: "move", notation: { form: "{value}y", fields: { value: { type: "number" } } } }]],
    rows: [{ id: "light", lines: "37" }, { id: "medium", lines: "38" }, { id: "heavy", lines: "39" }],
  };
  expect(replayTable(plan, sdk.walkerMovementList, evidence)).toEqual([]);
});

test("walker-turning prints its lines", () => {
  const plan: TablePlan = {
    shape: "lookup",
    print: [
      [
        {
          column: "turn",
          key: true,
          notation: {
            form: ["up to {to} degrees", "full {key} degrees"],
            fields: { key: { type: "number" }, to: { type: "number" } },
            words: { "no turn": { key: 0, to: null } },
          },
        },
      ],
      [
        {
          column: "move",
          notation: {
            form: "{value} move",
            fields: { value: { type: "number", words: { full: 1, half: 0.5, no: 0 } } },
          },
        },
      ],
    ],
    rows: [{ id: "no-turn", lines: "46" }, { id: "up-to-90", lines: "47" }, { id: "full-180", lines: "48" }],
  };
  expect(replayTable(plan, sdk.walkerTurningList, evidence)).toEqual([]);
});

test("dying-walker prints its lines", () => {
  const plan: TablePlan = {
    shape: "catalog",
    print: [["strengthShare"], ["strengthDieSides"], ["damage"]],
    rows: [{ id: "explosion", lines: "69" }, { id: "fall", lines: "73" }],
  };
  expect(replayTable(plan, sdk.dyingWalkerList, evidence)).toEqual([]);
});

test("falling-strength prints its lines", () => {
  const plan: TablePlan = { shape: "constants", print: [["value"]], rows: [{ id: "falling-strength", lines: "73", figure: 1 }] };
  expect(replayTable(plan, { "falling-strength": sdk.fallingStrength(2) / 2 }, evidence)).toEqual([]);
});

test("template-hits prints its lines", () => {
  const plan: TablePlan = { shape: "constants", print: [["value"]], rows: [{ id: "sets-of-hits-per-arc", lines: "77", figure: 1 }] };
  expect(replayTable(plan, sdk.templateHits, evidence)).toEqual([]);
});

test("walker-arcs prints its lines", () => {
  const plan: TablePlan = {
    shape: "lookup",
    print: [["front"], ["side"], ["rear"]],
    rows: [
      { id: "front", lines: "15" },
      { id: "side", lines: "15" },
      { id: "rear", lines: "15" },
      { id: "top", lines: "15" },
    ],
  };
  expect(replayTable(plan, sdk.walkerArcsList, evidence)).toEqual([]);
});

test("walker-attacks prints its lines", () => {
  const plan: TablePlan = { shape: "constants", print: [["value"]], rows: [{ id: "walker-attacks", lines: "85", figure: 1 }] };
  expect(replayTable(plan, { "walker-attacks": sdk.walkerAttacks(2, 1) / 2 }, evidence)).toEqual([]);
});

test("walker-characteristics prints its lines", () => {
  const plan: TablePlan = {
    shape: "catalog",
    print: [["printed"], ["abbreviation"], ["fewestNumbers"]],
    rows: [
      { id: "type", lines: "6" },
      { id: "weapon-skill", lines: "7" },
      { id: "strength", lines: "8" },
      { id: "toughness", lines: "9" },
      { id: "grit", lines: "10" },
      { id: "sagacity", lines: "11" },
    ],
  };
  expect(replayTable(plan, sdk.walkerCharacteristicsList, evidence)).toEqual([]);
});

test("walker-damage prints its lines", () => {
  const plan: TablePlan = {
    shape: "lookup",
    print: [
      [{ column: "roll", key: true, notation: { form: ["{key}"], fields: { key: { type: "number" } } } }],
      ["printed"],
      [{ column: "skillLoss", default: 0 }],
      [{ column: "shotsLoss", default: 0 }],
      [
        {
          column: "movementFactor",
          notation: { form: "{value}", fields: { value: { type: "number", words: { half: 0.5, Half: 0.5 } } } },
        },
      ],
      [
        {
          column: "movementFactor",
          notation: { form: "{value}", fields: { value: { type: "number", words: { half: 0.5, Half: 0.5 } } } },
        },
      ],
      ["explodesAt"],
    ],
    rows: [
      { id: "2", lines: "55" },
      { id: "3", lines: "56" },
      { id: "4", lines: "57" },
      { id: "5", lines: "58" },
      { id: "6", lines: "59" },
      { id: "7", lines: "60" },
      { id: "8", lines: "61" },
      { id: "9", lines: "62" },
      { id: "10", lines: "63" },
      { id: "11", lines: "64" },
      { id: "12", lines: "65" },
    ],
  };
  expect(replayTable(plan, sdk.walkerDamageList, evidence)).toEqual([]);
});

test("walker-points prints its lines", () => {
  const plan: TablePlan = {
    shape: "lookup",
    print: [
      [{ column: "base", key: true, notation: { form: ["{key}mm"], fields: { key: { type: "number" } } } }],
      [
        {
          column: "light",
          notation: { form: "{hull}/{armor}", fields: { hull: { type: "integer" }, armor: { type: "integer" } } },
        },
      ],
      [
        {
          column: "medium",
          notation: { form: "{hull}/{armor}", fields: { hull: { type: "integer" }, armor: { type: "integer" } } },
        },
      ],
      [
        {
          column: "heavy",
          notation: { form: "{hull}/{armor}", fields: { hull: { type: "integer" }, armor: { type: "integer" } } },
        },
      ],
    ],
    rows: [
      { id: "60mm", lines: "24" },
      { id: "80mm", lines: "25" },
      { id: "100mm", lines: "26" },
      { id: "120mm", lines: "27" },
      { id: "140mm", lines: "28" },
      { id: "160mm", lines: "29" },
      { id: "180mm", lines: "30" },
    ],
  };
  expect(replayTable(plan, sdk.walkerPointsList, evidence)).toEqual([]);
});

test("walker-shooting prints its lines", () => {
  const plan: TablePlan = { shape: "catalog", print: [["allowed"], ["count"]], rows: [{ id: "fire-every-weapon", lines: "81" }] };
  expect(replayTable(plan, sdk.walkerShootingList, evidence)).toEqual([]);
});

test("walker-units prints its lines", () => {
  const plan: TablePlan = {
    shape: "catalog",
    print: [
      ["printed"],
      [
        {
          column: "type",
          notation: {
            form: "{base}mm {weightClass}",
            fields: {
              base: { type: "integer" },
              weightClass: { type: "word", words: { light: "light", medium: "medium", heavy: "heavy" } },
            },
          },
        },
      ],
      [
        {
          column: "weaponSkill",
          notation: {
            form: "{melee}[/{shooting}]",
            fields: { melee: { type: "integer" }, shooting: { type: "integer" } },
          },
        },
      ],
      ["strength"],
      [
        {
          column: "toughness",
          notation: {
            form: "{front} {side} {rear}",
            fields: { front: { type: "integer" }, side: { type: "integer" }, rear: { type: "integer" } },
          },
        },
      ],
      ["grit"],
      ["sagacity"],
    ],
    rows: [{ id: "contempt-dreadnought", lines: "93, 96" }],
  };
  expect(replayTable(plan, sdk.walkerUnitsList, evidence)).toEqual([]);
});

test("wounding prints its lines", () => {
  const plan: TablePlan = {
    shape: "catalog",
    print: [["allowed"], ["count"]],
    rows: [
      { id: "hull-before-armor", lines: "52" },
      { id: "roll-for-armor-point", lines: "52" },
      { id: "roll-without-attack", lines: "52" },
    ],
  };
  expect(replayTable(plan, sdk.woundingList, evidence)).toEqual([]);
});

test("what no line of walkers prints is as a second reading has it", () => {
  const tables = {
    "walker-morale": sdk.walkerMoraleList,
    "movement-figures": sdk.movementFigures,
    "turning-limits": sdk.turningLimitsList,
    "walker-movement": sdk.walkerMovementList,
    "walker-turning": sdk.walkerTurningList,
    "dying-walker": sdk.dyingWalkerList,
    "template-hits": sdk.templateHits,
    "walker-arcs": sdk.walkerArcsList,
    "walker-characteristics": sdk.walkerCharacteristicsList,
    "walker-damage": sdk.walkerDamageList,
    "walker-points": sdk.walkerPointsList,
    "walker-shooting": sdk.walkerShootingList,
    "walker-units": sdk.walkerUnitsList,
    wounding: sdk.woundingList,
  };
  const readings = new URL("../../test/golden/walkers.readings.tsv", import.meta.url);
  const listed = existsSync(readings) ? readFileSync(readings, "utf8") : "";
  expect(replayReadings(tables, { path: "test/golden/walkers.readings.tsv", text: listed })).toEqual([]);
});
