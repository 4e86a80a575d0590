import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, test } from "vitest";
import type { Compilation } from "../../generator/src/compile.ts";
import { metaOf } from "../../generator/src/package/meta.ts";
import { load } from "../../generator/src/project/load.ts";
import type { Rulebook } from "../../generator/src/published/data.ts";
import type { Odds } from "../../generator/src/runtime/odds.ts";
import { dataPackage } from "../../generator/src/sheet/data-package.ts";
import { sqlOf } from "../../generator/src/sheet/sql.ts";
import { type Emitted, importEmitted, typeErrors } from "../given/emitted.ts";
import { compiled, dataErrors, output, tableJson } from "../unit/columns/given.ts";

/** A rulebook of YAML alone, with every form a table can have; nothing else is given to the compiler. */
const { rules } = load(fileURLToPath(new URL(".", import.meta.url)));

let book: Compilation;
let march: Emitted;
let odds: Emitted;

beforeAll(async () => {
  book = await compiled(rules);
  march = await importEmitted(book.outputs, "march/index.js");
  odds = await importEmitted(book.outputs, "odds/march.js");
});

function call(name: string, ...given: readonly unknown[]): unknown {
  return march[name]?.(...given);
}

/** What is rolled, each outcome with its chance as a fraction. */
function chances(name: string, ...given: readonly unknown[]): readonly (readonly [unknown, string])[] {
  const found = odds[name]?.(...given) as Odds<unknown>;
  return found.map(({ outcome, chance: { numerator, denominator } }) => [outcome, `${numerator}/${denominator}`]);
}

test("of a table that is not described nothing is said", () => {
  const texts = book.outputs.filter(({ path }) => !path.startsWith("runtime/")).map(({ text }) => text);
  expect(texts.join("\n")).not.toMatch(/the table declares|Named signed numbers that add up/);
});

test("what an app gets has exact types", () => {
  const consumer = `
import * as march from "./march/index.js";
import { lookupLocationsOdds, lookupRebirthOdds } from "./odds/march.js";

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
type Weapon = march.WeaponsRow;
type Good = march.GoodsRow;
type Codes = "farming" | "mining" | "rich" | "poor";
type Part = "head" | "body" | "left-arm" | "right-arm" | "left-leg" | "right-leg";

export const held: readonly true[] = [
  true satisfies Same<march.WeaponsId, "long-blade" | "boar-spear" | "hand-gonne" | "sling">,
  true satisfies Same<Weapon["category"], "simple" | "martial">,
  true satisfies Same<Weapon["cost"]["coin"], "cp" | "sp" | "gp">,
  true satisfies Same<Weapon["weight"], number>,
  true satisfies Same<Weapon["reach"], number>,
  true satisfies Same<Weapon["blessed"], boolean>,
  true satisfies Same<Weapon["remark"], string | null>,
  true satisfies Same<Weapon["misfire"], number | "never">,
  true satisfies Same<Weapon["ammunition"], "shot" | "stone" | null>,
  true satisfies Same<Weapon["properties"], readonly ("heavy" | "two-handed" | "versatile")[]>,
  true satisfies Same<NonNullable<Weapon["damage"]>["type"], "cut" | "thrust" | "blow">,
  true satisfies Same<ReturnType<typeof march.lookupRebirth>, "fenfolk" | "stoneborn" | "giantkin">,
  true satisfies Same<Parameters<typeof march.lookupAttacks>, [level: number, armorClass: number]>,
  true satisfies Same<Parameters<typeof march.lookupSaves>[0], "warden" | "seer">,
  true satisfies Same<ReturnType<typeof march.battleOddsOf>, "1:2" | "1:1" | "2:1" | "3:1" | null>,
  true satisfies Same<ReturnType<typeof march.lookupTerrain>, number | "prohibited" | "by-road-only">,
  true satisfies Same<ReturnType<typeof march.lookupLocations>, Part>,
  true satisfies Same<Good["purchase"], { readonly [Id in Codes]?: number }>,
  true satisfies Same<Good["available"], readonly Codes[]>,
  true satisfies Same<ReturnType<typeof march.lookupExperience>, number>,
  true satisfies Same<ReturnType<typeof march.lookupGates>, "lost" | "near" | "there">,
  true satisfies Same<march.BoatsId, "raft" | "barge" | "galley">,
  true satisfies Same<ReturnType<typeof march.sumRiding>, number | "fall" | "no-roll">,
  true satisfies Same<ReturnType<typeof lookupLocationsOdds>[number]["outcome"], Part>,
];

/** What a table leads to is the row of another, without a cast. */
export const speed: number = march.ancestries[march.lookupRebirth(47)].speed;
export const meaning: readonly string[] = march.lookupGoods(25).available.map((id) => march.codes[id].meaning);
export const burst: number | null = march.launchers.mortar.loads.bomb.burst;
export const chance: number | undefined = lookupRebirthOdds()[0]?.chance.decimal;

// @ts-expect-error: no class of this name
march.lookupSaves("thief", 1, "fire");
// @ts-expect-error: no ground of this name
march.lookupTerrain("Fen", "Foot");
export const slow: 2.5 = march.launchers.mortar.crews.short.turns;
// @ts-expect-error: the scorpion has no bomb
march.launchers.scorpion.loads.bomb;
`;
  expect(typeErrors([...book.outputs, { path: "consumer.ts", text: consumer }])).toEqual([]);
});

test("its JSON is what the schema of published data says", () => {
  expect(dataErrors(book)).toEqual([]);
});

describe("a catalog of 17 columns", () => {
  test("every cell of a row", () => {
    const { weapons } = march as unknown as { weapons: Readonly<Record<string, unknown>> };
    expect(weapons["hand-gonne"]).toEqual({
      id: "hand-gonne",
      name: "Hand gonne",
      category: "martial",
      use: "ranged",
      cost: { amount: 120, coin: "gp" },
      upkeep: { amount: 1, coin: "gp" },
      damage: { dice: { dice: 1, sides: 6, plus: 0, times: 2, text: "1d6x2" }, type: "blow" },
      versatile: null,
      weight: 12,
      range: { near: 30, far: 120 },
      thrown: null,
      reach: 5,
      hands: 2,
      properties: ["heavy", "two-handed"],
      ammunition: "shot",
      misfire: 3,
      load: 1.5,
      blessed: false,
      remark: "Heard a mile away.",
    });
    expect(weapons.sling).toMatchObject({ name: "sling", damage: null, weight: 0, misfire: 1, load: 0.0625 });
    expect(weapons["long-blade"]).toMatchObject({ misfire: "never", blessed: true, load: 0.125 });
  });

  test("the columns in JSON, in the order they are declared", () => {
    const { columns } = tableJson(book, "weapons") as { columns: readonly { id: string }[] };
    expect(columns.map(({ id }) => id)).toEqual(
      "category use cost upkeep damage versatile weight range thrown reach hands properties ammunition misfire load blessed remark".split(
        " ",
      ),
    );
    expect(columns[11]).toMatchObject({ type: "list", item: { type: "text", reference: "properties" }, default: [] });
  });

  test("a line of the reference", () => {
    expect(output(book, "reference/march.md")).toContain(
      "| `boar-spear` | Boar spear | simple | melee | 8 sp | 1 cp | 2d6-1 thrust |  | 4 lb. |  | 20/60 | 10 | 2 | heavy, two-handed |  | - | 1/4 |",
    );
  });
});

test("a table of d100 leads to rows of another", () => {
  expect([1, 55, 56, 95, 96, 100].map((roll) => call("lookupRebirth", roll))).toEqual([
    "fenfolk",
    "fenfolk",
    "stoneborn",
    "stoneborn",
    "giantkin",
    "giantkin",
  ]);
  for (const roll of [0, 101, 1.5]) expect(() => call("lookupRebirth", roll)).toThrow(RangeError);
  expect(chances("lookupRebirthOdds")).toEqual([
    ["fenfolk", "11/20"],
    ["stoneborn", "2/5"],
    ["giantkin", "1/20"],
  ]);
});

test("bands of levels by armor class from 10 down to -10", () => {
  expect([call("lookupAttacks", 1, 10), call("lookupAttacks", 3, -10), call("lookupAttacks", 5, 0)]).toEqual([
    10, 27, 18,
  ]);
  expect([call("lookupAttacks", 7, -10), call("lookupAttacks", 99, 1)]).toEqual([22, 14]);
  for (const armorClass of [11, -11, 0.5]) expect(() => call("lookupAttacks", 1, armorClass)).toThrow(RangeError);
  expect(() => call("lookupAttacks", 0, 5)).toThrow(RangeError);
});

test("saving throws by class, band of levels and kind", () => {
  expect([call("lookupSaves", "warden", 4, "poison"), call("lookupSaves", "warden", 5, "poison")]).toEqual([12, 9]);
  expect([call("lookupSaves", "seer", 6, "spell"), call("lookupSaves", "seer", 7, "spell")]).toEqual([11, 7]);
  expect(() => call("lookupSaves", "seer", 4.5, "fire")).toThrow();
});

test("a battle by the ratio of its sides, shifted by columns", () => {
  // 14:5 is less than 3:1, 15:5 is 3:1, 1:3 is less than any heading.
  expect(
    [
      [14, 5],
      [15, 5],
      [99, 1],
      [5, 9],
      [1, 3],
    ].map(([attacker, defender]) => call("battleOddsOf", attacker, defender)),
  ).toEqual(["2:1", "3:1", "3:1", "1:2", null]);
  expect(call("battleShifted", "2:1", -1)).toBe("1:1");
  expect(call("battleShifted", "3:1", 1)).toEqual({ unknown: "The table has no column beyond 1:2 or 3:1." });
  expect(call("lookupBattle", 5, call("battleShifted", "1:1", 1))).toBe("defender-retreats");
  expect(chances("lookupBattleOdds", "3:1")).toEqual([
    ["exchange", "1/3"],
    ["defender-retreats", "1/3"],
    ["defender-eliminated", "1/3"],
  ]);
});

test("ground by mover, in words and numbers", () => {
  expect(call("lookupTerrain", "Road", "Cart (2 wheels)")).toBe(0.5);
  expect(call("lookupTerrain", "Fen / moor", "Cart (2 wheels)")).toBe("by-road-only");
  expect(call("lookupTerrain", "Scree", "Horse")).toBe("prohibited");
  expect(() => call("lookupTerrain", "Sea", "Foot")).toThrow(TypeError);
});

test("locations by 2D6 and direction", () => {
  expect([call("lookupLocations", 2, "right"), call("lookupLocations", 12, "left")]).toEqual(["right-leg", "head"]);
  // On two dice 2 to 4 come up in 6 ways of 36, 5 and 6 in 9, 7 in 6, 8 and 9 in 9, 10 and 11 in 5, 12 in 1.
  expect(chances("lookupLocationsOdds", "left")).toEqual([
    ["left-leg", "11/36"],
    ["left-arm", "1/2"],
    ["body", "1/6"],
    ["head", "1/36"],
  ]);
});

test("goods by d66, with two lists of modifiers", () => {
  expect([11, 16, 21, 56, 61].map((roll) => (call("lookupGoods", roll) as { id: string }).id)).toEqual([
    "grain",
    "grain",
    "ore",
    "cloth",
    "relics",
  ]);
  for (const roll of [17, 20, 67]) expect(() => call("lookupGoods", roll)).toThrow(RangeError);
  expect(call("lookupGoods", 61)).toMatchObject({
    name: "Relics",
    available: ["rich"],
    loads: { dice: 0, sides: 0, plus: 1, times: 1, text: "1" },
    price: 900,
    purchase: { rich: -2, poor: 4 },
    sale: { rich: 3 },
  });
  expect(call("lookupGoods", 11)).toMatchObject({ available: [], loads: { dice: 2, sides: 6, times: 10 } });
  const share = chances("lookupGoodsOdds").map(([row, chance]) => [(row as { id: string }).id, chance]);
  expect(share).toEqual([
    ["grain", "1/6"],
    ["ore", "1/3"],
    ["cloth", "1/3"],
    ["relics", "1/6"],
  ]);
});

test("amounts of dice with a percentage", () => {
  const { hoards } = march as unknown as { hoards: Readonly<Record<string, unknown>> };
  expect(hoards.nest).toMatchObject({
    silver: { amount: { dice: 1, sides: 6, plus: 0, times: 1000, text: "1d6x1000" }, chance: 25 },
    gold: null,
    gems: { amount: { dice: 1, sides: 4 }, chance: 10 },
  });
  expect(hoards.lair).toMatchObject({ silver: { amount: { text: "2d10x100" }, chance: 100 }, gems: null });
});

test("experience by challenge: fractions and whole numbers, and nothing between them", () => {
  expect([1 / 8, 1 / 4, 1 / 2, 1, 17, 30].map((challenge) => call("lookupExperience", challenge))).toEqual([
    20, 45, 90, 160, 5440, 13500,
  ]);
  for (const challenge of [0, 1 / 16, 0.3, 1.5, 31]) {
    expect(() => call("lookupExperience", challenge)).toThrow(RangeError);
  }
});

test("modifiers some of which are words", () => {
  expect(call("sumRiding", { wounded: true, obstacle: 2, pace: "gallop" })).toBe(-8);
  expect(call("sumRiding", { wounded: true, pace: "standing" })).toBe("no-roll");
  expect(call("sumRiding", { mountSlain: true, pace: "standing" })).toBe("fall");
  expect(call("sumRiding")).toBe(0);
});

test("progression by level, with a list of features", () => {
  expect(call("lookupWarden", 1)).toMatchObject({ id: "1st", level: 1, bonus: 1, features: ["watch"] });
  expect(call("lookupWarden", 3)).toMatchObject({ id: "3rd", bonus: 2, features: [] });
  expect(call("lookupWarden", 4)).toMatchObject({ features: ["second-blow", "oath"] });
  expect(() => call("lookupWarden", 5)).toThrow(RangeError);
});

test("a table sends you to roll on another", () => {
  expect([5, 13, 20].map((roll) => (call("lookupFinds", roll) as { then: unknown }).then)).toEqual([
    null,
    "gems",
    "goods",
  ]);
  expect([call("lookupGems", 70), call("lookupGems", 100)]).toMatchObject([{ text: "1d6x10" }, { text: "1000" }]);
});

test("a table with two tables inside", () => {
  const { launchers } = march as unknown as { launchers: Readonly<Record<string, unknown>> };
  expect(launchers.mortar).toEqual({
    id: "mortar",
    name: "mortar",
    price: 900,
    loads: {
      bomb: { id: "bomb", name: "bomb", shots: 1, damage: expect.objectContaining({ text: "4d6" }), burst: 15 },
      smoke: { id: "smoke", name: "Smoke pot", shots: 2, damage: expect.objectContaining({ plus: 0 }), burst: null },
    },
    crews: {
      full: { id: "full", name: "full", hands: 4, turns: 1 },
      short: { id: "short", name: "Short of hands", hands: 2, turns: 2.5 },
    },
  });
});

test("rows each with bands of d100", () => {
  expect([1, 100].map((roll) => call("lookupGates", "own-gate", roll))).toEqual(["there", "there"]);
  expect([5, 6, 24, 25].map((roll) => call("lookupGates", "seen-often", roll))).toEqual([
    "lost",
    "near",
    "near",
    "there",
  ]);
  expect(() => call("lookupGates", "own-gate", 101)).toThrow(RangeError);
  expect(chances("lookupGatesOdds", "seen-often")).toEqual([
    ["lost", "1/20"],
    ["near", "19/100"],
    ["there", "19/25"],
  ]);
});

test("a catalog and a lookup printed sideways", () => {
  const { boats } = march as unknown as { boats: Readonly<Record<string, unknown>> };
  expect(boats.barge).toEqual({ id: "barge", name: "Grain barge", crew: 6, speed: 4.5, ram: null });
  expect(Object.keys(boats)).toEqual(["raft", "barge", "galley"]);
  expect([20, 21, 500].map((distance) => call("lookupArrows", distance))).toMatchObject([
    { penalty: 0, wasted: 0.125 },
    { penalty: -2, wasted: 0.25 },
    { penalty: -5, wasted: 0.5 },
  ]);
});

test("amounts of dice have odds and a mean", () => {
  const amount = (text: string, dice: number, sides: number, plus: number, times: number) => ({
    text,
    dice,
    sides,
    plus,
    times,
  });
  expect(odds.mean?.(amount("1d6x1000", 1, 6, 0, 1000))).toMatchObject({ numerator: 3500, denominator: 1 });
  expect(odds.mean?.(amount("2d6-1", 2, 6, -1, 1))).toMatchObject({ numerator: 6, denominator: 1 });
  expect(odds.mean?.(amount("1d4", 1, 4, 0, 1))).toMatchObject({ numerator: 5, denominator: 2 });
  expect(odds.mean?.(amount("1000", 0, 0, 1000, 1))).toMatchObject({ numerator: 1000, denominator: 1 });
  expect(chances("oddsOf", call("lookupGems", 70))).toEqual([10, 20, 30, 40, 50, 60].map((gold) => [gold, "1/6"]));
  expect(chances("oddsOf", call("lookupGems", 100))).toEqual([[1000, "1/1"]]);
});

describe("the reference", () => {
  test.each([
    ["ordinals as they are typed", "| 2nd | +1 | oath |\n| 3rd | +2 |"],
    ["headings that are numbers", "| Level | 10 | 9 | 8 | 7 | 6 | 5 | 4 | 3 | 2 | 1 | 0 | -1 | -2 |"],
    ["the label of a column", "| Reach (ft) | Hands needed | Properties |"],
    ["what a listed axis takes", "- Looked up by Challenge: just what is printed;"],
  ])("has %s", (_, expected) => {
    expect(output(book, "reference/march.md")).toContain(expected);
  });
});

test("hover has the label of a column", () => {
  expect(output(book, "march/weapons.ts")).toContain("* Hands needed.\n");
});

test("units of the book's own are called by their names in everything that is made of it", () => {
  expect(output(book, "march/goods.ts")).toContain("Unit: gold pieces (gp).");
  expect(output(book, "march/weapons.ts")).toContain("Unit: pounds (lb).");
  expect(output(book, "reference/march.md")).toContain("Units: lb is pounds, gp is gold pieces.");
  const document = JSON.parse(output(book, "data/march.json")) as Rulebook;
  const units = { lb: "pounds", gp: "gold pieces" };
  expect(document.units).toEqual(units);
  const [meta] = metaOf(document, []);
  expect(meta?.text).toContain(`export const units = ${JSON.stringify(units)};`);
  expect(JSON.parse(dataPackage(document)[0]?.text ?? "")).toMatchObject({ units });
  expect(sqlOf(document)).toContain("INSERT INTO _units VALUES ('gp', 'gold pieces');");
});

test("JSON lists the headings of a matrix in the order they are printed", () => {
  const { axes } = tableJson(book, "attacks") as { axes: readonly { keys: readonly string[] }[] };
  expect(axes[1]?.keys).toEqual("10 9 8 7 6 5 4 3 2 1 0 -1 -2 -3 -4 -5 -6 -7 -8 -9 -10".split(" "));
});
