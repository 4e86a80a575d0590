import { expect, test } from "vitest";
import { importEmitted, typeErrors } from "../../given/emitted.ts";
import { book, compiled, dataErrors, output, tableJson } from "./given.ts";
import { functionsOf } from "./made.ts";

const arms = `kind: catalog
title: Arms
description: What is carried.
types:
  coins: { form: "{amount} {coin}", fields: { amount: integer, coin: [cp, sp, gp] } }
columns:
  category: [simple, martial]
  cost: coins
  damage: { form: "{dice} {type}", fields: { dice: dice, type: [slashing, piercing] }, blank: yes }
  weight: { form: "{value} lb.", fields: { value: number lb }, words: { "-": 0, 1/4 lb.: 0.25 }, description: With its scabbard. }
  reach: { type: integer ft, default: 5 }
  heavy: { type: yes-no, default: no }
  load: fraction
  throws: dice
  traits: { list-of: { row-of: traits }, default: [] }
  master: { row-of: traits, blank: yes }
  rolls: table
  bonus: { by: traits, of: integer, default: {} }
  hit: { type: integer, words: { T: turned, "-": 0 } }
  result: { words: { AE: attacker-eliminated, DR: defender-retreats } }
rows:
  greatsword: { name: Greatsword, category: martial, cost: 50 gp, damage: 2d6 slashing, weight: 6 lb., load: 1 1/2, throws: 2D6+3, traits: [two-handed, heavy-blade], master: heavy-blade, rolls: traits, bonus: { two-handed: +2 }, hit: T, result: AE }
  dart: { category: simple, cost: 5 cp, weight: 1/4 lb., reach: 20, heavy: yes, load: 1/8, throws: 1d4x10, rolls: arms, hit: "-", result: DR }
`;
const traits = `kind: catalog
title: Traits
columns:
  effect: text
rows:
  two-handed: { effect: Needs both hands }
  heavy-blade: { effect: true }
`;

interface Made {
  readonly arms: Readonly<Record<"greatsword" | "dart", unknown>>;
}

test("a catalog of every type compiles from YAML alone", async () => {
  const found = await compiled(book({ "gear/arms": arms, "gear/traits": traits }, "units: { lb: pounds }\n"));
  expect(typeErrors(found.outputs)).toEqual([]);
  expect(dataErrors(found)).toEqual([]);
  const { arms: data } = (await importEmitted(found.outputs, "house/index.js")) as never as Made;
  expect(data.greatsword).toEqual({
    id: "greatsword",
    name: "Greatsword",
    category: "martial",
    cost: { amount: 50, coin: "gp" },
    damage: { dice: { dice: 2, sides: 6, plus: 0, times: 1, text: "2d6" }, type: "slashing" },
    weight: 6,
    reach: 5,
    heavy: false,
    load: 1.5,
    throws: { dice: 2, sides: 6, plus: 3, times: 1, text: "2D6+3" },
    traits: ["two-handed", "heavy-blade"],
    master: "heavy-blade",
    rolls: "traits",
    bonus: { "two-handed": 2 },
    hit: "turned",
    result: "attacker-eliminated",
  });
  expect(data.dart).toMatchObject({
    weight: 0.25,
    reach: 20,
    heavy: true,
    load: 0.125,
    traits: [],
    bonus: {},
    damage: null,
    master: null,
    hit: 0,
    throws: { times: 10 },
  });
  const json = tableJson(found, "arms");
  expect(json.columns).toContainEqual({
    id: "bonus",
    description: "",
    type: "map",
    by: "traits",
    of: { type: "number", whole: true },
    unit: null,
    blank: false,
    unknowable: false,
    default: {},
  });
  const code = output(found, "house/arms.ts");
  expect(code).toContain('readonly traits: readonly ("two-handed" | "heavy-blade")[];');
  expect(code).toContain('readonly master: "two-handed" | "heavy-blade" | null;');
  expect(code).toContain('readonly rolls: "arms" | "traits";');
  expect(code).toContain('readonly bonus: { readonly [Id in "two-handed" | "heavy-blade"]?: number };');
  expect(code).toContain("readonly damage: ArmsDamage | null;");
  expect(code).toContain('readonly hit: number | "turned";');
  expect(output(found, "reference/house.md")).toContain(
    "| `greatsword` | Greatsword | martial | 50 gp | 2d6 slashing | 6 lb. |  |  | 1 1/2 | 2D6+3 | two-handed, heavy-blade |",
  );
});

test("rows inside a row have a type of their own, also without a label", async () => {
  const beasts = `kind: catalog
title: Beasts
columns:
  hit: integer
  attacks: { rows: { bonus: integer, damage: dice } }
rows:
  bear: { hit: 5, attacks: { claw: { bonus: 3, damage: 1d6 }, bite: { bonus: 2, damage: 2d4 } } }
`;
  const made = await functionsOf({ "travel/beasts": beasts });
  expect(made.code("beasts")).toContain("export interface BeastsAttacksRow {");
});
