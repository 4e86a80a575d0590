import { expect, test } from "vitest";
import { book, told } from "./given.ts";
import { functionsOf } from "./made.ts";
import { tables } from "./tables.ts";

test("numbers across the top are numbers, and any other is refused", async () => {
  const made = await functionsOf({ "hit/priests": tables.priests });
  expect(made.call("lookupPriests", 2, -1)).toBe(21);
  expect(made.call("lookupPriests", 4, 10)).toBe(8);
  expect(() => made.call("lookupPriests", 4, 5)).toThrow(RangeError);
  expect(() => made.call("lookupPriests", 4, 11)).toThrow(RangeError);
  expect(made.code("priests")).toContain("lookupPriests(level: number, armorClass: number): number");
});

test("bands across the top", async () => {
  const made = await functionsOf({ "hit/scatter": tables.scatter });
  expect([
    made.call("lookupScatter", 2, 5),
    made.call("lookupScatter", 8, 6),
    made.call("lookupScatter", 7, 99),
  ]).toEqual([1, 4, "none"]);
});

test("bands across the top cover what can occur", async () => {
  expect(
    await told(book({ "hit/scatter": tables.scatter.replace("6-10, 11+", "7-10, 11+").replaceAll("6-10:", "7-10:") })),
  ).toEqual(["hit/scatter.yaml:5:71 distance must be covered: nothing covers 6 | write 6-10"]);
});

test("words are listed as they are printed, down the side and across", async () => {
  const made = await functionsOf({
    "hit/terrain": tables.terrain,
  });
  expect(made.call("lookupTerrain", "Light woods", "Tracked")).toBe(3);
  expect(made.call("lookupTerrain", "Marsh/Bog", "Wheeled (4x4)")).toBe("prohibited");
  expect(() => made.call("lookupTerrain", "Marsh", "Foot")).toThrow();
});

test("fractions and ordinals are keys, and bands that touch by one are whole numbers", async () => {
  const made = await functionsOf({
    "force/experience": tables.experience,
    "force/levels": `kind: lookup
title: Levels
axes:
  level: { match: listed, form: ["{key}st", "{key}nd"] }
columns:
  features: { list-of: text, default: [] }
rows:
  - { level: 1st, features: [Rage, Defense] }
  - { level: 2nd }
`,
    "force/bands": `kind: lookup
title: Bands
axes:
  level: { match: range, below: error, above: clamp }
columns:
  rank: [low, high]
rows:
  - { level: 1-2, rank: low }
  - { level: 3-5, rank: high }
`,
  });
  expect([made.call("lookupExperience", 1 / 8), made.call("lookupExperience", 1)]).toEqual([25, 200]);
  expect(() => made.call("lookupExperience", 0.5)).toThrow(RangeError);
  expect(made.call("lookupLevels", 1)).toEqual(["Rage", "Defense"]);
  expect(made.call("lookupLevels", 2)).toEqual([]);
  expect([made.call("lookupBands", 2), made.call("lookupBands", 3), made.call("lookupBands", 99)]).toEqual([
    "low",
    "high",
    "high",
  ]);
  expect(() => made.call("lookupBands", 2.5)).toThrow();
});

test("a die of a hundred is read as it is printed, and the row it leads to is another table's", async () => {
  const made = await functionsOf({
    "magic/races":
      "kind: catalog\ntitle: Races\ncolumns:\n  size: [small, large]\nrows:\n  elf: { size: small }\n  ogre: { size: large }\n",
    "magic/reincarnation": `kind: lookup
title: Reincarnation
axes:
  roll: { match: range, dice: d% }
columns:
  race: { row-of: races }
rows:
  - { roll: 01-04, race: elf }
  - { roll: 05-00, race: ogre }
`,
  });
  expect([made.call("lookupReincarnation", 4), made.call("lookupReincarnation", 100)]).toEqual(["elf", "ogre"]);
  expect(made.code("reincarnation")).toContain('lookupReincarnation(roll: number): "elf" | "ogre"');
});

test("a dangling id under a heading is refused", async () => {
  const races = "kind: catalog\ntitle: Races\ncolumns:\n  size: text\nrows:\n  elf: { size: small }\n";
  const rolls =
    "kind: lookup\ntitle: Rolls\naxes:\n  roll: { match: range, dice: d6 }\n  side: { match: exact, columns: [left, right] }\nresult: { row-of: races }\nrows:\n  - { roll: 1-6, left: elf, right: efl }\n";
  expect(await told(book({ "a/races": races, "a/rolls": rolls }))).toEqual([
    "a/rolls.yaml:8:36 races has no row efl | did you mean elf?",
  ]);
});

test.each([
  ["axes:\n  roll: { match: range, dice: d6 }", "this lookup answers nothing"],
  [
    "axes:\n  roll: { match: range, dice: d6 }\nresult: integer",
    "result is what stands under headings, and no axis has any",
  ],
  [
    "axes:\n  roll: { match: range, dice: d6 }\n  side: { match: exact, columns: [a, b] }",
    "this lookup has headings, but does not say what stands under them",
  ],
  ["columns:\n  x: integer", "needs the field axes"],
])("a lookup that says too little: %s", async (head, expected) => {
  const text = `kind: lookup\ntitle: Rolls\n${head}\nrows:\n  - { roll: 1-6, x: 1 }\n`;
  expect((await told(book({ "a/rolls": text })))[0]).toContain(expected);
});

const goods = (keys: readonly string[]) =>
  `kind: lookup\ntitle: Goods\naxes:\n  roll: { match: range, dice: d66 }\ncolumns:\n  what: text\nrows:\n${keys
    .map((key, at) => `  - { roll: ${key}, what: good ${at} }\n`)
    .join("")}`;

test("two dice read as digits roll from 11 to 66", async () => {
  const made = await functionsOf({ "a/goods": goods(["11-23", "24", "25-66"]) });
  expect([
    made.call("lookupGoods", 11),
    made.call("lookupGoods", 23),
    made.call("lookupGoods", 24),
    made.call("lookupGoods", 66),
  ]).toEqual(["good 0", "good 0", "good 1", "good 2"]);
  for (const roll of [10, 17, 20, 67]) expect(() => made.call("lookupGoods", roll)).toThrow(RangeError);
});

test.each([
  [["11-17", "21-66"], "8:13 11-17 can never be rolled with d66: each digit is 1 to 6"],
  [["11-23", "25-66"], "9:13 roll must be covered: nothing covers 24 | write 24-66"],
  [["11-16", "22-66"], "9:13 roll must be covered: nothing covers 21 | write 21-66"],
])("what d66 cannot show, or leaves out: %s", async (keys, expected) => {
  expect((await told(book({ "a/goods": goods(keys) }))).join("\n")).toContain(expected);
});

test("two figures lead to the heading of their ratio", async () => {
  const made = await functionsOf({ "hit/crt": tables.crt });
  expect([
    made.call("crtOddsOf", 5, 5),
    made.call("crtOddsOf", 14, 5),
    made.call("crtOddsOf", 15, 5),
    made.call("crtOddsOf", 2, 4),
  ]).toEqual(["1:1", "1:1", "3:1", "1:2"]);
  expect([made.call("crtOddsOf", 99, 1), made.call("crtOddsOf", 3, 0), made.call("crtOddsOf", 1, 3)]).toEqual([
    "3:1",
    "3:1",
    null,
  ]);
  for (const [attacker, defender] of [
    [0, 0],
    [-1, 2],
    [1, Number.NaN],
  ]) {
    expect(() => made.call("crtOddsOf", attacker, defender)).toThrow();
  }
  expect(made.call("lookupCrt", 4, made.call("crtOddsOf", 15, 5))).toBe("defender-eliminated");
  const first = await functionsOf({ "hit/crt": tables.crt.replace("in-favor-of: second", "in-favor-of: first") });
  expect([first.call("crtOddsOf", 14, 5), first.call("crtOddsOf", 5, 5), first.call("crtOddsOf", 6, 5)]).toEqual([
    "3:1",
    "1:1",
    "3:1",
  ]);
});

test.each([
  ["of: [attacker, defender], ", "", "5:9 the axis odds must say what is compared"],
  ["in-favor-of: second, ", "", "5:9 the axis odds must say whom a ratio between two headings favors"],
  [
    ", below: none",
    "",
    "5:9 the axis odds must say what a ratio below the first heading gives | add below: and one of none, clamp, error",
  ],
  [
    "1:2, 1:1, 3:1], b",
    "1:1, 1:2, 3:1], b",
    "the axis odds has 1:2 after a ratio that is not below it | list the ratios from the lowest up",
  ],
])("a ratio that says too little: without %s", async (was, now, expected) => {
  expect((await told(book({ "hit/crt": tables.crt.replace(was, now) }))).join("\n")).toContain(expected);
});

test("a row whose key has a slash needs an id", async () => {
  const text = tables.terrain.replace("id: marsh, ", "");
  expect(await told(book({ "hit/terrain": text }))).toEqual([
    "hit/terrain.yaml:9:15 Marsh/Bog holds a slash, which parts addresses, so this row needs an id | add id: marsh-bog to the row",
  ]);
  const fractions = tables.experience.replace("id: eighth, ", "");
  expect(await told(book({ "hit/experience": fractions }))).toEqual([
    "hit/experience.yaml:8:18 1/8 holds a slash, which parts addresses, so this row needs an id | add id: 1-8 to the row",
  ]);
});

test("headings may be written before the keys down the side, and come last as a parameter", async () => {
  const table = `kind: lookup
title: Boarding
axes:
  ship: { match: exact, columns: [cog, galley] }
  roll: { match: range, dice: d6 }
result: [held, taken]
rows:
  - { roll: 1-4, cog: held, galley: taken }
  - { roll: 5-6, cog: taken, galley: taken }
`;
  const made = await functionsOf({ "sea/boarding": table });
  expect([
    made.call("lookupBoarding", 4, "cog"),
    made.call("lookupBoarding", 5, "cog"),
    made.call("lookupBoarding", 1, "galley"),
  ]).toEqual(["held", "taken", "taken"]);
});

test("an axis of ids whose keys are numbers is told which match it wants", async () => {
  const slots = `kind: lookup
title: Slots
axes:
  level: { match: exact }
columns:
  slots: integer
rows:
  - { level: 1, slots: 2 }
`;
  const [first = ""] = await told(book({ "magic/slots": slots }));
  expect(first).toContain("| where the keys are numbers, say match: listed on the axis level");
  expect(await told(book({ "magic/slots": slots.replace("exact", "listed") }))).toEqual([]);
});

test("an axis without a description leaves no empty words", async () => {
  const made = await functionsOf({ "hit/priests": tables.priests });
  expect(made.code("priests")).toContain(" * @param level - 1 and more.\n");
  expect(made.code("priests")).toContain(" * @param armorClass\n");
});

test("a table that is not there is told once, whatever the headings", async () => {
  const table = `kind: lookup
title: Encounters
axes:
  roll: { match: range, dice: d6 }
  terrain: { match: exact, columns: [forest, hills] }
result: { row-of: beasts }
rows:
  - { roll: 1-6, forest: wolf, hills: bear }
`;
  expect(await told(book({ "travel/encounters": table }))).toEqual([
    "travel/encounters.yaml:6:19 there is no table beasts in this book",
  ]);
});
