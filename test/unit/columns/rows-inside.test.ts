import { beforeAll, describe, expect, test } from "vitest";
import { type Compilation, understand } from "../../../generator/src/compile.ts";
import { compare } from "../../../generator/src/difference/compare.ts";
import { cellEdit } from "../../../generator/src/edits/cell.ts";
import { rowEdit } from "../../../generator/src/edits/row.ts";
import { follow } from "../../../generator/src/find/address.ts";
import type { Rulebook } from "../../../generator/src/published/data.ts";
import { compileRuleSet } from "../../../generator/src/rule-set/compile.ts";
import { flatTables } from "../../../generator/src/sheet/flat.ts";
import { tableForms } from "../../../generator/src/sheet/forms.ts";
import type { SourceFile } from "../../../generator/src/source/source-file.ts";
import { applyOperations } from "../../../generator/src/splice/index.ts";
import { type Emitted, importEmitted, typeErrors } from "../../given/emitted.ts";
import { projectOf } from "../../given/project.ts";
import { formOf, merged, sheet } from "../../sheet/given.ts";
import { book, compiled, dataErrors, output, tableJson, told } from "./given.ts";

const hint = "make a catalog of them, with a column row-of: that names the row";

test("a lookup has no rows inside its rows", async () => {
  const rolls =
    "kind: lookup\ntitle: Rolls\naxes:\n  roll: { match: range, dice: d6 }\ncolumns:\n  x: { rows: { a: integer } }\nrows:\n  - { roll: 1-6, x: { one: { a: 1 } } }\n";
  expect(await told(book({ "gear/rolls": rolls }))).toEqual([
    `gear/rolls.yaml:6:14 the column x cannot have rows inside: this is a lookup | ${hint}`,
  ]);
});

/** Two columns of rows; rows of both may be called alike, and so may their columns. */
const guns = `kind: catalog
title: Guns
columns:
  weight: number kg
  loads: { rows: { shots: integer, damage: dice }, label: Load }
  modes: { rows: { rate: integer, damage: { type: integer, default: 0 } }, label: Mode, blank: yes }
rows:
  carbine:
    weight: 3
    loads:
      standard: { shots: 20, damage: 2d6 }
      drum: { name: Big drum, shots: 60, damage: 2d6 }
    modes:
      standard: { rate: 1 }
      burst: { rate: 3, damage: 2 }
  bow:
    weight: 1
    loads:
      standard: { shots: 1, damage: 1d6 }
`;
const erratum = `status: accepted
authority: ruling
changes:
  - { at: guns/carbine/modes/standard/rate, was: 1, now: 2 }
because: Two shots are tried in each turn.
`;
const rules = (table = guns): readonly SourceFile[] => [
  ...book({ "gear/guns": table }),
  { path: "rules/house/errata/rate.yaml", text: erratum },
];

describe("several columns of rows", () => {
  let made: Compilation;
  let sdk: Emitted;

  beforeAll(async () => {
    made = await compiled(rules());
    sdk = await importEmitted(made.outputs, "house/index.js");
  });

  test("an app gets each of them", () => {
    const { carbine, bow } = (sdk as unknown as { guns: Readonly<Record<string, unknown>> }).guns;
    expect(carbine).toMatchObject({
      weight: 3,
      loads: { standard: { shots: 20, damage: { text: "2d6" } }, drum: { name: "Big drum", shots: 60 } },
      modes: { standard: { rate: 2, damage: 0 }, burst: { rate: 3, damage: 2 } },
    });
    expect(bow).toMatchObject({ loads: { standard: { shots: 1 } }, modes: {} });
    const consumer = `
import { guns, type GunsLoad, type GunsMode, type GunsRow } from "./house/index.js";
export const burst: 2 = guns.carbine.modes.burst.damage;
export const shots: number = guns.bow.loads.standard.shots;
export const any: GunsRow = guns.carbine;
export const [load, mode]: [GunsLoad, GunsMode] = [guns.carbine.loads.drum, guns.carbine.modes.standard];
// @ts-expect-error: a load is no mode
guns.carbine.modes.drum;
// @ts-expect-error: the bow has none
guns.bow.modes.standard;
`;
    expect(typeErrors([...made.outputs, { path: "consumer.ts", text: consumer }])).toEqual([]);
  });

  test("the JSON says of each row inside where it stands", () => {
    expect(dataErrors(made)).toEqual([]);
    const { nested, rows } = tableJson(made, "guns") as Record<string, readonly Record<string, unknown>[]>;
    expect(nested?.map(({ id, title }) => [id, title])).toEqual([
      ["loads", "Load"],
      ["modes", "Mode"],
    ]);
    const inside = rows?.[0]?.nested as readonly Record<string, unknown>[];
    expect(inside.map(({ within, id }) => `${within}/${id}`)).toEqual([
      "loads/standard",
      "loads/drum",
      "modes/standard",
      "modes/burst",
    ]);
    expect(inside[3]).toMatchObject({ values: { rate: 3, damage: 2 } });
  });

  test("the reference has a line for each", () => {
    expect(output(made, "reference/house.md")).toContain(
      [
        "| Id | Weight (kg) | Shots | Load: damage | Rate | Mode: damage |",
        "| --- | --- | --- | --- | --- | --- |",
        "| `carbine` `loads` `standard` | 3 | 20 | 2d6 |  |  |",
        "| `carbine` `loads` `drum` |  | 60 | 2d6 |  |  |",
        "| `carbine` `modes` `standard` |  |  |  | 2, [printed 1](#erratum-rate) |  |",
        "| `carbine` `modes` `burst` |  |  |  | 3 | 2 |",
      ].join("\n"),
    );
  });

  test("hover tells a correction at the column it is of alone", () => {
    const code = output(made, "house/guns.ts");
    expect(code.split("@erratum guns/carbine/modes/standard/rate: printed 1, read 2 (rate).").length).toBe(2);
    expect(code).toMatch(/interface GunsMode \{[^}]*@erratum guns\/carbine\/modes\/standard\/rate[^}]*readonly rate/);
  });

  test("every address leads somewhere", async () => {
    const { errataAt = () => [] } = await importEmitted(made.outputs, "errata/house.js");
    const ids = (address: string) => (errataAt(address) as readonly { id: string }[]).map(({ id }) => id);
    expect(ids("guns/carbine/modes/standard")).toEqual(["rate"]);
    expect(ids("guns/carbine/loads/standard/damage")).toEqual([]);
    expect(() => ids("guns/carbine/modes/drum")).toThrow(/one of the modes of carbine/);
    const lost = await told([
      ...book({ "gear/guns": guns }),
      {
        path: "rules/house/errata/rate.yaml",
        text: "status: open\nbecause: It is asked.\noptions: [a, b]\nconcerns: [guns/carbine/modes/drum]\n",
      },
    ]);
    expect(lost).toEqual(["errata/rate.yaml:4:12 guns/carbine/modes/drum leads nowhere at drum"]);
  });

  test("as data frames have it, a line for each, told apart by their ids", () => {
    const data = JSON.parse(output(made, "data/house.json")) as Rulebook;
    const [flat] = flatTables(data);
    expect(flat?.columns.map(({ name }) => name).join(" ")).toBe(
      "id name weight load loadName shots damage mode modeName rate modeDamage",
    );
    expect(flat?.key).toEqual(["id", "load", "mode"]);
    expect(flat?.rows.map((row) => row.map(String).join(" "))).toEqual([
      "carbine carbine 3 standard standard 20 2d6 null null null null",
      "carbine carbine 3 drum Big drum 60 2d6 null null null null",
      "carbine carbine 3 null null null null standard standard 2 0",
      "carbine carbine 3 null null null null burst burst 3 2",
      "bow bow 1 standard standard 1 1d6 null null null null",
    ]);
  });

  test("what differs between two versions is told at its own address", () => {
    const [before, after] = [guns, guns.replace("{ rate: 3, damage: 2 }", "{ rate: 4, damage: 2 }")].map(
      (text) => compileRuleSet(projectOf(book({ "gear/guns": text }))).ruleSet,
    );
    if (!before || !after) throw new Error("both compile");
    expect(compare(before, after).changes.map(({ at, was, now }) => ({ at, was, now }))).toEqual([
      { at: "house/guns/carbine/modes/burst/rate", was: 3, now: 4 },
    ]);
    const without = guns.replace(/ {2}modes: .*\n/, "").replace(/ {4}modes:\n.*\n.*\n/, "");
    const fewer = compileRuleSet(projectOf(book({ "gear/guns": without }))).ruleSet;
    if (!fewer) throw new Error("it compiles");
    expect(compare(before, fewer).changes.map(({ at, change }) => `${at} ${change}`)).toEqual([
      "house/guns/*/modes column removed",
    ]);
  });
});

describe("they are edited like others", () => {
  const form = formOf(guns);
  const added = (from: string, to: string) => to.split("\n").filter((line) => !from.split("\n").includes(line));

  test("in a spreadsheet", () => {
    const { text, told: said } = merged(
      form,
      sheet(
        "id|load|shots|mode|rate",
        "carbine|drum|50|||",
        "carbine|||burst|4",
        "carbine|||single|1",
        "bow|||aimed|1",
      ),
    );
    expect(said.filter((one) => !one.startsWith("the table:"))).toEqual([]);
    expect(added(guns, text)).toEqual(
      [
        "      drum: { name: Big drum, shots: 50, damage: 2d6 }",
        "      burst: { rate: 4, damage: 2 }",
        "      single: { rate: 1 }",
        "    modes:",
        "      aimed: { rate: 1 }",
      ].filter((line) => !guns.includes(`${line}\n`)),
    );
  });

  test("by a command", () => {
    const project = projectOf(book({ "gear/guns": guns }));
    const forms = tableForms(project);
    const model = understand(project, ({ message }) => {
      throw new Error(message);
    });
    expect(follow(model, "guns/carbine/rate")).toMatchObject({ near: "house/guns/carbine/modes/standard/rate" });
    expect(follow(model, "guns/carbine/modes/bursts")).toMatchObject({ near: "house/guns/carbine/modes/burst" });
    const edits = [
      cellEdit(forms, model, "house/guns/carbine/modes/standard/rate", "5"),
      rowEdit(forms, model, "house/guns/bow/modes/aimed", ["rate=1"]),
      rowEdit(forms, model, "house/guns/sling", [
        "weight=1",
        "loads/stone/shots=1",
        "loads/stone/damage=1d4",
        "modes/throw/rate=1",
      ]),
    ];
    const texts = edits.map((edit) => {
      if ("problem" in edit) return edit.problem;
      const result = applyOperations(guns, edit.operations);
      return "problem" in result ? result.problem : added(guns, result.text).join("\n");
    });
    expect(texts).toEqual([
      "      standard: { rate: 5 }",
      "      aimed: { rate: 1 }",
      "  sling:\n      stone: { shots: 1, damage: 1d4 }\n      throw: { rate: 1 }",
    ]);
  });
});

describe("what cannot be told apart is refused", () => {
  test("two columns whose rows are called alike", async () => {
    expect(await told(book({ "gear/guns": guns.replace("label: Mode", "label: Load") }))).toEqual([
      "gear/guns.yaml:6:83 the column modes has rows called Load, as another column has | write label: and what one of them is called",
    ]);
  });

  test("an operation that takes rows inside", async () => {
    const sum = "kind: total\ntitle: Sum\nfunction: sumOf\ntable: guns\ncolumn: weight\nnested: shots\n";
    expect(await told(book({ "gear/guns": guns, "gear/sum": sum }))).toEqual([
      "gear/sum.yaml:4:8 guns must be a catalog with one column of rows at most",
    ]);
  });
});
