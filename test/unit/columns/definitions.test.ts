import { expect, test } from "vitest";
import { book, told } from "./given.ts";

/** What is said of a catalog whose one column is declared so; its first line is line 4. */
async function saidOf(columns: string, row = "x: 1"): Promise<readonly string[]> {
  const text = `kind: catalog\ntitle: Things\ncolumns:\n${columns}\nrows:\n  one: { ${row} }\n`;
  return (await told(book({ "gear/things": text }))).map((line) => line.replace("gear/things.yaml:", ""));
}

test.each([
  ["  x: interger", "4:6 the column x has the type interger, which there is not | did you mean integer?"],
  [
    "  x: integer lb",
    "4:6 the column x has the unit lb, which nobody knows | write units: { lb: … } in book.yaml, with what it is called",
  ],
  ["  x: 1-800", "4:6 the column x has the type 1-800, which there is not | write integer 1-800"],
  [
    "  x: list of V, S",
    "4:6 the column x has the type list of V, S, which there is not | write { list-of: [V, S] }, or { list-of: text } for any text",
  ],
  ["  x: text kg", "4:6 the column x is text, which has no unit | write text"],
  ["  x: { typ: integer }", "4:8 the column x must say what its cells are | did you mean type?"],
  [
    "  x: { label: Size }",
    "4:6 the column x must say what its cells are | add one of type, form, row-of, list-of, rows, by",
  ],
  ["  x: { rows-of: things }", "4:8 the column x must say what its cells are | did you mean row-of?"],
  ["  x: { type: integer, row-of: things }", "4:23 the column x says both type and row-of | keep one of them"],
  [
    "  x: { type: integer, blnk: yes }",
    "4:23 the column x says blnk, which means nothing beside type | did you mean blank?",
  ],
  [
    '  x: { form: "{a} {b}", unit: kg, fields: { a: integer, b: integer } }',
    "4:25 the column x says unit, which means nothing beside form | write one of form, fields, missing, lost, record, words, label, description, blank, default, unknown, plausible, order",
  ],
  [
    '  x: { form: "{a}{b}", fields: { a: integer, b: integer } }',
    "4:14 the column x cannot be read: form {a}{b}: nothing tells where {a} ends; put a literal between the two numbers",
  ],
  [
    '  x: { form: "{a}", fields: { a: integer, b: integer } }',
    "4:29 the column x has the field b, which its form does not have",
  ],
  ['  x: { form: "{a} lb" }', "4:6 the column x must say what its fields are | write fields: { name: type }"],
  [
    '  x: { form: "{a} lb", fields: { a: { list-of: integer } } }',
    "4:48 the column x, field a cannot be list-of: it is one value | write type, row-of or words",
  ],
  ["  x: []", "4:6 the column x must list its words | write [first, second]"],
  ["  x: [a, b, a]", "4:13 the column x lists a twice | take one of them out"],
  ["  x: { type: integer, default: many }", "4:32 many is not a number"],
  ["  x: { type: integer, blank: maybe }", "4:30 the column x must say yes or no to blank | write blank: yes"],
  [
    "  x: { type: integer, plausible: 3 }",
    "4:34 the column x must say what is plausible by two numbers | such as plausible: [1, 40]",
  ],
  ["  x: text 1+", "4:6 the column x is text, which has no least figure | write text"],
  [
    '  x: { form: "{a}", fields: { a: integer 1+ } }',
    "4:34 the column x, field a cannot be held to some values: it is a part of a cell",
  ],
  ["  x: { legend: { low: yes-no } }", "4:6 the column x has the numbers of notes | call it notes"],
  [
    "  notes: { legend: { low: { type: yes-no, blank: yes } } }",
    "4:43 the column notes, column low says blank, but a note need not give it | take blank out",
  ],
  [
    "  x: { rows: { a: { type: integer, default: many } } }",
    "4:45 the column x, column a cannot have the default many | say blank: yes",
  ],
  [
    "  x: { type: integer, order: up }",
    "4:30 the column x must say how its figures follow each other | write order: and one of rises, never-falls, falls, never-rises",
  ],
  [
    "  x: { type: integer, ordered: yes }",
    "4:32 the column x is not one of some words, which alone are ordered | take ordered out",
  ],
  [
    "  x: { list-of: { type: [low, high], ordered: yes } }",
    "4:17 the column x holds several words, whose order says nothing | take ordered out",
  ],
  [
    '  x: { form: "{a}m", fields: { a: { type: integer, blank: yes } } }',
    "4:52 the column x, field a says blank, which means nothing of a part of a cell | write one of type, words, row-of, unit, description",
  ],
  [
    "  x: { type: [low, high], ordered: maybe }",
    "4:36 the column x must say yes or no to ordered | write ordered: yes",
  ],
  [
    "  x: { by: things }",
    "4:6 the column x must say what it has for each row | add of: with a type, such as of: integer",
  ],
  [
    "  Weight: integer",
    "4:3 the column Weight must be called with letters and digits, small letter first | write weight",
  ],
  [
    "  hit-points: integer",
    "4:3 the column hit-points must be called with letters and digits, small letter first | write hitPoints",
  ],
  [
    "  line: text",
    "4:3 the column line has the name of a field every row has | choose another name, such as lineValue",
  ],
  [
    "  aliases: text",
    "4:3 the column aliases has the name of a field every row has | choose another name, such as aliasesGiven",
  ],
  [
    "  x: { type: dice, words: { none: nothing } }",
    "4:35 the column x gives none the meaning nothing, which is no amount of dice | write 0, 2d6 or 1d6+3",
  ],
])("%s", async (columns, expected) => {
  expect(await saidOf(columns)).toEqual([expected]);
});

test("an unquoted form is answered with its quotes", async () => {
  expect(await saidOf("  x:\n    form: { a: b }\n    fields: { a: integer }")).toEqual([
    '5:11 the column x must be given its form as a text | put the form in quotes: "{ a: b }"',
  ]);
});

test("a type nobody uses is told", async () => {
  const text =
    "kind: catalog\ntitle: Things\ntypes:\n  coins: integer\ncolumns:\n  x: integer\nrows:\n  one: { x: 1 }\n";
  expect(await told(book({ "gear/things": text }))).toEqual([
    "gear/things.yaml:4:3 the type coins is used by no column | take it out",
  ]);
});

test("a column a row leaves out is told with both ways to mend it", async () => {
  expect(await saidOf("  x: integer\n  y: { type: integer, description: How many. }")).toEqual([
    "7:3 one needs the field y | type y: and a number (how many); where rows may leave it blank, add blank: yes to the column y",
  ]);
});

test.each([
  ["x: { type: dice }", "1d6+1x10", "must be written as in 2d6"],
  ["x: integer 2+", "1", "1 must be not below 2"],
  ["x: { type: number 0-2.5, words: { all: 9 } }", "3", "3 must be not above 2.5"],
  ["x: { row-of: things, words: [two] }", "one", "one must be two"],
  ["x: dice", "2d6-1", ""],
  ["x: fraction", "2/16", "2/16 would print as 1/8; write it the book's way | write 1/8"],
  ["x: fraction", "0.5", "must be written as in 1/2"],
  ["x: yes-no", "ye", "ye must be one of yes, no, true, false | did you mean yes?"],
  ["x: [simple, martial]", "simpel", "simpel must be one of simple, martial | did you mean simple?"],
  ["x: { list-of: integer }", "3", "must be a list, found 3 | write x: [3]"],
  ["x: { row-of: things }", "oen", "things has no row oen | did you mean one?"],
  ["x: { list-of: { row-of: things } }", "[one, oen]", "things has no row oen | did you mean one?"],
  ["x: { by: things, of: integer }", "{ oen: 1 }", "things has no row oen | did you mean one?"],
  [
    'x: { form: "{n} {what}", fields: { n: integer, what: { row-of: things } } }',
    "2 ones",
    "things has no row ones | did you mean one?",
  ],
  ["x: table", "thigns", "there is no table thigns in this book | did you mean things?"],
  ["x: { row-of: thinks }", "one", "there is no table thinks in this book | did you mean things?"],
])("a cell of %s: %s", async (column, cell, expected) => {
  const [first = "", ...more] = await saidOf(`  ${column}`, `x: ${cell}`);
  expect(first).toContain(expected);
  expect(more).toEqual([]);
});

test("a misspelt columns: is one mistake, and not one a cell", async () => {
  const text = "kind: catalog\ntitle: Things\ncolums:\n  x: integer\nrows:\n  one: { x: 1 }\n  two: { x: 2 }\n";
  expect(await told(book({ "gear/things": text }))).toEqual([
    "gear/things.yaml:3:1 this file has no field colums | did you mean columns?",
  ]);
});

test("a folder may have any name that is not nearly another of the book", async () => {
  const text = "kind: catalog\ntitle: Things\ncolumns:\n  x: integer\nrows:\n  one: { x: 1 }\n";
  expect(await told(book({ "weapons/things": text }))).toEqual([]);
  const others = { "weapon/others": text.replace("Things", "Others") };
  expect(await told(book({ "weapons/things": text, ...others }))).toEqual([
    "weapons/things.yaml:1:1 weapons is no folder of this project's kinds | did you mean the folder weapon?",
  ]);
});
