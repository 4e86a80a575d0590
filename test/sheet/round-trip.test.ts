import { expect, test } from "vitest";
import { sheetColumns, type TableForm } from "../../generator/src/sheet/columns.ts";
import { readCsv, writeCsv } from "../../generator/src/sheet/csv.ts";
import type { Grid } from "../../generator/src/sheet/grid.ts";
import { mergeSheet } from "../../generator/src/sheet/merge.ts";
import { readXlsx } from "../../generator/src/sheet/read-xlsx.ts";
import { cellText, sheetRows } from "../../generator/src/sheet/rows.ts";
import { writeXlsx } from "../../generator/src/sheet/write-xlsx.ts";
import { bookForms, formOf, merged, otherForms, sheet } from "./given.ts";

function tableSheet(form: TableForm) {
  const columns = sheetColumns(form);
  return { form, columns, rows: sheetRows(form, columns) };
}

function csvOf(form: TableForm): string {
  const { columns, rows } = tableSheet(form);
  return writeCsv(
    columns,
    rows.map(({ cells }) => cells.map(cellText)),
  );
}

function fromCsv(text: string): Grid {
  const read = readCsv("tried", text);
  if ("problem" in read) throw new Error(read.problem);
  return read.grid;
}

async function fromXlsx(form: TableForm): Promise<Grid> {
  const grids = readXlsx(await writeXlsx([tableSheet(form)]));
  if ("problem" in grids || !grids[0]) throw new Error("the workbook cannot be read");
  return grids[0];
}

const nothing = { operations: [], doubts: [], problems: [], notes: [] };

test("every table with rows has a sheet, small arms with a line a load", () => {
  expect(bookForms.length).toBeGreaterThan(100);
  const smallArms = bookForms.find(({ address }) => address === "striker-ii/small-arms");
  const lines = smallArms ? csvOf(smallArms).trimEnd().split("\n") : [];
  expect(lines.length - 1).toBe(54);
  expect(lines[0]).toMatch(/^\ufeffid,name,printed,techLevel,weight \(kg\),.*,load,loadName,.*,loadWeight \(kg\)/);
});

test("every table of the books out as CSV and in again changes nothing", () => {
  for (const form of bookForms) expect(mergeSheet(form, fromCsv(csvOf(form))), form.address).toEqual(nothing);
});

test("every table of the books out as XLSX and in again changes nothing", async () => {
  for (const form of bookForms) expect(mergeSheet(form, await fromXlsx(form)), form.address).toEqual(nothing);
});

/** Headings of every form, those that differ in a sign or a joint alone side by side. */
const headed = [
  "[1, 0, -1, 10, -10]",
  "[-1, 1]",
  "[1/2, 1/3, 1/1, 11]",
  "[1:2, 2:1, 12, 1-2, 21]",
  "[.5, 0.25, 1.5, 5, 15]",
  "[-5--3, -2-0, 6-10, 610]",
  "[1-5, 6+, 6]",
  "[+1, -1, 1]",
  "[Foot, Horse, Cart (2 wheels), Cart (4 wheels)]",
].map((columns) => {
  const cells = columns.slice(1, -1).split(", ");
  const row = (first: number) => cells.map((cell, index) => `"${cell}": ${first + index}`).join(", ");
  return formOf(`kind: lookup
title: Headed
axes:
  level: { match: range, domain: 1+ }
  across: { match: listed, columns: [${cells.map((cell) => `"${cell}"`).join(", ")}] }
result: integer
rows:
  - { level: 1-3, ${row(10)} }
  - { level: 4+, ${row(40)} }
`);
});

test("tables with headings of every form out as CSV and XLSX and in again change nothing", async () => {
  expect(otherForms.length).toBeGreaterThan(5);
  for (const form of [...headed, ...otherForms]) {
    const where = `${form.address}: ${sheetColumns(form).map(({ heading }) => heading)}`;
    expect(mergeSheet(form, fromCsv(csvOf(form))), where).toEqual(nothing);
    expect(mergeSheet(form, await fromXlsx(form)), where).toEqual(nothing);
  }
});

test("a heading of another sign is another column", () => {
  const { text, told } = merged(headed[1] as TableForm, sheet("level|1|+1", "1-3|19|5"));
  expect(text).toContain('{ level: 1-3, "-1": 10, "1": 19 }');
  expect(told[0]).toMatch(/^C1: \+1 is no column of this table/);
});

const table = formOf(
  `kind: catalog
title: Tried
columns:
  weight: { type: number kg, blank: yes }
  targets: text
  usable: yes-no
rows:
  bow: { name: Bow, weight: .75, targets: 1/2, usable: no }   # by eye
  gun: { name: "Gun, long", targets: "+2", usable: yes }
`,
);

test("a CSV keeps what a spreadsheet would change on opening it, and its figures as figures", () => {
  expect(csvOf(table)).toBe(
    '\ufeffid,name,weight (kg),targets,usable\nbow,Bow,.75,"=""1/2""",no\ngun,"Gun, long",,"=""+2""",yes\n',
  );
});

test("cells that were changed come back alone", async () => {
  const grid = await fromXlsx(table);
  const at = (row: number, column: number, text: string) => ({
    ...grid,
    rows: grid.rows.map((cells, r) => cells.map((cell, c) => (r === row && c === column ? { ...cell, text } : cell))),
  });
  expect(merged(table, at(2, 2, "4")).text).toBe(table.file.text.replace('"Gun, long", ', '"Gun, long", weight: 4, '));
  expect(merged(table, at(1, 3, "3-May")).told).toEqual([
    "D2 (targets of bow): 3-May looks like a range the spreadsheet changed to a date; did you mean 3-5 or 5-3?",
  ]);
});

/** A sheet in which texts stand in the place of others. */
function typed(grid: Grid, texts: Readonly<Record<string, string>>): Grid {
  const rows = grid.rows.map((cells) => cells.map((cell) => ({ ...cell, text: texts[cell.text] ?? cell.text })));
  return { ...grid, rows };
}

test("what only others changed meanwhile stays theirs, and the cells beside it are taken", async () => {
  const grid = await fromXlsx(table);
  const now = formOf(table.file.text.replace(".75", ".8"));
  expect(merged(now, grid)).toMatchObject({ text: now.file.text, told: [] });
  expect(merged(now, typed(grid, { "1/2": "1/3" }))).toMatchObject({
    text: now.file.text.replace("1/2", "1/3"),
    told: [],
  });
});

test("a cell that both changed is told with both, and is not written over", async () => {
  const now = formOf(table.file.text.replace(".75", ".8"));
  expect(merged(now, typed(await fromXlsx(table), { "0.75": "0.9", "1/2": "1/3" }))).toMatchObject({
    text: now.file.text.replace("1/2", "1/3"),
    told: ["C2 (weight of bow): the table was changed meanwhile: it says .8 now, here 0.9"],
  });
});

test("a row that others took out meanwhile is not put back, and a copy of a row is a new one", async () => {
  const grid = await fromXlsx(table);
  const now = formOf(table.file.text.replace(/ {2}bow.*\n/, ""));
  expect(merged(now, grid)).toMatchObject({
    text: now.file.text,
    told: ["row 2: bow was taken out of the table meanwhile; empty the last cell of this row to add it again"],
  });
  expect(merged(now, typed(grid, { bow: "short-bow" })).text).toContain("short-bow: {");
});
