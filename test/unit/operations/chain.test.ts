import { describe, expect, test } from "vitest";
import { outputsOf, textsOf } from "../../generated/given.ts";
import { bases, bonuses, figures, hits } from "./game-tables.ts";
import { complaintsOf, functionOf, houseRules } from "./given.ts";

const guns = "kind: guns\ntitle: Guns\nrows:\n  bow: { near: 50(3), far: 100(1) }\n  sling: { near: 20(1) }\n";
const suits = "kind: suits\ntitle: Suits\nrows:\n  mail: { armor: 3/5/2 }\n";
const reach =
  "kind: band-by\ntitle: Reach\nfunction: reach\ntable: guns\ncolumns: [near, far]\nfield: range\ngives: cell\n";
const worn =
  "kind: choose\ntitle: Worn\nfunction: worn\ntable: suits\ncolumn: armor\n" +
  "parameter: { name: attack, description: What attacks. }\ncases: { other: [all] }\nnone: 0\nline: 7\n";
const dealt =
  "kind: spread\ntitle: Dealt\nfunction: dealt\nwhat: { name: hits, description: Hits. }\nover: { name: men, description: Men. }\n";

const shoot = `\
kind: chain
title: Shoot
function: shoot
rows:
  gun: { tables: [guns], description: The gun. }
steps:
  shot:
    ask: reach
    with: { row: gun, distance: distance }
    beyond: too-far
    stops: {}
  armor:
    ask: worn
    with: { row: suit, attack: attack }
    optional: true
  share:
    ask: dealt
    with: { hits: { of: shot.hits, times: salvos, most: 9 }, men: men }
gives:
  each: { of: share.each, description: Hits on each. }
  more: { of: share.extra, when: shot.band, is: far, otherwise: 7, description: Hits beyond. }
  armor: { of: armor, description: Armor. }
`.replace("    stops: {}\n", "");
const tables = { guns, suits, reach, worn, dealt, shoot };
const bow = { near: { range: 50, hits: 3 }, far: { range: 100, hits: 1 } };

describe("a chain", () => {
  test("asks each function with what those before it answered, and counts as it says", async () => {
    const call = await functionOf("shoot", tables);
    // Three hits, twice, are six on four men: one each and two more, but only a far shot tells those.
    expect(call({ gun: bow, distance: 50, salvos: 2, men: 4 })).toEqual({ each: 1, more: 7, armor: 0 });
    expect(call({ gun: bow, distance: 51, salvos: 9, men: 2 })).toEqual({ each: 4, more: 1, armor: 0 });
    expect(call({ gun: bow, distance: 50, salvos: 9, men: 2 })).toEqual({ each: 4, more: 7, armor: 0 });
    const suit = { armor: { all: 3, melee: 5, energy: 2 } };
    expect(call({ gun: bow, distance: 50, salvos: 1, men: 4, suit, attack: "other" })).toMatchObject({ armor: 3 });
  });

  test("stops at an answer that ends it, and at one that is lost", async () => {
    const call = await functionOf("shoot", tables);
    expect(call({ gun: bow, distance: 101, salvos: 1, men: 1 })).toBe("too-far");
    const lost = { ...bow, far: { unknown: "torn page" } };
    expect(call({ gun: lost, distance: 51, salvos: 1, men: 1 })).toEqual({ unknown: "torn page" });
  });

  test("refuses what it does not know, and leaves the rest to the functions it asks", async () => {
    const call = await functionOf("shoot", tables);
    expect(() => call({ gun: bow, distance: 1, salvos: 1, men: 1, women: 1 })).toThrow("shoot: there is no women");
    expect(() => call(undefined)).toThrow("shoot: given must be an object of values by name, got undefined");
    expect(() => call({ gun: bow, distance: 1, salvos: 1, men: 0 })).toThrow("shoot: men must be 1 and more, got 0");
  });

  test("declares what it takes and gives: what a step can do without may be left out", async () => {
    const text = textsOf(await outputsOf(houseRules(tables)))["house/shoot.ts"] ?? "";
    expect(text).toContain('readonly suit?: Pick<SuitsRow, "armor"> | undefined;');
    expect(text).toContain("readonly salvos: number;");
    expect(text).toContain('export function shoot(given: ShootAsked): ShootResult | "too-far" | Unknown {');
  });

  test.for<[string, string, readonly string[]]>([
    ["asks an unknown table", shoot.replace("ask: reach", "ask: raech"), ["table/table-unknown [raech]"]],
    ["asks a table without a function", shoot.replace("ask: reach", "ask: guns"), ["table/wrong-shape [guns]"]],
    ["asks a chain", shoot.replace("ask: reach", "ask: shoot"), ["table/wrong-shape [shoot]"]],
    [
      "leaves a parameter out",
      shoot.replace("{ row: gun, distance: distance }", "{ row: gun }"),
      ["table/wrong-shape [{ row: gun }]"],
    ],
    [
      "names a later answer",
      shoot.replace("distance: distance", "distance: share.each"),
      ["table/wrong-shape [share.each]"],
    ],
    ["waits for a word that no step answers", shoot.replace("is: far", "is: fur"), ["cell/not-allowed [fur]"]],
    [
      "names no column",
      shoot.replace("distance: distance", "distance: gun.weight"),
      ["table/column-unknown [gun.weight]"],
    ],
    ["names no figure", shoot.replace("men: men", "men: figures/men"), ["table/column-unknown [figures/men]"]],
    [
      "names no value",
      shoot.replace("times: salvos", 'times: "2); process.exit("'),
      ['cell/notation [{ of: shot.hits, times: "2); process.exit(", most: 9 }]'],
    ],
    ["calls an answer like a function", shoot.replaceAll("shot", "reach"), ["name/id [reach]"]],
    [
      "calls an answer what is no name",
      shoot.replace("  share:", '  "a; b":').replaceAll("share.", "armor."),
      ['name/id ["a; b"]'],
    ],
    [
      "names no modifier",
      shoot.replace(
        "  share:",
        "  added: { ask: bonuses, with: { given: { fields: { steadfast: salvos } } } }\n  share:",
      ),
      ["table/column-unknown [steadfast]"],
    ],
    ["takes rows of a lookup", shoot.replace("tables: [guns]", "tables: [hits]"), ["table/wrong-shape [hits]"]],
  ])("cannot stand where it %s", async ([, wrong, complaints]) => {
    expect(await complaintsOf({ ...tables, bases, bonuses, figures, hits, shoot: wrong })).toEqual(complaints);
  });

  test("says nothing of the columns of a table that is wrong itself", async () => {
    const both = shoot.replace("tables: [guns]", "tables: [suits, guns]").replace("men: men", "men: gun.far");
    const wrong = guns.replace("20(1)", "2O(1)");
    expect(await complaintsOf({ ...tables, guns: wrong, shoot: both })).toEqual(["cell/notation [2O(1)]"]);
  });

  test("waits for the functions it asks, where one of them is wrong", async () => {
    const wrong = worn.replace("table: suits", "table: hits");
    expect(await complaintsOf({ ...tables, hits, worn: wrong })).toEqual(["table/wrong-shape [hits]"]);
  });
});
