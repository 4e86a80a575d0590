import { describe, expect, test } from "vitest";
import { golden } from "../../../generator/src/emit/golden.ts";
import {
  noteRows,
  type PlanRow,
  readEvidence,
  replayTable,
  type TablePlan,
} from "../../../generator/src/replay/index.ts";
import { made } from "../../given/made.ts";
import { range } from "../notation/striker-notations.ts";
import { given, modelOf, tsv } from "./given.ts";
import * as tables from "./tables.ts";

const evidence = (...entries: readonly string[]) => readEvidence({ path: "sample.tsv", text: tsv(...entries) });

describe("published rows", () => {
  const plan: TablePlan = {
    shape: "catalog",
    nested: ["loads"],
    print: [
      ["techLevel"],
      [{ column: "difficult", nested: "loads", notation: range }],
      ["weight", { column: "weight", nested: "loads" }],
    ],
    rows: [
      { id: "acr", nested: "ds", lines: "10" },
      { id: "acr", nested: "he", lines: "12" },
    ],
  };
  const ds = { id: "ds", difficult: { range: 450, penetration: 3, autofire: 2 }, weight: 0.4 };
  const he = { id: "he", difficult: { range: 300, penetration: 3, autofire: null }, weight: 0.5 };
  const acr = { id: "acr", name: "ACR", techLevel: 10, weight: 3 };
  const kept = evidence("10 | row | 10 450(3)+2 3/.4", "12 | row | 300(3) /.5");

  test("that print their lines give nothing to complain of", () => {
    expect(replayTable(plan, [{ ...acr, loads: { ds, he } }], kept)).toStrictEqual([]);
  });

  test("that print another figure show the line, the print and ours", () => {
    const wrong = { ...ds, difficult: { range: 450, penetration: 5, autofire: 2 } };
    expect(replayTable(plan, [{ ...acr, loads: { ds: wrong, he } }], kept)).toStrictEqual([
      { line: "10", printed: "10 450(3)+2 3/.4", here: "10 450(5)+2 3/0.4" },
    ]);
  });

  test("whose evidence is missing show that", () => {
    const [first] = replayTable(plan, [{ ...acr, loads: { ds, he } }], evidence("12 | row | 300(3) /.5"));
    expect(first).toStrictEqual({ line: "10", printed: "no evidence", here: "10 450(3)+2 3/0.4" });
  });

  test("in another order, or with one lost or added, are not the rows of the book", () => {
    const stray = (loads: object) => replayTable(plan, [{ ...acr, loads }], kept);
    expect(stray({ he, ds })).toStrictEqual([{ line: "10", printed: "acr/ds", here: "acr/he" }]);
    expect(stray({ ds })).toStrictEqual([{ line: "12", printed: "acr/he", here: "no row" }]);
    expect(stray({ ds, he, slugs: ds })).toStrictEqual([{ line: "", printed: "no row", here: "acr/slugs" }]);
  });
});

describe("published figures", () => {
  const rows: readonly PlanRow[] = [
    { id: "low", lines: "5", figure: 1 },
    { id: "high", lines: "5", figure: 2 },
  ];
  const kept = evidence("5 | figures | half 2");

  test("constants are the figures of their line", () => {
    const plan: TablePlan = { shape: "constants", print: [["value"]], rows };
    expect(replayTable(plan, { low: 0.5, high: 2 }, kept)).toStrictEqual([]);
    expect(replayTable(plan, { low: 0.5, high: 3 }, kept)).toStrictEqual([{ line: "5", printed: "2", here: "3" }]);
    expect(replayTable(plan, { low: { unknown: "torn" }, high: 2 }, kept)).toStrictEqual([
      { line: "5", printed: "half", here: "" },
    ]);
  });

  test("modifiers are too, by their value", () => {
    const plan: TablePlan = { shape: "modifiers", print: [["value"]], rows };
    const low = { id: "low", name: "Low", value: 0.5, group: null, counted: false };
    expect(replayTable(plan, { low, high: { ...low, value: 2 } }, kept)).toStrictEqual([]);
    expect(replayTable(plan, { low, high: { ...low, value: -2 } }, kept)).toStrictEqual([
      { line: "5", printed: "2", here: "-2" },
    ]);
  });

  test("a row prints exactly one figure where it is one", () => {
    const plan: TablePlan = { shape: "lookup", print: [["needed"]], rows: [{ id: "a", lines: "5", figure: 2 }] };
    expect(replayTable(plan, [{ id: "a", needed: 2 }], kept)).toStrictEqual([]);
    expect(replayTable(plan, [{ id: "a", needed: "2 or 3" }], kept)).toStrictEqual([
      { line: "5", printed: "2", here: "2 or 3" },
    ]);
  });
});

test("notes are read back from every row that carries them", () => {
  const one = { notes: [1, 3], burstSize: 0, recoil: "low" };
  const list = [
    { id: "a", loads: { x: one, y: { notes: null, burstSize: null } } },
    { id: "b", loads: { z: one } },
  ];
  expect(
    noteRows(
      list,
      ["loads"],
      [
        [1, ["burstSize"]],
        [3, ["recoil"]],
      ],
    ),
  ).toStrictEqual([
    { id: "1", note: 1, burstSize: 0 },
    { id: "3", note: 3, recoil: "low" },
  ]);
  const other = [...list, { id: "c", loads: { z: { ...one, burstSize: 2 } } }];
  expect(noteRows(other, ["loads"], [[1, ["burstSize"]]])).toStrictEqual([{ id: "1", note: 1, burstSize: [0, 2] }]);
});

test("a book's test is plain vitest over its published names", () => {
  const model = modelOf(
    given({
      "hit/hit-modifiers.yaml": tables.modifiers,
      "armor/armor-rating.yaml": tables.armorRating,
      "walker/attacks.yaml": tables.attacks,
    }),
  );
  expect(made(golden, model)).toStrictEqual([{ path: "test/sample.golden.test.ts", text: emitted }]);
});

test("notes have a test of their own", () => {
  const [file] = made(golden, modelOf(given({ "weapon/small-arms.yaml": tables.smallArms })));
  expect(file?.text).toContain(
    `import { noteRows, readEvidence, replayReadings, replayTable, type TablePlan } from "tablewright/replay";`,
  );
  expect(file?.text).toContain(`test("the notes of small-arms print their lines", () => {
  const plan: TablePlan = {
    shape: "lookup",
    print: [["note"], ["burstSize"], ["gyrostabilized"]],
    rows: [{ id: "1", lines: "90" }, { id: "3", lines: "92" }],
  };
  const notes = noteRows(sdk.smallArmsList, ["loads"], [[1, ["burstSize"]], [3, ["gyrostabilized"]]]);
  expect(replayTable(plan, notes, evidence)).toEqual([]);
});
`);
});

test("a second reading made before a row was renamed is led to the row", () => {
  const renamed = tables.smallArms.replace("  lag:\n", "  grenade-rifle:\n    aliases:\n      - lag\n");
  const [file] = made(golden, modelOf(given({ "weapon/small-arms.yaml": renamed })));
  expect(file?.text).toContain(`text: listed }, { "small-arms/lag": "small-arms/grenade-rifle" })).toEqual([]);`);
});

test("neither a project without a package nor house rules have anything to test", () => {
  expect(made(golden, { ...modelOf(given({ "hit/hit-modifiers.yaml": tables.modifiers })), name: null })).toStrictEqual(
    [],
  );
  const house = {
    "book.yaml": "title: House\ndocument: none\nminus: up-to\n",
    "armor/armor-rating.yaml": tables.armorRating,
  };
  expect(made(golden, modelOf(given(house)))).toStrictEqual([]);
});

const emitted = `// Made by tablewright from rules/sample. Do not edit: change the rules and run tablewright build.
import { existsSync, readFileSync } from "node:fs";
import * as sdk from "test-tables/as-printed/sample";
import { readEvidence, replayReadings, replayTable, type TablePlan } from "tablewright/replay";
import { expect, test } from "vitest";

const path = "test/golden/sample.tsv";
const text = readFileSync(new URL(\`../../\${path}\`, import.meta.url), "utf8");
const evidence = readEvidence({ path, text });

test("the evidence of sample is well formed", () => {
  expect(evidence.diagnostics.map(({ message }) => message)).toEqual([]);
});

test("armor-rating prints its lines", () => {
  const plan: TablePlan = {
    shape: "lookup",
    print: [
      [{ column: "value", key: true, notation: { form: ["{key}"], fields: { key: { type: "number" } } } }],
      ["thickness"],
    ],
    rows: [{ id: "1", lines: "20" }, { id: "2", lines: "21" }, { id: "8", lines: "20" }, { id: "9", lines: "21" }],
  };
  expect(replayTable(plan, sdk.armorRatingList, evidence)).toEqual([]);
});

test("hit-modifiers prints its lines", () => {
  const plan: TablePlan = {
    shape: "modifiers",
    print: [["value"]],
    rows: [
      { id: "high", lines: "40", figure: 2 },
      { id: "hidden", lines: "41", figure: 1, decrease: true },
      { id: "none", lines: "42", read: true },
    ],
  };
  expect(replayTable(plan, sdk.hitModifiers, evidence)).toEqual([]);
});

test("attacks prints its lines", () => {
  const plan: TablePlan = { shape: "constants", print: [["value"]], rows: [{ id: "attacks", lines: "70", figure: 1 }] };
  expect(replayTable(plan, { attacks: sdk.attacksOf(2) / 2 }, evidence)).toEqual([]);
});

test("what no line of sample prints is as a second reading has it", () => {
  const tables = {
    "armor-rating": sdk.armorRatingList,
    "hit-modifiers": sdk.hitModifiers,
  };
  const readings = new URL("../../test/golden/sample.readings.tsv", import.meta.url);
  const listed = existsSync(readings) ? readFileSync(readings, "utf8") : "";
  expect(replayReadings(tables, { path: "test/golden/sample.readings.tsv", text: listed })).toEqual([]);
});
`;
