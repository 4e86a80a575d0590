import { expect, test } from "vitest";
import { formOf, merged, sheet } from "./given.ts";

const weapons = formOf(`kind: small-arms
title: Club armory   # keep short
rows:
  # the old one
  carbine:
    name: Carbine
    techLevel: 5
    weight: 3
    price: 200
    loads:
      ball: { magazine: 20, difficult: 150(2)+1, damage: 3, signature: M, targets: 1/2 }
  musket:
    name: Musket
    aliases: [gun]
    techLevel: 3
    weight: 5
    price: 90
    loads:
      ball: { magazine: 1, difficult: 60(1), damage: 3, signature: H, targets: 1 }
`);
const table = formOf(`kind: lookup
title: Rout
axes:
  roll: { match: range, dice: 2d6, modified: yes }
columns:
  result: text
  morale: { type: integer, blank: yes }
rows:
  - { roll: -8, result: routed }   # 8C2
  - { roll: 9-13, result: shaken, morale: -1 }
  - { roll: 14+, result: passed }
`);

function lines(text: string, other: string): readonly string[] {
  const only = (one: string, from: string, sign: string) =>
    one.split("\n").flatMap((line) => (from.split("\n").includes(line) ? [] : [sign + line]));
  return [...only(text, other, "-"), ...only(other, text, "+")];
}

test("columns are matched by heading, in any order, with units or none; what the sheet lacks stays", () => {
  const { text, told } = merged(weapons, sheet("Price (Cr)|ID|tech level", "210|carbine|5", "95|musket|3"));
  expect(lines(weapons.file.text, text)).toEqual([
    "-    price: 200",
    "-    price: 90",
    "+    price: 210",
    "+    price: 95",
  ]);
  expect(told).toEqual([]);
});

test.for([
  ["id|price", "gun|95"],
  ["name|price", "Musket|95"],
])("rows are matched by id, a former one too, then by name: %j", (rows) => {
  const { text } = merged(weapons, sheet(...rows));
  expect(lines(weapons.file.text, text)).toEqual(["-    price: 90", "+    price: 95"]);
});

test("a blank that was filled is cleared; one in a second line of a weapon says nothing", () => {
  const { text } = merged(weapons, sheet("id|price|weight|load|damage", "carbine||3|ball|4", "carbine|||slug|5"));
  expect(lines(weapons.file.text, text)).toEqual([
    "-      ball: { magazine: 20, difficult: 150(2)+1, damage: 3, signature: M, targets: 1/2 }",
    "+      ball: { magazine: 20, difficult: 150(2)+1, damage: 4, signature: M, targets: 1/2 }",
    "+      slug: { damage: 5 }",
  ]);
});

test("a new row of a lookup goes where its key puts it, and a changed key stays in its row", () => {
  const { text, told } = merged(
    table,
    sheet("id|roll|result|morale", "-8|-8|routed|", "9-13|9-11|shaken|-1", "|12-13|pinned|", "14+|14+|passed|"),
  );
  expect(told).toEqual([]);
  expect(text.split("rows:\n")[1]).toBe(`  - { roll: -8, result: routed }   # 8C2
  - { roll: 9-11, result: shaken, morale: -1 }
  - { roll: 12-13, result: pinned }
  - { roll: 14+, result: passed }
`);
});

test("rows of a lookup without ids are known by their keys", () => {
  const { text, told } = merged(table, sheet("roll|result", "9-13|pinned"));
  expect(lines(table.file.text, text)).toEqual([
    "-  - { roll: 9-13, result: shaken, morale: -1 }",
    "+  - { roll: 9-13, result: pinned, morale: -1 }",
  ]);
  expect(told).toEqual(["the table: has rows that the sheet lacks, and they stay: -8, 14+"]);
});

test.for<[what: string, rows: readonly string[], told: readonly string[]]>([
  [
    "an unknown heading",
    ["id|price|colour", "carbine|200|red"],
    [
      "C1: colour is no column of this table and is left out; it has id, name, printed, techLevel,",
      "the table: has rows that the sheet lacks, and they stay: musket/ball",
    ],
  ],
  [
    "no heading at all",
    ["carbine|200"],
    ["row 1: the first row that is not blank must hold the headings: id, name, printed"],
  ],
  [
    "a name of no row",
    ["name|price", "Musket|95", "Carbine|200", "Bow|5"],
    ["row 4: is called as no row of the table; a new row needs a column id, and an id in it"],
  ],
  [
    "one heading twice",
    ["id|price|price", "carbine|200|210"],
    ["row 1: two columns are called price; give one of them another heading"],
  ],
  [
    "one load twice",
    ["id|load|price", "carbine|ball|200", "carbine|ball|210"],
    ["A3: carbine/ball stands in row 2 already; give the new row an id of its own"],
  ],
  [
    "rows the sheet lacks",
    ["id|price", "carbine|200"],
    ["the table: has rows that the sheet lacks, and they stay: musket/ball"],
  ],
  [
    "a doubtful cell of a new row",
    ["id|price|targets", "carbine|200|1/2", "musket|90|1", "bow|2,5|1"],
    ["B4 (price of bow): write 2.5: a fraction has a point; the row is not taken"],
  ],
  [
    "two lines that differ of one weapon",
    ["id|load|price", "carbine|ball|210", "carbine|slug|220", "musket|ball|90"],
    ["C3 (price of carbine): two rows of the sheet say different things of it; the first is taken"],
  ],
])("%s is told", ([, rows, told]) => {
  const found = merged(weapons, sheet(...rows)).told;
  expect(found.length).toBe(told.length);
  for (const [index, one] of told.entries()) expect(found[index]).toContain(one);
});

const boats = formOf(`kind: catalog
title: Boats
transposed: yes
columns:
  crew: integer
  speed: { type: number m, blank: yes }
rows:
  crew: { raft: 2, barge: 6 }   # as printed
  speed: { raft: 1.5 }
`);

test("a table printed sideways stands in its sheet as it is printed, and is judged by what each line holds", () => {
  const { text, told } = merged(boats, sheet("id|raft|barge", "crew|3|6", "speed|1.5|2,5"));
  expect(lines(boats.file.text, text)).toEqual([
    "-  crew: { raft: 2, barge: 6 }   # as printed",
    "+  crew: { raft: 3, barge: 6 }   # as printed",
  ]);
  expect(told).toEqual(["C3 (barge of speed): write 2.5: a fraction has a point"]);
});

test("a column that is left out is a doubt, unless nothing stands in it", () => {
  const { doubts, text } = merged(weapons, sheet("id|price|colour", "carbine|210|red", "musket|90|"));
  expect(text).toContain("price: 210");
  expect(doubts.map(({ at }) => at)).toEqual(["C1"]);
  expect(merged(weapons, sheet("id|price|colour", "carbine|210|", "musket|90|")).told).toEqual([]);
});

test("a sheet laid out the other way is refused with the layout that is wanted, and no empty row is written", () => {
  const turned = merged(boats, sheet("id|name|crew|speed", "raft|Raft|2|1.5", "barge|Barge|6|"));
  expect(turned.text).toBe(boats.file.text);
  expect(turned.problems).toEqual([
    {
      at: "row 2",
      text: "raft stands in a row, and the table is printed sideways: the headings must be id, raft, barge; export the table to see how",
    },
  ]);
  const empty = merged(weapons, sheet("id|price", "carbine|200", "musket|90", "bow|"));
  expect(empty.text).toBe(weapons.file.text);
  expect(empty.told).toEqual(["row 4: bow has no cells but its id; the row is not taken"]);
});

test("a row with more cells than headings is refused with its place and the likely cause", () => {
  const { problems, text } = merged(weapons, sheet("id|price", "carbine|16|000", "musket|90|"));
  expect(text).toBe(weapons.file.text);
  expect(problems).toEqual([
    {
      at: "C2",
      text: 'row 2 has more cells than there are headings: 000 stands under no heading; in a CSV a comma inside a number wants quotes, as in "16,000"',
    },
  ]);
});

test("a row that is found by its id in the column of names keeps its name", () => {
  const { text, told } = merged(weapons, sheet("name|price", "carbine|210", "musket|90"));
  expect(lines(weapons.file.text, text)).toEqual(["-    price: 200", "+    price: 210"]);
  expect(told).toEqual([]);
});

const teleport = formOf(`kind: lookup
title: Teleport
axes:
  place: { match: exact, keys: [known, seen] }
  roll: { match: range, dice: d100, outcomes: [lost, there] }
rows:
  - { place: known, lost: 01-05, there: 06-00 }
  - { place: seen, lost: 01-20, there: 21-00 }
`);

test("bands in the cells of a table come back as cells", () => {
  const { text, told } = merged(teleport, sheet("place|lost|there", "seen|01-30|31-00", "known|01-05|6-Jan"));
  expect(lines(teleport.file.text, text)).toEqual([
    "-  - { place: seen, lost: 01-20, there: 21-00 }",
    "+  - { place: seen, lost: 01-30, there: 31-00 }",
  ]);
  expect(told.length).toBe(1);
  expect(told[0]).toContain("6-Jan looks like a range the spreadsheet changed to a date");
});
