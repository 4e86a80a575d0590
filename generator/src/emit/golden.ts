import type { Book, DerivedTable, Table } from "../model/index.ts";
import { aliasesOf } from "../model/renamed.ts";
import type { NotationDefinition } from "../notation/definition.ts";
import type { PlanPart, TablePlan } from "../replay/plan.ts";
import { noteColumns, planNotes, planTable } from "../replay/plan-table.ts";
import { evidencePath } from "../replay/replay.ts";
import { secondReadingPath } from "../replay/second-reading.ts";
import type { Value } from "../values/value.ts";
import { type BookTarget, banner, type OutputFile } from "./output/output.ts";
import { literal, propertyName, stringLiteral } from "./typescript/literal.ts";

/** Golden tests: the published as-printed tables of each book print the lines of its document. */
export const golden: BookTarget = (book, { name }) => (name !== null && book.document ? bookTest(book, name) : []);

function bookTest(book: Book, packageName: string): readonly OutputFile[] {
  const tables = book.editions["as-printed"];
  const noteTests = tables.flatMap(testNotes);
  const rowTests = [...tables.flatMap(testRows), ...noteTests];
  if (rowTests.length === 0) return [];
  const tests = [...rowTests, testReadings(book)];
  const notes = noteTests.length > 0 ? ["noteRows"] : [];
  const imported = [...notes, "readEvidence", "replayReadings", "replayTable", "type TablePlan"];
  const path = evidencePath(book.id);
  const head = `${banner(`rules/${book.id}`)}
import { existsSync, readFileSync } from "node:fs";
import * as sdk from ${stringLiteral(`${packageName}/as-printed/${book.id}`)};
import { ${imported.join(", ")} } from "tablewright/replay";
import { expect, test } from "vitest";

const path = ${stringLiteral(path)};
const text = readFileSync(new URL(\`../../\${path}\`, import.meta.url), "utf8");
const evidence = readEvidence({ path, text });

test("the evidence of ${book.id} is well formed", () => {
  expect(evidence.diagnostics.map(({ message }) => message)).toEqual([]);
});
`;
  return [{ path: `test/${book.id}.golden.test.ts`, text: [head, ...tests].join("\n") }];
}

function testRows(table: Table): readonly string[] {
  const plan = planTable(table);
  if (!plan) return [];
  return [
    `test("${table.id} prints its lines", () => {
  const plan: TablePlan = ${planText(plan)};
  expect(replayTable(plan, ${dataOf(table)}, evidence)).toEqual([]);
});
`,
  ];
}

/** Notes are not published by themselves; the test reads them back from the rows that carry them. */
function testNotes(table: Table): readonly string[] {
  const plan = table.shape === "catalog" ? planNotes(table) : null;
  if (!plan || table.shape !== "catalog") return [];
  const nested = literal(table.nested.map(({ id }) => id));
  return [
    `test("the notes of ${table.id} print their lines", () => {
  const plan: TablePlan = ${planText(plan)};
  const notes = noteRows(${dataOf(table)}, ${nested}, ${literal(noteColumns(table), "  ")});
  expect(replayTable(plan, notes, evidence)).toEqual([]);
});
`,
  ];
}

/** Compares cells that no line prints with a second reading of the document, if there is one. */
function testReadings(book: Book): string {
  const { id, editions } = book;
  const held = editions["as-printed"].filter(({ shape }) => shape !== "derived");
  const tables = held.map((table) => `    ${propertyName(table.id)}: ${dataOf(table)},\n`).join("");
  const path = stringLiteral(`../../${secondReadingPath(id)}`);
  const renamed = aliasesOf(book);
  const last = Object.keys(renamed).length > 0 ? `, ${literal(renamed, "  ")}` : "";
  return `test("what no line of ${id} prints is as a second reading has it", () => {
  const tables = {
${tables}  };
  const readings = new URL(${path}, import.meta.url);
  const listed = existsSync(readings) ? readFileSync(readings, "utf8") : "";
  expect(replayReadings(tables, { path: ${stringLiteral(secondReadingPath(id))}, text: listed }${last})).toEqual([]);
});
`;
}

function planText(plan: TablePlan): string {
  const bare = { ...plan, print: plan.print.map((parts) => parts.map(barePart)) };
  return literal(bare as unknown as Value, "  ");
}

/** How a test reaches the rows: through the published names. */
function dataOf(table: Table): string {
  switch (table.shape) {
    case "catalog":
    case "lookup":
      return `sdk.${table.dataName}List`;
    case "modifiers":
    case "constants":
      return `sdk.${table.dataName}`;
    case "derived":
      return `{ ${propertyName(table.id)}: ${fraction(table)} }`;
    default:
      return table satisfies never;
  }
}

/** The fraction a scaling function applies, got from the denominator, because that needs no rounding. */
function fraction({ operation, functionName }: DerivedTable): string {
  if (operation.operation !== "scale-by") return "null";
  const { denominator, times } = operation;
  return `sdk.${functionName}(${denominator}${times === null ? "" : ", 1"}) / ${denominator}`;
}

/** A part without what is only for documentation. */
function barePart(part: PlanPart): PlanPart {
  if (typeof part === "string" || !part.notation) return part;
  return { ...part, notation: bareNotation(part.notation) };
}

function bareNotation({ form, fields, words, constants }: NotationDefinition): NotationDefinition {
  const bare = Object.entries(fields ?? {}).map(([id, { description: _, unit: __, ...field }]) => [id, field] as const);
  const values = Object.entries(constants ?? {}).map(
    ([id, one]) => [id, typeof one === "object" ? one.value : one] as const,
  );
  return {
    form,
    ...(fields ? { fields: Object.fromEntries(bare) } : {}),
    ...(words && Object.keys(words).length > 0 ? { words } : {}),
    ...(constants ? { constants: Object.fromEntries(values) } : {}),
  };
}
