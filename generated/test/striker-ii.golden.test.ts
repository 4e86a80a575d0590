// Made by tablewright from rules/striker-ii. Do not edit: change the rules and run tablewright build.
import { existsSync, readFileSync } from "node:fs";
import * as sdk from "skirmish-tables/as-printed/striker-ii";
import { noteRows, readEvidence, replayReadings, replayTable, type TablePlan } from "tablewright/replay";
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

test("cover-limits prints its lines", () => {
  const plan: TablePlan = {
    shape: "catalog",
    print: [["allowed"], ["count"]],
    rows: [
      { id: "hit-past-cover", lines: "2383" },
      { id: "act-while-concealed", lines: "2383-2386" },
      { id: "cover-besides-armor", lines: "2418-2424" },
      { id: "add-armor-values", lines: "2430" },
    ],
  };
  expect(replayTable(plan, sdk.coverLimitsList, evidence)).toEqual([]);
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

test("command-figures prints its lines", () => {
  const plan: TablePlan = { shape: "constants", print: [["value"]], rows: [{ id: "officer-teams", lines: "994", figure: 1 }] };
  expect(replayTable(plan, sdk.commandFigures, evidence)).toEqual([]);
});

test("command-ranges prints its lines", () => {
  const plan: TablePlan = {
    shape: "catalog",
    nested: ["leaders"],
    print: [
      ["printed"],
      [
        {
          column: "range",
          nested: "leaders",
          notation: { form: "within {value} m", fields: { value: { type: "number" } } },
        },
      ],
      [{ column: "printed", nested: "leaders" }],
    ],
    rows: [
      {
        id: "team",
        nested: "squad-nco",
        lines: "3020",
        cites: [{ column: "range", lines: "894", figure: 1 }],
      },
      {
        id: "team",
        nested: "section-nco",
        cites: [{ column: "range", lines: "3028", figure: 1 }, { column: "ruleRange", lines: "911", figure: 1 }],
      },
      {
        id: "team",
        nested: "platoon-senior-nco",
        cites: [{ column: "range", lines: "3028", figure: 2 }, { column: "ruleRange", lines: "922", figure: 2 }],
      },
      { id: "team", nested: "platoon-officer", cites: [{ column: "range", lines: "3028", figure: 2 }] },
      {
        id: "squad-nco",
        nested: "section-nco",
        lines: "3017",
        cites: [{ column: "range", lines: "902", figure: 1 }],
      },
      { id: "squad-nco", nested: "platoon-senior-nco", cites: [{ column: "range", lines: "922", figure: 1 }] },
      { id: "squad-nco", nested: "platoon-officer", cites: [{ column: "range", lines: "3011", figure: 1 }] },
      {
        id: "section-nco",
        nested: "platoon-officer",
        lines: "3011",
        cites: [{ column: "range", lines: "962", figure: 1 }],
      },
      {
        id: "section-nco",
        nested: "platoon-senior-nco",
        cites: [{ column: "range", lines: "916", figure: 1 }],
      },
      {
        id: "platoon-senior-nco",
        nested: "platoon-officer",
        cites: [{ column: "range", lines: "3011", figure: 1 }],
      },
      {
        id: "platoon-officer",
        nested: "company-commander",
        cites: [{ column: "range", lines: "962", figure: 1 }],
      },
    ],
  };
  expect(replayTable(plan, sdk.commandRangesList, evidence)).toEqual([]);
});

test("communication prints its lines", () => {
  const plan: TablePlan = {
    shape: "catalog",
    print: [["teams"], ["range"]],
    rows: [
      { id: "touching", lines: "1048" },
      { id: "chain", lines: "1051" },
      { id: "sight", lines: "1054, 1057" },
      { id: "radio", lines: "1065" },
    ],
  };
  expect(replayTable(plan, sdk.communicationList, evidence)).toEqual([]);
});

test("leading prints its lines", () => {
  const plan: TablePlan = {
    shape: "catalog",
    print: [["allowed"], ["count"]],
    rows: [
      { id: "team-without-leader", lines: "698-707" },
      { id: "senior-nco-for-officer", lines: "779-782" },
      { id: "company-nco-section", lines: "802" },
      { id: "company-nco-platoon", lines: "802-805" },
      { id: "company-nco-more", lines: "802" },
      { id: "section-without-its-officer", lines: "805" },
      { id: "without-communication", lines: "875, 881" },
      { id: "out-of-sight-in-range", lines: "881" },
      { id: "squad-range-for-higher-nco", lines: "897" },
      { id: "platoon-nco-as-section-nco", lines: "905" },
      { id: "section-nco-all-teams", lines: "908, 937" },
      { id: "platoon-nco-section-nco", lines: "919" },
      { id: "platoon-nco-all-teams", lines: "937-940" },
      { id: "senior-nco-takes-over", lines: "928-934" },
      { id: "nco-other-troops", lines: "934-937" },
      { id: "officer-any-team", lines: "965-968" },
      { id: "officer-senior-officer", lines: "968" },
    ],
  };
  expect(replayTable(plan, sdk.leadingList, evidence)).toEqual([]);
});

test("radios prints its lines", () => {
  const plan: TablePlan = {
    shape: "lookup",
    print: [
      [
        {
          column: "techLevel",
          key: true,
          notation: {
            form: ["{key}", "{from}-{to}"],
            fields: { key: { type: "number" }, from: { type: "number" }, to: { type: "number" } },
            words: { "above 8": { key: null, from: 9, to: null } },
          },
        },
      ],
      ["radios"],
    ],
    rows: [
      { id: "5", lines: "1068" },
      { id: "6", lines: "1071, 1074" },
      { id: "7-8", lines: "1071, 1074" },
      { id: "above 8", lines: "1071, 1074" },
    ],
  };
  expect(replayTable(plan, sdk.radiosList, evidence)).toEqual([]);
});

test("reacting prints its lines", () => {
  const plan: TablePlan = {
    shape: "catalog",
    print: [["allowed"], ["count"]],
    rows: [
      { id: "control-without-communication", lines: "1002-1005" },
      { id: "signal-enemy", lines: "1005-1008" },
      { id: "react-unseen", lines: "1016-1019" },
      { id: "react-on-word", lines: "1019-1028" },
      { id: "react-without-leader", lines: "1025-1028" },
      { id: "leader-reacts-alone", lines: "1028-1034" },
      { id: "react-to-noise", lines: "1034-1040" },
      { id: "react-to-silent-fire", lines: "1034-1037" },
    ],
  };
  expect(replayTable(plan, sdk.reactingList, evidence)).toEqual([]);
});

test("taking-command prints its lines", () => {
  const plan: TablePlan = {
    shape: "constants",
    print: [["value"]],
    rows: [
      { id: "squad-team", lines: "948", figure: 1 },
      { id: "remaining-squad-nco", lines: "951", figure: 1 },
      { id: "section-nco-team", lines: "954", figure: 1 },
    ],
  };
  expect(replayTable(plan, sdk.takingCommand, evidence)).toEqual([]);
});

test("unled-actions prints its lines", () => {
  const plan: TablePlan = {
    shape: "catalog",
    print: [["fireRange"], ["nearAverage"]],
    rows: [
      { id: "low", lines: "979" },
      { id: "low-near-average", lines: "982" },
      { id: "average", lines: "985" },
      { id: "high", lines: "988" },
    ],
  };
  expect(replayTable(plan, sdk.unledActionsList, evidence)).toEqual([]);
});

test("detection-figures prints its lines", () => {
  const plan: TablePlan = {
    shape: "constants",
    print: [["value"]],
    rows: [
      { id: "maximum-range", lines: "1566", figure: 1 },
      { id: "line-of-sight-share", lines: "1432", figure: 1 },
      { id: "forest-near-team", lines: "1492", figure: 2 },
    ],
  };
  expect(replayTable(plan, sdk.detectionFigures, evidence)).toEqual([]);
});

test("forest-depth prints its lines", () => {
  const plan: TablePlan = {
    shape: "lookup",
    print: [[{ column: "depth", key: true, notation: { form: ["{key} m"], fields: { key: { type: "number" } } } }]],
    rows: [{ id: "edge", lines: "1492", figure: 1 }],
  };
  expect(replayTable(plan, sdk.forestDepthList, evidence)).toEqual([]);
});

test("seeing prints its lines", () => {
  const plan: TablePlan = {
    shape: "catalog",
    print: [["allowed"], ["count"]],
    rows: [
      { id: "past-higher-terrain", lines: "1423" },
      { id: "past-terrain-near-higher-team", lines: "1426" },
      { id: "past-lower-terrain", lines: "1455" },
      { id: "past-teams", lines: "1479" },
      { id: "into-forest-from-above", lines: "1495-1498" },
      { id: "from-upper-floors", lines: "1503-1506" },
      { id: "change-status-again", lines: "1340-1343, 1531-1534" },
      { id: "beyond-maximum-range", lines: "1560-1563" },
      { id: "unspotted-off-field", lines: "1569-1575" },
      { id: "dummy-spots", lines: "1581-1584" },
      { id: "spot-without-showing", lines: "1584" },
      { id: "counter-of-revealed-unit", lines: "518-524" },
      { id: "roll-for-unrevealed-unit", lines: "524-530" },
      { id: "popup-from-elsewhere", lines: "1617, 3070" },
    ],
  };
  expect(replayTable(plan, sdk.seeingList, evidence)).toEqual([]);
});

test("signature-additions prints its lines", () => {
  const plan: TablePlan = {
    shape: "lookup",
    print: [[{ column: "signature", key: true }], ["stationary"], ["moving"]],
    rows: [
      { id: "low", lines: "1699, 3123" },
      { id: "medium", lines: "1702, 3126" },
      { id: "high", lines: "1705, 3129" },
    ],
  };
  expect(replayTable(plan, sdk.signatureAdditionsList, evidence)).toEqual([]);
});

test("team-status prints its lines", () => {
  const plan: TablePlan = {
    shape: "catalog",
    print: [["suppressed"]],
    rows: [{ id: "concealed", lines: "1549" }, { id: "hidden", lines: "1537" }],
  };
  expect(replayTable(plan, sdk.teamStatusList, evidence)).toEqual([]);
});

test("visibility prints its lines", () => {
  const plan: TablePlan = {
    shape: "lookup",
    print: [[{ column: "target", key: true }], ["stationary"], ["moving"]],
    rows: [
      { id: "moving-open", lines: "1608, 3061" },
      { id: "moving-concealment", lines: "1611, 3064" },
      { id: "popup", lines: "1614, 3067" },
      { id: "moving-dense-woods", lines: "1630" },
      { id: "moving-light-woods", lines: "1633" },
      { id: "stationary-dense-woods", lines: "1641" },
      { id: "stationary-light-woods", lines: "1644" },
      { id: "stationary-open", lines: "1654, 3078" },
      { id: "stationary-concealment", lines: "1657, 3081" },
      { id: "high", lines: "1665, 3089" },
      { id: "over-forest", lines: "1673, 3097" },
      { id: "over-open", lines: "1676, 3100" },
      { id: "over-one-story", lines: "1682, 3106" },
      { id: "over-two-or-three-stories", lines: "1685, 3109" },
      { id: "over-four-or-more-stories", lines: "1688, 3112" },
    ],
  };
  expect(replayTable(plan, sdk.visibilityList, evidence)).toEqual([]);
});

test("counters prints its lines", () => {
  const plan: TablePlan = {
    shape: "catalog",
    print: [["printed", "back"]],
    rows: [
      { id: "live", lines: "2960" },
      { id: "firer-moved", lines: "2963" },
      { id: "altitude", lines: "2966" },
      { id: "routed", lines: "2969" },
      { id: "hidden-concealed", lines: "2977" },
      { id: "suppressed", lines: "2980" },
      { id: "set-up-1", cites: [{ column: "number", lines: "2988", figure: 1 }] },
      { id: "set-up-2", cites: [{ column: "number", lines: "2988", figure: 2 }] },
    ],
  };
  expect(replayTable(plan, sdk.countersList, evidence)).toEqual([]);
});

test("dummy-counters prints its lines", () => {
  const plan: TablePlan = {
    shape: "constants",
    print: [["value"]],
    rows: [{ id: "given", lines: "518", read: true }, { id: "least", lines: "1578", read: true }],
  };
  expect(replayTable(plan, sdk.dummyCounters, evidence)).toEqual([]);
});

test("game-scale prints its lines", () => {
  const plan: TablePlan = {
    shape: "constants",
    print: [["value"]],
    rows: [
      { id: "soldiers-per-miniature", lines: "359", figure: 1 },
      { id: "grid", lines: "370", figure: 1 },
      { id: "inches-per-meter", lines: "376", figure: 1 },
      { id: "ground-scale", lines: "379", figure: 2 },
      { id: "turn", lines: "382", figure: 3 },
      { id: "phases", lines: "535", figure: 1 },
      { id: "counter-size", lines: "1380", figure: 1 },
      { id: "longest-field", lines: "1408", figure: 1 },
      { id: "original-miniatures", lines: "2897", figure: 1 },
      { id: "micro-scale", lines: "2909", figure: 2 },
      { id: "micro-scale-small", lines: "2909", figure: 4 },
      { id: "micro-miniatures-small", lines: "2909", figure: 5 },
      { id: "micro-miniatures", lines: "2909", figure: 6 },
      { id: "millimeters-per-meter", lines: "2923", figure: 1 },
      { id: "figures-per-base", lines: "2929", figure: 1 },
      { id: "base", lines: "2929", figure: 2 },
    ],
  };
  expect(replayTable(plan, sdk.gameScale, evidence)).toEqual([]);
});

test("organization-limits prints its lines", () => {
  const plan: TablePlan = {
    shape: "catalog",
    print: [["allowed"], ["count"]],
    rows: [{ id: "crew-in-a-team", lines: "695" }, { id: "mixed-squad", lines: "748" }],
  };
  expect(replayTable(plan, sdk.organizationLimitsList, evidence)).toEqual([]);
});

test("organization prints its lines", () => {
  const plan: TablePlan = {
    shape: "catalog",
    print: [["count"], ["most"]],
    rows: [
      { id: "team", cites: [{ column: "count", lines: "692", figure: 1 }] },
      {
        id: "squad",
        cites: [{ column: "count", lines: "734", figure: 1 }, { column: "led", lines: "740", figure: 1 }],
      },
      { id: "section", cites: [{ column: "count", lines: "759", figure: 1 }] },
      {
        id: "platoon",
        cites: [
          { column: "count", lines: "770", figure: 1 },
          { column: "teams", lines: "773", figure: 1 },
          { column: "led", lines: "776", figure: 2 },
          { column: "cards", lines: "813", figure: 1 },
        ],
      },
      {
        id: "company",
        cites: [
          { column: "count", lines: "787", figure: 1 },
          { column: "most", lines: "787", figure: 2 },
          { column: "commandTeams", lines: "790", figure: 1 },
          { column: "commandTeamsUpTo", lines: "790", figure: 2 },
          { column: "secondCommandTeamBeyond", lines: "793", figure: 1 },
        ],
      },
    ],
  };
  expect(replayTable(plan, sdk.organizationList, evidence)).toEqual([]);
});

test("sequence-of-play prints its lines", () => {
  const plan: TablePlan = {
    shape: "catalog",
    nested: ["steps"],
    print: [
      [{ column: "phase", notation: { form: "{value}.", fields: { value: { type: "integer" } } } }],
      ["printed"],
      [{ column: "rule", notation: { form: "(rule {value})", fields: { value: { type: "text" } } } }],
      [
        {
          column: "step",
          nested: "steps",
          notation: { form: "{value}.", fields: { value: { type: "text" } } },
        },
      ],
    ],
    rows: [
      { id: "command", lines: "562, 565" },
      { id: "first-player-movement", lines: "570" },
      { id: "first-player-fire", nested: "a", lines: "575, 580" },
      { id: "first-player-fire", nested: "b", lines: "583" },
      { id: "first-player-fire", nested: "c", lines: "586" },
      { id: "first-player-fire", nested: "d", lines: "589" },
      {
        id: "first-player-fire",
        nested: "e",
        lines: "592",
        cites: [{ column: "movedPhase", lines: "612", figure: 1 }],
      },
      { id: "first-player-fire", nested: "f", lines: "595" },
      { id: "second-player-movement", lines: "622, 625" },
      { id: "second-player-fire", nested: "a", lines: "630, 635" },
      { id: "second-player-fire", nested: "b", lines: "638" },
      {
        id: "second-player-fire",
        nested: "c",
        lines: "641",
        cites: [{ column: "movedPhase", lines: "655", figure: 1 }],
      },
      { id: "second-player-fire", nested: "d", lines: "644" },
      {
        id: "second-player-fire",
        nested: "e",
        lines: "647",
        cites: [{ column: "movedPhase", lines: "667", figure: 1 }],
      },
      { id: "second-player-fire", nested: "f", lines: "650" },
    ],
  };
  expect(replayTable(plan, sdk.sequenceOfPlayList, evidence)).toEqual([]);
});

test("tech-levels prints its lines", () => {
  const plan: TablePlan = {
    shape: "constants",
    print: [["value"]],
    rows: [
      { id: "lowest", lines: "198", figure: 1 },
      { id: "highest", lines: "201", figure: 1 },
      { id: "present", lines: "204", figure: 1 },
      { id: "present-high", lines: "204", figure: 2 },
    ],
  };
  expect(replayTable(plan, sdk.techLevels, evidence)).toEqual([]);
});

test("terrain prints its lines", () => {
  const plan: TablePlan = {
    shape: "catalog",
    print: [["item"], ["height"], ["roofFloors"]],
    rows: [
      { id: "clear", lines: "456" },
      { id: "hill", lines: "461" },
      { id: "forest", lines: "466" },
      { id: "building", lines: "471", cites: [{ column: "height", lines: "1509", figure: 1 }] },
      { id: "water", lines: "482" },
      { id: "road", lines: "493" },
    ],
  };
  expect(replayTable(plan, sdk.terrainList, evidence)).toEqual([]);
});

test("unit-card prints its lines", () => {
  const plan: TablePlan = {
    shape: "catalog",
    print: [["of"]],
    rows: [
      { id: "position", lines: "819, 822" },
      { id: "weapon", lines: "822" },
      { id: "ammunition", lines: "822" },
      { id: "armor", lines: "825" },
      { id: "morale", lines: "825" },
      { id: "initiative", lines: "825" },
      { id: "identification", lines: "828" },
    ],
  };
  expect(replayTable(plan, sdk.unitCardList, evidence)).toEqual([]);
});

test("attack-figures prints its lines", () => {
  const plan: TablePlan = {
    shape: "constants",
    print: [["value"]],
    rows: [
      { id: "combat-steps", lines: "1715", figure: 1 },
      { id: "targets", lines: "1776", figure: 1 },
      { id: "rolls-per-target", lines: "1799", figure: 1 },
      { id: "prime-targets", lines: "1810", figure: 1 },
      { id: "danger-space-width", lines: "1813", figure: 1 },
      { id: "rolls-per-attack", lines: "1947", figure: 1 },
      { id: "weapon-types-per-attack", lines: "1953", figure: 1 },
      { id: "attacks-per-weapon-type", lines: "1956", figure: 1 },
      { id: "attacking-sections", lines: "1965", figure: 1 },
      { id: "attacking-teams", lines: "1965", figure: 2 },
      { id: "separate-teams", lines: "1965", figure: 3 },
      { id: "soldiers-per-team", lines: "2058", figure: 1 },
      { id: "soldiers-in-two-teams", lines: "2061", figure: 3 },
      { id: "soldiers-in-four-teams", lines: "2064", figure: 3 },
    ],
  };
  expect(replayTable(plan, sdk.attackFigures, evidence)).toEqual([]);
});

test("attack-limits prints its lines", () => {
  const plan: TablePlan = {
    shape: "catalog",
    print: [["allowed"], ["count"]],
    rows: [
      { id: "results-within-a-step", lines: "675-681" },
      { id: "concealed-after-hiding", lines: "1759" },
      { id: "popup-high-in-own-phase", lines: "1762-1765" },
      { id: "popup-high-in-enemy-phase", lines: "1765-1768" },
      { id: "team-at-several-targets", lines: "1779-1782" },
      { id: "teams-at-one-target", lines: "1782" },
      { id: "more-than-listed-targets", lines: "1816" },
      { id: "pass-over-nearest", lines: "1816-1819" },
      { id: "spare-friends", lines: "1819-1822" },
      { id: "spare-passing-teams", lines: "1822-1825" },
      { id: "spare-unseen-teams", lines: "1825-1828" },
      { id: "single-shot-setting", lines: "1836-1839" },
      { id: "hit-troops-unspotted", lines: "1916" },
      { id: "empty-marker-after-hit", lines: "1916-1919" },
      { id: "reveal-after-miss", lines: "1919-1922" },
      { id: "run-out-of-ammunition", lines: "1930" },
      { id: "change-ammunition", lines: "1936-1939" },
      { id: "attack-unannounced", lines: "1944" },
      { id: "mixed-weapons", lines: "1950" },
      { id: "rest-at-another-target", lines: "1959-1962" },
      { id: "rest-holds-fire", lines: "1959-1962" },
      { id: "teams-of-a-section-apart", lines: "1968" },
      { id: "team-that-may-not-attack", lines: "1974" },
      { id: "stabilized-bonus-again", lines: "2042" },
      { id: "lower-initiative", lines: "2085" },
    ],
  };
  expect(replayTable(plan, sdk.attackLimitsList, evidence)).toEqual([]);
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

test("distances prints its lines", () => {
  const plan: TablePlan = {
    shape: "catalog",
    print: [["from"], ["to"]],
    rows: [
      { id: "attack", lines: "1785, 2007-2013" },
      { id: "danger-space", lines: "1802-1805" },
      { id: "fragments", lines: "2195" },
    ],
  };
  expect(replayTable(plan, sdk.distancesList, evidence)).toEqual([]);
});

test("fire-positions prints its lines", () => {
  const plan: TablePlan = {
    shape: "lookup",
    print: [[{ column: "phase", key: true }]],
    rows: [{ id: "friendly", lines: "1750" }, { id: "enemy", lines: "1756" }],
  };
  expect(replayTable(plan, sdk.firePositionsList, evidence)).toEqual([]);
});

test("fire-targets prints its lines", () => {
  const plan: TablePlan = {
    shape: "lookup",
    print: [[{ column: "target", key: true }]],
    rows: [
      { id: "in-sight", lines: "1744" },
      { id: "concealed", lines: "1747" },
      { id: "hidden", lines: "1913" },
      { id: "unspotted", lines: "1904" },
      { id: "out-of-sight", lines: "1744" },
    ],
  };
  expect(replayTable(plan, sdk.fireTargetsList, evidence)).toEqual([]);
});

test("firing-after-moving prints its lines", () => {
  const plan: TablePlan = {
    shape: "catalog",
    print: [["harderPhases"], ["stationaryPhases"]],
    rows: [
      { id: "infantry", lines: "1850", figure: 1 },
      { id: "high-recoil", lines: "2050", figure: 1 },
      { id: "setting-up", lines: "1873" },
    ],
  };
  expect(replayTable(plan, sdk.firingAfterMovingList, evidence)).toEqual([]);
});

test("hit-modifiers prints its lines", () => {
  const plan: TablePlan = {
    shape: "modifiers",
    print: [["value"]],
    rows: [
      { id: "low-initiative", lines: "2094", read: true },
      {
        id: "average-initiative",
        lines: "2257",
        figure: 1,
        cites: [{ column: "value", lines: "2091", figure: 1 }],
      },
      {
        id: "high-initiative",
        lines: "2257",
        figure: 2,
        cites: [{ column: "value", lines: "2088", figure: 1 }],
      },
      { id: "autofire", lines: "2260", read: true },
      { id: "moved-gyrostabilized", lines: "2036, 2235" },
      { id: "flechette-grenade", lines: "4068", figure: 1 },
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

test("may-fire prints its lines", () => {
  const plan: TablePlan = {
    shape: "lookup",
    print: [[{ column: "team", key: true }]],
    rows: [
      { id: "stationary", lines: "580" },
      { id: "moved", lines: "600-603" },
      { id: "setting-up", lines: "1873" },
      { id: "hidden", lines: "1543" },
      { id: "suppressed", lines: "2821" },
      { id: "routed", lines: "2841" },
      { id: "rallying", lines: "2866" },
    ],
  };
  expect(replayTable(plan, sdk.mayFireList, evidence)).toEqual([]);
});

test("number-of-firers prints its lines", () => {
  const plan: TablePlan = {
    shape: "lookup",
    print: [
      [
        {
          column: "teams",
          key: true,
          notation: {
            form: ["{from}-{to}", "{from}+", "up to {to} teams"],
            fields: { key: { type: "number" }, from: { type: "number" }, to: { type: "number" } },
            words: {
              "more than 2 teams": { key: null, from: 3, to: 4 },
              "more than 4 teams": { key: null, from: 5, to: 6 },
            },
          },
        },
      ],
    ],
    rows: [
      { id: "up-to-two", lines: "2243", figure: 1 },
      { id: "more-than-two", lines: "2246", figure: 1 },
      { id: "more-than-four", lines: "2249", figure: 1 },
    ],
  };
  expect(replayTable(plan, sdk.numberOfFirersList, evidence)).toEqual([]);
});

test("task-figures prints its lines", () => {
  const plan: TablePlan = {
    shape: "constants",
    print: [["value"]],
    rows: [
      { id: "dice", lines: "411", figure: 2 },
      { id: "sides", lines: "411", figure: 3 },
      { id: "morale-base", lines: "291", figure: 1 },
    ],
  };
  expect(replayTable(plan, sdk.taskFigures, evidence)).toEqual([]);
});

test("throw-notations prints its lines", () => {
  const plan: TablePlan = {
    shape: "catalog",
    print: [["example"]],
    rows: [
      { id: "or-more", lines: "397", figure: 1 },
      { id: "or-less", lines: "400", figure: 1 },
      { id: "from-to", lines: "406" },
      { id: "modifier", lines: "419", figure: 1 },
    ],
  };
  expect(replayTable(plan, sdk.throwNotationsList, evidence)).toEqual([]);
});

test("casualty-effects prints its lines", () => {
  const plan: TablePlan = {
    shape: "catalog",
    print: [["initiativeLost"]],
    rows: [
      { id: "leader", lines: "2524", figure: 1 },
      { id: "gunner", lines: "2532" },
      { id: "crew-member", lines: "2538-2541" },
    ],
  };
  expect(replayTable(plan, sdk.casualtyEffectsList, evidence)).toEqual([]);
});

test("casualty-limits prints its lines", () => {
  const plan: TablePlan = {
    shape: "catalog",
    print: [["allowed"], ["count"]],
    rows: [
      { id: "casualty-in-play", lines: "2495" },
      { id: "initiative-lost-with-others", lines: "2518" },
      { id: "leader-team-without-leader", lines: "2521" },
      { id: "weapon-of-a-casualty", lines: "2529" },
      { id: "weapon-without-gunner", lines: "2544" },
      { id: "help-for-small-crew", lines: "2549-2552" },
      { id: "still-after-new-gunner", lines: "2558-2561" },
      { id: "better-values-of-two", lines: "2561-2564" },
    ],
  };
  expect(replayTable(plan, sdk.casualtyLimitsList, evidence)).toEqual([]);
});

test("crew-replacement prints its lines", () => {
  const plan: TablePlan = {
    shape: "constants",
    print: [["value"]],
    rows: [{ id: "combined-soldiers", lines: "2555", figure: 1 }, { id: "distance", lines: "2555", figure: 2 }],
  };
  expect(replayTable(plan, sdk.crewReplacement, evidence)).toEqual([]);
});

test("morale-checks prints its lines", () => {
  const plan: TablePlan = {
    shape: "catalog",
    print: [[{ column: "check", notation: { form: "{range} m", fields: { range: { type: "number" } } } }]],
    rows: [
      { id: "own-casualty", lines: "2606" },
      { id: "nearby-casualty", lines: "2589", figure: 1 },
      { id: "combat-result", lines: "2569" },
      { id: "leader-rout", lines: "2572, 2595" },
    ],
  };
  expect(replayTable(plan, sdk.moraleChecksList, evidence)).toEqual([]);
});

test("morale-figures prints its lines", () => {
  const plan: TablePlan = {
    shape: "constants",
    print: [["value"]],
    rows: [
      { id: "leader-radius", lines: "2755", figure: 1 },
      { id: "failed-leader-radius", lines: "2662", figure: 1 },
      { id: "casualty-radius", lines: "2781", figure: 1 },
      { id: "concealed-by-prose", lines: "2692", figure: 1 },
      { id: "suppressed-counter-first", lines: "2830", figure: 1 },
      { id: "suppressed-counter-second", lines: "2833", figure: 1 },
    ],
  };
  expect(replayTable(plan, sdk.moraleFigures, evidence)).toEqual([]);
});

test("morale-limits prints its lines", () => {
  const plan: TablePlan = {
    shape: "catalog",
    print: [["allowed"], ["count"]],
    rows: [
      { id: "check-during-fire", lines: "2600" },
      { id: "check-again", lines: "2603-2612" },
      { id: "led-before-leader", lines: "2653-2656" },
      { id: "officer-any-troops", lines: "2670" },
      { id: "nco-others-troops", lines: "2670-2673" },
      { id: "leader-of-leaders", lines: "2673-2676" },
      { id: "casualty-of-the-phase", lines: "2705" },
      { id: "back-on-the-field", lines: "2853" },
      { id: "act-after-rally", lines: "2869, 2884-2887" },
      { id: "rally-despite-failed-check", lines: "2869-2872" },
    ],
  };
  expect(replayTable(plan, sdk.moraleLimitsList, evidence)).toEqual([]);
});

test("morale-modifiers prints its lines", () => {
  const plan: TablePlan = {
    shape: "modifiers",
    print: [["value"]],
    rows: [
      { id: "nco", lines: "2758", figure: 1, cites: [{ column: "value", lines: "2681", figure: 2 }] },
      { id: "officer", lines: "2684, 2761" },
      { id: "supreme-commander", lines: "2687, 2764" },
      { id: "failed-nco", lines: "2758", figure: 1, decrease: true },
      { id: "failed-officer", lines: "2761", figure: 1, decrease: true },
      { id: "failed-supreme-commander", lines: "2764", figure: 1, decrease: true },
      { id: "concealed", lines: "2767", figure: 1 },
      { id: "hidden", lines: "2695, 2770" },
      { id: "friendly-casualty", lines: "2778", figure: 1 },
    ],
  };
  expect(replayTable(plan, sdk.moraleModifiers, evidence)).toEqual([]);
});

test("morale-results prints its lines", () => {
  const plan: TablePlan = {
    shape: "catalog",
    print: [["movement"]],
    rows: [
      { id: "passed", lines: "2623" },
      { id: "suppressed", lines: "2821", cites: [{ column: "turns", lines: "2824", figure: 1 }] },
      { id: "routed", lines: "2841-2850" },
    ],
  };
  expect(replayTable(plan, sdk.moraleResultsList, evidence)).toEqual([]);
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
    rows: [{ id: "-8", lines: "2792" }, { id: "9-13", lines: "2632, 2795" }, { id: "14+", lines: "2626, 2798" }],
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

test("permanent-morale-changes prints its lines", () => {
  const plan: TablePlan = {
    shape: "modifiers",
    print: [["value"]],
    rows: [
      { id: "casualty", lines: "2515", figure: 1, decrease: true },
      { id: "rout", lines: "2719", figure: 1, decrease: true },
    ],
  };
  expect(replayTable(plan, sdk.permanentMoraleChanges, evidence)).toEqual([]);
});

test("rallying prints its lines", () => {
  const plan: TablePlan = {
    shape: "catalog",
    print: [["leaderWithin"]],
    rows: [{ id: "leader-team", lines: "2863-2866" }, { id: "other-team", lines: "2878", figure: 1 }],
  };
  expect(replayTable(plan, sdk.rallyingList, evidence)).toEqual([]);
});

test("flight-modes prints its lines", () => {
  const plan: TablePlan = {
    shape: "catalog",
    print: [["height"]],
    rows: [
      { id: "high", lines: "1167", figure: 1 },
      { id: "terrain-following", lines: "1178", figure: 1 },
      { id: "noe", lines: "1192", figure: 1 },
      { id: "popup", lines: "1197" },
    ],
  };
  expect(replayTable(plan, sdk.flightModesList, evidence)).toEqual([]);
});

test("foot-movement prints its lines", () => {
  const plan: TablePlan = {
    shape: "lookup",
    print: [["move"]],
    rows: [
      { id: "walking", cites: [{ column: "move", lines: "1106", figure: 2 }] },
      { id: "running", cites: [{ column: "move", lines: "1109", figure: 1 }] },
      { id: "fording", cites: [{ column: "move", lines: "1264", figure: 1 }] },
    ],
  };
  expect(replayTable(plan, sdk.footMovementList, evidence)).toEqual([]);
});

test("grav-speeds prints its lines", () => {
  const plan: TablePlan = {
    shape: "lookup",
    print: [["kph"], ["exact"], ["move"]],
    rows: [
      { id: "maximum", lines: "1123, 1126" },
      { id: "cruise", lines: "1126", cites: [{ column: "turnCost", lines: "1154", figure: 1 }] },
      { id: "noe", lines: "1129" },
    ],
  };
  expect(replayTable(plan, sdk.gravSpeedsList, evidence)).toEqual([]);
});

test("movement-limits prints its lines", () => {
  const plan: TablePlan = {
    shape: "catalog",
    print: [["allowed"], ["count"]],
    rows: [
      { id: "own-movement-phase", lines: "1087-1090" },
      { id: "set-up-from-allowance", lines: "1093-1096" },
      { id: "change-status-from-allowance", lines: "1093-1096" },
      { id: "run-in-battle-dress", lines: "1112" },
      { id: "run-without-battle-dress", lines: "1112" },
      { id: "over-obstacles-in-noe", lines: "1186-1189" },
      { id: "popup-any-height", lines: "1200" },
      { id: "popup-stay-up", lines: "1203" },
      { id: "cross-contour-short-of-movement", lines: "1230-1233" },
      { id: "steep-slope-on-foot", lines: "1239-1242" },
      { id: "full-move-out-of-building", lines: "1278-1281" },
      { id: "leave-upper-floor-on-foot", lines: "1281-1284" },
      { id: "leave-upper-floor-with-grav", lines: "1281-1284" },
      { id: "road-over-contours", lines: "1292" },
    ],
  };
  expect(replayTable(plan, sdk.movementLimitsList, evidence)).toEqual([]);
});

test("set-up prints its lines", () => {
  const plan: TablePlan = {
    shape: "catalog",
    print: [["move"]],
    rows: [{ id: "set-up", lines: "1317, 1332" }, { id: "take-down", lines: "1323" }],
  };
  expect(replayTable(plan, sdk.setUpList, evidence)).toEqual([]);
});

test("terrain-costs prints its lines", () => {
  const plan: TablePlan = {
    shape: "catalog",
    print: [[{ column: "each", default: 1 }], [{ column: "per", default: 1 }]],
    rows: [
      { id: "clear", lines: "1090" },
      { id: "forest", lines: "1250" },
      {
        id: "contour-lines",
        cites: [{ column: "each", lines: "1227", figure: 1 }, { column: "per", lines: "1224", figure: 2 }],
      },
    ],
  };
  expect(replayTable(plan, sdk.terrainCostsList, evidence)).toEqual([]);
});

test("terrain-effects prints its lines", () => {
  const plan: TablePlan = {
    shape: "catalog",
    print: [["item"]],
    rows: [
      { id: "clear", lines: "1219", figure: 1 },
      {
        id: "hill",
        cites: [
          { column: "item", lines: "1224", figure: 1 },
          { column: "prohibitedSpacing", lines: "1236", figure: 1 },
        ],
      },
      { id: "forest", lines: "1247", figure: 1 },
      { id: "water-barrier", lines: "1258", figure: 1 },
      {
        id: "building",
        cites: [{ column: "item", lines: "1272", figure: 1 }, { column: "levels", lines: "1275", figure: 1 }],
      },
      { id: "road", lines: "1289", figure: 1 },
    ],
  };
  expect(replayTable(plan, sdk.terrainEffectsList, evidence)).toEqual([]);
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

test("explosive-limits prints its lines", () => {
  const plan: TablePlan = {
    shape: "catalog",
    print: [["allowed"], ["count"]],
    rows: [
      { id: "fragments-on-contact-soldier", lines: "2180" },
      { id: "fragments-on-target-team", lines: "2189" },
      { id: "fragments-on-missed-team", lines: "2192-2195" },
      { id: "fragments-at-burst-size", lines: "2192" },
      { id: "fragments-beyond-burst-size", lines: "2192" },
      { id: "fragments-of-heap", lines: "3803" },
      { id: "launched-he-otherwise", lines: "4062" },
    ],
  };
  expect(replayTable(plan, sdk.explosiveLimitsList, evidence)).toEqual([]);
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
    nested: ["loads"],
    print: [
      ["techLevel"],
      ["printed"],
      [{ column: "magazine", nested: "loads" }],
      [{ column: "printed", nested: "loads" }],
      [
        {
          column: "difficult",
          nested: "loads",
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
          nested: "loads",
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
          nested: "loads",
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
      [{ column: "damage", nested: "loads" }],
      [
        {
          column: "signature",
          nested: "loads",
          notation: {
            form: "{value}",
            fields: { value: { type: "word", words: { L: "low", M: "medium", H: "high" } } },
          },
        },
      ],
      [
        {
          column: "targets",
          nested: "loads",
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
      ["weight", { column: "weight", nested: "loads" }],
      [
        "price",
        {
          column: "price",
          nested: "loads",
          notation: { form: "{value}", fields: { value: { type: "number", words: { "-": "none" } } } },
        },
      ],
      [{ column: "notes", nested: "loads" }],
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
      { id: "liters-per-kilogram", lines: "3443", read: true },
    ],
  };
  expect(replayTable(plan, sdk.weaponFigures, evidence)).toEqual([]);
});

test("weapon-limits prints its lines", () => {
  const plan: TablePlan = {
    shape: "catalog",
    print: [["allowed"], ["count"]],
    rows: [
      { id: "fire-without-fire-control", lines: "3594" },
      { id: "fixed-without-mount", lines: "3627-3630" },
      { id: "flexible-without-mount", lines: "3633-3636" },
    ],
  };
  expect(replayTable(plan, sdk.weaponLimitsList, evidence)).toEqual([]);
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
  const notes = noteRows(sdk.crewServedWeaponsList, [], [
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
  const notes = noteRows(sdk.energyWeaponsList, [], [[2, ["recoil"]], [5, ["recoil"]], [6, ["weightFactorFieldOff"]]]);
  expect(replayTable(plan, notes, evidence)).toEqual([]);
});

test("the notes of grenade-launchers print their lines", () => {
  const plan: TablePlan = { shape: "lookup", print: [["note"], ["recoil"]], rows: [{ id: "1", lines: "4094" }] };
  const notes = noteRows(sdk.grenadeLaunchersList, [], [[1, ["recoil"]]]);
  expect(replayTable(plan, notes, evidence)).toEqual([]);
});

test("the notes of rifle-grenades print their lines", () => {
  const plan: TablePlan = { shape: "lookup", print: [["note"], ["recoil"]], rows: [{ id: "1", lines: "4094" }] };
  const notes = noteRows(sdk.rifleGrenadesList, [], [[1, ["recoil"]]]);
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
  const notes = noteRows(sdk.smallArmsList, ["loads"], [[1, ["burstSize"]], [2, ["recoil"]], [3, ["gyrostabilized"]], [5, ["recoil"]]]);
  expect(replayTable(plan, notes, evidence)).toEqual([]);
});

test("the notes of weapon-mounts print their lines", () => {
  const plan: TablePlan = { shape: "lookup", print: [["note"], ["carriage"]], rows: [{ id: "8", lines: "3705" }] };
  const notes = noteRows(sdk.weaponMountsList, [], [[8, ["carriage"]]]);
  expect(replayTable(plan, notes, evidence)).toEqual([]);
});

test("what no line of striker-ii prints is as a second reading has it", () => {
  const tables = {
    "armor-options": sdk.armorOptionsList,
    "armor-rating": sdk.armorRatingList,
    "cover-limits": sdk.coverLimitsList,
    cover: sdk.coverList,
    "personal-armor": sdk.personalArmorList,
    "command-figures": sdk.commandFigures,
    "command-ranges": sdk.commandRangesList,
    communication: sdk.communicationList,
    leading: sdk.leadingList,
    radios: sdk.radiosList,
    reacting: sdk.reactingList,
    "taking-command": sdk.takingCommand,
    "unled-actions": sdk.unledActionsList,
    "detection-figures": sdk.detectionFigures,
    "forest-depth": sdk.forestDepthList,
    seeing: sdk.seeingList,
    "signature-additions": sdk.signatureAdditionsList,
    "team-status": sdk.teamStatusList,
    visibility: sdk.visibilityList,
    counters: sdk.countersList,
    "dummy-counters": sdk.dummyCounters,
    "game-scale": sdk.gameScale,
    "organization-limits": sdk.organizationLimitsList,
    organization: sdk.organizationList,
    "sequence-of-play": sdk.sequenceOfPlayList,
    "tech-levels": sdk.techLevels,
    terrain: sdk.terrainList,
    "unit-card": sdk.unitCardList,
    "attack-figures": sdk.attackFigures,
    "attack-limits": sdk.attackLimitsList,
    "difficulty-adjustments": sdk.difficultyAdjustments,
    "difficulty-levels": sdk.difficultyLevelsList,
    distances: sdk.distancesList,
    "fire-positions": sdk.firePositionsList,
    "fire-targets": sdk.fireTargetsList,
    "firing-after-moving": sdk.firingAfterMovingList,
    "hit-modifiers": sdk.hitModifiers,
    "hit-table": sdk.hitTableList,
    "may-fire": sdk.mayFireList,
    "number-of-firers": sdk.numberOfFirersList,
    "task-figures": sdk.taskFigures,
    "throw-notations": sdk.throwNotationsList,
    "casualty-effects": sdk.casualtyEffectsList,
    "casualty-limits": sdk.casualtyLimitsList,
    "crew-replacement": sdk.crewReplacement,
    "morale-checks": sdk.moraleChecksList,
    "morale-figures": sdk.moraleFigures,
    "morale-limits": sdk.moraleLimitsList,
    "morale-modifiers": sdk.moraleModifiers,
    "morale-results": sdk.moraleResultsList,
    "morale-table": sdk.moraleTableList,
    "morale-values": sdk.moraleValuesList,
    "permanent-morale-changes": sdk.permanentMoraleChanges,
    rallying: sdk.rallyingList,
    "flight-modes": sdk.flightModesList,
    "foot-movement": sdk.footMovementList,
    "grav-speeds": sdk.gravSpeedsList,
    "movement-limits": sdk.movementLimitsList,
    "set-up": sdk.setUpList,
    "terrain-costs": sdk.terrainCostsList,
    "terrain-effects": sdk.terrainEffectsList,
    "burst-sizes": sdk.burstSizesList,
    "crew-served-weapons": sdk.crewServedWeaponsList,
    "energy-weapons": sdk.energyWeaponsList,
    "explosive-figures": sdk.explosiveFigures,
    "explosive-limits": sdk.explosiveLimitsList,
    "flechette-areas": sdk.flechetteAreasList,
    "fragmentation-modifiers": sdk.fragmentationModifiers,
    "grenade-launchers": sdk.grenadeLaunchersList,
    "grenade-loads": sdk.grenadeLoadsList,
    "grenade-weapon-types": sdk.grenadeWeaponTypesList,
    "hand-grenade-types": sdk.handGrenadeTypesList,
    "hand-grenades": sdk.handGrenadesList,
    "rifle-grenades": sdk.rifleGrenadesList,
    "small-arms": sdk.smallArmsList,
    "smoke-grenades": sdk.smokeGrenadesList,
    "weapon-figures": sdk.weaponFigures,
    "weapon-limits": sdk.weaponLimitsList,
    "weapon-mounts": sdk.weaponMountsList,
  };
  const readings = new URL("../../test/golden/striker-ii.readings.tsv", import.meta.url);
  const listed = existsSync(readings) ? readFileSync(readings, "utf8") : "";
  expect(replayReadings(tables, { path: "test/golden/striker-ii.readings.tsv", text: listed })).toEqual([]);
});
