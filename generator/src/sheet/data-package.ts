import { hashOfDocument } from "../emit/json/document.ts";
import type { OutputFile } from "../emit/output/output.ts";
import type { Rulebook } from "../published/data.ts";
import { isUnknown, type Value } from "../values/value.ts";
import { type FlatColumn, type FlatTable, flatTables, nameOf } from "./flat.ts";

const types = {
  text: "string",
  integer: "integer",
  number: "number",
  "yes-no": "boolean",
  any: "any",
  json: "string",
} as const;

/** A book as a Data Package (https://datapackage.org): a CSV for each table, and `datapackage.json`, which says what they hold. */
export function dataPackage(book: Rulebook): readonly OutputFile[] {
  const tables = flatTables(book);
  const content = {
    $schema: "https://datapackage.org/profiles/2.0/datapackage.json",
    name: nameOf(book),
    title: book.title,
    version: book.dataVersion,
    dataHash: hashOfDocument(book),
    ...(book.author === null ? {} : { contributors: [{ title: book.author, roles: ["author"] }] }),
    ...(book.units ? { units: book.units } : {}),
    // A document has no version but its content.
    sources: [book.document ? { title: book.document.file, version: book.document.sha256 } : { title: book.title }],
    resources: tables.map(resource),
  };
  return [
    { path: "datapackage.json", text: `${JSON.stringify(content, null, 2)}\n` },
    ...tables.map((one) => ({ path: `${one.table.id}.csv`, text: csv(one) })),
  ];
}

function resource({ table, columns, key, rows }: FlatTable) {
  const { id, title, description } = table;
  const fields = columns.map((column, at) =>
    field(
      column,
      rows.map((row) => row[at] ?? null),
    ),
  );
  // Readers of version 1 know no reasons by field.
  const missingValues = [...new Set(fields.flatMap((one) => one.missingValues.map(({ value }) => value)))];
  return {
    name: id,
    type: "table",
    path: `${id}.csv`,
    title,
    ...(description === "" ? {} : { description }),
    format: "csv",
    mediatype: "text/csv",
    encoding: "utf-8",
    schema: { fields, primaryKey: key, missingValues },
  };
}

/** A field, with a label for a blank and for each reason why a figure is unknown. */
function field({ name, type, description, unit, words, ordered }: FlatColumn, cells: readonly Value[]) {
  const reasons = new Set(cells.flatMap((cell) => (isUnknown(cell) ? [cell.unknown] : [])));
  const missing = [
    { value: "", label: "blank" },
    ...[...reasons].map((label) => ({ value: `unknown: ${label}`, label })),
  ];
  return {
    name,
    type: types[type],
    ...(description === "" ? {} : { description }),
    ...(unit === null ? {} : { unit }),
    ...(words.length === 0 ? {} : { categories: words }),
    ...(ordered ? { categoriesOrdered: true } : {}),
    missingValues: missing,
  };
}

function csv({ columns, rows }: FlatTable): string {
  const lines = [columns.map(({ name }) => name), ...rows.map((row) => row.map(cellText))];
  return lines.map((line) => `${line.map(quoted).join(",")}\n`).join("");
}

function cellText(value: Value): string {
  if (value === null) return "";
  if (isUnknown(value)) return `unknown: ${value.unknown}`;
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
