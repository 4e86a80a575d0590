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

test("armor-options prints its lines", () => {
  const plan: TablePlan = {
    shape: "catalog",
    print: [
      ["printed"],
      ["weight"],
      [{ column: "price", notation: { form: "+{value}", fields: { value: { type: "number" } } } }],
    ],
    rows: [{ id: "self-seal-tl13", lines: "4188", read: true }, { id: "self-seal-tl14", lines: "4202", read: true }],
  };
  expect(replayTable(plan, sdk.armorOptionsList, evidence)).toEqual([]);
});

test("armor-rating prints its lines", () => {
  const plan: TablePlan = {
    shape: "lookup",
    print: [
      [{ column: "value", key: true, notation: { form: ["{key}"], fields: { key: { type: "number" } } } }],
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

test("personal-armor prints its lines", () => {
  const plan: TablePlan = {
    shape: "catalog",
    print: [
      ["techLevel"],
      ["printed"],
      [
        {
          column: "value",
          notation: {
            form: ["{all}[\\[{energy}\\]]", "({melee})", "\\[{energy}\\]"],
            fields: { all: { type: "integer" }, melee: { type: "integer" }, energy: { type: "integer" } },
          },
        },
      ],
      ["weight"],
      ["volume"],
      ["price"],
    ],
    rows: [
      { id: "jack", lines: "4109" },
      { id: "cloth", lines: "4114" },
      { id: "mesh", lines: "4119", read: true },
      { id: "flak-jacket", lines: "4122" },
      { id: "vacc-suit-tl7", lines: "4125" },
      { id: "hard-vacc-suit-tl8", lines: "4130" },
      { id: "ablat", lines: "4135" },
      { id: "vacc-suit-tl9", lines: "4138" },
      { id: "hard-vacc-suit-tl9", lines: "4141" },
      { id: "combat-armor-tl10", lines: "4146" },
      { id: "combat-environment-suit", lines: "4149" },
      { id: "vacc-suit-tl10", lines: "4152" },
      { id: "hard-vacc-suit-tl10", lines: "4155" },
      { id: "combat-armor-tl11", lines: "4160" },
      { id: "vacc-suit-tl11", lines: "4163" },
      { id: "hard-vacc-suit-tl11", lines: "4166" },
      { id: "combat-armor-tl12", lines: "4171" },
      { id: "vacc-suit-tl12", lines: "4174" },
      { id: "hard-vacc-suit-tl12", lines: "4177" },
      { id: "battle-dress-tl13", lines: "4182" },
      { id: "vacc-suit-tl13", lines: "4185", read: true },
      { id: "combat-armor-tl14", lines: "4193" },
      { id: "battle-dress-tl14", lines: "4196" },
      { id: "vacc-suit-tl14", lines: "4199", read: true },
      { id: "vacc-suit-tl15", lines: "4207", read: true },
    ],
  };
  expect(replayTable(plan, sdk.personalArmorList, evidence)).toEqual([]);
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
      [{ column: "roll", key: true, notation: { form: ["{key}+"], fields: { key: { type: "number" } } } }],
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

test("burst-sizes prints its lines", () => {
  const plan: TablePlan = {
    shape: "lookup",
    print: [
      [
        {
          column: "techLevel",
          key: true,
          notation: {
            form: ["{from}-{to}", "{from}+", "-{to}", "{key}"],
            fields: { key: { type: "number" }, from: { type: "number" }, to: { type: "number" } },
          },
        },
      ],
      ["burstSize"],
    ],
    rows: [{ id: "6-7", lines: "3788" }, { id: "8-10", lines: "3791" }, { id: "10+", lines: "3797" }],
  };
  expect(replayTable(plan, sdk.burstSizesList, evidence)).toEqual([]);
});

test("crew-served-weapons prints its lines", () => {
  const plan: TablePlan = {
    shape: "catalog",
    print: [
      ["techLevel"],
      ["printed"],
      [
        {
          column: "belt",
          notation: {
            form: ["{rounds}/{shots}", "{shots}"],
            fields: { rounds: { type: "integer" }, shots: { type: "integer" } },
          },
        },
      ],
      [
        {
          column: "difficult",
          notation: {
            form: "{range}({penetration})[+{autofire}]",
            fields: {
              range: { type: "number" },
              penetration: { type: "integer" },
              autofire: { type: "integer", default: 0 },
            },
          },
        },
      ],
      [
        {
          column: "formidable",
          notation: {
            form: "{range}({penetration})[+{autofire}]",
            fields: {
              range: { type: "number" },
              penetration: { type: "integer" },
              autofire: { type: "integer", default: 0 },
            },
          },
        },
      ],
      [
        {
          column: "impossible",
          notation: {
            form: "{range}({penetration})[+{autofire}]",
            fields: {
              range: { type: "number" },
              penetration: { type: "integer" },
              autofire: { type: "integer", default: 0 },
            },
          },
        },
      ],
      ["damage"],
      [
        {
          column: "signature",
          notation: {
            form: "{value}",
            fields: { value: { type: "word", words: { L: "low", M: "medium", H: "high" } } },
          },
        },
      ],
      [
        {
          column: "targets",
          notation: {
            form: "{single}[/{automatic}]",
            fields: { single: { type: "integer" }, automatic: { type: "integer" } },
          },
        },
      ],
      ["weight", "beltWeight"],
      ["price", "beltPrice"],
      ["notes"],
      ["setUp"],
    ],
    rows: [
      {
        id: "medium-machine-gun-7mm-tl5",
        lines: "3493",
        cites: [{ column: "crew", lines: "3588", figure: 1 }],
      },
      {
        id: "heavy-machine-gun-7mm-tl5",
        lines: "3496",
        read: true,
        cites: [{ column: "crew", lines: "3588", figure: 1 }],
      },
      { id: "light-machine-gun-5.5mm", lines: "3501", cites: [{ column: "crew", lines: "3588", figure: 1 }] },
      {
        id: "light-machine-gun-5.5mm-magazine",
        lines: "3504",
        cites: [{ column: "crew", lines: "3606", figure: 1 }],
      },
      { id: "light-machine-gun-7mm", lines: "3507", cites: [{ column: "crew", lines: "3588", figure: 1 }] },
      {
        id: "medium-machine-gun-7mm-tl6",
        lines: "3510",
        cites: [{ column: "crew", lines: "3588", figure: 1 }],
      },
      {
        id: "heavy-machine-gun-7mm-tl6",
        lines: "3513",
        cites: [{ column: "crew", lines: "3588", figure: 1 }],
      },
      {
        id: "heavy-machine-gun-13mm-tl6",
        lines: "3516",
        read: true,
        cites: [{ column: "crew", lines: "3588", figure: 1 }],
      },
      {
        id: "gatling-gun-5.5mm-tl7",
        lines: "3519",
        read: true,
        cites: [{ column: "crew", lines: "3588", figure: 1 }],
      },
      {
        id: "gatling-gun-7mm-tl7",
        lines: "3522",
        read: true,
        cites: [{ column: "crew", lines: "3588", figure: 1 }],
      },
      {
        id: "gatling-gun-5.5mm-tl8",
        lines: "3527",
        read: true,
        cites: [{ column: "crew", lines: "3588", figure: 1 }],
      },
      {
        id: "gatling-gun-7mm-tl8",
        lines: "3530",
        read: true,
        cites: [{ column: "crew", lines: "3588", figure: 1 }],
      },
      {
        id: "heavy-machine-gun-13mm-tl8",
        lines: "3533",
        read: true,
        cites: [{ column: "crew", lines: "3588", figure: 1 }],
      },
      { id: "gatling-gun-13mm", lines: "3536", cites: [{ column: "crew", lines: "3588", figure: 1 }] },
      { id: "vrf-gauss-gun", lines: "3541", cites: [{ column: "crew", lines: "3588", figure: 1 }] },
    ],
  };
  expect(replayTable(plan, sdk.crewServedWeaponsList, evidence)).toEqual([]);
});

test("energy-weapons prints its lines", () => {
  const plan: TablePlan = {
    shape: "catalog",
    print: [
      ["techLevel"],
      ["printed"],
      [
        {
          column: "shots",
          notation: { form: "{value}", fields: { value: { type: "integer", words: { unlimited: "unlimited" } } } },
        },
      ],
      [
        {
          column: "difficult",
          notation: {
            form: "{range}({penetration})[+{autofire}]",
            fields: {
              range: { type: "number" },
              penetration: { type: "integer" },
              autofire: { type: "integer", default: 0 },
            },
          },
        },
      ],
      [
        {
          column: "formidable",
          notation: {
            form: "{range}({penetration})[+{autofire}]",
            fields: {
              range: { type: "number" },
              penetration: { type: "integer" },
              autofire: { type: "integer", default: 0 },
            },
          },
        },
      ],
      [
        {
          column: "impossible",
          notation: {
            form: "{range}({penetration})[+{autofire}]",
            fields: {
              range: { type: "number" },
              penetration: { type: "integer" },
              autofire: { type: "integer", default: 0 },
            },
          },
        },
      ],
      ["damage"],
      [
        {
          column: "signature",
          notation: {
            form: "{value}",
            fields: { value: { type: "word", words: { L: "low", M: "medium", H: "high" } } },
          },
        },
      ],
      [
        {
          column: "targets",
          notation: {
            form: "{single}[/{automatic}]",
            fields: { single: { type: "integer" }, automatic: { type: "integer" } },
          },
        },
      ],
      ["weight", "powerpackWeight"],
      ["price", "powerpackPrice"],
      ["notes"],
    ],
    rows: [
      { id: "laser-carbine-tl8", lines: "3358" },
      { id: "laser-rifle-tl9", lines: "3363" },
      { id: "laser-pistol-tl9", lines: "3366" },
      { id: "pgmp-12", lines: "3371" },
      { id: "laser-carbine-tl13", lines: "3376" },
      { id: "pgmp-13", lines: "3379" },
      { id: "laser-rifle-tl13", lines: "3382" },
      { id: "laser-pistol-tl13", lines: "3385" },
      { id: "pgmp-14", lines: "3390" },
      { id: "fgmp-14", lines: "3393" },
      { id: "fgmp-15", lines: "3398" },
      { id: "fgmp-16", lines: "3403" },
      { id: "plasma-rifle", lines: "3406" },
    ],
  };
  expect(replayTable(plan, sdk.energyWeaponsList, evidence)).toEqual([]);
});

test("explosive-figures prints its lines", () => {
  const plan: TablePlan = {
    shape: "constants",
    print: [["value"]],
    rows: [
      { id: "contact-soldiers", lines: "2177", figure: 1 },
      { id: "no-fragmentation", lines: "2186", figure: 1 },
      { id: "target-team-only", lines: "2186", figure: 2 },
      { id: "rolls-per-team", lines: "2198", figure: 1 },
    ],
  };
  expect(replayTable(plan, sdk.explosiveFigures, evidence)).toEqual([]);
});

test("flechette-areas prints its lines", () => {
  const plan: TablePlan = {
    shape: "lookup",
    print: [[{ column: "techLevel", key: true, notation: { form: ["{key}"], fields: { key: { type: "number" } } } }]],
    rows: [
      {
        id: "8",
        lines: "4071",
        figure: 3,
        cites: [{ column: "width", lines: "4071", figure: 1 }, { column: "length", lines: "4071", figure: 2 }],
      },
      {
        id: "10",
        lines: "4074",
        figure: 1,
        cites: [{ column: "width", lines: "4071", figure: 1 }, { column: "length", lines: "4071", figure: 5 }],
      },
    ],
  };
  expect(replayTable(plan, sdk.flechetteAreasList, evidence)).toEqual([]);
});

test("fragmentation-modifiers prints its lines", () => {
  const plan: TablePlan = { shape: "modifiers", print: [["value"]], rows: [{ id: "soldier", lines: "2201", figure: 1 }] };
  expect(replayTable(plan, sdk.fragmentationModifiers, evidence)).toEqual([]);
});

test("grenade-launchers prints its lines", () => {
  const plan: TablePlan = {
    shape: "catalog",
    print: [
      ["techLevel"],
      ["printed"],
      ["magazine"],
      [
        {
          column: "difficult",
          notation: {
            form: "{range}[+{autofire}]",
            fields: { range: { type: "number" }, autofire: { type: "integer", default: 0 } },
          },
        },
      ],
      [
        {
          column: "formidable",
          notation: {
            form: "{range}[+{autofire}]",
            fields: { range: { type: "number" }, autofire: { type: "integer", default: 0 } },
          },
        },
      ],
      [
        {
          column: "impossible",
          notation: {
            form: "{range}[+{autofire}]",
            fields: { range: { type: "number" }, autofire: { type: "integer", default: 0 } },
          },
        },
      ],
      [
        {
          column: "heap",
          notation: {
            form: "{penetration}[/{price}]",
            fields: { penetration: { type: "integer" }, price: { type: "number" } },
          },
        },
      ],
      [
        {
          column: "he",
          notation: {
            form: "{penetration}[/{price}]",
            fields: { penetration: { type: "integer" }, price: { type: "number" } },
          },
        },
      ],
      [
        {
          column: "flechette",
          notation: {
            form: "{penetration}[/{price}]",
            fields: { penetration: { type: "integer" }, price: { type: "number" } },
          },
        },
      ],
      ["weight", "magazineWeight"],
      ["price"],
      ["notes"],
    ],
    rows: [
      { id: "atgl-7cm", lines: "3951", read: true },
      { id: "atgl-8cm", lines: "3954", read: true },
      { id: "atgl-9cm", lines: "3957", read: true },
      { id: "disposable-atgl-tl6", lines: "3960", read: true },
      { id: "launcher-4cm", lines: "3965" },
      { id: "automatic-launcher-4cm", lines: "3968" },
      { id: "disposable-atgl-tl7", lines: "3971", read: true },
      { id: "ram-launcher-4cm-tl8", lines: "3976" },
      { id: "automatic-ram-launcher-4cm-tl8", lines: "3979" },
      { id: "ram-launcher-4cm-tl9", lines: "3984" },
      { id: "automatic-ram-launcher-4cm-tl9", lines: "3987" },
      { id: "ram-launcher-4cm-tl10", lines: "3992" },
      { id: "automatic-ram-launcher-4cm-tl10", lines: "3995" },
      { id: "ram-launcher-4cm-tl11", lines: "4000" },
      { id: "automatic-ram-launcher-4cm-tl11", lines: "4003" },
    ],
  };
  expect(replayTable(plan, sdk.grenadeLaunchersList, evidence)).toEqual([]);
});

test("grenade-loads prints its lines", () => {
  const plan: TablePlan = {
    shape: "catalog",
    print: [["damage"], ["burstSize"], ["hitModifier"]],
    rows: [
      { id: "he", cites: [{ column: "damage", lines: "4077", figure: 1 }] },
      {
        id: "heap",
        cites: [{ column: "damage", lines: "4077", figure: 2 }, { column: "burstSize", lines: "4065", figure: 1 }],
      },
      {
        id: "flechette",
        cites: [{ column: "damage", lines: "4077", figure: 3 }, { column: "hitModifier", lines: "4068", figure: 1 }],
      },
    ],
  };
  expect(replayTable(plan, sdk.grenadeLoadsList, evidence)).toEqual([]);
});

test("grenade-weapon-types prints its lines", () => {
  const plan: TablePlan = {
    shape: "catalog",
    print: [["targets"], ["semiAutomaticTargets"], ["crew"], ["uses"]],
    rows: [
      {
        id: "hand-grenade",
        cites: [{ column: "targets", lines: "3770", figure: 1 }, { column: "uses", lines: "3753", figure: 1 }],
      },
      { id: "rifle-grenade", cites: [{ column: "targets", lines: "3909", figure: 1 }] },
      {
        id: "atgl",
        cites: [{ column: "targets", lines: "4022", figure: 2 }, { column: "crew", lines: "4030", figure: 1 }],
      },
      {
        id: "disposable-atgl",
        cites: [
          { column: "targets", lines: "4022", figure: 2 },
          { column: "crew", lines: "4033", figure: 1 },
          { column: "uses", lines: "4036", figure: 1 },
        ],
      },
      {
        id: "launcher",
        cites: [{ column: "targets", lines: "4022", figure: 2 }, { column: "crew", lines: "4033", figure: 1 }],
      },
      {
        id: "automatic-launcher",
        cites: [
          { column: "targets", lines: "4022", figure: 1 },
          { column: "semiAutomaticTargets", lines: "4016", figure: 1 },
          { column: "crew", lines: "4033", figure: 1 },
        ],
      },
    ],
  };
  expect(replayTable(plan, sdk.grenadeWeaponTypesList, evidence)).toEqual([]);
});

test("hand-grenade-types prints its lines", () => {
  const plan: TablePlan = {
    shape: "catalog",
    print: [
      [{ column: "difficult", notation: { form: "{range}", fields: { range: { type: "number" } } } }],
      [{ column: "formidable", notation: { form: "{range}", fields: { range: { type: "number" } } } }],
      ["damage"],
      ["burstSize"],
      ["weight"],
      ["price"],
    ],
    rows: [
      {
        id: "he",
        cites: [
          { column: "difficult", lines: "3756", figure: 1 },
          { column: "formidable", lines: "3759", figure: 1 },
          { column: "damage", lines: "3764", figure: 2 },
          { column: "weight", lines: "3773", figure: 1 },
          { column: "price", lines: "3779", figure: 1 },
        ],
      },
      {
        id: "heap",
        cites: [
          { column: "difficult", lines: "3756", figure: 1 },
          { column: "formidable", lines: "3759", figure: 1 },
          { column: "damage", lines: "3764", figure: 1 },
          { column: "burstSize", lines: "3800", figure: 1 },
          { column: "weight", lines: "3773", figure: 2 },
          { column: "price", lines: "3779", figure: 2 },
        ],
      },
    ],
  };
  expect(replayTable(plan, sdk.handGrenadeTypesList, evidence)).toEqual([]);
});

test("hand-grenades prints its lines", () => {
  const plan: TablePlan = {
    shape: "lookup",
    print: [
      [{ column: "techLevel", key: true, notation: { form: ["{key}"], fields: { key: { type: "number" } } } }],
      ["heap"],
      [
        {
          column: "he",
          notation: {
            form: "{contact}/{fragmentation}",
            fields: { contact: { type: "integer" }, fragmentation: { type: "integer" } },
          },
        },
      ],
    ],
    rows: [
      { id: "5", lines: "3723" },
      { id: "6", lines: "3726" },
      { id: "7", lines: "3731" },
      { id: "9", lines: "3734" },
      { id: "11", lines: "3737" },
      { id: "13", lines: "3740" },
      { id: "16", lines: "3743" },
    ],
  };
  expect(replayTable(plan, sdk.handGrenadesList, evidence)).toEqual([]);
});

test("rifle-grenades prints its lines", () => {
  const plan: TablePlan = {
    shape: "catalog",
    print: [
      ["techLevel"],
      ["printed"],
      [{ column: "difficult", notation: { form: "{range}", fields: { range: { type: "number" } } } }],
      [{ column: "formidable", notation: { form: "{range}", fields: { range: { type: "number" } } } }],
      [{ column: "impossible", notation: { form: "{range}", fields: { range: { type: "number" } } } }],
      [
        {
          column: "heap",
          notation: {
            form: "{penetration}/{price}",
            fields: { penetration: { type: "integer" }, price: { type: "number" } },
          },
        },
      ],
      [
        {
          column: "he",
          notation: {
            form: "{penetration}/{price}",
            fields: { penetration: { type: "integer" }, price: { type: "number" } },
          },
        },
      ],
      [
        {
          column: "flechette",
          notation: {
            form: "{penetration}/{price}",
            fields: { penetration: { type: "integer" }, price: { type: "number" } },
          },
        },
      ],
      ["weight"],
      ["notes"],
    ],
    rows: [
      { id: "4cm-tl6", lines: "3845" },
      { id: "6cm-tl6", lines: "3848" },
      { id: "6cm-smoke-tl6", lines: "3851" },
      { id: "4cm-tl7", lines: "3856" },
      { id: "6cm-tl7", lines: "3859" },
      { id: "6cm-smoke-tl7", lines: "3862" },
      { id: "4cm-ram-tl8", lines: "3867" },
      { id: "6cm-ram-smoke-tl8", lines: "3870" },
      { id: "4cm-ram-tl9", lines: "3875" },
      { id: "4cm-ram-tl10", lines: "3880" },
      { id: "6cm-ram-smoke-tl10", lines: "3883" },
      { id: "4cm-ram-tl11", lines: "3888" },
      { id: "4cm-ram-tl13", lines: "3893" },
    ],
  };
  expect(replayTable(plan, sdk.rifleGrenadesList, evidence)).toEqual([]);
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

test("smoke-grenades prints its lines", () => {
  const plan: TablePlan = {
    shape: "catalog",
    print: [
      [{ column: "difficult", notation: { form: "{range}", fields: { range: { type: "number" } } } }],
      [{ column: "formidable", notation: { form: "{range}", fields: { range: { type: "number" } } } }],
      ["cloudLength"],
      ["cloudWidth"],
      ["burns"],
      ["weight"],
      ["price"],
      ["priceFactor"],
    ],
    rows: [
      {
        id: "chemical",
        cites: [
          { column: "difficult", lines: "3756", figure: 1 },
          { column: "formidable", lines: "3759", figure: 1 },
          { column: "cloudLength", lines: "3812", figure: 1 },
          { column: "cloudWidth", lines: "3812", figure: 2 },
          { column: "burns", lines: "3812", figure: 3 },
          { column: "weight", lines: "3809", figure: 1 },
          { column: "price", lines: "3809", figure: 2 },
        ],
      },
      {
        id: "incendiary",
        cites: [
          { column: "difficult", lines: "3756", figure: 1 },
          { column: "formidable", lines: "3759", figure: 1 },
          { column: "cloudLength", lines: "3820", figure: 2 },
          { column: "cloudWidth", lines: "3823", figure: 1 },
          { column: "burns", lines: "3823", figure: 2 },
          { column: "weight", lines: "3809", figure: 1 },
          { column: "price", lines: "3820", figure: 1 },
        ],
      },
      {
        id: "rifle",
        cites: [
          { column: "cloudLength", lines: "3925", figure: 1 },
          { column: "cloudWidth", lines: "3925", figure: 2 },
          { column: "burns", lines: "3925", figure: 3 },
          { column: "weight", lines: "3928", figure: 1 },
          { column: "priceFactor", lines: "3928", figure: 2 },
        ],
      },
    ],
  };
  expect(replayTable(plan, sdk.smokeGrenadesList, evidence)).toEqual([]);
});

test("weapon-figures prints its lines", () => {
  const plan: TablePlan = {
    shape: "constants",
    print: [["value"]],
    rows: [
      { id: "double-autofire", lines: "2108", figure: 1 },
      { id: "crew-vehicle-mounted", lines: "3588", figure: 2 },
    ],
  };
  expect(replayTable(plan, sdk.weaponFigures, evidence)).toEqual([]);
});

test("weapon-mounts prints its lines", () => {
  const plan: TablePlan = {
    shape: "catalog",
    print: [["techLevel"], ["printed"], ["weight"], ["price"], ["notes"]],
    rows: [
      { id: "medium-machine-gun-tl5", lines: "3659" },
      { id: "heavy-machine-gun-tl5", lines: "3662" },
      { id: "heavy-machine-gun-7mm-tl6", lines: "3667" },
      { id: "heavy-machine-gun-13mm-tl6", lines: "3670" },
      { id: "gatling-gun-5.5mm-tl7", lines: "3675" },
      { id: "gatling-gun-7mm-tl7", lines: "3678" },
      { id: "gatling-gun-5.5mm-tl8", lines: "3683" },
      { id: "gatling-gun-7mm-tl8", lines: "3686" },
      { id: "heavy-machine-gun-13mm-tl8", lines: "3689" },
      { id: "gatling-gun-13mm", lines: "3692" },
      { id: "vrf-gauss-gun", lines: "3697" },
    ],
  };
  expect(replayTable(plan, sdk.weaponMountsList, evidence)).toEqual([]);
});

test("the notes of crew-served-weapons print their lines", () => {
  const plan: TablePlan = {
    shape: "lookup",
    print: [["note"], ["treatedAs"], ["usesMagazine"], ["basicWeapon"], ["recoil"], ["mountIncluded"]],
    rows: [
      { id: "1", lines: "3600" },
      { id: "2", lines: "3603" },
      { id: "3", lines: "3609" },
      { id: "4", lines: "3615" },
      { id: "5", lines: "3621" },
      { id: "6", lines: "3624" },
      { id: "7", lines: "3639" },
    ],
  };
  const notes = noteRows(sdk.crewServedWeaponsList, null, [
    [1, ["treatedAs"]],
    [2, ["usesMagazine"]],
    [3, ["basicWeapon"]],
    [4, ["basicWeapon"]],
    [5, ["treatedAs", "recoil"]],
    [6, ["treatedAs"]],
    [7, ["mountIncluded"]],
  ]);
  expect(replayTable(plan, notes, evidence)).toEqual([]);
});

test("the notes of energy-weapons print their lines", () => {
  const plan: TablePlan = {
    shape: "lookup",
    print: [["note"], ["recoil"], ["weightFactorFieldOff"]],
    rows: [{ id: "2", lines: "3455" }, { id: "5", lines: "3467" }, { id: "6", lines: "3473-3476" }],
  };
  const notes = noteRows(sdk.energyWeaponsList, null, [[2, ["recoil"]], [5, ["recoil"]], [6, ["weightFactorFieldOff"]]]);
  expect(replayTable(plan, notes, evidence)).toEqual([]);
});

test("the notes of grenade-launchers print their lines", () => {
  const plan: TablePlan = { shape: "lookup", print: [["note"], ["recoil"]], rows: [{ id: "1", lines: "4094" }] };
  const notes = noteRows(sdk.grenadeLaunchersList, null, [[1, ["recoil"]]]);
  expect(replayTable(plan, notes, evidence)).toEqual([]);
});

test("the notes of rifle-grenades print their lines", () => {
  const plan: TablePlan = { shape: "lookup", print: [["note"], ["recoil"]], rows: [{ id: "1", lines: "4094" }] };
  const notes = noteRows(sdk.rifleGrenadesList, null, [[1, ["recoil"]]]);
  expect(replayTable(plan, notes, evidence)).toEqual([]);
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
  const notes = noteRows(sdk.smallArmsList, "loads", [[1, ["burstSize"]], [2, ["recoil"]], [3, ["gyrostabilized"]], [5, ["recoil"]]]);
  expect(replayTable(plan, notes, evidence)).toEqual([]);
});

test("the notes of weapon-mounts print their lines", () => {
  const plan: TablePlan = { shape: "lookup", print: [["note"], ["carriage"]], rows: [{ id: "8", lines: "3705" }] };
  const notes = noteRows(sdk.weaponMountsList, null, [[8, ["carriage"]]]);
  expect(replayTable(plan, notes, evidence)).toEqual([]);
});
