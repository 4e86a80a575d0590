// Made by tablewright from rules/skirmishers. Do not edit: change the rules and run tablewright build.
import { existsSync, readFileSync } from "node:fs";
import * as sdk from "skirmish-tables/as-printed/skirmishers";
import { readEvidence, replayReadings, replayTable, type TablePlan } from "tablewright/replay";
import { expect, test } from "vitest";

const path = "test/golden/skirmishers.tsv";
const text = readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
const evidence = readEvidence({ path, text });

test("the evidence of skirmishers is well formed", () => {
  expect(evidence.diagnostics.map(({ message }) => message)).toEqual([]);
});

test("damage-figures prints its lines", () => {
  const plan: TablePlan = {
    shape: "constants",
    print: [["value"]],
    rows: [
      { id: "hit-point-dice", lines: "15", figure: 5 },
      { id: "hit-point-die-sides", lines: "15", figure: 6 },
      { id: "armor-cells-on-card", lines: "11" },
      { id: "star-cells-on-card", lines: "17" },
    ],
  };
  expect(replayTable(plan, sdk.damageFigures, evidence)).toEqual([]);
});

test("damage prints its lines", () => {
  const plan: TablePlan = {
    shape: "catalog",
    print: [["knockDown"], ["firstHitPointCell"]],
    rows: [{ id: "bludgeoning", lines: "13" }, { id: "standard", lines: "13" }],
  };
  expect(replayTable(plan, sdk.damageList, evidence)).toEqual([]);
});

test("power-armor prints its lines", () => {
  const plan: TablePlan = {
    shape: "catalog",
    print: [["armorCells"], ["primaryWeapons"], ["secondaryWeapons"]],
    rows: [
      {
        id: "standard",
        cites: [
          { column: "armorCells", lines: "11", figure: 1 },
          { column: "primaryWeapons", lines: "33", figure: 1 },
          { column: "secondaryWeapons", lines: "33", figure: 2 },
        ],
      },
      {
        id: "basic",
        cites: [
          { column: "armorCells", lines: "11", figure: 2 },
          { column: "primaryWeapons", lines: "33", figure: 3 },
          { column: "secondaryWeapons", lines: "33", figure: 4 },
        ],
      },
      {
        id: "heavy",
        cites: [
          { column: "armorCells", lines: "11", figure: 3 },
          { column: "primaryWeapons", lines: "33", figure: 1 },
          { column: "secondaryWeapons", lines: "33", figure: 2 },
        ],
      },
    ],
  };
  expect(replayTable(plan, sdk.powerArmorList, evidence)).toEqual([]);
});

test("star-cells prints its lines", () => {
  const plan: TablePlan = {
    shape: "lookup",
    print: [
      [{ column: "starCells", key: true, notation: { form: ["{key}"], fields: { key: { type: "number" } } } }],
      ["weaponsDisabled"],
    ],
    rows: [{ id: "1", lines: "17" }, { id: "2", lines: "17" }],
  };
  expect(replayTable(plan, sdk.starCellsList, evidence)).toEqual([]);
});

test("experience prints its lines", () => {
  const plan: TablePlan = {
    shape: "modifiers",
    print: [["value"]],
    rows: [
      { id: "green", lines: "21", figure: 1, decrease: true },
      { id: "veteran", lines: "21", figure: 2 },
      { id: "elite", lines: "21", figure: 3 },
    ],
  };
  expect(replayTable(plan, sdk.experience, evidence)).toEqual([]);
});

test("unit-card prints its lines", () => {
  const plan: TablePlan = {
    shape: "lookup",
    print: [["actionPoints"], ["targetNumberModifier"]],
    rows: [
      { id: "1-4", lines: "7" },
      {
        id: "5",
        cites: [
          { column: "actionPoints", lines: "19", figure: 2 },
          { column: "targetNumberModifier", lines: "23", figure: 2 },
        ],
      },
      { id: "6-12", lines: "7" },
    ],
  };
  expect(replayTable(plan, sdk.unitCardList, evidence)).toEqual([]);
});

test("firing-arcs prints its lines", () => {
  const plan: TablePlan = {
    shape: "catalog",
    print: [["allowed"], ["count"]],
    rows: [
      { id: "place-for-all-weapons", lines: "53" },
      { id: "fire-without-arc", lines: "53" },
      { id: "use-explosive-with-arcs", lines: "53" },
      { id: "machine-gun-again", lines: "37" },
      { id: "other-weapon-again", lines: "37" },
    ],
  };
  expect(replayTable(plan, sdk.firingArcsList, evidence)).toEqual([]);
});

test("hand-to-hand prints its lines", () => {
  const plan: TablePlan = {
    shape: "constants",
    print: [["value"]],
    rows: [{ id: "attack-cost", lines: "55", figure: 1 }, { id: "fist-damage", lines: "55" }],
  };
  expect(replayTable(plan, sdk.handToHand, evidence)).toEqual([]);
});

test("jet-pack prints its lines", () => {
  const plan: TablePlan = {
    shape: "lookup",
    print: [
      ["cost"],
      [
        {
          column: "distance",
          key: true,
          notation: {
            form: ["{from}-{to}", "{from}+", "{to} or less", "{key}"],
            fields: { key: { type: "number" }, from: { type: "number" }, to: { type: "number" } },
          },
        },
      ],
    ],
    rows: [{ id: "6-16", lines: "45" }],
  };
  expect(replayTable(plan, sdk.jetPackList, evidence)).toEqual([]);
});

test("movement-figures prints its lines", () => {
  const plan: TablePlan = {
    shape: "constants",
    print: [["value"]],
    rows: [{ id: "most-action-points", lines: "43", figure: 1 }, { id: "barbed-wire-cost", lines: "47", figure: 1 }],
  };
  expect(replayTable(plan, sdk.movementFigures, evidence)).toEqual([]);
});

test("allowed-weapons prints its lines", () => {
  const plan: TablePlan = {
    shape: "catalog",
    print: [["allowed"], ["count"]],
    rows: [
      { id: "grenade", lines: "27" },
      { id: "hand-grenade", lines: "57" },
      { id: "smoke-grenade", lines: "57" },
      { id: "satchel-charge", lines: "57" },
      { id: "other-explosive-weapon", lines: "57" },
      { id: "infantry-weapon-as-secondary", lines: "39" },
    ],
  };
  expect(replayTable(plan, sdk.allowedWeaponsList, evidence)).toEqual([]);
});

test("primary-weapons prints its lines", () => {
  const plan: TablePlan = {
    shape: "catalog",
    print: [["repeatFire"]],
    rows: [{ id: "machine-gun", lines: "37" }, { id: "other-primary-weapon", lines: "37" }],
  };
  expect(replayTable(plan, sdk.primaryWeaponsList, evidence)).toEqual([]);
});

test("what no line of skirmishers prints is as a second reading has it", () => {
  const tables = {
    "damage-figures": sdk.damageFigures,
    damage: sdk.damageList,
    "power-armor": sdk.powerArmorList,
    "star-cells": sdk.starCellsList,
    experience: sdk.experience,
    "unit-card": sdk.unitCardList,
    "firing-arcs": sdk.firingArcsList,
    "hand-to-hand": sdk.handToHand,
    "jet-pack": sdk.jetPackList,
    "movement-figures": sdk.movementFigures,
    "allowed-weapons": sdk.allowedWeaponsList,
    "primary-weapons": sdk.primaryWeaponsList,
  };
  const readings = new URL("../../test/golden/skirmishers.readings.tsv", import.meta.url);
  const listed = existsSync(readings) ? readFileSync(readings, "utf8") : "";
  expect(replayReadings(tables, { path: "test/golden/skirmishers.readings.tsv", text: listed })).toEqual([]);
});
