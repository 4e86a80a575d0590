// Made by tablewright from rules/striker-ii. Do not edit: change the rules and run tablewright build.
import { readFileSync } from "node:fs";
import * as sdk from "skirmish-tables/as-printed/striker-ii";
import { noteRows, readEvidence, replayTable, type TablePlan } from "tablewright/replay";
import { expect, test } from "vitest";

const path = "test/golden/striker-ii.tsv";
const text = readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
const evidence = readEvidence({ path, text });

test("the evidence of striker-ii is well formed", () => {
  expect(evidence.diagnostics.map(({ message }) => message)).toEqual([]);
});

test("armor-rating prints its lines", () => {
  const plan: TablePlan = {
    shape: "lookup",
    print: [
      [
        {
          column: "value",
          key: true,
          notation: { form: ["{key}"], fields: { key: { type: "number" } }, words: {} },
        },
      ],
      ["thickness"],
    ],
    rows: [
      { id: "1", lines: "2452" },
      { id: "2", lines: "2455" },
      { id: "3", lines: "2458" },
      { id: "4", lines: "2461" },
      { id: "5", lines: "2464" },
      { id: "6", lines: "2467" },
      { id: "7", lines: "2470" },
      { id: "8", lines: "2452" },
      { id: "9", lines: "2455" },
      { id: "10", lines: "2458" },
      { id: "11", lines: "2461" },
      { id: "12", lines: "2464" },
      { id: "13", lines: "2467" },
      { id: "14", lines: "2470" },
      { id: "15", lines: "2473" },
      { id: "16", lines: "2452" },
      { id: "17", lines: "2455" },
      { id: "18", lines: "2458" },
      { id: "19", lines: "2461" },
      { id: "20", lines: "2464" },
      { id: "21", lines: "2467" },
      { id: "22", lines: "2470" },
    ],
  };
  expect(replayTable(plan, sdk.armorRatingList, evidence)).toEqual([]);
});

test("cover prints its lines", () => {
  const plan: TablePlan = {
    shape: "lookup",
    print: [[{ column: "cover", key: true }], ["hidden"], ["concealed"]],
    rows: [{ id: "building", lines: "2405" }, { id: "forest", lines: "2408" }],
  };
  expect(replayTable(plan, sdk.coverList, evidence)).toEqual([]);
});

test("difficulty-adjustments prints its lines", () => {
  const plan: TablePlan = {
    shape: "modifiers",
    print: [["value"]],
    rows: [
      { id: "firer-moved", lines: "2232", figure: 1 },
      { id: "up-to-two-teams", lines: "2243", figure: 3 },
      { id: "more-than-two-teams", lines: "2246", figure: 2, decrease: true },
      { id: "more-than-four-teams", lines: "2249", figure: 3, decrease: true },
    ],
  };
  expect(replayTable(plan, sdk.difficultyAdjustments, evidence)).toEqual([]);
});

test("difficulty-levels prints its lines", () => {
  const plan: TablePlan = {
    shape: "catalog",
    print: [[{ column: "needed", notation: { form: "{value}+", fields: { value: { type: "integer" } } } }]],
    rows: [
      { id: "simple", lines: "274", figure: 1 },
      { id: "routine", lines: "274", figure: 2 },
      { id: "difficult", lines: "274", figure: 3 },
      { id: "formidable", lines: "274", figure: 4 },
      { id: "impossible", lines: "277", figure: 1 },
    ],
  };
  expect(replayTable(plan, sdk.difficultyLevelsList, evidence)).toEqual([]);
});

test("hit-modifiers prints its lines", () => {
  const plan: TablePlan = {
    shape: "modifiers",
    print: [["value"]],
    rows: [
      { id: "low-initiative", lines: "2094", read: true },
      { id: "average-initiative", lines: "2257", figure: 1 },
      { id: "high-initiative", lines: "2257", figure: 2 },
      { id: "autofire", lines: "2260", read: true },
      { id: "gyrostabilized", lines: "2235", figure: 1 },
      { id: "concealed", lines: "2268", figure: 1 },
      { id: "hidden", lines: "2268", figure: 2 },
      { id: "recon-by-fire", lines: "2268", figure: 3 },
      { id: "up-to-noe", lines: "2271", figure: 2 },
      { id: "above-noe", lines: "2271", figure: 3 },
      { id: "replacement-gunner", lines: "2535", figure: 1 },
    ],
  };
  expect(replayTable(plan, sdk.hitModifiers, evidence)).toEqual([]);
});

test("hit-table prints its lines", () => {
  const plan: TablePlan = {
    shape: "lookup",
    print: [
      [
        {
          column: "roll",
          key: true,
          notation: { form: ["{key}+"], fields: { key: { type: "number" } }, words: {} },
        },
      ],
      [
        {
          column: "simple",
          notation: {
            form: "{hits}",
            fields: { hits: { type: "integer" } },
            words: { M: { hits: 0, moraleCheck: true }, "-": { hits: 0, moraleCheck: false } },
            constants: { moraleCheck: true },
          },
        },
      ],
      [
        {
          column: "routine",
          notation: {
            form: "{hits}",
            fields: { hits: { type: "integer" } },
            words: { M: { hits: 0, moraleCheck: true }, "-": { hits: 0, moraleCheck: false } },
            constants: { moraleCheck: true },
          },
        },
      ],
      [
        {
          column: "difficult",
          notation: {
            form: "{hits}",
            fields: { hits: { type: "integer" } },
            words: { M: { hits: 0, moraleCheck: true }, "-": { hits: 0, moraleCheck: false } },
            constants: { moraleCheck: true },
          },
        },
      ],
      [
        {
          column: "formidable",
          notation: {
            form: "{hits}",
            fields: { hits: { type: "integer" } },
            words: { M: { hits: 0, moraleCheck: true }, "-": { hits: 0, moraleCheck: false } },
            constants: { moraleCheck: true },
          },
        },
      ],
      [
        {
          column: "impossible",
          notation: {
            form: "{hits}",
            fields: { hits: { type: "integer" } },
            words: { M: { hits: 0, moraleCheck: true }, "-": { hits: 0, moraleCheck: false } },
            constants: { moraleCheck: true },
          },
        },
      ],
      [
        {
          column: "impossible-plus-1",
          notation: {
            form: "{hits}",
            fields: { hits: { type: "integer" } },
            words: { M: { hits: 0, moraleCheck: true }, "-": { hits: 0, moraleCheck: false } },
            constants: { moraleCheck: true },
          },
        },
      ],
      [
        {
          column: "impossible-plus-2",
          notation: {
            form: "{hits}",
            fields: { hits: { type: "integer" } },
            words: { M: { hits: 0, moraleCheck: true }, "-": { hits: 0, moraleCheck: false } },
            constants: { moraleCheck: true },
          },
        },
      ],
    ],
    rows: [
      { id: "3+", lines: "2282" },
      { id: "7+", lines: "2285" },
      { id: "11+", lines: "2288" },
      { id: "15+", lines: "2291" },
      { id: "19+", lines: "2294" },
      { id: "23+", lines: "2297" },
    ],
  };
  expect(replayTable(plan, sdk.hitTableList, evidence)).toEqual([]);
});

test("morale-modifiers prints its lines", () => {
  const plan: TablePlan = {
    shape: "modifiers",
    print: [["value"]],
    rows: [
      { id: "nco", lines: "2758", figure: 1 },
      { id: "officer", lines: "2761", figure: 1 },
      { id: "supreme-commander", lines: "2764", figure: 1 },
      { id: "concealed", lines: "2767", figure: 1 },
      { id: "hidden", lines: "2770", figure: 1 },
      { id: "friendly-casualty", lines: "2778", figure: 1 },
    ],
  };
  expect(replayTable(plan, sdk.moraleModifiers, evidence)).toEqual([]);
});

test("morale-table prints its lines", () => {
  const plan: TablePlan = {
    shape: "lookup",
    print: [
      [
        {
          column: "roll",
          key: true,
          notation: {
            form: ["{from}-{to}", "{from}+", "-{to}", "{key}"],
            fields: { key: { type: "number" }, from: { type: "number" }, to: { type: "number" } },
            words: {},
          },
        },
      ],
      ["result"],
    ],
    rows: [{ id: "-8", lines: "2792" }, { id: "9-13", lines: "2795" }, { id: "14+", lines: "2798" }],
  };
  expect(replayTable(plan, sdk.moraleTableList, evidence)).toEqual([]);
});

test("morale-values prints its lines", () => {
  const plan: TablePlan = {
    shape: "catalog",
    print: [["morale"]],
    rows: [
      { id: "poor-troops", lines: "715", figure: 1 },
      { id: "high-quality-troops", lines: "715", figure: 2 },
      { id: "squad-team", lines: "734", figure: 3 },
      { id: "squad-nco-team", lines: "737", figure: 1 },
      { id: "platoon-officer-team", lines: "776", figure: 1 },
      { id: "company-commander-team", lines: "796", figure: 1 },
      { id: "company-senior-nco-team", lines: "799", figure: 1 },
    ],
  };
  expect(replayTable(plan, sdk.moraleValuesList, evidence)).toEqual([]);
});

test("small-arms prints its lines", () => {
  const plan: TablePlan = {
    shape: "catalog",
    nested: "loads",
    print: [
      ["techLevel"],
      ["printed"],
      [{ column: "magazine", nested: true }],
      [{ column: "printed", nested: true }],
      [
        {
          column: "difficult",
          nested: true,
          notation: {
            form: "{range}({penetration})[+{autofire}]",
            fields: {
              range: { type: "number", words: { C: 0 } },
              penetration: { type: "integer" },
              autofire: { type: "integer", default: 0 },
            },
          },
        },
      ],
      [
        {
          column: "formidable",
          nested: true,
          notation: {
            form: "{range}({penetration})[+{autofire}]",
            fields: {
              range: { type: "number", words: { C: 0 } },
              penetration: { type: "integer" },
              autofire: { type: "integer", default: 0 },
            },
          },
        },
      ],
      [
        {
          column: "impossible",
          nested: true,
          notation: {
            form: "{range}({penetration})[+{autofire}]",
            fields: {
              range: { type: "number", words: { C: 0 } },
              penetration: { type: "integer" },
              autofire: { type: "integer", default: 0 },
            },
          },
        },
      ],
      [{ column: "damage", nested: true }],
      [
        {
          column: "signature",
          nested: true,
          notation: {
            form: "{value}",
            fields: { value: { type: "word", words: { L: "low", M: "medium", H: "high" } } },
          },
        },
      ],
      [
        {
          column: "targets",
          nested: true,
          notation: {
            form: ["{single}[/{automatic}]", "{area}m"],
            fields: {
              single: { type: "integer" },
              automatic: { type: "integer", empty: { unknown: "the print breaks off after the slash" } },
              area: { type: "number" },
            },
          },
        },
      ],
      ["weight", { column: "weight", nested: true }],
      [
        "price",
        {
          column: "price",
          nested: true,
          notation: { form: "{value}", fields: { value: { type: "number", words: { "-": "none" } } } },
        },
      ],
      [{ column: "notes", nested: true }],
    ],
    rows: [
      { id: "sling", nested: "standard", lines: "3156" },
      { id: "short-bow", nested: "standard", lines: "3159" },
      { id: "long-bow", nested: "standard", lines: "3162" },
      { id: "light-crossbow", nested: "standard", lines: "3165" },
      { id: "heavy-crossbow", nested: "standard", lines: "3168" },
      { id: "repeating-crossbow", nested: "standard", lines: "3171" },
      { id: "hand-cannon", nested: "standard", lines: "3176" },
      { id: "flintlock-musket", nested: "standard", lines: "3181" },
      { id: "flintlock-pistol", nested: "standard", lines: "3184" },
      { id: "percussion-revolver", nested: "standard", lines: "3189" },
      { id: "percussion-rifle", nested: "standard", lines: "3192" },
      { id: "revolver-5mm", nested: "standard", lines: "3197" },
      { id: "revolver-7mm", nested: "standard", lines: "3200" },
      { id: "revolver-9mm", nested: "standard", lines: "3203" },
      { id: "magnum-revolver-9mm", nested: "standard", lines: "3206" },
      { id: "shotgun", nested: "pellets", lines: "3209" },
      { id: "shotgun", nested: "bullets", lines: "3212" },
      { id: "bolt-action-rifle-7.62mm", nested: "standard", lines: "3215" },
      { id: "rifle-13mm", nested: "standard", lines: "3218" },
      { id: "autopistol-7mm", nested: "standard", lines: "3223" },
      { id: "autopistol-9mm", nested: "standard", lines: "3226" },
      { id: "carbine-7mm", nested: "standard", lines: "3229" },
      { id: "semi-automatic-rifle-7mm", nested: "standard", lines: "3232" },
      { id: "automatic-rifle-7mm", nested: "standard", lines: "3235" },
      { id: "smg-9mm", nested: "standard", lines: "3238" },
      { id: "body-pistol", nested: "standard", lines: "3243" },
      { id: "assault-rifle-5.5mm", nested: "standard", lines: "3246" },
      { id: "assault-rifle-7mm", nested: "standard", lines: "3249" },
      { id: "automatic-shotgun", nested: "pellets", lines: "3252" },
      { id: "automatic-shotgun", nested: "bullets", lines: "3255" },
      { id: "semi-automatic-rifle-9mm", nested: "standard", lines: "3258" },
      { id: "snub-10mm", nested: "he", lines: "3263" },
      { id: "snub-10mm", nested: "heap", lines: "3266" },
      { id: "automatic-snub-10mm", nested: "he", lines: "3269" },
      { id: "automatic-snub-10mm", nested: "heap", lines: "3272" },
      { id: "lag", nested: "he", lines: "3277" },
      { id: "lag", nested: "keap", lines: "3282" },
      { id: "lag", nested: "flechette", lines: "3285" },
      { id: "accelerator-rifle-6mm", nested: "standard", lines: "3290" },
      { id: "acr-7mm", nested: "slugs", lines: "3295" },
      { id: "acr-7mm", nested: "ds", lines: "3298" },
      { id: "acr-9mm", nested: "slugs", lines: "3301" },
      { id: "acr-9mm", nested: "ds", lines: "3304" },
      { id: "acr-9mm", nested: "he", lines: "3307" },
      { id: "arl", nested: "slugs", lines: "3310" },
      { id: "arl", nested: "keap", lines: "3313" },
      { id: "arl", nested: "he", lines: "3316" },
      { id: "arl", nested: "heap", lines: "3319" },
      { id: "arlss", nested: "slugs", lines: "3322" },
      { id: "arlss", nested: "keap", lines: "3325" },
      { id: "arlss", nested: "he", lines: "3328" },
      { id: "arlss", nested: "heap", lines: "3331" },
      { id: "gauss-rifle-4mm", nested: "standard", lines: "3336" },
      { id: "gauss-pistol-4mm", nested: "standard", lines: "3341" },
    ],
  };
  expect(replayTable(plan, sdk.smallArmsList, evidence)).toEqual([]);
});

test("the notes of small-arms print their lines", () => {
  const plan: TablePlan = {
    shape: "lookup",
    print: [["note"], ["burstSize"], ["recoil"], ["gyrostabilized"]],
    rows: [
      { id: "1", lines: "3452" },
      { id: "2", lines: "3455" },
      { id: "3", lines: "3458" },
      { id: "5", lines: "3467" },
    ],
  };
  expect(replayTable(plan, noteRows(sdk.smallArmsList, "loads", [[1, ["burstSize"]], [2, ["recoil"]], [3, ["gyrostabilized"]], [5, ["recoil"]]]), evidence)).toEqual([]);
});
